import { expect, it } from 'vitest'
import { startFirstDocument } from '../../../engine/runtime/firstCalls'
import { openSample } from './openSample'
import { draft, editPlan, listPlan, member } from './samplePlans'

const document = editPlan.document
if (!document) throw new Error('The sample has no document.')
const plan = { ...editPlan, document: { ...document, loadWith: { yyyymm: member('params', 'month') } } }
const first = { operation: 'getPr', key: 'prNo', with: { yyyymm: 'month' } }

it.each([[{ prNo: 'PR1', month: '202610' }], [{ prNo: 'PR1' }]])(
  'the document of a page is asked for once, with what its operation takes of the address: %o',
  async params => {
    const answers = { getPr: () => draft() }
    const { services } = await openSample({ ...listPlan, blocks: [] }, { answers })
    const started = startFirstDocument(first, services, params)
    const page = await openSample(plan, { params, answers, first: started })
    expect(services.calls.map(({ request }) => request)).toEqual([
      { prNo: 'PR1', yyyymm: 'month' in params ? params.month : '' },
    ])
    expect(page.services.calls).toEqual([])
    expect(page.screen.document?.get().phase).toBe('ready')
  },
)

it('what only the page can work out is not asked for before it', async () => {
  const { services } = await openSample({ ...listPlan, blocks: [] })
  expect(startFirstDocument({ key: 'prNo' }, services, { prNo: 'PR1' })).toBeUndefined()
})
