import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument, readLines } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { failsInTransfer } from '../order/failingTransfer'
import { orderTexts } from '../order/orderTexts'
import { placeOrder } from '../order/placeOrder'
import { requestsFollow } from '../purchaseRequest/requestsFollow'
import { type OrderRequestRecord, orderRequest } from './orderRequestKind'

interface Giving {
  readonly action: 'approveDoc' | 'retryOrderRequest'
  readonly reason?: string | undefined
  readonly columns?: Partial<OrderRequestRecord>
}

/** APPROVING or XFER_ERROR → ORDERED with its order; XFER_ERROR and no order when GERP does not take it. */
export async function giveOrder(
  context: EventContext,
  stored: OrderRequestRecord,
  { action, reason, columns = {} }: Giving,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const decided = action === 'approveDoc' ? { approvalStatus: 'A', lastDeciDt: now, reason } : {}
  if (action === 'approveDoc' && failsInTransfer(stored.title)) {
    await handOver(context, {
      people: [stored.buyer_id],
      title: `발주 전송에 실패했습니다. ${stored.title}`,
      link: linkOf(orderRequest, stored.or_no),
    })
    return moveDocument(context, orderRequest, stored, {
      ...decided,
      action,
      status: 'XFER_ERROR',
      columns: { ...columns, err_msg: orderTexts.transferFailed },
    })
  }
  const lines = await readLines(tx, orderRequest, stored.or_no)
  const poNo = await placeOrder(context, {
    title: stored.title,
    orderType: stored.order_type === 'LOI' ? 'LOI' : 'NORMAL',
    sourceNo: stored.or_no,
    prNo: stored.pr_no,
    compNo: stored.comp_no ?? '',
    forwardYn: columns.forward_yn ?? stored.forward_yn ?? 'N',
    section: stored.section,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    buyerId: stored.buyer_id,
    requester: stored.requester,
    receiver: stored.receiver,
    expenseType: stored.expense_type ?? '',
    currency: stored.currency,
    exRate: stored.ex_rate,
    supplyAmt: stored.supply_amt,
    vatAmt: stored.vat_amt,
    totalAmtKrw: stored.total_amt_krw,
    taxCode: stored.tax_code,
    payTerm: stored.pay_term ?? '',
    incoterms: stored.incoterms,
    dueDate: stored.due_date ?? '',
    deliveryPlace: stored.delivery_place,
    lines: lines.map(({ or_no: _number, prev_price: _before, ...line }) => line),
  })
  const answer = await moveDocument(context, orderRequest, stored, {
    ...decided,
    action,
    status: 'ORDERED',
    columns: { ...columns, po_no: poNo, err_msg: null },
  })
  await requestsFollow(
    context,
    lines.flatMap(line => line.pr_no ?? []),
  )
  return answer
}
