import { isBlocking } from './stepTypes'

export interface StepState {
  readonly stepNo: number
  readonly seq: number
  readonly stepType: string
  readonly singleid: string
  /** Who may act for the approver today. */
  readonly delegate: string | null
  readonly status: string
}

export type Decision = 'approve' | 'reject'

export type ApprovalMove =
  | { readonly problem: 'notCurrentApprover' | 'approvalAlreadyDone' }
  | {
      readonly steps: readonly StepState[]
      /** The steps on which the actor acted just now. */
      readonly acted: readonly StepState[]
      readonly outcome: 'pending' | 'approved' | 'rejected'
    }

function mayAct(step: StepState, singleid: string): boolean {
  return step.status === 'CURRENT' && (step.singleid === singleid || step.delegate === singleid)
}

/** Makes the next blocking step current; notices on the way are given, they hold nobody up. */
export function advance(steps: readonly StepState[]): readonly StepState[] {
  if (steps.some(step => step.status === 'CURRENT')) return steps
  const waiting = steps.filter(step => step.status === 'WAIT' && isBlocking(step)).map(step => step.stepNo)
  const next = Math.min(...waiting)
  return steps.map(step => {
    if (step.status !== 'WAIT') return step
    if (!isBlocking(step)) return step.stepNo <= next ? { ...step, status: 'APPROVED' } : step
    return step.stepNo === next ? { ...step, status: 'CURRENT' } : step
  })
}

/** One approver (or his delegate) approves or rejects. Steps of one number are current together and all must act. */
export function actOnApproval(
  steps: readonly StepState[],
  { singleid, decision }: { readonly singleid: string; readonly decision: Decision },
): ApprovalMove {
  const acted = steps.filter(step => mayAct(step, singleid))
  if (acted.length === 0) {
    const isOver = !steps.some(step => step.status === 'CURRENT')
    const hasActed = steps.some(
      step => step.singleid === singleid && (step.status === 'APPROVED' || step.status === 'REJECTED'),
    )
    return { problem: isOver || hasActed ? 'approvalAlreadyDone' : 'notCurrentApprover' }
  }
  const status = decision === 'approve' ? 'APPROVED' : 'REJECTED'
  const marked = steps.map(step => (acted.includes(step) ? { ...step, status } : step))
  if (decision === 'reject') {
    const ended = marked.map(step => (step.status === 'CURRENT' ? { ...step, status: 'SKIPPED' } : step))
    return { steps: ended, acted, outcome: 'rejected' }
  }
  const next = advance(marked)
  return {
    steps: next,
    acted,
    outcome: next.some(step => step.status === 'CURRENT') ? 'pending' : 'approved',
  }
}
