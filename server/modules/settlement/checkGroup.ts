import { findTransition, groupMay, type Workflow } from '../../../schemas/workflow/workflow'
import type { Actor } from '../../database/actor'
import { notAllowed } from '../../http/failure'

/** Whether a group is named for a transition that has no document yet, or many. */
export function checkGroup(workflow: Workflow, name: string, actor: Actor): void {
  const transition = findTransition(workflow, name)
  if (!transition || !groupMay(transition, actor.group)) throw notAllowed(`${name} by group ${actor.group}`)
}
