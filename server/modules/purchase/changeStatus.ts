import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addEvent, type EventContext } from '../common/documentEvents'
import { tellParties } from './prParties'
import type { PrRecord } from './prStore'

interface StatusChange {
  readonly action: string
  readonly status: string
  readonly approvalStatus: string
  readonly lastDeciDt?: Date | null
  readonly reason?: string | undefined
}

/** Moves a request to another state, with its version and its event. */
export async function changeStatus(
  context: EventContext,
  pr: Pick<PrRecord, 'pr_no' | 'status' | 'version'>,
  { action, status, approvalStatus, lastDeciDt, reason }: StatusChange,
): Promise<TransitionAnswer> {
  const version = pr.version + 1
  await context.tx
    .updateTable('pr')
    .set({
      status,
      approval_status: approvalStatus,
      version,
      updated_by: context.actor.userId,
      updated_dt: context.now,
      ...(lastDeciDt === undefined ? {} : { last_deci_dt: lastDeciDt }),
    })
    .where('pr_no', '=', pr.pr_no)
    .execute()
  await tellParties(context.tx, pr.pr_no)
  await addEvent(context, { docType: 'PR', docNo: pr.pr_no, action, from: pr.status, to: status, reason })
  return { success: true, docNo: pr.pr_no, status, approvalStatus, version }
}
