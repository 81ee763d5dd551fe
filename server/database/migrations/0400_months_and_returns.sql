-- What went back before it was settled stands on the settled line, so that a month tells what was received, what was
-- returned and what is left: the receipt's own return_qty grows on after the settlement.
alter table adjustment_line add column returned_qty numeric(13, 3) not null default 0 check (returned_qty >= 0);

create function won_per(currency text, ex_rate numeric) returns numeric language sql immutable parallel safe
  return case currency when 'KRW' then 1 when 'JPY' then ex_rate / 100 else ex_rate end;

do $$
declare name text;
declare tables text[] := array['adjustment', 'adjustment_line', 'warehousing_line', 'monthly_calc'];
begin
  -- Rows of before belong to everybody: the policies of the owner would hide them from this migration.
  foreach name in array tables loop
    execute format('alter table %I no force row level security', name);
  end loop;
  update adjustment_line line set returned_qty = receipt.accept_qty - line.qty
    from warehousing_line receipt where receipt.wh_req_no = line.wh_req_no and receipt.line_no = line.wh_line_no
      and line.qty > 0 and receipt.accept_qty > line.qty;
  update monthly_calc month set return_amt = month.return_amt + more.amount, receipt_amt = month.receipt_amt + more.amount
    from (select head.calc_no, sum(round(line.returned_qty * line.unit_price * won_per(head.currency, head.ex_rate))) as amount
      from adjustment head join adjustment_line line on line.adj_no = head.adj_no
      where head.calc_no is not null and head.status <> 'CANCELED' and line.returned_qty > 0 group by head.calc_no) more
    where more.calc_no = month.calc_no;
  foreach name in array tables loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

create or replace view seen_month with (security_invoker = true) as
select month.calc_no, month.yyyymm, month.comp_no, month.section, month.settle_type, lines.receipt_cnt,
  (heads.received + lines.returned)::numeric(15, 0) as receipt_amt, lines.returned::numeric(15, 0) as return_amt,
  (heads.received - heads.supply)::numeric(15, 0) as deduct_amt, heads.supply::numeric(15, 0) as supply_amt,
  heads.vat::numeric(15, 0) as vat_amt, (heads.supply + heads.vat)::numeric(15, 0) as total_amt,
  heads.adj_cnt, heads.invoiced_cnt, month.unsettled_amt, month.confirm_due, month.objection, month.objection_answer,
  month.notified_dt, month.confirmed_dt, month.closed_dt, month.status, month.created_by, month.created_dt, month.updated_by,
  month.updated_dt, month.version
from monthly_calc month
cross join lateral (
  select count(*)::int as adj_cnt,
    (count(*) filter (where status in ('INVOICED', 'SLIPPED', 'POSTED', 'PAID')))::int as invoiced_cnt,
    coalesce(sum(supply_amt_krw), 0) as supply, coalesce(sum(vat_amt), 0) as vat,
    coalesce(sum(supply_amt_krw + round(deduct_amt * won_per(currency, ex_rate))), 0) as received
  from adjustment where calc_no = month.calc_no and status <> 'CANCELED'
) heads
cross join lateral (
  select (count(distinct line.wh_req_no) filter (where line.qty > 0))::int as receipt_cnt,
    coalesce(sum(round(case when line.amt < 0 then -line.amt else line.returned_qty * line.unit_price end
      * won_per(settled.currency, settled.ex_rate))), 0) as returned
  from adjustment settled join adjustment_line line on line.adj_no = settled.adj_no
  where settled.calc_no = month.calc_no and settled.status <> 'CANCELED'
) lines;

-- Receipts of a company that no settlement holds; few do at any time.
create index warehousing_waiting_by_company on warehousing (comp_no, section) where status = 'CONFIRMED' and adj_yn = 'N';

-- A month with what waits beside its settlements at this moment. Receipts that were confirmed after the month was closed
-- (late ones) are settled by nothing until it is opened again.
create view month_now with (security_invoker = true) as
select month.calc_no, month.yyyymm, month.comp_no, month.section, month.settle_type, month.receipt_cnt, month.receipt_amt,
  month.return_amt, month.deduct_amt, month.supply_amt, month.vat_amt, month.total_amt, month.adj_cnt, month.invoiced_cnt,
  waiting.amount::numeric(15, 0) as unsettled_amt, month.confirm_due, month.objection, month.objection_answer,
  month.notified_dt, month.confirmed_dt, month.closed_dt, month.status, month.created_by, month.created_dt, month.updated_by,
  month.updated_dt, month.version, case when month.status = 'CLOSED' then waiting.receipts else 0 end as late_cnt
from monthly_calc month
cross join lateral (
  select count(distinct receipt.wh_req_no)::int as receipts,
    coalesce(sum(round((line.accept_qty - line.return_qty) * line.unit_price * won_per(receipt.currency, receipt.ex_rate))), 0)
      as amount
  from warehousing receipt join warehousing_line line on line.wh_req_no = receipt.wh_req_no
  where receipt.comp_no = month.comp_no and receipt.section = month.section and receipt.status = 'CONFIRMED'
    and receipt.adj_yn = 'N' and receipt.wh_type = 'GR' and line.adj_no is null and line.accept_qty > line.return_qty
    and to_char(receipt.receipt_date, 'YYYYMM') = month.yyyymm
    and not exists (select from po test where test.po_no = receipt.po_no and test.order_type = 'TEST')
) waiting;
grant select on month_now to gpms_all, gpms_section, gpms_dept, gpms_own;
