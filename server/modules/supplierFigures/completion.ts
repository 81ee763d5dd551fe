import { type RawBuilder, sql } from 'kysely'

/**
 * Each of some order lines with what was `delivered`, and the day on which it was `completed`: that of the first receipt that brings
 * enough, or of a last delivery within the tolerance, or of the last one where the rest was closed by hand (domain 3.5); what goes back
 * later stays complete. Null where nothing was received. `lines` names a materialized query of po_no, line_no, qty, under_tol and
 * completed_yn, whose columns come back. 'every' reads the receipts as the server.
 */
export function completedLines(lines: string, read: 'own' | 'every'): RawBuilder<unknown> {
  const table = (name: string) => sql.ref(read === 'every' ? `every_${name}` : name)
  // Few receipts are short and within the tolerance: of those alone it matters whether the delivery was the last.
  const isLast = sql`exists (select from ${table('delivery_line')} sent where sent.dlv_no = ran.dlv_no
    and sent.po_no = ran.po_no and sent.po_line_no = ran.line_no and sent.last_yn = 'Y')`
  // Numbers of orders carry their month: what was received on older orders is not read. With the other end as well the planner would
  // believe that next to nothing is left, and join by comparing all with all.
  const isNewEnough = (document: string) =>
    sql`${sql.ref(`${document}.po_no`)} >= (select min(po_no) from ${sql.ref(lines)})`
  // Lines of the same receipt are peers in this order, so that each has the sum of all of them.
  return sql`select *, coalesce(reached, case when completed_yn = 'Y' then last_receipt end) as completed
    from (select distinct on (po_no, line_no) *, max(accepted) over whole as delivered, max(receipt_date) over whole as last_receipt,
        min(receipt_date) filter (where case when accepted >= qty then true
          when accepted * 100 >= qty * (100 - under_tol) then ${isLast} else false end) over whole as reached
      from (select line.*, came.receipt_date, came.dlv_no, sum(came.accept_qty) over
            (partition by line.po_no, line.line_no order by came.receipt_date, came.wh_req_no) as accepted
          from ${sql.ref(lines)} line left join (
            select part.po_no, part.po_line_no, part.accept_qty, receipt.wh_req_no, receipt.receipt_date, receipt.dlv_no
            from ${table('warehousing_line')} part join ${table('warehousing')} receipt on receipt.wh_req_no = part.wh_req_no
            where receipt.wh_type = 'GR' and receipt.status in ('CONFIRMED', 'RETURNED')
              and ${isNewEnough('part')} and ${isNewEnough('receipt')}) came
          on came.po_no = line.po_no and came.po_line_no = line.line_no) ran
      window whole as (partition by po_no, line_no)) line`
}
