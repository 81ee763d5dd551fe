import { findTransition, groupMay, type Workflow } from '../../schemas/workflow/workflow'
import type { Actor } from '../database/actor'
import { notAllowed } from '../http/failure'

/** Refuses a transition that has no document yet, or many, to a group that the workflow does not name. */
export function checkGroup(workflow: Workflow, name: string, actor: Actor): void {
  const transition = findTransition(workflow, name)
  if (!transition || !groupMay(transition, actor.group)) throw notAllowed(`${name} by group ${actor.group}`)
}
