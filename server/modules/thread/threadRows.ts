import { type RawBuilder, sql } from 'kysely'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Stage } from './threadTexts'

/** A document of a thread. `page` is the number by which its page is opened, where that is another document's. */
export interface ThreadRow {
  readonly stage: Stage
  readonly no: string
  readonly title: string | null
  readonly day: string | null
  readonly status: string
  readonly comp_no: string | null
  readonly comp_name_kr: string | null
  readonly qty: string | null
  readonly amt: string | null
  readonly currency: string | null
  readonly page: string | null
  readonly is_return: boolean
}

export const statusGroups: Readonly<Record<Stage, CodeGroup>> = {
  PR: 'PR_STATUS',
  RQ: 'RFQ_STATUS',
  QT: 'QT_STATUS',
  LO: 'LOI_STATUS',
  OR: 'OR_STATUS',
  SO: 'SO_STATUS',
  PO: 'PO_STATUS',
  DL: 'DLV_STATUS',
  WR: 'WH_STATUS',
  AJ: 'ADJ_STATUS',
  NO: 'NO_STATUS',
  MC: 'CALC_STATUS',
  ST: 'STMT_STATUS',
  TI: 'TI_STATUS',
  SG: 'SLIP_STATUS',
}

interface Columns {
  readonly no: string
  readonly from: RawBuilder<unknown>
  readonly day: RawBuilder<unknown>
  readonly amt: RawBuilder<unknown>
  readonly title?: RawBuilder<unknown>
  readonly qty?: RawBuilder<unknown>
  /** Won where it is not said. */
  readonly currency?: RawBuilder<unknown>
  readonly hasNoCompany?: true
  readonly page?: RawBuilder<unknown>
  readonly isReturn?: RawBuilder<unknown>
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Seoul')::date`
const month = sql`substr(document.yyyymm, 1, 4) || '-' || substr(document.yyyymm, 5)`
const orderTitle = sql`(select po.title from po where po.po_no = document.po_no)`
const sumOf = (table: string, key: string, amount = 'qty') =>
  sql`(select sum(line.${sql.ref(amount)}) from ${sql.table(table)} line
    where line.${sql.ref(key)} = document.${sql.ref(key)})`
const reqDay = sql`document.req_date`
const supply = sql`document.supply_amt`
const currency = sql`document.currency`

/** Prices of quotations are under seal until the opening, for everybody but their supplier (as in proxyEntry). */
function quoted({ scope, userId }: Actor): RawBuilder<unknown> {
  if (scope === 'company') return sql`document.total_amt`
  return sql`case when asked.status in ('CLOSED', 'AWARDED')
      and document.status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED') or document.proxy_by = ${userId}
    then document.total_amt end`
}

function columnsOf(stage: Stage, actor: Actor): Columns {
  const isSupplier = actor.scope === 'company'
  switch (stage) {
    case 'PR':
      return {
        ...{ no: 'pr_no', from: sql`pr`, day: reqDay, amt: sql`document.total_amt`, currency },
        ...{ qty: sumOf('pr_line', 'pr_no'), hasNoCompany: true },
      }
    case 'RQ':
      return {
        ...{ no: 'rfq_no', from: sql`rfq`, day: dayOf('document.sent_dt'), hasNoCompany: true },
        // What was contracted, and what was estimated, is the company's own.
        ...{ qty: sumOf('rfq_line', 'rfq_no'), amt: isSupplier ? sql`null` : sql`document.contract_amt` },
      }
    case 'QT':
      return {
        ...{ no: 'qt_no', from: sql`quotation document join rfq asked on asked.rfq_no = document.rfq_no` },
        ...{ title: sql`asked.title`, day: dayOf('document.submitted_dt'), amt: quoted(actor), currency },
        ...{ qty: sumOf('rfq_line', 'rfq_no'), page: sql`document.rfq_no` },
      }
    case 'LO':
      return {
        ...{ no: 'loi_no', from: sql`loi`, day: reqDay, amt: sql`document.est_amt`, currency },
        qty: sumOf('loi_line', 'loi_no'),
      }
    case 'OR':
      return {
        ...{ no: 'or_no', from: sql`order_request`, day: reqDay, amt: supply, currency },
        qty: sumOf('order_request_line', 'or_no'),
      }
    case 'SO':
      return {
        ...{ no: 'so_no', from: sql`simple_order`, day: reqDay, amt: supply },
        qty: sumOf('simple_order_line', 'so_no'),
      }
    case 'PO':
      return {
        ...{ no: 'po_no', from: sql`po`, day: sql`document.po_date`, amt: supply, currency },
        qty: sumOf('po_line', 'po_no'),
      }
    case 'DL':
      return {
        ...{ no: 'dlv_no', from: sql`delivery`, day: sql`document.delivery_date`, amt: supply, currency },
        ...{ title: orderTitle, qty: sumOf('delivery_line', 'dlv_no') },
      }
    case 'WR':
      return {
        ...{ no: 'wh_req_no', from: sql`warehousing`, day: sql`document.wh_req_date`, currency },
        ...{ title: orderTitle, amt: sql`document.accepted_amt`, isReturn: sql`document.wh_type = 'RT'` },
        qty: sql`case document.status when 'REQUESTED' then ${sumOf('warehousing_line', 'wh_req_no', 'dlv_qty')}
          else ${sumOf('warehousing_line', 'wh_req_no', 'accept_qty')} end`,
      }
    case 'AJ':
      return {
        ...{ no: 'adj_no', from: sql`adjustment`, day: dayOf('document.created_dt'), amt: supply, currency },
        ...{ title: month, qty: sumOf('adjustment_line', 'adj_no'), page: sql`document.calc_no` },
      }
    case 'NO':
      return { no: 'none_no', from: sql`none_order`, day: reqDay, amt: supply }
    case 'MC':
      return {
        ...{ no: 'calc_no', from: sql`monthly_calc`, day: dayOf('document.created_dt'), amt: supply },
        title: month,
      }
    case 'ST':
      return {
        ...{ no: 'stmt_no', from: sql`statement`, day: sql`document.issue_date`, amt: supply },
        ...{ title: sql`document.adj_no`, page: calcOf },
      }
    case 'TI':
      return {
        ...{ no: 'ti_no', from: sql`tax_invoice`, day: sql`document.write_date`, amt: supply },
        title: sql`coalesce(document.nts_no, document.invoice_no)`,
        page: isSupplier
          ? sql`coalesce(document.none_no, ${calcOf})`
          : sql`coalesce(document.none_no, document.adj_no)`,
      }
    case 'SG':
      return {
        ...{ no: 'slip_no', from: sql`signifier`, day: sql`document.slip_date`, amt: supply },
        title: sql`document.header_text`,
      }
  }
}

/** Suppliers read their settlements on the page of the month. */
const calcOf = sql`(select settled.calc_no from adjustment settled where settled.adj_no = document.adj_no)`

function selectOf(stage: Stage, numbers: readonly string[], actor: Actor): RawBuilder<unknown> {
  const columns = columnsOf(stage, actor)
  const from = stage === 'QT' ? columns.from : sql`${columns.from} document`
  const company = columns.hasNoCompany
    ? { columns: sql`null as comp_no, null as comp_name_kr`, join: sql`` }
    : {
        columns: sql`document.comp_no, company.comp_name_kr`,
        join: sql`left join company on company.comp_no = document.comp_no`,
      }
  return sql`select ${stage} as stage, document.${sql.ref(columns.no)} as no,
      ${columns.title ?? sql`document.title`} as title, ${columns.day} as day, document.status, ${company.columns},
      ${columns.qty ?? sql`null::numeric`} as qty, (${columns.amt})::numeric as amt,
      ${columns.currency ?? sql`'KRW'`}::text as currency, ${columns.page ?? sql`null`}::text as page,
      ${columns.isReturn ?? sql`false`} as is_return
    from ${from} ${company.join} where document.${sql.ref(columns.no)} in (${sql.join(numbers)})`
}

/** What of each document is told, by stages and numbers. */
export async function readThreadRows(
  tx: Transaction,
  actor: Actor,
  numbers: ReadonlyMap<Stage, ReadonlySet<string>>,
): Promise<readonly ThreadRow[]> {
  const selects = [...numbers]
    .filter(([, known]) => known.size > 0)
    .map(([stage, known]) => sql`(${selectOf(stage, [...known], actor)})`)
  return (await sql<ThreadRow>`${sql.join(selects, sql` union all `)} order by no`.execute(tx)).rows
}
