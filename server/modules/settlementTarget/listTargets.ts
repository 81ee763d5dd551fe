import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { addMonths, firstDayOf } from '../../../schemas/shared/calendar'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { lineAmount } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { tunePlanner } from '../../database/tunePlanner'
import { type Columns, columnOf, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { contains, orderBy, pageOf, readSort } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { closedMonths, monthNameOf } from '../settlementMonth/closedMonths'
import type { MonthRecord } from '../settlementMonth/settlementMonth'
import {
  countedSource,
  isTarget,
  lineKeyOf,
  matchOf,
  readTargets,
  type TargetLine,
  waitingLines,
} from './targetLines'

const countLimit = 10_001

const { fields } = operationFact('listAdjTarget').answer

/** Fields that no column holds; a key is sorted by the receipt that it begins with. */
const sortedBy: Readonly<Record<string, string | undefined>> = {
  lineKey: 'wh_req_no',
  matchVerdict: undefined,
}
const sortColumns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(fields).flatMap(({ name, isSortable }) => {
    const column = name in sortedBy ? sortedBy[name] : columnOf(name)
    return isSortable === false || column === undefined ? [] : [[name, column]]
  }),
)

type Filters = OperationRequests['listAdjTarget']

interface TargetList {
  readonly rows: readonly Columns[]
  readonly total: number
}

const amount = sql`round((line.accept_qty - line.return_qty) * line.unit_price, case receipt.currency
  when 'KRW' then 0 when 'JPY' then 0 else 2 end)`

/** Lines that wait to be settled, of the month asked for. Only the row policies decide who sees them. */
export async function listTargets(tx: Transaction, filters: Filters): Promise<TargetList> {
  const ofReceipt = receiptConditions(filters)
  await tunePlanner(tx)
  const where = sql.join([isTarget, ...conditionsOf(filters)], sql` and `)
  const found = sql`${waitingLines(ofReceipt, where, sql`${amount} as amt`)} found`
  const counted = sql`(select receipt.currency, ${amount} as amt from ${countedSource}
    where ${sql.join([where, ...ofReceipt], sql` and `)}) found`
  if (filters.want === 'totals') return { rows: [], ...(await totals(tx, counted)) }
  const parts = readSort(filters.sort, sortColumns)
  const { limit, offset } = pageOf(filters)
  const { rows } = await sql<TargetLine>`select * from ${found}
    order by ${orderBy(parts, { column: 'wh_req_no', direction: 'desc' })}, wh_line_no
    limit ${limit} offset ${offset}`.execute(tx)
  const listed = await rowsOf(tx, rows)
  if (filters.want !== 'rows') return { rows: listed, ...(await totals(tx, counted)) }
  const capped = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${counted} limit ${countLimit}) capped`.execute(tx)
  const total = capped.rows[0]?.total ?? 0
  return { rows: listed, total, ...{ capped: total === countLimit } }
}

/** What was received in a month of a company and section and no settlement holds. */
export async function listUnsettled(
  tx: Transaction,
  { yyyymm, comp_no, section }: MonthRecord,
): Promise<TargetList> {
  const lines = await readTargets(
    tx,
    sql`receipt.comp_no = ${comp_no} and receipt.section = ${section}
      and to_char(receipt.receipt_date, 'YYYYMM') = ${yyyymm}`,
  )
  return { rows: await rowsOf(tx, lines), total: lines.length }
}

async function totals(tx: Transaction, found: RawBuilder<unknown>) {
  const { rows } = await sql<{
    total: number
    amount: string
    currencies: number
  }>`select count(*)::int as total,
    coalesce(sum(amt), 0)::text as amount, count(distinct currency)::int as currencies from ${found}`.execute(
    tx,
  )
  const { total = 0, amount: amt = '0', currencies = 0 } = rows[0] ?? {}
  // Amounts of several currencies make no sum.
  return { total, ...(currencies > 1 ? {} : { sums: { amt } }) }
}

/** What the index of waiting receipts carries. */
function receiptConditions(filters: Filters): RawBuilder<unknown>[] {
  const { receiptDateFrom: from, receiptDateTo: to, yyyymm } = filters
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused('receiptDate', 'periodReversed')
  const first = yyyymm ? firstDayOf(yyyymm) : undefined
  return [
    ...(first === undefined
      ? []
      : [sql`receipt.receipt_date >= ${first} and receipt.receipt_date < ${addMonths(first, 1)}`]),
    ...equal([
      ['receipt.section', filters.section],
      ['receipt.comp_no', filters.compNo],
    ]),
    ...(from === undefined ? [] : [sql`receipt.receipt_date >= ${from}`]),
    ...(to === undefined ? [] : [sql`receipt.receipt_date <= ${to}`]),
  ]
}

type Values = readonly (readonly [column: string, value: string | undefined])[]

function conditionsOf(filters: Filters): RawBuilder<unknown>[] {
  const containing: Values = [
    ['receipt.wh_app_no', filters.whAppNo],
    ['receipt.po_no', filters.poNo],
  ]
  return [
    ...equal([
      ['receipt.dept_name', filters.deptnm],
      ['company.settle_type', filters.settleType],
      ['receipt.currency', filters.currency],
      ['receipt.tax_code', filters.taxCode],
    ]),
    ...containing.flatMap(([column, value]) => (value?.trim() ? [contains(sql.ref(column), value)] : [])),
  ]
}

const equal = (values: Values) =>
  values.flatMap(([column, value]) => (value ? [sql`${sql.ref(column)} = ${value}`] : []))

async function rowsOf(tx: Transaction, lines: readonly TargetLine[]): Promise<readonly Columns[]> {
  const closed = await closedMonths(tx, lines)
  return lines.map(line => {
    const { verdict, text } = matchOf(line)
    return {
      ...wireOf(fields, { ...line }, line.currency),
      lineKey: lineKeyOf(line),
      amt: lineAmount(trimDecimal(line.settle_qty), line.unit_price, line.currency),
      matchText: text,
      matchVerdict: verdict,
      ...(closed.has(monthNameOf(line)) ? { closedYn: 'Y' } : {}),
    }
  })
}
