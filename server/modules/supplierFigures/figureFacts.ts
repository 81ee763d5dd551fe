import { type RawBuilder, sql } from 'kysely'
import { linkOf } from '../../document/documentKind'

/** Figures of a supplier that are computed from his documents; values of EVA_FORMULA. */
export type Figure = 'ON_TIME_RATE' | 'DEFECT_PPM' | 'RETURN_RATE' | 'PRICE_CHANGE' | 'ACK_TIME' | 'SATIS_AVG'

export interface FigureWindow {
  /** A query of the column comp_no: whose figures. */
  readonly companies: RawBuilder<unknown>
  /** First and last day, both counted. */
  readonly from: string
  readonly to: string
  /** As things stand now: what is open counts up to this moment. */
  readonly now: Date
}

/** Orders that count: neither tests nor what never became a purchase. */
export const countedOrder: RawBuilder<boolean> = sql<boolean>`po.order_type <> 'TEST'
  and po.status not in ('CANCELED', 'DECLINED')`

const isOf = ({ companies }: FigureWindow, column: string) => sql`${sql.ref(column)} in (${companies})`
const isWithin = ({ from, to }: FigureWindow, day: RawBuilder<unknown>) =>
  sql`${day} between ${from}::date and ${to}::date`

/** Columns of every fact. Decimals of value1 and value2 are not rounded. */
const columns = sql.raw('comp_no, doc_type, doc_no, line_no, base_date, value1, value2, bigo')

/**
 * Order lines due in the window: on time is 1. A line without a day of completion is late once its own has gone by, unless the rest
 * was closed by hand with nothing received. The window is said of the columns themselves, of which the planner knows how many rows
 * are between two days.
 */
function onTimeFacts(window: FigureWindow): RawBuilder<unknown> {
  return sql`select comp_no, 'PO' as doc_type, po_no as doc_no, line_no, due_date as base_date,
      (case when completed_date <= due_date then 1 else 0 end)::numeric as value1, delivered as value2,
      coalesce(completed_date::text, '') as bigo
    from (select po.comp_no, line.po_no, line.line_no, coalesce(line.due_date, po.due_date) as due_date, line.completed_yn,
        line.completed_date, line.received_qty + line.returned_qty as delivered
      from po join po_line line on line.po_no = po.po_no
      where ${isOf(window, 'po.comp_no')} and ${countedOrder} and line.qty > 0
        and (${isWithin(window, sql`line.due_date`)} or line.due_date is null and ${isWithin(window, sql`po.due_date`)})) line
    where completed_date is not null
      or (completed_yn = 'N' and due_date < (${window.now.toISOString()}::timestamptz at time zone 'Asia/Seoul')::date)`
}

/** Lines of receipts of the window that were inspected; returns as they stand now, whenever they were made. */
function inspectedLines(window: FigureWindow, value1: RawBuilder<unknown>, value2: RawBuilder<unknown>) {
  return sql`select receipt.comp_no, 'WH' as doc_type, receipt.wh_req_no as doc_no, line.line_no,
      receipt.receipt_date as base_date, ${value1} as value1, ${value2} as value2,
      case when line.return_qty = 0 then '' else trim_scale(line.return_qty)::text end as bigo
    from warehousing receipt join warehousing_line line on line.wh_req_no = receipt.wh_req_no
    where ${isOf(window, 'receipt.comp_no')} and receipt.wh_type = 'GR'
      and receipt.status in ('INSPECTED', 'APPROVING', 'REJECTED', 'CONFIRMED', 'RETURNED')
      and ${isWithin(window, sql`receipt.receipt_date`)}
      and exists (select from po where po.po_no = receipt.po_no and ${countedOrder})`
}

/** Order lines of the window with an item that was ordered in the same currency within the 12 months before it, in won. */
function priceFacts(window: FigureWindow): RawBuilder<unknown> {
  const { from } = window
  const ordered = sql`select po.comp_no, po.po_no, po.po_date, po.currency, line.line_no, line.item_code, line.qty, line.amt
    from po join po_line line on line.po_no = po.po_no
    where ${isOf(window, 'po.comp_no')} and ${countedOrder} and line.item_code is not null and line.qty > 0`
  return sql`select line.comp_no, 'PO' as doc_type, line.po_no as doc_no, line.line_no, line.po_date as base_date,
      line.amt * rates.won as value1, base.price * line.qty * rates.won as value2,
      trim_scale(line.qty)::text || ' × ' || round(base.price, 2)::text as bigo
    from (${ordered} and ${isWithin(window, sql`po.po_date`)}) line
    join (select comp_no, item_code, currency, sum(amt)::numeric(60, 40) / sum(qty) as price
      from (${ordered} and po.po_date >= ${from}::date - interval '12 months' and po.po_date < ${from}::date) earlier
      group by comp_no, item_code, currency) base using (comp_no, item_code, currency)
    join (select distinct on (comp_no, currency) comp_no, currency,
        case currency when 'KRW' then 1 when 'JPY' then ex_rate / 100 else ex_rate end as won
      from po where ${isOf(window, 'po.comp_no')} and ${countedOrder} and ${isWithin(window, sql`po.po_date`)}
      order by comp_no, currency, po_date desc, po_no desc) rates using (comp_no, currency)`
}

