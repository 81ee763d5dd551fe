-- Companies that apply to be suppliers, and what strangers are given while they apply (domain 3.26, 3.43).

create table comp_reg (
  reg_no varchar(16) collate "C" primary key,
  comp_no varchar(10) collate "C" not null references company,
  comp_name_kr varchar(100) not null,
  tax_no_2 char(10) collate "C" not null check (tax_no_2 ~ '^[0-9]{10}$'),
  -- The applicant's user is forgotten some time after a rejection.
  user_id varchar(20) references ext_user on delete set null,
  sg_code varchar(8) collate "C" not null references sourcing_group,
  main_item varchar(300) not null,
  file_id varchar(20),
  -- Where the applicant has proved to be reached, and where everything is sent to.
  verify_type char(1) collate "C" not null check (verify_type in ('S', 'E')),
  contact varchar(100),
  supplement_reason varchar(400),
  supplement_due date,
  applied_dt timestamptz not null,
  reviewer varchar(30) collate "C" references person,
  review_opinion varchar(1000),
  eva_no varchar(16) collate "C",
  eva_score numeric(5, 2),
  eva_result varchar(4) collate "C",
  decided_dt timestamptz,
  -- The day from which the company may apply again, where a rejection says so.
  again_from date,
  status varchar(10) collate "C" not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint comp_reg_reviewed check (status in ('APPLIED', 'REJECTED') or reviewer is not null),
  constraint comp_reg_supplement check
    (status <> 'SUPPLEMENT' or (supplement_reason is not null and supplement_due is not null)),
  constraint comp_reg_evaluated check (status not in ('EVALUATING', 'APPROVED') or eva_no is not null),
  constraint comp_reg_decided check (status not in ('APPROVED', 'REJECTED') or decided_dt is not null)
);
-- A company has one application under way.
create unique index comp_reg_open on comp_reg (tax_no_2) where status not in ('APPROVED', 'REJECTED');
create index comp_reg_by_company on comp_reg (comp_no, reg_no);
create index comp_reg_by_user on comp_reg (user_id);
create index comp_reg_by_number on comp_reg (tax_no_2);
create index comp_reg_by_status on comp_reg (status, reg_no);
create index comp_reg_by_day on comp_reg (applied_dt, reg_no);
create index comp_reg_by_group on comp_reg (sg_code, reg_no);
create index comp_reg_by_reviewer on comp_reg (reviewer, reg_no);
create index comp_reg_by_due on comp_reg (supplement_due) where status = 'SUPPLEMENT';

-- Buyers read applications for what they buy, and those that they evaluate; a buyer of the whole company as well.
create function reads_comp_reg(its_group text, its_number text) returns boolean language sql stable as $$
  select exists (select from sourcing_group
      where sg_code = its_group and buyer_id = current_setting('app.singleid'))
    or exists (select from comp_reg_eva
      where reg_no = its_number and evaluator = current_setting('app.singleid'))
$$;
alter table comp_reg enable row level security;
alter table comp_reg force row level security;
create policy scope_all on comp_reg to gpms_all
  using ((select current_setting('app.group')) <> all (array['32', '33']) or reads_comp_reg(sg_code, reg_no))
  with check (true);
create policy scope_buyer on comp_reg for select to gpms_section, gpms_dept
  using ((select current_setting('app.group')) = any (array['32', '33']) and reads_comp_reg(sg_code, reg_no));
grant select, insert, update, delete on comp_reg to gpms_all;
grant select on comp_reg to gpms_section, gpms_dept;
create policy comp_reg on document_event for select to gpms_section, gpms_dept
  using (doc_type = 'CR' and exists (select from comp_reg where reg_no = doc_no));
-- Papers of an application are read with it, papers of a company by whoever reads companies.
create policy comp_reg on file as restrictive for select to gpms_all, gpms_section, gpms_dept
  using (owner_type <> 'COMP' or owner_no is null or owner_no not like 'CR%'
    or exists (select from comp_reg where reg_no = owner_no));

-- A code that was sent to a stranger. One subject (a contact, or an application that is supplemented) has one code at a time.
create table apply_code (
  subject varchar(120) collate "C" primary key,
  code_hash char(64) not null,
  try_cnt int not null default 0,
  expires_dt timestamptz not null
);
create index apply_code_age on apply_code (expires_dt);

-- Whoever has proved a contact: the hash of what his page carries, and what it is good for.
create table apply_token (
  token_hash char(64) primary key,
  tax_no_2 char(10) collate "C" not null,
  apply_type varchar(4) collate "C" not null,
  verify_type char(1) collate "C" not null,
  contact varchar(100) not null,
  reg_no varchar(16) collate "C",
  file_id varchar(20) references file on delete set null,
  id_checks int not null default 0,
  expires_dt timestamptz not null
);
create index apply_token_age on apply_token (expires_dt);
create index apply_token_file on apply_token (file_id);

-- Calls that anybody may make, by who made them, so that few may be made in an hour or a day.
create table apply_call (
  kind varchar(7) collate "C" not null,
  place varchar(120) collate "C" not null,
  called_dt timestamptz not null
);
create index apply_call_by_place on apply_call (kind, place, called_dt);
create index apply_call_age on apply_call (called_dt);

select protect_table(name) from unnest(array['apply_code', 'apply_token', 'apply_call']) as name;
