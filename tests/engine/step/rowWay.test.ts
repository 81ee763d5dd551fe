import { expect, it } from 'vitest'
import type { RowWayPlan } from '../../../engine/plan/stepPlan'
import { keysOfWay } from '../../../engine/way/rowWay'
import { openSample } from '../runtime/openSample'
import { listPlan, member } from '../runtime/samplePlans'

const way: RowWayPlan = { step: 'address', address: member('row', 'docUrl') }
const answers = { listPr: () => ({ rows: [], total: 0 }) }

it.each([
  [
    '/prEdit?prNo=PR2611-0001&apprNo=AP2611-0007',
    ['/prEdit', { prNo: 'PR2611-0001', apprNo: 'AP2611-0007' }],
  ],
  ['/adjustment', ['/adjustment', {}]],
  ['', undefined],
  [undefined, undefined],
])('a row with the address %s leads to %j', async (docUrl, expected) => {
  const { screen, services } = await openSample(listPlan, { answers })
  screen.goFrom(way, { docUrl })
  expect(services.went.to).toEqual(expected ? [expected] : [])
})

it('a way to a page that the person may not open leads nowhere', async () => {
  const toDocument: RowWayPlan = { step: 'go', screen: 'prEdit', path: '/prEdit', with: {} }
  for (const mayOpen of [true, false]) {
    const { screen, services } = await openSample(listPlan, { answers, mayOpen: () => mayOpen })
    screen.goFrom(toDocument, {})
    expect(services.went.to).toEqual(mayOpen ? [['/prEdit', {}]] : [])
  }
})

it('an address tells rows apart by nothing', () => {
  expect(keysOfWay(way)).toEqual([])
})
