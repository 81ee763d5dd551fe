import { sql } from 'kysely'
import type { WarehousingItemList, WarehousingItemRow } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { tunePlanner } from '../../database/tunePlanner'
import { given } from '../../document/givenFields'
import { pageOf, readSort } from '../../document/listQuery'
import { moneyText } from '../../document/moneyText'
import type { WarehousingRecord } from './listWarehousing'
import { checkFilters, countLimit, type WarehousingFilters, warehousingSource } from './warehousingSource'

type LineRecord = Row<'warehousing_line'>
type HeadRecord = Pick<
  WarehousingRecord,
  | 'wh_app_no'
  | 'comp_name_kr'
  | 'section'
  | 'dept_name'
  | 'epr_name'
  | 'receive_name'
  | 'currency'
  | 'receipt_date'
  | 'last_deci_dt'
  | 'status'
>
type ItemRecord = LineRecord & HeadRecord

const headColumns = [
  'wh_app_no',
  'comp_name_kr',
  'section',
  'dept_name',
  'epr_name',
  'receive_name',
  'currency',
  'receipt_date',
  'last_deci_dt',
  'status',
] as const

/** Sorted columns, of the receipt unless they say that they are the line's. */
const sortColumns: Readonly<Record<keyof WarehousingItemRow, string>> = {
  whReqNo: 'wh_req_no',
  whAppNo: 'wh_app_no',
  lineNo: 'line.line_no',
  poNo: 'po_no',
  poLineNo: 'line.po_line_no',
  compNameKr: 'comp_name_kr',
  section: 'section',
  deptName: 'dept_name',
  eprName: 'epr_name',
  receiveName: 'receive_name',
  itemCode: 'line.item_code',
  itemName: 'line.item_name',
  spec: 'line.spec',
  unitCode: 'line.unit_code',
  poQty: 'line.po_qty',
  dlvQty: 'line.dlv_qty',
  acceptQty: 'line.accept_qty',
  rejectQty: 'line.reject_qty',
  rejectReason: 'line.reject_reason',
  rejectMemo: 'line.reject_memo',
  returnQty: 'line.return_qty',
  currency: 'currency',
  unitPrice: 'line.unit_price',
  amt: 'line.amt',
  receiptDate: 'receipt_date',
  lastDeciDt: 'last_deci_dt',
  status: 'status',
  adjNo: 'line.adj_no',
  lotNo: 'line.lot_no',
  bigo: 'line.bigo',
}

/** Lines of receipts, one row an item; newest receipt first, its lines in their order. */
export async function listWarehousingItem(
  tx: Transaction,
  actor: Actor,
  filters: WarehousingFilters,
): Promise<WarehousingItemList> {
  checkFilters(filters)
  await tunePlanner(tx)
  if (filters.want === 'totals') return { rows: [], ...(await totals(tx, actor, filters)) }
  const rows = await readPage(tx, actor, filters)
  if (filters.want === 'rows') return { rows, ...(await cappedTotal(tx, actor, filters)) }
  return { rows, ...(await totals(tx, actor, filters)) }
}

async function readPage(tx: Transaction, actor: Actor, filters: WarehousingFilters) {
  const { limit, offset } = pageOf(filters)
  const { from, column } = warehousingSource(actor, filters, headColumns)
  const parts = readSort(filters.sort, sortColumns)
  const ordered = parts.map(({ column: name, direction }) => {
    const by = name.startsWith('line.') ? sql.ref(name) : column(name)
    return direction === 'asc' ? sql`${by} asc` : sql`${by} desc`
  })
  const order = sql.join([...ordered, sql`${column('wh_req_no')} desc`, sql`line.line_no asc`])
  const { rows } = await sql<ItemRecord>`select line.*, ${sql.join(headColumns.map(name => column(name)))}
    from ${withLines(from, column('wh_req_no'))} order by ${order} limit ${limit} offset ${offset}`.execute(
    tx,
  )
  return rows.map(itemRowOf)
}

/** The lines of the receipts found. */
function withLines(from: ReturnType<typeof sql>, number: ReturnType<typeof sql>) {
  return sql`warehousing_line line, ${from} and line.wh_req_no = ${number}`
}

async function cappedTotal(tx: Transaction, actor: Actor, filters: WarehousingFilters) {
  const { from, column } = warehousingSource(actor, filters)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${withLines(from, column('wh_req_no'))} limit ${countLimit}) found`.execute(tx)
  const total = rows[0]?.total ?? 0
  return { total, capped: total === countLimit }
}

interface Totals {
  readonly total: number
  readonly accepted: string
  readonly rejected: string
  readonly returned: string
  readonly amount: string
  readonly currency: string | null
  readonly currencies: number
}

/** Amounts of several currencies make no sum. */
async function totals(tx: Transaction, actor: Actor, filters: WarehousingFilters) {
  const { from, column } = warehousingSource(actor, filters, ['currency'])
  const { rows } = await sql<Totals>`select count(*)::int as total,
      coalesce(sum(line.accept_qty), 0)::text as accepted, coalesce(sum(line.reject_qty), 0)::text as rejected,
      coalesce(sum(line.return_qty), 0)::text as returned, coalesce(sum(line.amt), 0)::text as amount,
      min(${column('currency')}) as currency, count(distinct ${column('currency')})::int as currencies
    from ${withLines(from, column('wh_req_no'))}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('Engine bug: totals of listWarehousingItem got no row.')
  return {
    total: found.total,
    sums: {
      acceptQty: trimDecimal(found.accepted),
      rejectQty: trimDecimal(found.rejected),
      returnQty: trimDecimal(found.returned),
      ...(found.currencies > 1 ? {} : { amt: moneyText(found.amount, found.currency ?? 'KRW') }),
    },
  }
}

function itemRowOf(line: ItemRecord): WarehousingItemRow {
  return {
    whReqNo: line.wh_req_no,
    ...(line.wh_app_no === null ? {} : { whAppNo: line.wh_app_no }),
    lineNo: line.line_no,
    poNo: line.po_no,
    poLineNo: line.po_line_no,
    compNameKr: line.comp_name_kr,
    section: line.section,
    deptName: line.dept_name,
    eprName: line.epr_name,
    receiveName: line.receive_name,
    ...(line.item_code === null ? {} : { itemCode: line.item_code }),
    itemName: line.item_name,
    ...given({
      spec: line.spec,
      unitCode: line.unit_code,
    }),
    poQty: trimDecimal(line.po_qty),
    dlvQty: trimDecimal(line.dlv_qty),
    acceptQty: trimDecimal(line.accept_qty),
    rejectQty: trimDecimal(line.reject_qty),
    ...given({
      rejectReason: line.reject_reason,
      rejectMemo: line.reject_memo,
    }),
    returnQty: trimDecimal(line.return_qty),
    currency: line.currency,
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, line.currency),
    ...given({
      receiptDate: line.receipt_date,
      lastDeciDt: line.last_deci_dt,
    }),
    status: line.status,
    ...given({
      adjNo: line.adj_no,
      lotNo: line.lot_no,
      bigo: line.bigo,
    }),
  }
}
