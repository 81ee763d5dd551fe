import type { TransitionAnswer } from '../../../codegen/generated/types'
import { deliveryWorkflow } from '../../../schemas/workflow/workflows'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { recountOrder } from '../order/recountOrder'
import { cancelRequestedReceipt } from '../receipt/cancelRequestedReceipt'
import { changeDelivery } from './changeDelivery'
import { openDelivery } from './openDelivery'

/** SHIPPED → CANCELED, as long as nobody has begun to inspect; the quantity is free again. */
export async function cancelDelivery(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = reasonOf(deliveryWorkflow, 'cancelDelivery', reason)
  const { delivery, locked } = await openDelivery(context, 'cancelDelivery', key)
  if (delivery.wh_req_no !== null) await cancelRequestedReceipt(context, delivery.wh_req_no, spoken)
  const answer = await changeDelivery(context, delivery, {
    action: 'cancelDelivery',
    status: 'CANCELED',
    reason: spoken,
  })
  await recountOrder(context, locked)
  await handOver(context, {
    people: [locked.order.receiver ?? locked.order.requester],
    title: `협력사가 납품을 취소했습니다. ${locked.order.title} (${delivery.dlv_no})`,
    link: `/deliverEditAdmin?dlvNo=${delivery.dlv_no}`,
  })
  return answer
}

/** Only a draft goes away; its number is not given again. */
export async function deleteDelivery(context: EventContext, key: DocumentKey): Promise<void> {
  const { tx } = context
  const { delivery } = await openDelivery(context, 'deleteDelivery', key)
  await addEvent(context, {
    docType: 'DLV',
    docNo: delivery.dlv_no,
    action: 'deleteDelivery',
    from: delivery.status,
    to: null,
    before: { poNo: delivery.po_no, supplyAmt: delivery.supply_amt, lineCnt: delivery.line_cnt },
  })
  await tx.updateTable('delivery').set({ file_id: null }).where('dlv_no', '=', delivery.dlv_no).execute()
  await tx
    .deleteFrom('file')
    .where('owner_type', '=', 'DLV')
    .where('owner_no', '=', delivery.dlv_no)
    .execute()
  await tx.deleteFrom('delivery').where('dlv_no', '=', delivery.dlv_no).execute()
}
