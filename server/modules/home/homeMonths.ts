import { type RawBuilder, sql } from 'kysely'
import type { CyberHomeMonth, HomeMonth } from '../../../codegen/generated/types'
import { addMonths, monthOf } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { withinScope } from './withinScope'

interface MonthTask {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
}

type Measure = 'order' | 'receipt' | 'settlement'

interface MonthRecord {
  readonly month: string
  readonly order_amt: string
  readonly receipt_amt: string
  readonly settlement_amt: string
}

/** Months that a home shows, the present one included. Assumed. */
const shownMonths = 6

/**
 * What the months add up to within the actor's scope, in KRW without VAT. The same orders, receipts and settlements count
 * as in the monthly report. No rows where nothing happened in all of them.
 */
async function sumsByMonth(
  { tx, actor, now }: MonthTask,
  measures: readonly Measure[],
): Promise<readonly MonthRecord[]> {
  const first = addMonths(`${koreanDay(now).slice(0, 7)}-01`, 1 - shownMonths)
  const months = Array.from({ length: shownMonths }, (_, index) => monthOf(addMonths(first, index)))
  const facts = sql.join(
    measures.map(measure => factsOf[measure](actor, first)),
    sql` union all `,
  )
  const sum = (measure: Measure) =>
    sql`coalesce(sum(amount) filter (where measure = ${measure}), 0)::numeric(20, 0)::text`
  const { rows } = await sql<MonthRecord>`
    with fact (month, measure, amount) as (${facts})
    select month, ${sum('order')} as order_amt, ${sum('receipt')} as receipt_amt,
      ${sum('settlement')} as settlement_amt
    from fact where month in (${sql.join(months)}) group by month`.execute(tx)
  if (rows.length === 0) return []
  const byMonth = new Map(rows.map(row => [row.month, row]))
  const nothing = { order_amt: '0', receipt_amt: '0', settlement_amt: '0' }
  return months.map(month => byMonth.get(month) ?? { month, ...nothing })
}

const factsOf: Readonly<Record<Measure, (actor: Actor, first: string) => RawBuilder<unknown>>> = {
  order: (actor, first) => sql`select to_char(po_date, 'YYYYMM'), 'order', total_amt_krw from po
    where po_date >= ${first}::date and order_type <> 'TEST' and status not in ('CANCELED', 'DECLINED')
      and ${withinScope(actor, 'po')}`,
  receipt: (actor, first) => sql`select to_char(receipt_date, 'YYYYMM'), 'receipt', accepted_amt_krw
    from warehousing
    where receipt_date >= ${first}::date and status in ('CONFIRMED', 'RETURNED')
      and not exists (select from po where po.po_no = warehousing.po_no and po.order_type = 'TEST')
      and ${withinScope(actor, 'warehousing')}`,
  settlement: (actor, first) => sql`select yyyymm, 'settlement', supply_amt_krw from adjustment
    where yyyymm >= ${monthOf(first)} and status <> 'CANCELED' and ${withinScope(actor, 'adjustment')}`,
}

export async function homeMonths(task: MonthTask): Promise<HomeMonth[]> {
  const rows = await sumsByMonth(task, ['order', 'receipt', 'settlement'])
  return rows.map(({ month, order_amt, receipt_amt, settlement_amt }) => ({
    month,
    poAmt: order_amt,
    receiptAmt: receipt_amt,
    totalAmt: settlement_amt,
  }))
}

/** Inspections are the company's own business until they are settled. */
export async function cyberHomeMonths(task: MonthTask): Promise<CyberHomeMonth[]> {
  const rows = await sumsByMonth(task, ['order', 'settlement'])
  return rows.map(({ month, order_amt, settlement_amt }) => ({
    month,
    poAmt: order_amt,
    totalAmt: settlement_amt,
  }))
}
