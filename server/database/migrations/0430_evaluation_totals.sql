-- What is computed of a supplier stays with those who evaluate until it is published, or is theirs to approve.

create view seen_eva_total with (security_invoker = true) as
select total_no, tpl_id, comp_no, eva_year, eva_period, po_cnt, po_amt, is_seen,
  case when is_seen then auto_score end as auto_score, case when is_seen then manual_score end as manual_score,
  case when is_seen then objection_score end as objection_score, case when is_seen then adjust_score end as adjust_score,
  case when is_seen then adjust_reason end as adjust_reason, case when is_seen then total_score end as total_score,
  case when is_seen then eva_grade end as eva_grade, case when is_seen then prev_grade end as prev_grade,
  case when is_seen then prev_score end as prev_score, calculated_dt, source_system, objection, objection_answer,
  published_dt, objected_dt, drafter, approval_status, last_deci_dt, status, created_by, created_dt, updated_by,
  updated_dt, version
from (select *, (select current_setting('app.group')) not in ('32', '33') or status in ('PUBLISHED', 'OBJECTED')
    or exists (select from eva_total_party party where party.total_no = total.total_no
      and party.singleid = (select current_setting('app.singleid'))) as is_seen
  from eva_total total) known;
grant select on seen_eva_total to gpms_all, gpms_section, gpms_dept, gpms_own;

-- The newest of a supplier's results.
create index eva_total_by_company on eva_total (comp_no, eva_year desc, eva_period) where status in ('PUBLISHED', 'OBJECTED');

-- Calculations of a whole period: any node goes on with one where it stands.
create table eva_calc_job (
  job_no int generated always as identity primary key,
  eva_year char(4) collate "C" not null,
  eva_period varchar(2) collate "C" not null,
  actor jsonb not null,
  total_cnt int not null default 0,
  done_cnt int not null default 0,
  skip_cnt int not null default 0,
  -- The number of the last total that it has dealt with.
  last_no varchar(16) collate "C" not null default '',
  status varchar(7) collate "C" not null default 'RUNNING' check (status in ('RUNNING', 'DONE')),
  created_by varchar(30), created_dt timestamptz not null, ended_dt timestamptz
);
create unique index eva_calc_job_running on eva_calc_job (eva_year, eva_period) where status = 'RUNNING';
select protect_table('eva_calc_job');

-- Figures of a supplier ask for what happened within some months.
create index po_by_company_day on po (comp_no, po_date);
create index warehousing_by_company_receipt on warehousing (comp_no, receipt_date) where wh_type = 'GR';
