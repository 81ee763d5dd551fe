import { beforeAll, describe, expect, it } from 'vitest'
import { isListGrid } from '../../../engine/cases/planCase'
import { firstRows } from '../../../engine/compile/firstRows'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { FirstRows, ScreenPlan } from '../../../engine/plan/screenPlan'
import { startFirstRows } from '../../../engine/screen/startFirstRows'
import { planCases } from '../../cases/planCases'
import { floorplanOf } from '../../cases/screenCombinations'
import { fakeServices, settle } from '../runtime/fakeServices'
import { proofOf } from './caseProofs'
import { openPlan, paramsOf } from './openPlan'
import { unitProofs } from './unitProofs'

// What a page loads when it is first needed is here before the first case.
beforeAll(async () => {
  await Promise.all([settle(), import('../../../engine/popup/entryPopupRun')])
})

for (const { plan, title, cases } of planCases)
  describe(title, () => {
    for (const each of cases) {
      const prove = proofOf(unitProofs, each, plan)
      if (prove) it(each.name.ko, prove)
    }
  })

// What the route asks for before the plan has come has to be what the page asks for, or the server answers twice.
describe('the first rows of a list are asked for once', () => {
  const lists = planCases.flatMap(({ plan, title }) => {
    const first = firstRows(plan)
    return first === undefined || plan.samples ? [] : [{ plan, title, first }]
  })
  it.each(lists)('$title', async ({ plan, first }) => {
    await expectOnce(plan, first, paramsOf(plan, false))
  })

  const searched = lists.filter(({ first }) => first.required !== undefined)
  it.each(searched)('$title, searched by an address that leaves conditions out', async ({ plan, first }) => {
    await expectOnce(plan, first, { ...paramsOf(plan, false), isSearched: 'Y' })
  })
})

async function expectOnce(plan: ScreenPlan, first: FirstRows, params: Readonly<Record<string, string>>) {
  const { services } = await openPlan(plan, { params })
  const asked = services.calls.filter(({ operation }) => operation === first.operation)
  // Another browser of the same person: what the page has kept since then is not there yet.
  const elsewhere = fakeServices({
    answers: { [first.operation]: () => ({}) },
    user: services.session.user(),
  })
  const early = startFirstRows(first, plan.screen, elsewhere, params)
  expect(asked.map(({ request }) => request)).toContainEqual(early.request)
}

describe('the cases of all screens', () => {
  it('have ids of their own on their screen', () => {
    const twice = planCases.flatMap(({ plan, cases }) => {
      const ids = cases.map(({ id }) => id)
      return ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `${plan.screen} ${id}`)
    })
    expect(twice).toEqual([])
  })

  it('are at least twelve on each list', () => {
    const isList = ({ plan }: (typeof planCases)[number]) =>
      floorplanOf(plan) === 'list' && blocksOf(plan, 'grid').some(isListGrid)
    const few = planCases.filter(each => isList(each) && each.cases.length < 12)
    expect(few.map(({ title, cases }) => `${title}: ${cases.length}`)).toEqual([])
  })
})
