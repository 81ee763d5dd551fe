import { blocksOf } from '../plan/blocksOf'
import type { ScreenPlan } from '../plan/screenPlan'
import { actionCases } from './actionCases'
import { answerCases } from './answerCases'
import { entryCases } from './entryCases'
import { filterCases } from './filterCases'
import { gridCases } from './gridCases'
import { isAskedGrid, type PlanCase, type TitleOf } from './planCase'
import { documentCases } from './stateCases'

/** Everything that must hold of a screen because its plan says so, in the order of the screen. */
export function casesOf(plan: ScreenPlan, titleOf: TitleOf): readonly PlanCase[] {
  const grids = blocksOf(plan, 'grid')
  // The grid that the conditions fill first; those that hang on a row of it have rows of their own.
  const list = grids.filter(isAskedGrid).find(({ of }) => of === undefined)
  return [
    ...blocksOf(plan, 'filter').flatMap(filter => filterCases(filter, list, titleOf)),
    ...grids.flatMap(grid => gridCases(grid, titleOf)),
    ...answerCases(plan),
    ...actionCases(plan, titleOf),
    ...entryCases(plan, titleOf),
    ...documentCases(plan),
  ]
}
