import { daysBetween, endOfMonth, monthOf } from '../../schemas/shared/calendar'
import { divideDecimals, multiplyDecimals, subtractDecimals, sumDecimals } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { lineAmount, toKrw, vatOf, vatOfLines } from '../../schemas/shared/money'
import { paymentDue } from '../master/paymentDue'
import { dueDayOf, type FlowOrder, type FlowTime } from './flowStory'
import { quantitiesOf } from './orderRows'
import type { FlowReceipt, ReceiptLine } from './receiptStory'
import { beforeEnd } from './workingTime'

interface SettlementLine {
  readonly receipt: FlowReceipt
  readonly line: ReceiptLine
  readonly qty: number
  readonly amount: string
  readonly vat: string
}

/** A settlement and how far it has come. Instants are milliseconds; a step that has not happened has none. */
export interface FlowSettlement {
  readonly order: FlowOrder
  readonly month: string
  readonly at: number
  readonly confirmedAt: number | undefined
  readonly invoicedAt: number | undefined
  /** When an invoice came whose amounts are not those of the settlement, which goes on waiting. */
  readonly wrongInvoiceAt: number | undefined
  readonly slippedAt: number | undefined
  readonly postedAt: number | undefined
  readonly changedAt: number
  readonly status: string
  readonly isProxy: boolean
  readonly objection: string | undefined
  readonly rate: string
  readonly receiptAmount: string
  readonly deduction: string
  readonly supply: string
  readonly supplyKrw: string
  readonly vat: string
  readonly dueDate: string
  readonly paidDay: string | undefined
  readonly lines: readonly SettlementLine[]
}

const objections = [
  '지난달 단가 인상분이 반영되지 않았습니다. 확인 부탁드립니다.',
  '공제금액의 산출 근거를 보내 주시기 바랍니다.',
  '납품 수량과 정산 수량이 다릅니다. 재확인 요청드립니다.',
]

/**
 * Settles receipts: one settlement for each receipt of a company that settles case by case, one for each month of a
 * company that settles monthly. Assumed: a settlement holds receipts of one department, whose scope decides who sees it.
 */
export function settleReceipts(receipts: readonly FlowReceipt[], time: FlowTime): readonly FlowSettlement[] {
  const groups = new Map<string, FlowReceipt[]>()
  for (const [index, receipt] of receipts.entries()) {
    if (receipt.original || receipt.status !== 'CONFIRMED' || receipt.inspectedAt === undefined) continue
    const { order } = receipt
    const month = monthOf(koreanDay(receipt.inspectedAt))
    const key =
      order.company.settle_type === 'MONTHLY'
        ? [order.company.comp_no, order.requester.deptcd, order.taxCode, order.currency, month].join(' ')
        : String(index)
    groups.set(key, [...(groups.get(key) ?? []), receipt])
  }
  const isOpen = openOrders(receipts)
  const settled = [...groups.values()].flatMap(group => settle(group, time, isOpen))
  return withWrongInvoices(withObjections(settled.sort((a, b) => a.at - b.at)), time.latest)
}

const minute = 60_000

/** One in seven of those that the supplier has been asked about is objected to. */
function withObjections(settled: readonly FlowSettlement[]): readonly FlowSettlement[] {
  let asked = 0
  return settled.map(settlement => {
    if (settlement.status !== 'NOTIFIED') return settlement
    asked += 1
    if (asked % 7 !== 3) return settlement
    return { ...settlement, status: 'DISPUTED', objection: objections[asked % objections.length] }
  })
}

/** Every third settlement that waits for its tax invoice has got one that differs. */
function withWrongInvoices(settled: readonly FlowSettlement[], latest: number): readonly FlowSettlement[] {
  let waiting = 0
  return settled.map(settlement => {
    const { status, confirmedAt, isProxy, order } = settlement
    if (status !== 'CONFIRMED' || confirmedAt === undefined || isProxy || order.taxCode !== 'V1')
      return settlement
    const at = confirmedAt + 40 * minute
    waiting += 1
    return waiting % 3 !== 1 || at > latest
      ? settlement
      : { ...settlement, wrongInvoiceAt: at, changedAt: at }
  })
}

type IsOpen = (order: FlowOrder) => boolean

/** Whether something of an order is still to come. */
function openOrders(receipts: readonly FlowReceipt[]): IsOpen {
  const byOrder = new Map<FlowOrder, FlowReceipt[]>()
  for (const receipt of receipts) byOrder.set(receipt.order, [...(byOrder.get(receipt.order) ?? []), receipt])
  return order => order.lines.some(line => !quantitiesOf(line, byOrder.get(order) ?? []).isComplete)
}

