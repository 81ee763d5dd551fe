import { expect, it } from 'vitest'
import { settle } from './fakeServices'
import { openSample } from './openSample'
import { listPlan } from './samplePlans'

const answers = { listPr: () => ({ rows: [], total: 0 }) }

it('a page that must have a condition opens without a reproach, and names it when it is searched without', async () => {
  const plan = {
    ...listPlan,
    blocks: listPlan.blocks.map(block =>
      block.block === 'filter'
        ? {
            ...block,
            fields: block.fields.map(field =>
              field.field === 'title' ? { ...field, isRequired: true } : field,
            ),
          }
        : block,
    ),
  }
  const { screen, services } = await openSample(plan, { answers })
  await settle()
  expect(services.calls).toEqual([])
  expect(screen.filter('filter').get().problems).toEqual({})
  await screen.run('search')
  expect(services.calls).toEqual([])
  expect(Object.keys(screen.filter('filter').get().problems)).toEqual(['title'])
  screen.filter('filter').change({ title: '노트북' })
  await screen.run('search')
  expect(services.calls[0]?.request).toMatchObject({ title: '노트북' })
})
