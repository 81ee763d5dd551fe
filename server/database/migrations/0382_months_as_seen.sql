-- A month as its reader sees it: the figures of the settlements he sees, not of those that were not sent to him yet.
-- What a settlement holds is reckoned as in refreshMonth (monthStore.ts).

create view seen_month with (security_invoker = true) as
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
    coalesce(sum(supply_amt_krw + round(deduct_amt
      * case currency when 'KRW' then 1 when 'JPY' then ex_rate / 100 else ex_rate end)), 0) as received
  from adjustment where calc_no = month.calc_no and status <> 'CANCELED'
) heads
cross join lateral (
  select (count(distinct line.wh_req_no) filter (where line.qty > 0))::int as receipt_cnt,
    coalesce(sum(round(-line.amt
      * case settled.currency when 'KRW' then 1 when 'JPY' then settled.ex_rate / 100 else settled.ex_rate end))
      filter (where line.amt < 0), 0) as returned
  from adjustment settled join adjustment_line line on line.adj_no = settled.adj_no
  where settled.calc_no = month.calc_no and settled.status <> 'CANCELED'
) lines;
grant select on seen_month to gpms_company, gpms_section, gpms_dept, gpms_own, gpms_all;
