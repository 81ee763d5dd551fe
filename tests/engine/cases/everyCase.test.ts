import { beforeAll, describe, expect, it } from 'vitest'
import { isListGrid } from '../../../engine/cases/planCase'
import { blocksOf } from '../../../engine/plan/blocksOf'
import { planCases } from '../../cases/planCases'
import { floorplanOf } from '../../cases/screenCombinations'
import { settle } from '../runtime/fakeServices'
import { proofOf } from './caseProofs'
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