/** Seconds of working days since a Monday: Saturdays and Sundays have none. */
const workingSeconds = (
  instant: RawBuilder<unknown>,
) => sql`(select 86400 * (floor(days / 7) * 5 + least(mod(days, 7), 5))
    + case when mod(days, 7) < 5 then seconds - days * 86400 else 0 end
  from (select seconds, floor(seconds / 86400) as days
    from (select extract(epoch from (${instant}) at time zone 'Asia/Seoul' - timestamp '1990-01-01') as seconds) since) passed)`

/** Hours that the supplier took for each order of the window which he has to accept, since it was last sent; or to now. */
function acceptanceFacts(window: FigureWindow): RawBuilder<unknown> {
  const hours = sql`(${workingSeconds(sql`accepted`)} - ${workingSeconds(sql`sent`)})::numeric(60, 30) / 3600`
  return sql`select comp_no, 'PO' as doc_type, po_no as doc_no, null::int as line_no, po_date as base_date,
      greatest(${hours}, 0) as value1, null::numeric as value2,
      case when is_open then '' else to_char(accepted at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') end as bigo
    from (select po.comp_no, po.po_no, po.po_date, po.accepted_dt is null as is_open,
        coalesce(po.accepted_dt, ${window.now.toISOString()}::timestamptz) as accepted,
        coalesce((select max(event.at) from document_event event where event.doc_type = 'PO'
          and event.doc_no = po.po_no and event.action = 'resendPo'), po.created_dt) as sent
      from po where ${isOf(window, 'po.comp_no')} and ${countedOrder} and po.forward_yn = 'Y'
        and ${isWithin(window, sql`po.po_date`)} and (po.accepted_dt is not null or po.status = 'SENT')) handed`
}

const surveyFacts = (window: FigureWindow): RawBuilder<unknown> => sql`select comp_no, 'TS' as doc_type,
    satis_no as doc_no, null::int as line_no, requested_dt as base_date, avg_score as value1, null::numeric as value2,
    '' as bigo
  from trans_satis where ${isOf(window, 'comp_no')} and status = 'ANSWERED'
    and ${isWithin(window, sql`requested_dt`)}`

const facts: Readonly<Record<Figure, (window: FigureWindow) => RawBuilder<unknown>>> = {
  ON_TIME_RATE: onTimeFacts,
  DEFECT_PPM: window => inspectedLines(window, sql`line.reject_qty + line.return_qty`, sql`line.dlv_qty`),
  RETURN_RATE: window => inspectedLines(window, sql`line.return_qty`, sql`line.accept_qty`),
  PRICE_CHANGE: priceFacts,
  ACK_TIME: acceptanceFacts,
  SATIS_AVG: surveyFacts,
}

export const figures = Object.keys(facts) as readonly Figure[]

/**
 * What a figure counts (domain 3.5), a query of one row for each line, receipt, order or survey: comp_no, doc_type, doc_no,
 * line_no, base_date, value1, value2, bigo. Read it as the server, so that nobody's scope changes a figure.
 */
export const factsOf = (figure: Figure, window: FigureWindow): RawBuilder<unknown> =>
  sql`select ${columns} from (${facts[figure](window)}) fact`

/** The sums of facts that figures are computed from; to be selected where facts are grouped. */
export const factSums: RawBuilder<unknown> = sql`round(sum(value1), 20) as sum1, round(sum(value2), 20) as sum2,
  count(*)::numeric as counted`

/** Exactly n ÷ d to two decimals, half away from zero (D-60); null where there is nothing to divide by. */
const quotient = (n: RawBuilder<unknown>, d: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(case when ${d} > 0 then round(sign(${n}) * div(200 * abs(${n}) + ${d}, 2 * ${d}) / 100, 2) end)`

const [sum1, sum2, counted] = [sql`sum1`, sql`sum2`, sql`counted`]

/** The figure itself, of the sums of its facts: percent, PPM, hours or points with two decimals; null without data. */
export const figureOf: Readonly<Record<Figure, RawBuilder<string | null>>> = {
  ON_TIME_RATE: quotient(sql`(100 * ${sum1})`, counted),
  DEFECT_PPM: quotient(sql`(1000000 * ${sum1})`, sum2),
  RETURN_RATE: quotient(sql`(100 * ${sum1})`, sum2),
  PRICE_CHANGE: quotient(sql`(100 * (${sum1} - ${sum2}))`, sum2),
  ACK_TIME: quotient(sum1, counted),
  SATIS_AVG: quotient(sum1, counted),
}

/** Documents that figures count, by type. The policies of a table say who may read its documents. */
export const countedDocuments = {
  PO: { table: 'po', number: 'po_no', page: '/portal/poChange/poChangeInfo' },
  WH: { table: 'warehousing', number: 'wh_req_no', page: '/warehousingList' },
  TS: { table: 'trans_satis', number: 'satis_no', page: '/business/evaManage/transSatisMngDetail' },
  EW: { table: 'eva_work', number: 'work_no', page: '/evaWorkEdit' },
} as const

const isCounted = (docType: string): docType is keyof typeof countedDocuments =>
  Object.hasOwn(countedDocuments, docType)

/** The page of a document that a figure counts. */
export const factPath = (docType: string, docNo: string): string =>
  isCounted(docType) ? linkOf(countedDocuments[docType], docNo) : docNo
