import { type RawBuilder, sql } from 'kysely'
import type { AdjTargetList, AdjTargetRow, OperationRequests } from '../../../codegen/generated/types'
import { addMonths, firstDayOf } from '../../../schemas/shared/calendar'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { lineAmount } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { tunePlanner } from '../../database/tunePlanner'
import { given } from '../../document/givenFields'
import { containsPattern, orderBy, pageOf, readSort } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { closedMonths, monthNameOf } from './closedMonths'
import type { MonthRecord } from './monthStore'
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

const sortColumns: Readonly<Record<string, string>> = {
  whReqNo: 'wh_req_no',
  lineKey: 'wh_req_no',
  whAppNo: 'wh_app_no',
  receiptDate: 'receipt_date',
  poNo: 'po_no',
  compNo: 'comp_no',
  compNameKr: 'comp_name_kr',
  settleType: 'settle_type',
  section: 'section',
  deptnm: 'dept_name',
  itemCode: 'item_code',
  itemName: 'item_name',
  spec: 'spec',
  unitCode: 'unit_code',
  acceptQty: 'accept_qty',
  returnQty: 'return_qty',
  settleQty: 'settle_qty',
  currency: 'currency',
  unitPrice: 'unit_price',
  amt: 'amt',
  taxCode: 'tax_code',
  lastDeciDt: 'last_deci_dt',
}

type Filters = OperationRequests['listAdjTarget']

const amount = sql`round((line.accept_qty - line.return_qty) * line.unit_price, case receipt.currency
  when 'KRW' then 0 when 'JPY' then 0 else 2 end)`

/** Lines that wait to be settled, of the month asked for. Who sees what is the row policies' business alone. */
export async function listAdjTarget(tx: Transaction, filters: Filters): Promise<AdjTargetList> {
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
    order by ${orderBy(parts, { column: 'wh_req_no', direction: 'desc' })}, line_no
    limit ${limit} offset ${offset}`.execute(tx)
  const closed = await closedMonths(tx, rows)
  const listed = rows.map(row => rowOf(row, closed))
  if (filters.want !== 'rows') return { rows: listed, ...(await totals(tx, counted)) }
  const capped = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${counted} limit ${countLimit}) capped`.execute(tx)
  const total = capped.rows[0]?.total ?? 0
  return { rows: listed, total, capped: total === countLimit }
}

/** What was received in a month of a company and section and no settlement holds. */
export async function listUnsettled(
  tx: Transaction,
  { yyyymm, comp_no, section }: MonthRecord,
): Promise<AdjTargetList> {
  const lines = await readTargets(
    tx,
    sql`receipt.comp_no = ${comp_no} and receipt.section = ${section}
      and to_char(receipt.receipt_date, 'YYYYMM') = ${yyyymm}`,
  )
  const closed = await closedMonths(tx, lines)
  return { rows: lines.map(line => rowOf(line, closed)), total: lines.length }
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
  const { total = 0, amount = '0', currencies = 0 } = rows[0] ?? {}
  // Amounts of several currencies make no sum.
  return { total, ...(currencies > 1 ? {} : { sums: { amt: amount } }) }
}

/** What the index of waiting receipts carries. */
function receiptConditions(filters: Filters): RawBuilder<unknown>[] {
  const { receiptDateFrom: from, receiptDateTo: to, yyyymm = '' } = filters
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused('receiptDate', 'periodReversed')
  const month = firstDayOf(yyyymm)
  return [
    ...(yyyymm === ''
      ? []
      : [sql`receipt.receipt_date >= ${month} and receipt.receipt_date < ${addMonths(month, 1)}`]),
    ...equal([
      ['receipt.section', filters.section],
      ['receipt.comp_no', filters.compNo],
    ]),
    ...(from === undefined ? [] : [sql`receipt.receipt_date >= ${from}`]),
    ...(to === undefined ? [] : [sql`receipt.receipt_date <= ${to}`]),
  ]
}

function conditionsOf(filters: Filters): RawBuilder<unknown>[] {
  const containing = (
    [
      ['receipt.wh_app_no', filters.whAppNo],
      ['receipt.po_no', filters.poNo],
    ] as const
  ).flatMap(([column, value]) =>
    value === undefined || value.trim() === '' ? [] : sql`${sql.ref(column)} ilike ${containsPattern(value)}`,
  )
  return [
    ...equal([
      ['receipt.dept_name', filters.deptnm],
      ['company.settle_type', filters.settleType],
      ['receipt.currency', filters.currency],
      ['receipt.tax_code', filters.taxCode],
    ]),
    ...containing,
  ]
}

const equal = (values: readonly (readonly [column: string, value: string | undefined])[]) =>
  values.flatMap(([column, value]) =>
    value === undefined || value === '' ? [] : sql`${sql.ref(column)} = ${value}`,
  )

function rowOf(line: TargetLine, closed: ReadonlySet<string>): AdjTargetRow {
  const { verdict, text } = matchOf(line)
  return {
    lineKey: lineKeyOf(line),
    whReqNo: line.wh_req_no,
    whLineNo: line.line_no,
    receiptDate: line.receipt_date,
    poNo: line.po_no,
    compNo: line.comp_no,
    compNameKr: line.comp_name_kr,
    settleType: line.settle_type,
    section: line.section,
    deptnm: line.dept_name,
    itemName: line.item_name,
    acceptQty: trimDecimal(line.accept_qty),
    returnQty: trimDecimal(line.return_qty),
    settleQty: trimDecimal(line.settle_qty),
    currency: line.currency,
    unitPrice: trimDecimal(line.unit_price),
    amt: lineAmount(trimDecimal(line.settle_qty), line.unit_price, line.currency),
    taxCode: line.tax_code,
    matchText: text,
    matchVerdict: verdict,
    ...given({
      closedYn: closed.has(monthNameOf(line)) ? 'Y' : null,
      whAppNo: line.wh_app_no,
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      lastDeciDt: line.last_deci_dt,
    }),
  }
}
