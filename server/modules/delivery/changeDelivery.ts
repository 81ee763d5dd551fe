import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addEvent, type EventContext } from '../../document/documentEvents'
import type { DeliveryRecord } from './deliveryStore'

interface DeliveryChange {
  readonly action: string
  readonly status: string
  readonly reason?: string | undefined
  readonly columns?: {
    readonly wh_req_no?: string
    readonly shipped_dt?: Date
    readonly reject_reason?: string | null
  }
}

/** Moves a delivery to another state, with its version and its event. */
export async function changeDelivery(
  { tx, actor, now, ...context }: EventContext,
  delivery: DeliveryRecord,
  { action, status, reason, columns }: DeliveryChange,
): Promise<TransitionAnswer> {
  const version = delivery.version + 1
  await tx
    .updateTable('delivery')
    .set({ ...columns, status, version, updated_by: actor.userId, updated_dt: now })
    .where('dlv_no', '=', delivery.dlv_no)
    .execute()
  await addEvent(
    { tx, actor, now, ...context },
    { docType: 'DLV', docNo: delivery.dlv_no, action, from: delivery.status, to: status, reason },
  )
  return { success: true, docNo: delivery.dlv_no, status, approvalStatus: 'X', version }
}
