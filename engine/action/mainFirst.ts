import type { ActionPlan } from './actionPlan'
import { isSaveAction } from './saveAction'

/**
 * The actions of a page in the order in which they are wanted where few find room: the filled one, what saves, then those that
 * follow the filled one, as 반려 follows 승인, and at last those before it.
 */
export function mainFirst(
  actions: readonly ActionPlan[],
  document: Parameters<typeof isSaveAction>[1],
): readonly ActionPlan[] {
  const primary = actions.findIndex(action => action.look === 'primary')
  const save = actions.findIndex((action, at) => at !== primary && isSaveAction(action, document))
  const rank = (at: number) => (at === primary ? 0 : at === save ? 1 : at > primary ? 2 : 3)
  return actions
    .map((action, at) => ({ action, rank: rank(at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ action }) => action)
}
