import type { Insertable } from 'kysely'
import { addDecimals, sumDecimals } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { lineAmount, toKrw, vatOf } from '../../schemas/shared/money'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Tables } from '../database/tables'
import type { FlowNumbers } from './flowNumbers'
import { dueDayOf, type FlowLine, type FlowOrder } from './flowStory'
import type { FlowReceipt, OrderLife } from './receiptStory'

export interface OrderFacts extends OrderLife {
  readonly order: FlowOrder
  /** Every receipt is settled and posted. */
  readonly isPosted: boolean
}

const inTransit = ['REQUESTED', 'INSPECTED', 'APPROVING', 'REJECTED']
const counted = ['CONFIRMED', 'RETURNED']

/** Quantities of one line, derived from the receipts as the domain derives them (3.3). */
export function quantitiesOf(line: FlowLine, receipts: readonly FlowReceipt[]) {
  const parts = receipts
    .filter(receipt => !receipt.original)
    .flatMap(receipt =>
      receipt.lines.filter(part => part.line === line).map(part => ({ ...part, status: receipt.status })),
    )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const shipped = sum(parts.filter(part => inTransit.includes(part.status)).map(part => part.delivered))
  const accepted = parts.filter(part => counted.includes(part.status))
  const returned = sum(accepted.map(part => part.returned))
  const received = sum(accepted.map(part => part.accepted)) - returned
  const isComplete = received >= line.qty
  return { shipped, received, returned, remain: Math.max(0, line.qty - received - shipped), isComplete }
}

function statusOf({ order, acceptedAt, receipts, isPosted }: OrderFacts): string {
  if (order.fate === 'canceled') return 'CANCELED'
  if (order.fate === 'declined') return 'DECLINED'
  if (acceptedAt === undefined) return 'SENT'
  const lines = order.lines.map(line => quantitiesOf(line, receipts))
  if (lines.every(line => line.isComplete)) return isPosted ? 'CLOSED' : 'COMPLETED'
  return lines.some(line => line.received > 0) ? 'PARTIAL' : 'ACCEPTED'
}

const instant = (at: number | undefined) => (at === undefined ? null : new Date(at))

/** Numbers of the order requests and simple orders that the orders came from. */
function sourceNumbers(facts: readonly OrderFacts[], numbers: FlowNumbers): ReadonlyMap<FlowOrder, string> {
  const requested = facts
    .map(({ order }) => order)
    .filter(order => !order.isMigrated && order.fate !== 'test')
  return new Map([
    ...numbers.number(
      'OR',
      requested.filter(order => order.orderType !== 'SIMPLE'),
      order => order.at,
    ),
    ...numbers.number(
      'SO',
      requested.filter(order => order.orderType === 'SIMPLE'),
      order => order.at,
    ),
  ])
}

/** A line of an order with what was delivered of it. */
function lineRow(
  { order, receipts }: OrderFacts,
  line: FlowOrder['lines'][number],
  {
    po_no,
    amt,
    due,
    isAccepted,
  }: { readonly po_no: string; readonly amt: string; readonly due: string; readonly isAccepted: boolean },
): Insertable<Tables['po_line']> {
  const { shipped, received: got, returned, remain, isComplete } = quantitiesOf(line, receipts)
  return {
    po_no,
    line_no: line.lineNo,
    pr_no: order.prNo ?? null,
    pr_line_no: line.prLineNo ?? null,
    item_code: line.item.item_code,
    item_name: line.item.item_name,
    spec: line.item.spec,
    unit_code: line.item.unit_code,
    qty: String(line.qty),
    unit_price: line.unitPrice,
    amt,
    due_date: due,
    promised_date: isAccepted ? due : null,
    over_tol: String(line.overTol),
    under_tol: '0',
    shipped_qty: String(shipped),
    received_qty: String(got),
    returned_qty: String(returned),
    remain_qty: String(remain),
    completed_yn: isComplete ? 'Y' : 'N',
    account_code: line.account,
    cost_center: `CC${order.requester.deptcd.slice(1)}`,
    bigo: null,
  }
}

/** The rows of all orders, the oldest first. */
export function orderRows(
  facts: readonly OrderFacts[],
  numbers: FlowNumbers,
  poNumbers: ReadonlyMap<FlowOrder, string>,
) {
  const sources = sourceNumbers(facts, numbers)
  const orders: Insertable<Tables['po']>[] = []
  const lines: Insertable<Tables['po_line']>[] = []
  const parties: Insertable<Tables['po_party']>[] = []
  for (const [index, fact] of facts.entries()) {
    const { order, acceptedAt, receipts } = fact
    const { company, requester, receiver, currency, rate } = order
    const po_no = poNumbers.get(order) ?? ''
    const day = koreanDay(order.at)
    const due = dueDayOf(order)
    const amounts = order.lines.map(line => lineAmount(String(line.qty), line.unitPrice, currency))
    const supply = sumDecimals(amounts)
    const supplyKrw = toKrw(supply, currency, rate)
    const vat = currency === 'KRW' ? vatOf(supplyKrw, order.taxCode) : '0'
    const status = statusOf(fact)
    const isAccepted = acceptedAt !== undefined && status !== 'DECLINED'
    const received = order.lines.map(line => quantitiesOf(line, receipts))
    const last = Math.max(acceptedAt ?? order.at, ...receipts.map(receipt => receipt.changedAt))
    orders.push({
      po_no,
      title: order.title,
      order_type: order.orderType,
      source_no: sources.get(order) ?? null,
      pr_no: order.prNo ?? null,
      comp_no: company.comp_no,
      forward_yn: company.forward_yn ?? 'N',
      section: requester.section,
      deptcd: requester.deptcd,
      deptnm: requester.deptnm,
      buyer_id: order.buyer,
      requester: requester.singleid,
      receiver: receiver.singleid,
      expense_type: order.expenseType,
      currency,
      ex_rate: rate,
      supply_amt: supply,
      vat_amt: vat,
      total_amt: addDecimals(supply, vat),
      total_amt_krw: supplyKrw,
      received_amt: sumDecimals(
        order.lines.map((line, place) =>
          lineAmount(String(received[place]?.received ?? 0), line.unitPrice, currency),
        ),
      ),
      tax_code: order.taxCode,
      pay_term: company.pay_term,
      incoterms: currency === 'KRW' ? null : 'CIF',
      po_date: day,
      due_date: due,
      promised_date: isAccepted ? due : null,
      delivery_place: order.place,
      revision: 0,
      accepted_dt: isAccepted ? instant(acceptedAt) : null,
      accepted_by: isAccepted && company.forward_yn === 'Y' ? company.ceo_name : null,
      decline_reason: status === 'DECLINED' ? '요청하신 납기 내에 공급이 어렵습니다.' : null,
      gerp_po_no: order.fate === 'test' ? null : `45${zeroPad(10_000_001 + index, 8)}`,
      system: order.isMigrated ? 'LEGACY' : 'GPMS',
      source_system: order.isMigrated ? 'MIG' : 'GPMS',
      status,
      created_by: order.buyer,
      created_dt: instant(order.at),
      updated_by: order.buyer,
      updated_dt: instant(last),
      version: isAccepted ? 1 + receipts.length : 0,
    })
    for (const [place, line] of order.lines.entries()) {
      lines.push(lineRow(fact, line, { po_no, amt: amounts[place] ?? '0', due, isAccepted }))
    }
    for (const singleid of new Set([requester.singleid, receiver.singleid]))
      parties.push({
        singleid,
        po_no,
      })
  }
  return { orders, lines, parties }
}
