import { type RawBuilder, sql } from 'kysely'
import { all, countedOrder, dayWithin, facts, orderConditions, orderLineWon, wonOf } from './fact'
import { orders } from './purchaseFacts'
import type { ReportContext } from './reportKind'

type Sql = RawBuilder<unknown>

/**
 * Orders of the months and all that followed them up to today, wherever it is booked: the order decides who sees it (domain 14.2).
 * Measures: order, receipt, remain, settled, posted, paid.
 */
export function flowFacts(context: ReportContext): readonly Sql[] {
  const { input, months } = context
  const ofOrders = all(dayWithin('po.po_date', months.base), countedOrder, orderConditions(input))
  return [
    orders('order', months.base, input),
    received(ofOrders),
    remaining(ofOrders),
    settledParts(ofOrders),
    credits(ofOrders),
  ]
}

const ofOrder = {
  section: sql`po.section`,
  deptcd: sql`po.deptcd`,
  deptnm: sql`po.deptnm`,
  compNo: sql`po.comp_no`,
} as const

const received = (ofOrders: Sql): Sql =>
  facts(
    'WH',
    {
      ...ofOrder,
      measure: 'receipt',
      docNo: sql`receipt.wh_req_no`,
      docDate: sql`receipt.receipt_date`,
      status: sql`receipt.status`,
      value: sql`receipt.accepted_amt_krw`,
    },
    sql`from po join every_warehousing receipt on receipt.po_no = po.po_no and receipt.status in ('CONFIRMED', 'RETURNED')
      where ${ofOrders}`,
  )

/** What a line that is not completed still waits for, at the rate of the order. */
const remaining = (ofOrders: Sql): Sql =>
  facts(
    'PO',
    {
      ...ofOrder,
      measure: 'remain',
      docNo: sql`po.po_no`,
      lineNo: sql`line.line_no`,
      docDate: sql`po.po_date`,
      status: sql`po.status`,
      itemCode: sql`line.item_code`,
      itemName: sql`line.item_name`,
      value: sql`greatest(0, ${orderLineWon} - ${wonOf(sql`line.received_qty * line.unit_price`, 'po')})`,
    },
    sql`from po join po_line line on line.po_no = po.po_no and line.completed_yn = 'N' where ${ofOrders}`,
  )

/** The lines of a receipt in a settlement, at the rate of the receipt, rounded once; as far as they have come. */
const settledParts = (ofOrders: Sql): Sql =>
  facts(
    'ADJ',
    {
      ...ofOrder,
      measure: sql`reached.measure`,
      docNo: sql`settled.adj_no`,
      docDate: sql`to_date(settled.yyyymm, 'YYYYMM')`,
      status: sql`settled.status`,
      value: sql`round(${wonOf(sql`part.amt`, 'receipt')})`,
    },
    sql`from po join every_warehousing receipt on receipt.po_no = po.po_no
      join (select adj_no, wh_req_no, sum(amt) as amt from every_adjustment_line group by adj_no, wh_req_no) part
        on part.wh_req_no = receipt.wh_req_no
      join every_adjustment settled on settled.adj_no = part.adj_no and settled.status <> 'CANCELED'
      cross join lateral unnest(case settled.status when 'PAID' then array['settled', 'posted', 'paid']
        when 'POSTED' then array['settled', 'posted'] else array['settled'] end) as reached (measure)
      where ${ofOrders}`,
  )

/** Returns after the settlement that a credit slip gives back; paid where the settlement of what went back was paid. */
const credits = (ofOrders: Sql): Sql =>
  facts(
    'WH',
    {
      ...ofOrder,
      measure: sql`reached.measure`,
      docNo: sql`receipt.wh_req_no`,
      docDate: sql`receipt.receipt_date`,
      status: sql`receipt.status`,
      value: sql`receipt.accepted_amt_krw`,
    },
    sql`from po join every_warehousing receipt on receipt.po_no = po.po_no and receipt.wh_type = 'RT' and receipt.settle_yn = 'Y'
        and receipt.status in ('CONFIRMED', 'RETURNED')
      join every_signifier slip on slip.slip_no = receipt.slip_no and slip.slip_type = 'KG'
        and slip.status not in ('CANCELED', 'REVERSED')
      cross join lateral unnest(array_remove(array['settled', case when slip.status = 'POSTED' then 'posted' end,
        case when slip.status = 'POSTED' and exists (select from every_adjustment_line line
          join every_adjustment paid on paid.adj_no = line.adj_no and paid.status = 'PAID'
          where line.wh_req_no = receipt.org_wh_req_no) then 'paid' end], null)) as reached (measure)
      where ${ofOrders}`,
  )
