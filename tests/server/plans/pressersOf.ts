import { blocksOf } from '../../../engine/plan/blocksOf'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { StepPlan } from '../../../engine/plan/stepPlan'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'

/** Groups that press each button: those with the fewest rights stand last, and are the first to be refused something. */
const groupsOfButton = 1

function mayTake(group: string, steps: readonly StepPlan[]): boolean {
  const operations = steps.flatMap(step => (step.step === 'transition' ? step.transitions : []))
  const transitions = operations.flatMap(operation =>
    Object.values(workflows).flatMap(workflow => findTransition(workflow, operation) ?? []),
  )
  return transitions.length === 0 || transitions.some(transition => groupMay(transition, group))
}

/** The groups by which the buttons of a page are pressed: for each button the last to which plan and workflow offer it. */
export function pressersOf(plan: ScreenPlan, openTo: readonly string[]): ReadonlySet<string> {
  const groups = [...new Set(openTo)]
  const columns = blocksOf(plan, 'grid').flatMap(grid => grid.columns)
  const buttons = [...plan.actions, ...columns.map(({ steps = [] }) => ({ steps, groups: undefined }))]
  return new Set(
    buttons
      .filter(({ steps }) => steps.length > 0)
      .flatMap(({ steps, groups: named }) =>
        groups
          .filter(group => (named?.includes(group) ?? true) && mayTake(group, steps))
          .slice(-groupsOfButton),
      ),
  )
}
