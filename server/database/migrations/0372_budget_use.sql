-- What each document uses of which budget, and what its rows say that it should: the two are kept equal (budgetUse.ts).
-- A request uses the budget of the month it was drafted in, an order that of its order date, a settlement that of its month.

create table budget_use (
  doc_no varchar(16) collate "C" not null,
  yyyymm char(6) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  account_code varchar(10) collate "C" not null,
  amt numeric(15, 0) not null,
  primary key (doc_no, yyyymm, deptcd, account_code)
);
create index budget_use_by_budget on budget_use (yyyymm, deptcd, account_code);
grant select, insert, update, delete on budget_use to gpms_all;

create view budget_demand with (security_invoker = true) as
-- What an approved request has not ordered yet; a closed one gives the rest back.
select pr.pr_no as doc_no, to_char(pr.req_date, 'YYYYMM')::char(6) collate "C" as yyyymm, pr.deptcd, line.account_code,
  round(sum(line.amt * greatest(line.qty - line.ordered_qty, 0) / line.qty
    * case pr.currency when 'KRW' then 1 when 'JPY' then pr.ex_rate / 100 else pr.ex_rate end)) as amt
from pr join pr_line line on line.pr_no = pr.pr_no
where pr.status in ('APPROVED', 'RECEIVED', 'RFQ', 'SELECTED', 'ORDERING', 'ORDERED')
  and line.line_status not in ('CANCELED', 'CLOSED') and line.account_code is not null and line.qty > 0
group by pr.pr_no, pr.req_date, pr.deptcd, line.account_code
union all
-- What an order still waits for, and what it received and nobody settled yet.
select po.po_no, to_char(po.po_date, 'YYYYMM')::char(6) collate "C", po.deptcd, line.account_code,
  round(sum(greatest(case when line.completed_yn = 'Y' or po.status in ('COMPLETED', 'CLOSED') then line.received_qty
      else greatest(line.qty, line.received_qty) end - settled.qty, 0) * line.unit_price
    * case po.currency when 'KRW' then 1 when 'JPY' then po.ex_rate / 100 else po.ex_rate end))
from po join po_line line on line.po_no = po.po_no
cross join lateral (
  select coalesce(sum(part.qty), 0) as qty
  from adjustment_line part
  join adjustment on adjustment.adj_no = part.adj_no and adjustment.status <> 'CANCELED'
  join warehousing_line receipt on receipt.wh_req_no = part.wh_req_no and receipt.line_no = part.wh_line_no
  where part.po_no = line.po_no and receipt.po_line_no = line.line_no
) settled
where po.status <> 'CANCELED' and po.order_type <> 'TEST' and line.account_code is not null
group by po.po_no, po.po_date, po.deptcd, line.account_code
union all
-- What was settled, shared out to the accounts of its lines without losing a won to rounding.
select adj_no, yyyymm, deptcd, account_code,
  round(supply_amt_krw * coalesce(sum(amt) over so_far / nullif(sum(amt) over whole, 0), 0))
    - round(supply_amt_krw * coalesce((sum(amt) over so_far - amt) / nullif(sum(amt) over whole, 0), 0))
from (
  select adjustment.adj_no, adjustment.yyyymm, adjustment.deptcd, line.account_code, adjustment.supply_amt_krw,
    sum(part.amt) as amt
  from adjustment join adjustment_line part on part.adj_no = adjustment.adj_no
  join warehousing_line receipt on receipt.wh_req_no = part.wh_req_no and receipt.line_no = part.wh_line_no
  join po_line line on line.po_no = part.po_no and line.line_no = receipt.po_line_no
  where adjustment.status <> 'CANCELED' and line.account_code is not null
  group by adjustment.adj_no, adjustment.yyyymm, adjustment.deptcd, line.account_code, adjustment.supply_amt_krw
) share
window whole as (partition by adj_no), so_far as (partition by adj_no order by account_code);
grant select on budget_demand to gpms_all;

-- Documents of before this table existed.
insert into budget_use (doc_no, yyyymm, deptcd, account_code, amt)
  select doc_no, yyyymm, deptcd, account_code, amt from budget_demand where amt <> 0;
update budget set used_amt = coalesce((select sum(amt) from budget_use used where used.yyyymm = budget.yyyymm
  and used.deptcd = budget.deptcd and used.account_code = budget.account_code), 0);
