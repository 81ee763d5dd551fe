import { type RawBuilder, sql } from 'kysely'

/**
 * A query of po_no, line_no, delivered, last_receipt and completed of those order lines among `lines` of which something was received.
 * `lines` names a materialized query of po_no, line_no, qty and under_tol. A line is complete on the day of the first receipt that
 * brings enough, or of a last delivery within the tolerance (domain 3.5); what goes back later stays complete. 'every' reads the
 * receipts as the server.
 */
export function completionsOf(lines: string, read: 'own' | 'every'): RawBuilder<unknown> {
  const table = (name: string) => sql.ref(read === 'every' ? `every_${name}` : name)
  // Few receipts are short and within the tolerance: of those alone it matters whether the delivery was the last.
  const isLast = sql`exists (select from ${table('delivery_line')} sent where sent.dlv_no = ran.dlv_no
    and sent.po_no = ran.po_no and sent.po_line_no = ran.line_no and sent.last_yn = 'Y')`
  // Lines of the same receipt are peers in this order, so that each has the sum of all of them.
  const accepted = sql`sum(part.accept_qty) over (partition by line.po_no, line.line_no order by receipt.receipt_date, receipt.wh_req_no)`
  // Numbers of orders carry their month: what was received on older orders is not read. With the other end as well the planner would
  // believe that next to nothing is left, and join by comparing all with all.
  const isNewEnough = sql`part.po_no >= (select min(po_no) from ${sql.ref(lines)})`
  return sql`select po_no, line_no, max(accepted) as delivered, max(receipt_date) as last_receipt,
      min(receipt_date) filter (where case when accepted >= qty then true
        when accepted * 100 >= qty * (100 - under_tol) then ${isLast} else false end) as completed
    from (select line.po_no, line.line_no, line.qty, line.under_tol, receipt.receipt_date, receipt.dlv_no, ${accepted} as accepted
      from ${sql.ref(lines)} line
        join ${table('warehousing_line')} part on part.po_no = line.po_no and part.po_line_no = line.line_no and ${isNewEnough}
        join ${table('warehousing')} receipt on receipt.wh_req_no = part.wh_req_no
          and receipt.wh_type = 'GR' and receipt.status in ('CONFIRMED', 'RETURNED')) ran
    group by po_no, line_no`
}
