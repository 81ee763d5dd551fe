import type { Invariant } from './flowInvariants'

/** The step of a sheet and of a change by which somebody else agrees. */
const seconded = [
  ['EW', 'confirmEvaWork', 'submitEvaWork'],
  ['CE', 'confirmContEva', 'submitContEva'],
  ['RE', 'confirmRegEva', 'submitRegEva'],
] as const

/** What must hold of companies, their changes and their evaluation. */
export const supplierInvariants: readonly Invariant[] = [
  {
    name: 'nobody confirms a sheet of his own',
    breach: seconded
      .map(
        ([docType, confirm, submit]) => `select done.doc_no, done.actor from document_event done
          cross join lateral (select actor from document_event before where before.doc_type = '${docType}'
            and before.doc_no = done.doc_no and before.action = '${submit}' and before.seq < done.seq
            order by before.seq desc limit 1) submitted
          where done.doc_type = '${docType}' and done.action = '${confirm}' and done.actor = submitted.actor`,
      )
      .join(' union all '),
  },
  {
    name: 'nobody approves a change that he asked for',
    breach: `select chg_no from comp_change c join document_event e on e.doc_type = 'CC' and e.doc_no = c.chg_no
      where e.action = 'approveCompChange' and e.actor = c.requested_by`,
  },
  {
    name: 'a type and year of evaluation has one open template at most',
    breach: `select eva_type, eva_year from eva_template where status = 'OPEN'
      group by eva_type, eva_year having count(*) > 1`,
  },
  {
    name: 'the weights of a template that is applied come to a hundred',
    breach: `select tpl_id from eva_template join eva_template_item using (tpl_id) where status <> 'DRAFT'
      group by tpl_id having sum(weight) <> 100`,
  },
  {
    name: 'nothing new is ordered from a company that is not tradable',
    breach: `select o.doc_no, po.comp_no from document_event o join po on po.po_no = o.doc_no
      where o.doc_type = 'PO' and o.request_id is not null and o.from_status is null
        and (select c.to_status from document_event c where c.doc_type = 'COMP' and c.doc_no = po.comp_no
          and c.seq < o.seq order by c.seq desc limit 1) <> 'REGISTERED'`,
  },
  {
    name: 'no score without its facts',
    breach: `select total_no, item_no from eva_total_score join eva_total using (total_no)
      where source_system = 'GPMS' and raw_value is not null and not exists (select from eva_total_fact fact
        where fact.total_no = eva_total_score.total_no and fact.item_no = eva_total_score.item_no)`,
  },
  {
    name: 'a total is the sum of what it is made of, from 0 to 100',
    breach: `select total_no, total_score from eva_total where source_system = 'GPMS' and status <> 'OPEN'
      and total_score <> least(100, greatest(0, coalesce(auto_score, 0) + coalesce(manual_score, 0)
        + adjust_score + objection_score))`,
  },
  {
    name: 'a line of an order keeps the day on which its receipts completed it',
    breach: `with got as (select l.po_no, l.po_line_no, h.receipt_date, h.wh_req_no, h.dlv_no, sum(l.accept_qty) as qty
        from warehousing_line l join warehousing h using (wh_req_no)
        where h.wh_type = 'GR' and h.status in ('CONFIRMED', 'RETURNED') group by 1, 2, 3, 4, 5),
      reached as (select got.*, (select sum(before.qty) from got before
          where (before.po_no, before.po_line_no) = (got.po_no, got.po_line_no)
            and (before.receipt_date, before.wh_req_no) <= (got.receipt_date, got.wh_req_no)) as so_far from got)
      select line.po_no, line.line_no, line.completed_date from po_line line where line.completed_date is distinct from coalesce(
        (select min(receipt_date) from reached where reached.po_no = line.po_no and reached.po_line_no = line.line_no
          and (so_far >= line.qty or so_far >= line.qty * (1 - line.under_tol / 100) and exists (select from delivery_line sent
            where sent.dlv_no = reached.dlv_no and sent.po_no = line.po_no and sent.po_line_no = line.line_no
              and sent.last_yn = 'Y'))),
        (select max(receipt_date) from got where got.po_no = line.po_no and got.po_line_no = line.line_no
          and line.completed_yn = 'Y'))`,
  },
  {
    name: 'a field of a company has one open change at most',
    breach: `select comp_no, chg_field from comp_change where status = 'REQUESTED'
      group by comp_no, chg_field having count(*) > 1`,
  },
  {
    // The system makes those of a suspension and of its end beside an open one.
    name: 'a company has one open application for its data in the ERP at most, and its number alone',
    breach: `select comp_no from comp_gerp_app where status not in ('CREATED', 'CANCELED') and req_type in ('NEW', 'CHG')
        group by comp_no having count(*) > 1
      union all select gerp_vendor_code from company where gerp_vendor_code is not null
        group by gerp_vendor_code having count(*) > 1`,
  },
]
