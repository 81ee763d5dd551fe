-- What a slip counts with where slips are added up: a credit and a reversal come off, the reversal of a credit does not.

alter table signifier add column credit_yn char(1) collate "C" not null default 'N' check (credit_yn in ('Y', 'N'));
update signifier set credit_yn = 'Y' where slip_type = 'KG';
update signifier reversal set credit_yn = case original.credit_yn when 'Y' then 'N' else 'Y' end
  from signifier original where reversal.slip_type = 'RV' and original.slip_no = reversal.ref_no;
alter table signifier
  add constraint signifier_credit check (slip_type = 'RV' or credit_yn = case slip_type when 'KG' then 'Y' else 'N' end),
  add column counted_supply_amt numeric(15, 0) not null
    generated always as (case credit_yn when 'Y' then - supply_amt else supply_amt end) stored,
  add column counted_vat_amt numeric(15, 0) not null
    generated always as (case credit_yn when 'Y' then - vat_amt else vat_amt end) stored,
  add column counted_total_amt numeric(15, 0) not null
    generated always as (case credit_yn when 'Y' then - total_amt else total_amt end) stored;
