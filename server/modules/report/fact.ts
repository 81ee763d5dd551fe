import { type RawBuilder, sql } from 'kysely'
import { numbersWithin } from '../../document/documentList'
import { belowGroups } from '../../master/belowGroups'

type Sql = RawBuilder<unknown>

/** What a report is asked: the conditions of all reports, of which each has its own. */
export interface ReportInput {
  readonly yyyymm?: string
  readonly yyyymmFrom?: string
  readonly yyyymmTo?: string
  readonly ytdYn?: string
  readonly section?: string
  readonly deptcd?: string
  readonly compNo?: string
  readonly expenseType?: string
  readonly orderType?: string
  readonly settleType?: string
  readonly savingType?: string
  readonly purchaseType?: string
  readonly buyerId?: string
  readonly itemCode?: string
  readonly rejectReason?: string
  readonly compSize?: string
  readonly topN?: number
  readonly sgLevel?: string
  readonly diffRate?: string
  readonly diffBasis?: string
  /** Several codes, joined by commas. */
  readonly actionType?: string
  readonly regDateFrom?: string
  readonly regDateTo?: string
  readonly catCode?: string
  readonly itemName?: string
  readonly noPriceYn?: string
  readonly expiredYn?: string
}

/** Days from the first to the last, both counted. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Where a fact stands and what it adds to a figure. What it does not have is null. */
interface FactColumns {
  /** A name, or an expression that gives one for each row. */
  readonly measure: string | Sql
  readonly docNo: Sql
  readonly lineNo?: Sql
  readonly docDate: Sql
  readonly status?: Sql
  readonly section: Sql
  readonly deptcd?: Sql
  /** The name that the document keeps of its department. */
  readonly deptnm?: Sql
  readonly compNo?: Sql
  readonly itemCode?: Sql
  readonly itemName?: Sql
  readonly sgCode?: Sql
  readonly unitCode?: Sql
  readonly buyerId?: Sql
  readonly reason?: Sql
  readonly value?: Sql
  readonly qty?: Sql
  /** Of a line in won, for reports that compare prices; a fact has none. */
  readonly price?: Sql
}

const text = sql.raw('null::text')

/** Facts of one kind of document: rows of the columns that every fact has, so that facts of several kinds stand together. */
export function facts(docType: string, columns: FactColumns, from: Sql): Sql {
  const { measure } = columns
  const name = typeof measure === 'string' ? sql.lit(measure) : measure
  return sql`select ${name} as measure, ${sql.lit(docType)} as doc_type, ${columns.docNo} as doc_no,
    ${columns.lineNo ?? sql.raw('null::int')} as line_no, ${columns.docDate} as doc_date, ${columns.status ?? text} as doc_status,
    ${columns.section} collate "C" as section, ${columns.deptcd ?? text} collate "C" as deptcd,
    ${columns.deptnm ?? text} collate "C" as deptnm, ${columns.compNo ?? text} collate "C" as comp_no,
    ${columns.itemCode ?? text} collate "C" as item_code, ${columns.itemName ?? text} as item_name,
    ${columns.sgCode ?? text} collate "C" as sg_code, ${columns.unitCode ?? text} as unit_code,
    ${columns.buyerId ?? text} collate "C" as buyer_id, ${columns.reason ?? text} as reason,
    ${columns.value ?? sql.raw('1::numeric')} as value, ${columns.qty ?? sql.raw('null::numeric')} as qty
    ${columns.price ? sql`, ${columns.price} as price` : sql``}
    ${from}`
}

export const columnIs = (column: string, value: string | undefined): Sql =>
  value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`

export const dayWithin = (day: string | Sql, { from, to }: Days): Sql =>
  sql`${typeof day === 'string' ? sql.ref(day) : day} between ${from}::date and ${to}::date`

/** Numbers of requests and orders carry the month of the day by which these are listed: days are a range of the key. */
export const numberWithin = (number: string, prefix: 'PR' | 'PO', days: Days): Sql =>
  all(...numbersWithin(sql.ref(number), prefix, days))

/** Days of Seoul of a moment. */
export const seoulDay = (moment: Sql): Sql => sql`(${moment} at time zone 'Asia/Seoul')::date`

export const all = (...conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `)

/** Orders that count: no tests, and not what never became a purchase (domain 14.1). */
export const countedOrder: Sql = sql`po.order_type <> 'TEST' and po.status not in ('CANCELED', 'DECLINED')`

/** The conditions of a report that name something an order has. */
export const orderConditions = (input: ReportInput): Sql =>
  all(
    columnIs('po.section', input.section),
    columnIs('po.deptcd', input.deptcd),
    columnIs('po.comp_no', input.compNo),
    columnIs('po.expense_type', input.expenseType),
    columnIs('po.order_type', input.orderType),
  )

/** One of an amount in the currency of the document named, in won: yen are rated by the hundred. */
export const wonOf = (amount: Sql, document: string): Sql =>
  sql`(case ${sql.ref(`${document}.currency`)} when 'KRW' then ${amount}
    when 'JPY' then ${amount} * ${sql.ref(`${document}.ex_rate`)} / 100 else ${amount} * ${sql.ref(`${document}.ex_rate`)} end)`

/**
 * Won of a line of `po` or `warehousing`: rounded, but for the last line of a document in another currency, which takes what is
 * left to the won of the document (domain 14.1).
 */
function lineWon(document: 'po' | 'receipt', lines: Sql, key: string, total: string): Sql {
  const others = (comparison: string) =>
    sql`from ${lines} other where ${sql.ref(`other.${key}`)} = ${sql.ref(`line.${key}`)}
      and other.line_no ${sql.raw(comparison)} line.line_no`
  return sql`(case when ${sql.ref(`${document}.currency`)} = 'KRW' then line.amt
    when exists (select ${others('>')}) then round(${wonOf(sql`line.amt`, document)})
    else ${sql.ref(`${document}.${total}`)}
      - coalesce((select sum(round(${wonOf(sql`other.amt`, document)})) ${others('<')}), 0) end)`
}

export const orderLineWon: Sql = lineWon('po', sql`every_po_line`, 'po_no', 'total_amt_krw')
export const receiptLineWon: Sql = lineWon(
  'receipt',
  sql`every_warehousing_line`,
  'wh_req_no',
  'accepted_amt_krw',
)

/** The condition on the sourcing group of an item, where one is asked for. */
export const itemGroup = (input: ReportInput): Sql => belowGroups(sql`item.sg_code`, input) ?? sql`true`

/** Whether a group is asked for, so that lines count in the place of whole documents. */
export const hasGroup = (input: ReportInput): boolean => belowGroups(sql`item.sg_code`, input) !== undefined
