import type { RowWayPlan, StepPlan } from '../plan/stepPlan'
import type { GoPort } from '../runtime/services'

/** A way to a page that the person may not open: shown as plain text, or not at all (domain 0.2). */
export function isClosedWay(way: RowWayPlan | StepPlan | undefined, { mayOpen }: Pick<GoPort, 'mayOpen'>) {
  return way?.step === 'go' && way.isPublic !== true && !mayOpen(way.path)
}
