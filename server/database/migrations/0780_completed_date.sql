/*
 * The day on which a line of an order was completed (domain 3.5): that of the first receipt that brings enough, or of a last delivery
 * within the tolerance, or of the last receipt where the rest was closed by hand. It follows from the receipts of the line, and whoever
 * moves its quantities writes it anew; figures over years of lines no longer read their receipts. What goes back later stays complete.
 */
alter table po_line add column completed_date date;

-- Reads as the owner of the tables, whom a policy lets through for the views of reports (0510): a receipt counts whoever completes it.
create function note_completed_date() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.completed_date := (
    select coalesce(
      min(receipt_date) filter (where case
        when accepted >= new.qty then true
        when accepted * 100 >= new.qty * (100 - new.under_tol) then exists (select from delivery_line sent
          where sent.dlv_no = came.dlv_no and sent.po_no = new.po_no and sent.po_line_no = new.line_no and sent.last_yn = 'Y')
        else false end),
      case when new.completed_yn = 'Y' then max(receipt_date) end)
    -- Lines of the same receipt are peers in this order, so that each has the sum of all of them.
    from (select receipt.receipt_date, receipt.dlv_no,
        sum(part.accept_qty) over (order by receipt.receipt_date, receipt.wh_req_no) as accepted
      from warehousing_line part join warehousing receipt on receipt.wh_req_no = part.wh_req_no
      where part.po_no = new.po_no and part.po_line_no = new.line_no
        and receipt.wh_type = 'GR' and receipt.status in ('CONFIRMED', 'RETURNED')) came);
  return new;
end $$;
create trigger note_completed_date before update of qty, under_tol, received_qty, returned_qty, completed_yn on po_line
  for each row execute function note_completed_date();

-- So that the next migration fills the column without keeping others from the table.
create policy filled_by_owner on po_line for update to current_user using (true);

create or replace view every_po_line as select po_no, line_no, pr_no, item_code, item_name, unit_code, qty, unit_price, amt, received_qty,
  completed_yn, due_date, under_tol, completed_date from po_line;
