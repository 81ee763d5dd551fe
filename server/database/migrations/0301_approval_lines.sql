-- Approval lines that people keep: their own, and those that their department shares with them.
create table approval_line (
  line_id varchar(12) primary key,
  line_name varchar(60) not null,
  doc_type varchar(4) not null,
  owner_singleid varchar(30) not null references person,
  deptcd varchar(10),
  share_yn char(1) not null default 'N' check (share_yn in ('Y', 'N')),
  default_yn char(1) not null default 'N' check (default_yn in ('Y', 'N')),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  unique (owner_singleid, line_name)
);
-- A person has one line at most that is taken when none is chosen.
create unique index approval_line_default on approval_line (owner_singleid, doc_type) where default_yn = 'Y';
create index approval_line_shared on approval_line (deptcd) where share_yn = 'Y';

create table approval_line_step (
  line_id varchar(12) not null references approval_line on delete cascade,
  step_no int not null check (step_no between 1 and 10),
  seq int not null default 1,
  step_type varchar(8) not null,
  singleid varchar(30) not null references person,
  primary key (line_id, step_no, seq),
  unique (line_id, singleid)
);

alter table approval_line enable row level security;
alter table approval_line force row level security;
alter table approval_line_step enable row level security;
alter table approval_line_step force row level security;
create policy owner on approval_line to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_singleid = (select current_setting('app.singleid')))
  with check (owner_singleid = (select current_setting('app.singleid')));
create policy department on approval_line for select to gpms_all, gpms_section, gpms_dept, gpms_own
  using (share_yn = 'Y' and deptcd = (select current_setting('app.deptcd')));
create policy server on approval_line to gpms_all
  using ((select current_setting('app.singleid')) = 'system')
  with check ((select current_setting('app.singleid')) = 'system');
create policy follows_line on approval_line_step to gpms_all, gpms_section, gpms_dept, gpms_own
  using (exists (select from approval_line where approval_line.line_id = approval_line_step.line_id))
  with check (exists (select from approval_line where approval_line.line_id = approval_line_step.line_id
    and (select current_setting('app.singleid')) in (approval_line.owner_singleid, 'system')));
grant select, insert, update, delete on approval_line, approval_line_step
  to gpms_all, gpms_section, gpms_dept, gpms_own;
create sequence approval_line_no;
grant usage, update on sequence approval_line_no to gpms_all, gpms_section, gpms_dept, gpms_own;
