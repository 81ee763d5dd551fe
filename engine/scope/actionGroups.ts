import { authGroupIds } from '../../schemas/codes/authGroups'
import { groupMay } from '../../schemas/workflow/workflow'
import type { StepPlan } from '../plan/stepPlan'
import type { World } from './world'

/**
 * The authority groups that may do all of an action: whoever a workflow does not name for an operation would be refused by the
 * server. Undefined where no workflow speaks of what it does. Transitions are judged with the document, by its state.
 */
export function actionGroups(steps: readonly StepPlan[], world: World): readonly string[] | undefined {
  const named = steps.flatMap(step => {
    const operation = operationOf(step, world)
    const groups = operation === undefined ? undefined : operationGroups(operation, world)
    return groups ? [groups] : []
  })
  const [first, ...others] = named
  return first?.filter(group => others.every(groups => groups.includes(group)))
}

function operationOf(step: StepPlan, { popups, screens }: World): string | undefined {
  if (step.step === 'call') return step.operation
  if (step.step === 'open') return popups.get(step.popup)?.saves
  if (step.step === 'print') return 'sheets' in step ? step.sheets : undefined
  if (step.step !== 'go') return undefined
  // A page that is not told which document to show begins a new one.
  const target = screens.get(step.screen)
  return target?.key !== undefined && step.with[target.key] === undefined ? target.creates : undefined
}

/** An operation may stand in several workflows: whoever one of them names may call it. */
function operationGroups(operation: string, { workflows }: World): readonly string[] | undefined {
  const named = Object.values(workflows).flatMap(({ transitions }) =>
    transitions.filter(({ transition }) => transition === operation),
  )
  if (named.length === 0) return undefined
  return authGroupIds.filter(group => named.some(transition => groupMay(transition, group)))
}
