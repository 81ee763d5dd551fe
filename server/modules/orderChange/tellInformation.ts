import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import type { PoChangeRecord } from '../order/openChange'
import type { PoRecord } from '../order/orderKind'
import { staffOrderLink, supplierOrderLink } from '../order/orderKind'

/** Tells requester and receiver about a new receiver or place, once the change is in force. */
export async function tellReceivers(
  context: EventContext,
  order: PoRecord,
  change: PoChangeRecord,
): Promise<void> {
  await handOver(context, {
    people: [order.requester, change.receiver],
    title: `발주의 일반정보가 변경되었습니다. ${order.title}`,
    link: staffOrderLink(order.po_no),
  })
}

/** A supplier who has nothing to confirm learns it as well. */
export async function tellSupplierOfPlace(context: EventContext, order: PoRecord): Promise<void> {
  await handOver(context, {
    companies: [order.forward_yn === 'Y' ? order.comp_no : null],
    title: `발주의 인수자·납품장소가 변경되었습니다. ${order.title} (${order.po_no})`,
    link: supplierOrderLink(order.po_no),
  })
}
