import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addEvent, type EventContext } from '../common/documentEvents'
import type { OrderRequestRecord } from './orderStore'

interface OrderStatusChange {
  readonly action: string
  readonly status: string
  readonly approvalStatus?: string
  readonly lastDeciDt?: Date | null
  readonly reason?: string | undefined
  /** Further columns that change with the state. */
  readonly columns?: {
    readonly po_no?: string
    readonly err_msg?: string | null
    readonly forward_yn?: string
  }
}

/** Moves an order request to another state, with its version and its event. */
export async function changeOrderStatus(
  context: EventContext,
  stored: OrderRequestRecord,
  { action, status, approvalStatus = stored.approval_status, lastDeciDt, reason, columns }: OrderStatusChange,
): Promise<TransitionAnswer> {
  const version = stored.version + 1
  await context.tx
    .updateTable('order_request')
    .set({
      ...columns,
      status,
      approval_status: approvalStatus,
      version,
      updated_by: context.actor.userId,
      updated_dt: context.now,
      ...(lastDeciDt === undefined ? {} : { last_deci_dt: lastDeciDt }),
    })
    .where('or_no', '=', stored.or_no)
    .execute()
  await addEvent(context, {
    docType: 'OR',
    docNo: stored.or_no,
    action,
    from: stored.status,
    to: status,
    reason,
  })
  return { success: true, docNo: stored.or_no, status, approvalStatus, version }
}
