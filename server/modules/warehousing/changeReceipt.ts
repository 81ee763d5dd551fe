import type { Updateable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { WarehousingTable } from '../../database/flowTables'
import { addEvent, type EventContext } from '../common/documentEvents'
import { tellReceiptParties } from './receiptParties'
import type { ReceiptRecord } from './receiptStore'

interface ReceiptChange {
  readonly action: string
  readonly status: string
  readonly approvalStatus?: string
  readonly reason?: string | undefined
  /** Further columns that change with the state. */
  readonly columns?: Updateable<WarehousingTable>
}

/** Moves a receipt to another state, with its version, its event and what lists know of it. */
export async function changeReceipt(
  context: EventContext,
  receipt: ReceiptRecord,
  { action, status, approvalStatus = receipt.approval_status, reason, columns }: ReceiptChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = receipt.version + 1
  await tx
    .updateTable('warehousing')
    .set({
      ...columns,
      status,
      approval_status: approvalStatus,
      version,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .where('wh_req_no', '=', receipt.wh_req_no)
    .execute()
  await tellReceiptParties(tx, receipt.wh_req_no)
  await addEvent(context, {
    docType: 'WH',
    docNo: receipt.wh_req_no,
    action,
    from: receipt.status,
    to: status,
    reason,
  })
  return { success: true, docNo: receipt.wh_req_no, status, approvalStatus, version }
}
