import type { TransitionAnswer } from '../../../codegen/generated/types'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import type { DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { documentKind, linkOf, moveDocument, type StoredDocument } from '../../document/documentKind'
import { orderTexts } from './orderTexts'

export type PoRecord = Row<'po'>
export type PoLineRecord = Row<'po_line'>

/** Orders to suppliers. Nobody drafts one: approved documents become orders (`placeOrder.ts`). */
export const purchaseOrder = documentKind<PoRecord, PoLineRecord, never>({
  name: 'Po',
  docType: 'PO',
  workflow: poWorkflow,
  table: 'po',
  number: 'po_no',
  numberedDay: 'po_date',
  page: '/portal/poChange/poChangeInfo',
  stateTexts: { acceptPo: { CANCELED: orderTexts.canceledOrder } },
  reasonTexts: { declinePo: orderTexts.declineReasonShort },
})

/** Moves an order on; what became an order was approved. */
export async function moveOrder(
  context: EventContext,
  order: PoRecord,
  change: DocumentChange,
): Promise<TransitionAnswer> {
  const answer = await moveDocument<StoredDocument>(context, purchaseOrder, order, change)
  return { ...answer, approvalStatus: 'A' }
}

/** Where staff find an order: change it, send it again, cancel it. */
export const staffOrderLink = (poNo: string) => linkOf(purchaseOrder, poNo)
export const supplierOrderLink = (poNo: string) => `/cyber/CyberOrderRequestEdit?poNo=${poNo}`
