import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument, readLines } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { sectionBuyers } from '../../master/sectionBuyers'
import { failsInTransfer } from '../order/failingTransfer'
import { orderTexts } from '../order/orderTexts'
import { placeOrder } from '../order/placeOrder'
import { type SimpleOrderRecord, simpleOrder } from './simpleOrderKind'

interface Giving {
  readonly action: 'approveDoc' | 'retrySimpleOrder'
  readonly reason?: string | undefined
  readonly columns?: Partial<SimpleOrderRecord>
}

/** APPROVING or XFER_ERROR → ORDERED with its order; XFER_ERROR and no order when GERP does not take it. */
export async function giveSimpleOrder(
  context: EventContext,
  stored: SimpleOrderRecord,
  { action, reason, columns }: Giving,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const decided = action === 'approveDoc' ? { approvalStatus: 'A', lastDeciDt: now, reason } : {}
  if (action === 'approveDoc' && failsInTransfer(stored.title)) {
    await handOver(context, {
      people: [stored.requester],
      title: `발주 전송에 실패했습니다. ${stored.title}`,
      link: linkOf(simpleOrder, stored.so_no),
    })
    return moveDocument(context, simpleOrder, stored, {
      ...decided,
      action,
      status: 'XFER_ERROR',
      columns: { ...columns, err_msg: orderTexts.transferFailed },
    })
  }
  const poNo = await placeOrder(context, await sourceOf(tx, stored))
  return moveDocument(context, simpleOrder, stored, {
    ...decided,
    action,
    status: 'ORDERED',
    columns: { ...columns, po_no: poNo, err_msg: null },
  })
}

/** The order of a simple order: in won, on the terms of its supplier. */
async function sourceOf(
  tx: Transaction,
  stored: SimpleOrderRecord,
): Promise<Parameters<typeof placeOrder>[1]> {
  const [company, buyer, lines] = await runAs(tx, 'all', async () => [
    await tx
      .selectFrom('company')
      .select(['forward_yn', 'pay_term'])
      .where('comp_no', '=', stored.comp_no ?? '')
      .executeTakeFirstOrThrow(),
    (await sectionBuyers(tx, stored.section))[0],
    await readLines(tx, simpleOrder, stored.so_no),
  ])
  return {
    title: stored.title,
    orderType: 'SIMPLE',
    sourceNo: stored.so_no,
    prNo: null,
    compNo: stored.comp_no ?? '',
    forwardYn: company.forward_yn ?? 'N',
    section: stored.section,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    buyerId: buyer ?? stored.requester,
    requester: stored.requester,
    receiver: stored.receiver,
    expenseType: stored.expense_type ?? '',
    currency: 'KRW',
    exRate: '1',
    supplyAmt: stored.supply_amt,
    vatAmt: stored.vat_amt,
    totalAmtKrw: stored.supply_amt,
    taxCode: stored.tax_code,
    payTerm: company.pay_term,
    incoterms: null,
    dueDate: stored.due_date ?? '',
    deliveryPlace: stored.delivery_place,
    lines: lines.map(({ so_no: _number, price_basis: _basis, ...line }) => ({
      ...line,
      pr_no: null,
      pr_line_no: null,
      due_date: null,
    })),
  }
}
