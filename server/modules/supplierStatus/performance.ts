import { type RawBuilder, sql } from 'kysely'
import { addMonths, endOfMonth, firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { fieldRefused } from '../../http/failure'
import { countedSource, isTarget } from '../settlementTarget/targetLines'
import {
  countedOrder,
  type Figure,
  type FigureWindow,
  factSums,
  factsOf,
  figureOf,
} from '../supplierFigures/figureFacts'

/** Months that a status looks at, the base month included. */
export const shownMonths = 12

/** The months that end with the base month, to today where it is the current one. */
export function statusDays(yyyymm: string, today: string): Pick<FigureWindow, 'from' | 'to'> {
  const month = Number(yyyymm.slice(4))
  if (yyyymm < '190001' || month < 1 || month > 12) throw fieldRefused('yyyymm', 'baseMonthEmpty')
  if (yyyymm > monthOf(today)) throw fieldRefused('yyyymm', 'futureMonth')
  const last = endOfMonth(firstDayOf(yyyymm))
  return { from: addMonths(firstDayOf(yyyymm), 1 - shownMonths), to: last < today ? last : today }
}

/** What companies achieved in a window, by company or by month. A rate is null without anything to compute it of. */
export interface Performance {
  readonly key: string
  readonly po_cnt: number
  readonly po_amt: string
  readonly receipt_amt: string
  readonly on_time_rate: string | null
  readonly defect_ppm: string | null
}

/** What is computed apart, and by which columns of a `Performance` it shows. */
const computed = {
  orders: ['po_cnt', 'po_amt'],
  receipts: ['receipt_amt'],
  kept: ['on_time_rate'],
  failed: ['defect_ppm'],
} as const
export type PerformancePart = keyof typeof computed

/** The parts that these columns need. */
export const partsOf = (columns: readonly string[]): readonly PerformancePart[] =>
  (Object.keys(computed) as PerformancePart[]).filter(part =>
    computed[part].some(column => columns.includes(column)),
  )

/**
 * A query of `Performance`: orders and figures as an evaluation counts them (domain 3.5), receipts as the monthly report does.
 * Parts that are not asked for are 0 or null. Read it as the server, so that nobody's scope changes what a company achieved.
 */
export function performanceOf(
  window: FigureWindow,
  by: 'company' | 'month',
  parts: readonly PerformancePart[] = ['orders', 'receipts', 'kept', 'failed'],
): RawBuilder<Performance> {
  const { companies, from, to } = window
  const key = (day: string) => (by === 'company' ? sql`comp_no` : sql`to_char(${sql.ref(day)}, 'YYYYMM')`)
  const within = (day: string) =>
    sql`comp_no in (${companies}) and ${sql.ref(day)} between ${from}::date and ${to}::date`
  const rate = (figure: Figure) => sql`select key, ${figureOf[figure]} as value
    from (select ${key('base_date')} as key, ${factSums} from (${factsOf(figure, window)}) fact group by 1) summed`
  const queries: Readonly<Record<PerformancePart, () => RawBuilder<unknown>>> = {
    orders:
      () => sql`select ${key('po_date')}, count(*), sum(total_amt_krw), null::numeric, null::numeric, null::numeric
      from po where ${within('po_date')} and ${countedOrder} group by 1`,
    receipts:
      () => sql`select ${key('receipt_date')}, null::bigint, null::numeric, sum(accepted_amt_krw), null, null
      from warehousing receipt where ${within('receipt_date')} and status in ('CONFIRMED', 'RETURNED')
        and not exists (select from po where po.po_no = receipt.po_no and po.order_type = 'TEST') group by 1`,
    kept: () =>
      sql`select key, null::bigint, null::numeric, null::numeric, value, null::numeric from (${rate('ON_TIME_RATE')}) kept`,
    failed: () =>
      sql`select key, null::bigint, null::numeric, null::numeric, null::numeric, value from (${rate('DEFECT_PPM')}) failed`,
  }
  return sql<Performance>`select key, coalesce(max(po_cnt), 0)::int as po_cnt, coalesce(max(po_amt), 0) as po_amt,
      coalesce(max(receipt_amt), 0) as receipt_amt, max(on_time_rate) as on_time_rate, max(defect_ppm) as defect_ppm
    from (${sql.join(
      parts.map(part => queries[part]()),
      sql` union all `,
    )}) figure (key, po_cnt, po_amt, receipt_amt, on_time_rate, defect_ppm) group by key`
}

/** Orders of which something is still to come. */
export const isOpenOrder: RawBuilder<boolean> = sql<boolean>`po.status in ('SENT', 'ACCEPTED', 'PARTIAL')
  and ${countedOrder}`

/** Lines of orders that are not complete although their day has gone by, as the reader may see them. */
export const lateLines = (compNo: string, today: string): RawBuilder<unknown> =>
  sql`(select line.po_no, line.line_no, line.item_name,
      greatest(line.qty - line.received_qty, 0) as remain_qty, coalesce(line.due_date, po.due_date) as due_date
    from po join po_line line on line.po_no = po.po_no
    where po.comp_no = ${compNo} and ${isOpenOrder} and line.completed_yn = 'N' and line.qty > 0
      and coalesce(line.due_date, po.due_date) < ${today}::date)`

/** Won of a line that waits to be settled. */
export const unsettledWon = sql`round((line.accept_qty - line.return_qty) * line.unit_price
  * won_per(receipt.currency, receipt.ex_rate))`

/** Won that wait to be settled, by company: what the page of settlements lists, as the reader may see it. */
export const unsettledByCompany = (
  companies: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(select receipt.comp_no,
    sum(${unsettledWon}) as unsettled_amt
  from ${countedSource} where ${isTarget} and receipt.comp_no in (${companies}) group by receipt.comp_no)`

/** Open orders by company, as the reader may see them. */
export const openByCompany = (companies: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select po.comp_no,
    count(*)::int as open_po_cnt
  from po where ${isOpenOrder} and po.comp_no in (${companies}) group by po.comp_no)`
