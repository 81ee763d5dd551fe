import { type RawBuilder, sql } from 'kysely'
import type { DocumentThread } from '../../../codegen/generated/types'
import { addDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import type { ThreadRow } from './threadRows'
import { threadTexts } from './threadTexts'

interface Sums {
  readonly units: number
  readonly currencies: number
  readonly currency: string | null
  readonly ordered_qty: string
  readonly ordered_amt: string
  readonly delivered_qty: string
  readonly delivered_amt: string
  readonly received_qty: string
  readonly received_amt: string
  readonly settled_qty: string
  readonly settled_amt: string
  /** The receipts that were settled, before anything was deducted. */
  readonly settled_receipts: string
  readonly posted_qty: string
  readonly posted_amt: string
}

/** An order that its supplier refused, or that was canceled, orders nothing any more. */
const voidOrders: readonly string[] = ['DECLINED', 'CANCELED']
/** A claim without an order is settled when it is approved. */
const settledClaims: readonly string[] = ['APPROVED', 'SLIPPED', 'POSTED', 'PAID']
const postedStates: readonly string[] = ['POSTED', 'PAID']

type Figures = Omit<DocumentThread, 'docNo' | 'documentCnt' | 'documents'>

/**
 * What was ordered, delivered (what is on its way and what has arrived, returns taken away), received, settled and posted of the
 * orders of a thread, and what is open between each. Orders tell of their own deliveries and receipts; of settlements only those
 * count that are seen. Quantities are summed in one unit and amounts in one currency.
 */
export async function threadFigures(tx: Transaction, rows: readonly ThreadRow[]): Promise<Figures> {
  const orders = rows.filter(({ stage, status }) => stage === 'PO' && !voidOrders.includes(status))
  const returns = rows.filter(row => row.is_return)
  const sums = orders.length === 0 ? undefined : await sumOrders(tx, orders, returns)
  const claims = rows.filter(({ stage, status }) => stage === 'NO' && settledClaims.includes(status))
  const money =
    sums?.currency ?? (claims.length > 0 ? 'KRW' : rows.find(row => row.currency)?.currency) ?? 'KRW'
  const isOneUnit = (sums?.units ?? 1) <= 1
  const isOneCurrency =
    (sums?.currencies ?? 1) <= 1 && (sums === undefined || claims.length === 0 || money === 'KRW')
  const notices = [
    ...(isOneUnit ? [] : [threadTexts.severalUnits]),
    ...(isOneCurrency ? [] : [threadTexts.severalCurrencies]),
  ]
  return {
    ...(isOneCurrency ? { currency: money, ...amountsOf(sums, claims, money) } : {}),
    ...(isOneUnit ? quantitiesOf(sums) : {}),
    ...given({ threadNotice: notices.length > 0 ? notices.join(' / ') : undefined }),
  } as Figures
}

function quantitiesOf(sums: Sums | undefined) {
  const quantity = (name: keyof Sums) => trimDecimal(String(sums?.[name] ?? '0'))
  const [ordered, delivered, received] = [
    quantity('ordered_qty'),
    quantity('delivered_qty'),
    quantity('received_qty'),
  ]
  const [settled, posted] = [quantity('settled_qty'), quantity('posted_qty')]
  return {
    ...{ orderedQty: ordered, deliveredQty: delivered, receivedQty: received },
    ...{ settledQty: settled, postedQty: posted },
    openDeliveryQty: trimDecimal(subtractDecimals(ordered, delivered)),
    openReceiptQty: trimDecimal(subtractDecimals(delivered, received)),
    openSettlementQty: trimDecimal(subtractDecimals(received, settled)),
    openPostingQty: trimDecimal(subtractDecimals(settled, posted)),
  }
}

function amountsOf(sums: Sums | undefined, claims: readonly ThreadRow[], currency: string) {
  const amount = (name: keyof Sums) => String(sums?.[name] ?? '0')
  const claimed = (states: readonly string[]) =>
    claims
      .filter(({ status }) => states.includes(status))
      .reduce((sum, { amt }) => addDecimals(sum, amt ?? '0'), '0')
  const money = (value: string) => moneyText(value, currency)
  const minus = (value: string, less: string) => money(subtractDecimals(value, less))
  const settled = addDecimals(amount('settled_amt'), claimed(settledClaims))
  const posted = addDecimals(amount('posted_amt'), claimed(postedStates))
  return {
    ...{ orderedAmt: money(amount('ordered_amt')), deliveredAmt: money(amount('delivered_amt')) },
    ...{ receivedAmt: money(amount('received_amt')), settledAmt: money(settled), postedAmt: money(posted) },
    openDeliveryAmt: minus(amount('ordered_amt'), amount('delivered_amt')),
    openReceiptAmt: minus(amount('delivered_amt'), amount('received_amt')),
    // Claims are settled without a receipt, and what was deducted of one is open no more.
    openSettlementAmt: minus(amount('received_amt'), amount('settled_receipts')),
    openPostingAmt: minus(settled, posted),
  }
}

/** Of what a settlement deducts its orders bear as much as they have of its receipts; all of it where all are there. */
const lessDeduction = sql`case when head.receipt_amt = 0 then taken.receipts else taken.receipts - round(
  head.deduct_amt * taken.receipts / head.receipt_amt, case when head.currency in ('KRW', 'JPY') then 0 else 2 end) end`

async function sumOrders(
  tx: Transaction,
  orders: readonly ThreadRow[],
  returns: readonly ThreadRow[],
): Promise<Sums | undefined> {
  const numbers = sql.join(orders.map(({ no }) => no))
  const amount = (quantity: string) =>
    sql`sum(round((${sql.raw(quantity)}) * line.unit_price, case when po.currency in ('KRW', 'JPY') then 0 else 2 end))`
  const arrived = 'line.shipped_qty + line.received_qty'
  const { rows } = await sql<Sums>`with ordered as (select count(distinct line.unit_code)::int as units,
        count(distinct po.currency)::int as currencies, min(po.currency) as currency,
        sum(line.qty) as ordered_qty, sum(line.amt) as ordered_amt,
        sum(line.shipped_qty + line.received_qty) as delivered_qty, ${amount(arrived)} as delivered_amt,
        sum(line.received_qty) as received_qty, ${amount('line.received_qty')} as received_amt
      from po join po_line line on line.po_no = po.po_no where po.po_no in (${numbers})),
    taken as (select adj_no, sum(qty) as qty, sum(amt) as receipts from adjustment_line line
      where line.po_no in (${numbers}) group by adj_no),
    settled as (select taken.qty, taken.receipts, ${lessDeduction} as amt,
        head.status in (${sql.join([...postedStates])}) as is_posted
      from taken join adjustment head on head.adj_no = taken.adj_no
      where head.status <> 'CANCELED' ${creditedReturns(returns)})
    select ordered.*, coalesce(sum(settled.qty), 0) as settled_qty, coalesce(sum(settled.amt), 0) as settled_amt,
      coalesce(sum(settled.receipts), 0) as settled_receipts,
      coalesce(sum(settled.qty) filter (where is_posted), 0) as posted_qty,
      coalesce(sum(settled.amt) filter (where is_posted), 0) as posted_amt
    from ordered left join settled on true
    group by units, currencies, currency, ordered_qty, ordered_amt, delivered_qty, delivered_amt, received_qty,
      received_amt`.execute(tx)
  return rows[0]
}

/** What came back after it was posted is taken off by a slip of its own, or by a later settlement. */
function creditedReturns(returns: readonly ThreadRow[]): RawBuilder<unknown> {
  if (returns.length === 0) return sql``
  return sql`union all select line.accept_qty, line.amt, line.amt,
      exists (select from signifier slip where slip.slip_no = receipt.slip_no and slip.status = 'POSTED')
    from warehousing_line line join warehousing receipt on receipt.wh_req_no = line.wh_req_no
    where receipt.wh_req_no in (${sql.join(returns.map(({ no }) => no))}) and receipt.slip_no is not null`
}
