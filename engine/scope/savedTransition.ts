import { findTransition, isCreating, type Transition, type Workflow } from '../../schemas/workflow/workflow'
import type { World } from './world'

interface SavedBy {
  readonly own: Transition
  /** Another transition of the workflow that a label names. */
  readonly other: Transition | undefined
}

/** The transition by which a popup saves, and the one whose name a text bears instead; undefined where it saves by none. */
export function savedTransition(operation: string, text: string, { workflows }: World): SavedBy | undefined {
  const workflow = Object.values(workflows).find(one => findTransition(one, operation))
  const own = workflow && findTransition(workflow, operation)
  return workflow && own ? { own, other: otherNamed(workflow, own, text.trim()) } : undefined
}

function otherNamed(workflow: Workflow, own: Transition, text: string): Transition | undefined {
  if (own.label === text) return undefined
  return workflow.transitions.find(one => one.label === text && one.to !== own.to && !isCreating(one))
}
