import type { TransitionAnswer } from '../../../codegen/generated/types'
import { changeDocument, type DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import type { OrderRequestRecord } from './orderStore'

type OrderStatusChange = DocumentChange<{
  readonly po_no?: string
  readonly err_msg?: string | null
  readonly forward_yn?: string
}>

export const orderRequestPlace = { table: 'order_request', key: 'or_no', docType: 'OR' }

/** Moves an order request to another state. */
export const changeOrderStatus = (
  context: EventContext,
  stored: OrderRequestRecord,
  change: OrderStatusChange,
): Promise<TransitionAnswer> =>
  changeDocument(context, orderRequestPlace, { ...stored, docNo: stored.or_no }, change)
