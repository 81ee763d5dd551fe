import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addEvent, type EventContext } from '../documentEvents'

/** Where a document under approval stands. */
export interface Waiting {
  readonly status: string
  readonly approval_status?: string
  readonly version: number
}

const waiting = 'P'

/** An approval that others follow. The version stays, so that approvers of one step do not get in each other's way. */
export async function noteStep(
  context: EventContext,
  [docType, docNo]: readonly [docType: string, docNo: string],
  { status, approval_status: approvalStatus = waiting, version }: Waiting,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  await addEvent(context, { docType, docNo, action: 'approveDoc', from: status, to: status, reason })
  return { success: true, docNo, status, approvalStatus, version }
}
