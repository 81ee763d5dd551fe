import type { ActionPlan } from '../plan/actionPlan'
import { isSaveAction } from '../plan/saveAction'

/** Whether an action moves a document on, as 반려 does, and does not merely show or print something. */
const isTransition = ({ steps }: ActionPlan) =>
  steps.some(step => step.step === 'transition' || (step.step === 'open' && step.transition !== undefined))

/**
 * The actions of a page in the order in which they are wanted where few find room: the filled one, what saves, the refusal that is
 * the counterpart of one of these, as 반려 beside 승인, what else moves the document, and at last what merely shows something or leads
 * away. A refusal without a counterpart stands among what else moves the document.
 */
export function mainFirst(
  actions: readonly ActionPlan[],
  document: Parameters<typeof isSaveAction>[1],
): readonly ActionPlan[] {
  const primary = actions.findIndex(action => action.look === 'primary')
  const save = actions.findIndex((action, at) => at !== primary && isSaveAction(action, document))
  const isBeside = primary >= 0 || save >= 0
  const rank = (action: ActionPlan, at: number) => {
    if (at === primary) return 0
    if (at === save) return 1
    if (!isTransition(action)) return 4
    return action.look === 'danger' && isBeside ? 2 : 3
  }
  return actions
    .map((action, at) => ({ action, rank: rank(action, at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ action }) => action)
}
