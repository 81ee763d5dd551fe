import { type RawBuilder, sql } from 'kysely'
import {
  all,
  countedOrder,
  type Days,
  dayWithin,
  facts,
  numberWithin,
  orderConditions,
  orderLineWon,
  wonOf,
} from './fact'
import type { ReportContext } from './reportKind'

type Sql = RawBuilder<unknown>

/**
 * Orders of the months and all that followed them up to today, wherever it is booked: the order decides who sees it (domain 14.2).
 * Measures: order, receipt, remain, settled, posted, paid. Orders and their receipts are read once for all of them.
 */
export function flowFacts({ input, months }: ReportContext): readonly Sql[] {
  const ordered = sql`select po_no, po_date, status, section, deptcd, deptnm, comp_no, currency, ex_rate, total_amt_krw from po
    where ${all(dayWithin('po.po_date', months.base), countedOrder, orderConditions(input))}`
  const came = sql`select po.section, po.deptcd, po.deptnm, po.comp_no, receipt.wh_req_no, receipt.wh_type, receipt.org_wh_req_no,
      receipt.receipt_date, receipt.status, receipt.currency, receipt.ex_rate, receipt.accepted_amt_krw, receipt.settle_yn, receipt.slip_no
    from ordered po join every_warehousing receipt on receipt.po_no = po.po_no and ${numberWithin('receipt.po_no', 'PO', months.base)}`
  const measured = [orderedFacts, receivedFacts, remainingFacts(months.base), settledFacts, creditFacts]
  return [
    sql`(with ordered as materialized (${ordered}), came as materialized (${came}) ${sql.join(measured, sql` union all `)})`,
  ]
}

const placeOf = (source: string) => ({
  section: sql.ref(`${source}.section`),
  deptcd: sql.ref(`${source}.deptcd`),
  deptnm: sql.ref(`${source}.deptnm`),
  compNo: sql.ref(`${source}.comp_no`),
})

const orderColumns = {
  ...placeOf('po'),
  docNo: sql`po.po_no`,
  docDate: sql`po.po_date`,
  status: sql`po.status`,
} as const

const receiptColumns = {
  ...placeOf('receipt'),
  docNo: sql`receipt.wh_req_no`,
  docDate: sql`receipt.receipt_date`,
  status: sql`receipt.status`,
  value: sql`receipt.accepted_amt_krw`,
} as const

const isAccepted = sql`receipt.status in ('CONFIRMED', 'RETURNED')`

const orderedFacts = facts(
  'PO',
  { ...orderColumns, measure: 'order', value: sql`po.total_amt_krw` },
  sql`from ordered po`,
)

const receivedFacts = facts(
  'WH',
  { ...receiptColumns, measure: 'receipt' },
  sql`from came receipt where ${isAccepted}`,
)

/** What a line that is not completed still waits for, at the rate of the order. */
const remainingFacts = (days: Days) =>
  facts(
    'PO',
    {
      ...orderColumns,
      measure: 'remain',
      lineNo: sql`line.line_no`,
      itemCode: sql`line.item_code`,
      itemName: sql`line.item_name`,
      value: sql`greatest(0, ${orderLineWon} - ${wonOf(sql`line.received_qty * line.unit_price`, 'po')})`,
    },
    sql`from ordered po join every_po_line line on line.po_no = po.po_no and line.completed_yn = 'N'
    and ${numberWithin('line.po_no', 'PO', days)}`,
  )

/** The lines of a receipt in a settlement, at the rate of the receipt, rounded once; as far as they have come. */
const settledFacts = facts(
  'ADJ',
  {
    ...placeOf('receipt'),
    measure: sql`reached.measure`,
    docNo: sql`settled.adj_no`,
    docDate: sql`to_date(settled.yyyymm, 'YYYYMM')`,
    status: sql`settled.status`,
    value: sql`round(${wonOf(sql`part.amt`, 'receipt')})`,
  },
  sql`from came receipt join (select line.adj_no, line.wh_req_no, sum(line.amt) as amt
        from came receipt join every_adjustment_line line on line.wh_req_no = receipt.wh_req_no
        group by line.adj_no, line.wh_req_no) part on part.wh_req_no = receipt.wh_req_no
      join every_adjustment settled on settled.adj_no = part.adj_no and settled.status <> 'CANCELED'
      cross join lateral unnest(case settled.status when 'PAID' then array['settled', 'posted', 'paid']
        when 'POSTED' then array['settled', 'posted'] else array['settled'] end) as reached (measure)`,
)

/** Returns after the settlement that a credit slip gives back; paid where the settlement of what went back was paid. */
const creditFacts = facts(
  'WH',
  { ...receiptColumns, measure: sql`reached.measure` },
  sql`from came receipt join every_signifier slip on slip.slip_no = receipt.slip_no and slip.slip_type = 'KG'
        and slip.status not in ('CANCELED', 'REVERSED')
      cross join lateral unnest(array_remove(array['settled', case when slip.status = 'POSTED' then 'posted' end,
        case when slip.status = 'POSTED' and exists (select from every_adjustment_line line
          join every_adjustment paid on paid.adj_no = line.adj_no and paid.status = 'PAID'
          where line.wh_req_no = receipt.org_wh_req_no) then 'paid' end], null)) as reached (measure)
      where receipt.wh_type = 'RT' and receipt.settle_yn = 'Y' and ${isAccepted}`,
)
