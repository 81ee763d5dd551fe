import { strayStep } from './flowEdges'
import type { FlowRow, FlowWorld } from './flowWorld'
import { itemInvariants } from './itemInvariants'
import { supplierInvariants } from './supplierInvariants'

/** What must hold between any two actions; the statement finds what breaks it. */
export interface Invariant {
  readonly name: string
  readonly breach: string
}

/** Sum of the lines beside the head. */
const headIsLines = (
  table: string,
  number: string,
  head: string,
  lines: string,
  line: string,
): Invariant => ({
  name: `${table}.${head} is the sum of ${lines}.${line}`,
  breach: `select h.${number} from ${table} h left join ${lines} l using (${number})
    group by h.${number}, h.${head} having h.${head} <> coalesce(sum(l.${line}), 0)`,
})

export const flowInvariants: readonly Invariant[] = [
  ...supplierInvariants,
  ...itemInvariants,
  headIsLines('pr', 'pr_no', 'total_amt', 'pr_line', 'amt'),
  headIsLines('order_request', 'or_no', 'supply_amt', 'order_request_line', 'amt'),
  headIsLines('po', 'po_no', 'supply_amt', 'po_line', 'amt'),
  headIsLines('adjustment', 'adj_no', 'receipt_amt', 'adjustment_line', 'amt'),
  {
    name: 'the amount of a line is its price by its quantity, rounded once',
    breach: ['order_request', 'po']
      .map(
        head => `select ${head === 'po' ? 'po_no' : 'or_no'}, line_no, qty, unit_price, amt
          from ${head}_line join ${head} using (${head === 'po' ? 'po_no' : 'or_no'})
          where amt <> round(qty * unit_price, case currency when 'KRW' then 0 when 'JPY' then 0 else 2 end)`,
      )
      .join(' union all '),
  },
  {
    name: 'total = supply + tax, of order requests and orders',
    breach: `select or_no from order_request where total_amt <> supply_amt + vat_amt
      union all select po_no from po where total_amt <> supply_amt + vat_amt`,
  },
  {
    // What a canceled, closed or changed order leaves is open again; only a change may order more than was requested.
    name: 'no line of a request is ordered beyond what was requested',
    breach: `select l.pr_no, l.line_no, l.qty, sum(asked.qty) from pr_line l
      join (select o.pr_no, o.pr_line_no, case when po.status = 'CANCELED' then 0
          when ordered.completed_yn = 'Y' then least(o.qty, ordered.received_qty)
          else least(o.qty, coalesce(ordered.qty, o.qty)) end as qty
        from order_request_line o join order_request h using (or_no)
          left join po on po.source_no = h.or_no
          left join po_line ordered on ordered.po_no = po.po_no and ordered.line_no = o.line_no
        where h.status <> 'CANCELED') asked on asked.pr_no = l.pr_no and asked.pr_line_no = l.line_no
      where not exists (select from po_change_line c join po_change using (chg_no)
        join po_line raised on raised.po_no = po_change.po_no and raised.line_no = c.line_no
        where raised.pr_no = l.pr_no and raised.pr_line_no = l.line_no and c.after_qty > c.before_qty)
      group by l.pr_no, l.line_no, l.qty having sum(asked.qty) > l.qty`,
  },
  {
    name: 'an ordered order request has exactly one order, and no other has one',
    breach: `select h.or_no from order_request h left join po on po.source_no = h.or_no
      group by h.or_no, h.status having count(po.po_no) <> case when h.status = 'ORDERED' then 1 else 0 end`,
  },
  {
    name: 'what is received and under way stays within the tolerance of the order',
    breach: `select po_no, line_no from po_line
      where received_qty + shipped_qty > qty * (1 + over_tol / 100) or received_qty < 0 or shipped_qty < 0`,
  },
  {
    name: 'what an order has received and has under way is what its receipts say',
    breach: `select l.po_no, l.line_no, l.received_qty, l.shipped_qty, said.received, said.shipped from po_line l
      join (select w.po_no, w.po_line_no,
          sum(case when h.status = 'CONFIRMED' and h.wh_type = 'GR' then w.accept_qty - w.return_qty else 0 end) as received,
          sum(case when h.status in ('REQUESTED', 'INSPECTED', 'APPROVING', 'REJECTED') then w.dlv_qty else 0 end) as shipped
        from warehousing_line w join warehousing h using (wh_req_no) group by w.po_no, w.po_line_no) said
        on said.po_no = l.po_no and said.po_line_no = l.line_no
      where l.shipped_qty <> said.shipped`,
  },
  {
    name: 'an order is complete when all of its lines are, and only then',
    breach: `select po_no, status from po join po_line using (po_no) group by po_no, status
      having (status = 'COMPLETED') and not bool_and(completed_yn = 'Y')
        or status in ('ACCEPTED', 'PARTIAL') and bool_and(completed_yn = 'Y')`,
  },
  {
    name: 'each document uses of its budgets what its rows say',
    breach: `select doc_no, yyyymm, deptcd, account_code, demand.amt, used.amt as used from budget_demand demand
      full join budget_use used using (doc_no, yyyymm, deptcd, account_code)
      where coalesce(demand.amt, 0) <> coalesce(used.amt, 0)`,
  },
  {
    name: 'a budget is used by its documents, to the won',
    breach: `select b.yyyymm, b.deptcd, b.account_code, b.used_amt, sum(u.amt) as used from budget b
      left join budget_use u using (yyyymm, deptcd, account_code)
      group by b.yyyymm, b.deptcd, b.account_code having b.used_amt <> coalesce(sum(u.amt), 0)`,
  },
  {
    name: 'debit and credit of a slip are equal',
    breach: `select slip_no from signifier_line group by slip_no
      having sum(case dc_type when 'D' then amt else -amt end) <> 0`,
  },
  {
    name: 'a slip comes to what its head says: total = supply + tax = what is owed, a credit the other way round',
    breach: `select h.slip_no from signifier h join signifier_line l using (slip_no) where l.account_code = '2110000'
      group by h.slip_no having h.total_amt <> h.supply_amt + h.vat_amt
        or abs(sum(case l.dc_type when 'C' then l.amt else -l.amt end)) <> h.total_amt
        or h.slip_type in ('RE', 'KR') and sum(case l.dc_type when 'C' then l.amt else -l.amt end) < 0
        or h.slip_type = 'KG' and sum(case l.dc_type when 'C' then l.amt else -l.amt end) > 0`,
  },
  {
    name: 'a slip of claims or returns books what they come to',
    breach: `select h.slip_no, h.total_amt, sum(c.total_amt) as claimed from signifier h
      join signifier_source s using (slip_no) join none_order c on c.none_no = s.source_no
      where s.live_yn = 'Y' group by h.slip_no, h.total_amt having h.total_amt <> sum(c.total_amt)
      union all select h.slip_no, h.supply_amt, -sum(w.accepted_amt_krw) from signifier h
      join signifier_source s using (slip_no) join warehousing w on w.wh_req_no = s.source_no
      where s.live_yn = 'Y' group by h.slip_no, h.supply_amt having h.supply_amt <> -sum(w.accepted_amt_krw)`,
  },
  {
    name: 'a return is taken off once: by its slip, or by a settlement',
    breach: `select w.wh_req_no, w.slip_no, s.slip_no as booked_by from warehousing w
      left join signifier_source s on s.source_no = w.wh_req_no and s.live_yn = 'Y'
      where w.wh_type = 'RT' and (w.slip_no is distinct from s.slip_no or w.slip_no is not null and exists (
        select from warehousing_line l where l.wh_req_no = w.wh_req_no and l.adj_no is not null))`,
  },
  {
    name: 'a source has one living slip at most',
    breach: `select source_no from signifier_source where live_yn = 'Y' group by source_no having count(*) > 1`,
  },
  {
    name: 'nothing is settled beyond what was accepted',
    breach: `select l.wh_req_no, l.line_no from warehousing_line l
      join adjustment_line s on s.wh_req_no = l.wh_req_no and s.wh_line_no = l.line_no
      join adjustment a on a.adj_no = s.adj_no where a.status <> 'CANCELED'
      group by l.wh_req_no, l.line_no, l.accept_qty having abs(sum(s.qty)) > abs(l.accept_qty)`,
  },
  {
    name: 'a statement that counts says what its settlement says',
    breach: `select s.stmt_no, s.total_amt, a.total_amt as settled from statement s join adjustment a using (adj_no)
      where s.status <> 'CANCELED' and s.total_amt <> a.total_amt`,
  },
  {
    name: 'a settlement has one living tax invoice at most',
    breach: `select adj_no from tax_invoice where status <> 'CANCELED' group by adj_no having count(*) > 1`,
  },
  {
    name: 'a month is the sum of its settlements',
    breach: `select m.calc_no, m.total_amt, sum(a.total_amt) as settled from monthly_calc m
      left join adjustment a on a.calc_no = m.calc_no and a.status <> 'CANCELED'
      group by m.calc_no, m.total_amt having m.total_amt <> coalesce(sum(a.total_amt), 0)`,
  },
  {
    name: 'what is posted has a posted slip, and what a posted slip booked is posted',
    breach: `select a.adj_no, a.status, s.slip_no, s.status as slip_status from adjustment a
      left join signifier_source l on l.source_no = a.adj_no and l.live_yn = 'Y' left join signifier s on s.slip_no = l.slip_no
      where (a.status in ('POSTED', 'PAID')) <> (s.status is not distinct from 'POSTED')`,
  },
  {
    name: 'a posted claim has a posted slip, and what a posted slip booked is posted',
    breach: `select c.none_no, c.status, s.slip_no, s.status as slip_status from none_order c
      left join signifier_source l on l.source_no = c.none_no and l.live_yn = 'Y' left join signifier s on s.slip_no = l.slip_no
      where (c.status = 'POSTED') <> (s.status is not distinct from 'POSTED')
        or (c.status in ('SLIPPED', 'POSTED')) <> (s.slip_no is not null)`,
  },
  {
    name: 'every document goes as its workflow says',
    breach: strayStep,
  },
  {
    name: 'whoever waits for an approval has one that somebody can give',
    breach: ['pr.pr_no', 'order_request.or_no']
      .map(of => {
        const [table, number] = of.split('.')
        return `select d.${number} from ${table} d where d.status = 'APPROVING' and not exists (
          select from approval a join approval_step s using (appr_no) join person p on p.singleid = s.singleid
          where a.doc_no = d.${number} and a.approval_status = 'P' and s.status = 'CURRENT')`
      })
      .join(' union all '),
  },
  {
    name: 'a document has at most one open approval, and only while it waits for it',
    breach: `select doc_no from approval where approval_status = 'P' group by doc_no having count(*) > 1
      union all select a.doc_no from approval a join pr d on d.pr_no = a.doc_no
      where a.approval_status = 'P' and d.status <> 'APPROVING'
      union all select a.doc_no from approval a join order_request d on d.or_no = a.doc_no
      where a.approval_status = 'P' and d.status <> 'APPROVING'`,
  },
  {
    name: 'every event begins in the state in which the one before it has ended: nothing took effect twice',
    breach: `select doc_no, seq, action, from_status, before_it from (
        select doc_no, seq, action, from_status,
          lag(to_status) over (partition by doc_type, doc_no order by seq) as before_it
        from document_event where request_id is not null) as chain
      where before_it is not null and from_status is distinct from before_it`,
  },
]

export interface Breach {
  readonly name: string
  readonly rows: readonly FlowRow[]
}

/** Everything that does not hold now; nothing may be under way. */
export async function breaches(world: FlowWorld): Promise<readonly Breach[]> {
  const found: Breach[] = []
  for (const { name, breach } of flowInvariants) {
    const rows = await world.read(`select * from (${breach}) as breach limit 5`)
    if (rows.length > 0) found.push({ name, rows })
  }
  return found
}
