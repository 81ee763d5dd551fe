import type { TransitionAnswer } from '../../../codegen/generated/types'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../common/documentEvents'
import type { SlipRecord } from './slipStore'

interface SlipChange {
  readonly action: string
  readonly status: string
  readonly approvalStatus?: string
  readonly lastDeciDt?: Date | null
  readonly reason?: string | undefined
  /** Further columns that change with the state. */
  readonly columns?: {
    readonly sending_yn?: string
    readonly unsure_yn?: string
    readonly gerp_doc_no?: string
    readonly fiscal_year?: string
    readonly reverse_no?: string | null
  }
}

/** Moves a slip to another state, with its version and its event. */
export async function changeSlip(
  context: EventContext,
  slip: Pick<SlipRecord, 'slip_no' | 'status' | 'approval_status' | 'version'>,
  { action, status, approvalStatus = slip.approval_status, lastDeciDt, reason, columns }: SlipChange,
): Promise<TransitionAnswer> {
  const version = slip.version + 1
  const { tx, actor, now } = context
  await tx
    .updateTable('signifier')
    .set({
      ...columns,
      status,
      approval_status: approvalStatus,
      version,
      updated_by: actor.userId,
      updated_dt: now,
      ...(lastDeciDt === undefined ? {} : { last_deci_dt: lastDeciDt }),
    })
    .where('slip_no', '=', slip.slip_no)
    .execute()
  await addEvent(context, {
    docType: 'SG',
    docNo: slip.slip_no,
    action,
    from: slip.status,
    to: status,
    reason,
  })
  return { success: true, docNo: slip.slip_no, status, approvalStatus, version }
}

/** What a slip was made of can be booked again, or, with `live_yn` Y, no more. */
export async function freeSources({ tx }: EventContext, slipNo: string): Promise<void> {
  await runAs(tx, 'all', async () => {
    await tx.updateTable('signifier_source').set({ live_yn: 'N' }).where('slip_no', '=', slipNo).execute()
  })
}
