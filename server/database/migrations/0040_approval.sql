-- Approval rules and the approvals they lead to. An approval is seen by whoever sees its document; the policies
-- stand in 0050 and in the migrations of later document types.

create table approval_rule (
  rule_id varchar(10) primary key,
  rule_name varchar(100) not null,
  doc_type varchar(4) not null,
  expense_type varchar(4),
  top_dept varchar(10) references section,
  amt_from numeric(15, 0) not null,
  amt_to numeric(15, 0) check (amt_to > amt_from),
  priority int not null default 100,
  auto_approve_yn char(1) not null default 'N',
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table approval_rule_step (
  rule_id varchar(10) not null references approval_rule on delete cascade,
  step_no int not null check (step_no between 1 and 10),
  seq int not null default 1,
  step_type varchar(8) not null,
  resolver varchar(20) not null,
  singleid varchar(30) references person,
  primary key (rule_id, step_no, seq)
);

create table approval (
  appr_no varchar(16) primary key,
  doc_type varchar(4) not null,
  doc_no varchar(20) not null,
  revision int not null check (revision > 0),
  title varchar(200) not null,
  amount_krw numeric(15, 0) not null,
  drafter varchar(30) not null references person,
  drafter_nm varchar(50) not null,
  deptnm varchar(100),
  approval_status char(1) not null,
  drafted_dt timestamptz not null,
  last_deci_dt timestamptz,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  unique (doc_type, doc_no, revision)
);

create table approval_step (
  appr_no varchar(16) not null references approval on delete cascade,
  step_no int not null,
  seq int not null default 1,
  step_type varchar(8) not null,
  singleid varchar(30) not null references person,
  delegate_singleid varchar(30) references person,
  status varchar(8) not null,
  acted_by varchar(30),
  acted_dt timestamptz,
  opinion varchar(1000),
  primary key (appr_no, step_no, seq)
);
create index approval_step_current on approval_step (singleid, appr_no) where status = 'CURRENT';
create index approval_step_delegate on approval_step (delegate_singleid, appr_no) where status = 'CURRENT';

grant select on approval_rule, approval_rule_step to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on approval_rule, approval_rule_step to gpms_all;

alter table approval enable row level security;
alter table approval force row level security;
alter table approval_step enable row level security;
alter table approval_step force row level security;
create policy follows_approval on approval_step to gpms_all, gpms_section, gpms_dept, gpms_own
  using (exists (select from approval where approval.appr_no = approval_step.appr_no))
  with check (exists (select from approval where approval.appr_no = approval_step.appr_no));
grant select, insert, update, delete on approval, approval_step to gpms_all, gpms_section, gpms_dept, gpms_own;
