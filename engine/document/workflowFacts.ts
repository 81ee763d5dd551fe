import type { Approval } from '../../codegen/generated/types'
import {
  type TransitionFacts,
  type TransitionRefusal,
  transitionRefusal,
  type Workflow,
} from '../../schemas/workflow/workflow'
import { isRow, type Row, textOf } from '../runtime/row'
import type { SessionUserFacts } from '../runtime/services'

/** The approval of a loaded document, when it has one. */
export function approvalOf(parts: Row): Approval | undefined {
  const { approval } = parts
  return isApproval(approval) ? approval : undefined
}

/** The contract has checked the answer; here only its presence is in question. */
function isApproval(value: unknown): value is Approval {
  return isRow(value) && Array.isArray(value.steps)
}

/** A step is up when the server says so; the delegate may act as well. */
function isApprover(approval: Approval | undefined, singleid: string): boolean {
  return (approval?.steps ?? []).some(
    step => step.status === 'CURRENT' && (step.singleid === singleid || step.delegateSingleid === singleid),
  )
}

/** The session was lost while a step was on its way; the frame says so, and no refusal would be true. */
export const hasNobody = (user: SessionUserFacts): boolean => user.authGroupId === ''

/** What the workflow asks about the person in front of a document, or of a row of a list. */
export function transitionFacts(
  workflow: Workflow,
  header: Row,
  user: SessionUserFacts,
  more: { readonly isNew: boolean; readonly approval?: Approval },
): TransitionFacts {
  const status = textOf(header[workflow.statusField])
  return {
    ...(status !== '' && { status }),
    group: user.authGroupId,
    isDrafter: textOf(header[workflow.drafterField]) === user.singleid,
    isApprover: isApprover(more.approval, user.singleid),
    isNew: more.isNew,
  }
}

/** A new document as it will be once it has been saved: what submits it is judged by that. */
export function savedFacts(workflow: Workflow, facts: TransitionFacts): TransitionFacts {
  return { ...facts, isNew: false, isDrafter: true, status: workflow.initial }
}

const distance: Readonly<Record<TransitionRefusal, number>> = {
  drafter: 0,
  approver: 1,
  state: 2,
  group: 3,
  unknown: 4,
}

export type ChosenTransition =
  | { readonly transition: string; readonly refusal?: undefined }
  | { readonly transition: string; readonly refusal: TransitionRefusal }

/** The first transition that may be tried, else the one that comes closest to being allowed. */
export function chooseTransition(
  workflow: Workflow,
  transitions: readonly string[],
  facts: TransitionFacts,
): ChosenTransition {
  const judged = transitions.map(transition => ({
    transition,
    refusal: transitionRefusal(workflow, transition, facts),
  }))
  const nearest = judged.sort((a, b) => rank(a.refusal) - rank(b.refusal))[0]
  if (!nearest) throw new Error('Engine bug: chooseTransition got no transition.')
  return nearest
}

function rank(refusal: TransitionRefusal | undefined): number {
  return refusal === undefined ? -1 : distance[refusal]
}
