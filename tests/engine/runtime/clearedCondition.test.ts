import { expect, it } from 'vitest'
import { openSample } from './openSample'
import { listPlan } from './samplePlans'

const answers = { listPr: () => ({ rows: [], total: 0 }) }

it('a condition that was searched and then cleared is not sent any more, although the address had said it', async () => {
  const { screen, services } = await openSample(listPlan, { answers })
  const filter = screen.filter('filter')
  filter.change({ title: '노트북' })
  await screen.run('search')
  expect(services.calls.at(-1)?.request).toMatchObject({ title: '노트북' })
  filter.change({ title: '' })
  await screen.run('search')
  expect(services.calls.at(-1)?.request).not.toHaveProperty('title')
})
