import { blocksOf } from '../plan/blocksOf'
import type { ScreenPlan } from '../plan/screenPlan'

/** Whether the actions of the page stand in the toolbar of its only grid; with several parts they stand beside the title. */
export function hasOwnToolbar(plan: ScreenPlan): boolean {
  return plan.document === undefined && blocksOf(plan, 'grid').length === 1
}
