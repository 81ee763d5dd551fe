import { sql } from 'kysely'
import type { WarehousingList, WarehousingRow } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { tunePlanner } from '../../database/tunePlanner'
import { given } from '../../document/givenFields'
import { orderBy, pageOf, readSort, type SortPart } from '../../document/listQuery'
import { moneyText } from '../../document/moneyText'
import { checkFilters, countLimit, type WarehousingFilters, warehousingSource } from './warehousingSource'

export type WarehousingRecord = Row<'warehousing'>

const sortColumns: Readonly<Record<keyof WarehousingRow, string>> = {
  whReqNo: 'wh_req_no',
  whAppNo: 'wh_app_no',
  whType: 'wh_type',
  poNo: 'po_no',
  dlvNo: 'dlv_no',
  compNameKr: 'comp_name_kr',
  section: 'section',
  deptName: 'dept_name',
  eprName: 'epr_name',
  receiveName: 'receive_name',
  expenses: 'expenses',
  currency: 'currency',
  acceptedAmt: 'accepted_amt',
  acceptedAmtKrw: 'accepted_amt_krw',
  // Numbers are given in the order of shipping, so the number's own index sorts by the request date as well.
  whReqDate: 'wh_req_no',
  inspectDue: 'inspect_due',
  receiptDate: 'receipt_date',
  inspectResult: 'inspect_result',
  approvalStatus: 'approval_status',
  lastDeciDt: 'last_deci_dt',
  status: 'status',
  grDocNo: 'gr_doc_no',
  adjYn: 'adj_yn',
  system: 'system',
  sourceSystem: 'source_system',
  version: 'version',
}

const newestFirst: SortPart = { column: 'wh_req_no', direction: 'desc' }

/** The list of receipts. Who sees what is the row policies' business alone. */
export async function listWarehousing(
  tx: Transaction,
  actor: Actor,
  filters: WarehousingFilters,
): Promise<WarehousingList> {
  checkFilters(filters)
  await tunePlanner(tx)
  if (filters.want === 'totals') return { rows: [], ...(await totals(tx, actor, filters)) }
  const rows = await readPage(tx, actor, filters)
  if (filters.want === 'rows') return { rows, ...(await cappedTotal(tx, actor, filters)) }
  return { rows, ...(await totals(tx, actor, filters)) }
}

/** A page is found by its position on an index, then its rows are fetched by key. */
async function readPage(
  tx: Transaction,
  actor: Actor,
  filters: WarehousingFilters,
): Promise<WarehousingRow[]> {
  const { limit, offset } = pageOf(filters)
  const parts = readSort(filters.sort, sortColumns)
  const names = [...new Set([newestFirst.column, ...parts.map(part => part.column)])]
  const { from, column } = warehousingSource(actor, filters, names)
  const columns = sql.join(names.map(column))
  const isByNumber = parts.every(part => part.column === newestFirst.column)
  // Within a narrower scope another order is sorted; "offset 0" keeps the planner from walking that of the company.
  const fence = actor.scope !== 'all' && !isByNumber ? sql`offset 0` : sql``
  const { rows } = await sql<WarehousingRecord>`with position as materialized (
      select wh_req_no from (select ${columns} from ${from} ${fence}) found
      order by ${orderBy(parts, newestFirst, 'found')} limit ${limit} offset ${offset})
    select receipt.* from position join warehousing receipt on receipt.wh_req_no = position.wh_req_no
    order by ${orderBy(parts, newestFirst, 'receipt')}`.execute(tx)
  return rows.map(rowOf)
}

async function cappedTotal(tx: Transaction, actor: Actor, filters: WarehousingFilters) {
  const { from } = warehousingSource(actor, filters)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${from} limit ${countLimit}) found`.execute(tx)
  const total = rows[0]?.total ?? 0
  return { total, capped: total === countLimit }
}

async function totals(tx: Transaction, actor: Actor, filters: WarehousingFilters) {
  const { from, column } = warehousingSource(actor, filters)
  const { rows } = await sql<{ total: number; amount: string }>`select count(*)::int as total,
    coalesce(sum(${column('accepted_amt_krw')}), 0)::text as amount from ${from}`.execute(tx)
  return { total: rows[0]?.total ?? 0, sums: { acceptedAmtKrw: rows[0]?.amount ?? '0' } }
}

function rowOf(receipt: WarehousingRecord): WarehousingRow {
  return {
    whReqNo: receipt.wh_req_no,
    ...(receipt.wh_app_no === null ? {} : { whAppNo: receipt.wh_app_no }),
    whType: receipt.wh_type,
    poNo: receipt.po_no,
    ...(receipt.dlv_no === null ? {} : { dlvNo: receipt.dlv_no }),
    compNameKr: receipt.comp_name_kr,
    section: receipt.section,
    deptName: receipt.dept_name,
    eprName: receipt.epr_name,
    receiveName: receipt.receive_name,
    expenses: receipt.expenses,
    currency: receipt.currency,
    acceptedAmt: moneyText(receipt.accepted_amt, receipt.currency),
    acceptedAmtKrw: receipt.accepted_amt_krw,
    whReqDate: receipt.wh_req_date,
    ...given({
      inspectDue: receipt.inspect_due,
      receiptDate: receipt.receipt_date,
      inspectResult: receipt.inspect_result,
    }),
    approvalStatus: receipt.approval_status,
    ...(receipt.last_deci_dt === null ? {} : { lastDeciDt: receipt.last_deci_dt }),
    status: receipt.status,
    ...(receipt.gr_doc_no === null ? {} : { grDocNo: receipt.gr_doc_no }),
    adjYn: receipt.adj_yn,
    system: receipt.system,
    sourceSystem: receipt.source_system,
    version: receipt.version,
  }
}