function settle(group: readonly FlowReceipt[], time: FlowTime, isOpen: IsOpen): FlowSettlement[] {
  const { random, latest, later, today } = time
  const [first] = group
  if (first?.inspectedAt === undefined) return []
  const { order } = first
  const receiptDay = koreanDay(first.inspectedAt)
  const isMonthly = order.company.settle_type === 'MONTHLY'
  const isForced = group.some(receipt => receipt.order.fate === 'closes')
  // Nobody settles a month that has not ended.
  if (isMonthly && endOfMonth(receiptDay) >= today) return []
  const step = (at: number, from: number, to: number) =>
    isForced ? beforeEnd(at, later(at, from, to), latest) : later(at, from, to)
  const ready = Math.max(...group.map(receipt => receipt.changedAt))
  const monthEnd = Date.parse(`${endOfMonth(receiptDay)}T18:00:00+09:00`)
  const at = isMonthly ? step(Math.max(ready, monthEnd), 1, 3) : step(ready, 1, isForced ? 3 : 8)
  if (at > latest) return []
  const amounts = amountsOf(group, random.chance(0.4))
  const isProxy = order.company.forward_yn !== 'Y'
  const notifiedAt = step(at, 0, isForced ? 1 : 4)
  const confirmedAt = step(notifiedAt, 1, isForced ? 2 : 6)
  const invoicedAt = step(confirmedAt, 0, isForced ? 2 : 7)
  const slippedAt = step(invoicedAt, 0, isForced ? 2 : 5)
  // Slips are posted on the day of their approval or in the days after.
  const postedAt = step(slippedAt, 0, isForced ? 1 : 3)
  // A request that is still open keeps something to be done: its order has not come whole, or not all of it is posted.
  const canPost = group.every(receipt => receipt.order.fate !== 'waits' || isOpen(receipt.order))
  const happened = (instant: number) => (instant <= latest ? instant : undefined)
  const reached = {
    confirmedAt: happened(confirmedAt),
    invoicedAt: happened(invoicedAt),
    slippedAt: happened(slippedAt),
    postedAt: canPost ? happened(postedAt) : undefined,
  }
  const dueDate = dueDateOf(order, receiptDay, postedAt)
  const postedDay = koreanDay(postedAt)
  const paidDay = dueDate > postedDay ? dueDate : postedDay
  const isPaid = reached.postedAt !== undefined && paidDay < today
  const isNotified = !isProxy && notifiedAt <= latest
  const status = isPaid
    ? 'PAID'
    : reached.postedAt !== undefined
      ? 'POSTED'
      : reached.slippedAt !== undefined
        ? 'SLIPPED'
        : reached.invoicedAt !== undefined
          ? 'INVOICED'
          : reached.confirmedAt !== undefined
            ? 'CONFIRMED'
            : isNotified
              ? 'NOTIFIED'
              : 'CREATED'
  const changedAt = Math.max(
    at,
    isNotified ? notifiedAt : 0,
    isPaid ? Date.parse(`${paidDay}T10:00:00+09:00`) : 0,
    ...Object.values(reached).map(instant => instant ?? 0),
  )
  const settlement = {
    order,
    month: monthOf(receiptDay),
    at,
    ...reached,
    wrongInvoiceAt: undefined,
    changedAt,
    status,
    isProxy: isProxy && reached.confirmedAt !== undefined,
    objection: undefined,
    rate: first.rate,
    ...amounts,
    dueDate,
    paidDay: isPaid ? paidDay : undefined,
  }
  if (isMonthly || isForced || !random.chance(0.03)) return [settlement]
  // Made by mistake, canceled, and made again.
  const nothing = { confirmedAt: undefined, invoicedAt: undefined, slippedAt: undefined, postedAt: undefined }
  const canceled = {
    ...settlement,
    ...nothing,
    at: at - 3_600_000,
    changedAt: at - 1_800_000,
    status: 'CANCELED',
  }
  return canceled.at > ready
    ? [{ ...canceled, isProxy: false, paidDay: undefined }, settlement]
    : [settlement]
}

/** Settled is what was accepted and not sent back; the tax of the whole is authoritative (D-17). */
function amountsOf(group: readonly FlowReceipt[], mayDeduct: boolean) {
  const settled = group.flatMap(receipt =>
    receipt.lines
      .filter(line => line.accepted > line.returned)
      .map(line => {
        const qty = line.accepted - line.returned
        return {
          receipt,
          line,
          qty,
          amount: lineAmount(String(qty), line.line.unitPrice, receipt.order.currency),
        }
      }),
  )
  const [first] = group
  const { currency, taxCode } = first?.order ?? { currency: 'KRW' as const, taxCode: 'V1' as const }
  const receiptAmount = sumDecimals(settled.map(({ amount }) => amount))
  const deduction =
    mayDeduct && group.length === 1 && currency === 'KRW' ? penalty(first, receiptAmount) : '0'
  const supply = subtractDecimals(receiptAmount, deduction)
  // The KRW of a receipt is rounded once for the receipt, not line by line (domain of the JPY rule).
  const krwOf = (receipt: FlowReceipt) =>
    toKrw(
      sumDecimals(settled.filter(entry => entry.receipt === receipt).map(({ amount }) => amount)),
      currency,
      receipt.rate,
    )
  const supplyKrw = subtractDecimals(sumDecimals(group.map(krwOf)), deduction)
  const last = settled.length - 1
  const taxed = settled.map(({ amount }, index) =>
    index === last ? subtractDecimals(amount, deduction) : amount,
  )
  const vats = currency === 'KRW' ? vatOfLines(taxed, taxCode) : settled.map(() => '0')
  return {
    receiptAmount,
    deduction,
    supply,
    supplyKrw,
    vat: vatOf(supplyKrw, taxCode),
    lines: settled.map((entry, index): SettlementLine => ({ ...entry, vat: vats[index] ?? '0' })),
  }
}

/** 0.15 % for each day of delay, at most 10 % (domain 5.4). */
function penalty(receipt: FlowReceipt | undefined, amount: string): string {
  if (!receipt) return '0'
  const late = Math.min(66, daysBetween(dueDayOf(receipt.order), koreanDay(receipt.at)))
  return late <= 0 ? '0' : divideDecimals(multiplyDecimals(amount, String(15 * late)), '10000', 0)
}

/** When it will be paid, for a settlement whose posting day the story knows. */
function dueDateOf(order: FlowOrder, receiptDay: string, postedAt: number): string {
  const { pay_term, subcontract_yn } = order.company
  const postedDay = koreanDay(postedAt)
  return (
    paymentDue({ payTerm: pay_term, subcontractYn: subcontract_yn ?? 'N', receiptDay, postedDay }) ??
    postedDay
  )
}
