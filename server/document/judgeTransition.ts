import { codeText, isCodeGroup } from '../../schemas/codes/codeGroups'
import { type TransitionRefusal, transitionRefusal, type Workflow } from '../../schemas/workflow/workflow'
import type { Actor } from '../database/actor'
import { conflict, notAllowed } from '../http/failure'

/** The document as it stands, locked. */
export interface JudgedDocument {
  readonly id: string
  /** None of a document that has not entered its workflow. */
  readonly status?: string
  readonly isDrafter?: boolean
}

/**
 * Refuses a transition that the workflow does not give to the actor in this state. `own` are the words that a document has
 * for some of its refusals; the others are told by the name of the state (409), or are nobody's business (403).
 */
export function judgeTransition(
  actor: Actor,
  workflow: Workflow,
  transition: string,
  { id, status, isDrafter = false }: JudgedDocument,
  own: (refusal: TransitionRefusal) => Error | undefined = () => undefined,
): void {
  const refusal = transitionRefusal(workflow, transition, {
    ...(status === undefined ? {} : { status }),
    group: actor.group,
    isDrafter,
    isApprover: false,
    isNew: false,
  })
  if (refusal === undefined) return
  const worded = own(refusal)
  if (worded) throw worded
  const { statusCode } = workflow
  if (refusal === 'state' && isCodeGroup(statusCode))
    throw conflict('stateRefused', [codeText(statusCode, status ?? '')])
  throw notAllowed(`${transition} of ${id}: ${refusal}`)
}
