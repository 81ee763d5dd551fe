-- Suppliers with everything that is known of them, what changes of it, and their papers.

alter table company
  add country char(2) not null default 'KR' check (country ~ '^[A-Z]{2}$'),
  add foreign_reg_no varchar(30),
  add fax_no varchar(20),
  add homepage varchar(200),
  add employee_cnt int check (employee_cnt >= 0),
  add capital_amt numeric(15) check (capital_amt >= 0),
  add sales_amt numeric(15) check (sales_amt >= 0),
  add file_id varchar(20) references file;
create unique index company_foreign on company (country, foreign_reg_no) where foreign_reg_no is not null;
create index company_by_status on company (status, comp_no);
create index company_by_registration on company (registered_dt, comp_no);
-- The nightly check takes those whose answer is oldest.
create index company_by_check on company (nts_checked_dt) where status in ('REGISTERED', 'SUSPENDED');

-- Papers of companies and applications say what they are and how long they count.
alter table file_item add doc_type varchar(5) collate "C", add valid_to date;
create index file_item_by_end on file_item (valid_to) where valid_to is not null;
-- A paper that is approved as evidence stands in two files; its bytes lie once.
alter table file_item drop constraint file_item_blob_key_key;
create index file_item_by_blob on file_item (blob_key);

create table comp_change (
  chg_no varchar(16) collate "C" primary key,
  comp_no varchar(10) collate "C" not null references company,
  chg_field varchar(8) collate "C" not null,
  -- Both addresses of 200 characters with a zip code and what joins them.
  before_value varchar(420),
  after_value varchar(420),
  reason varchar(400),
  file_id varchar(20) references file,
  requested_by varchar(30) collate "C" not null,
  requested_dt timestamptz not null,
  decided_by varchar(30) collate "C",
  decided_dt timestamptz,
  reject_reason varchar(400),
  status varchar(9) collate "C" not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint comp_change_decided check ((status = 'REQUESTED') = (decided_dt is null)),
  constraint comp_change_rejected check (status <> 'REJECTED' or reject_reason is not null)
);
create unique index comp_change_open on comp_change (comp_no, chg_field) where status = 'REQUESTED';
create index comp_change_by_company on comp_change (comp_no, chg_no);
create index comp_change_by_status on comp_change (status, chg_no);
create index comp_change_by_request on comp_change (requested_dt, chg_no);

select protect_table('comp_change');
create policy buyers on comp_change for select to gpms_section, gpms_dept
  using ((select current_setting('app.group')) = any (array['32', '33']));
create policy own_company on comp_change for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no')));
grant select on comp_change to gpms_section, gpms_dept, gpms_company;

create policy companies on document_event for select to gpms_section, gpms_dept
  using ((doc_type = 'COMP' and exists (select from company where company.comp_no = doc_no))
    or (doc_type = 'CC' and exists (select from comp_change where chg_no = doc_no)));

-- Papers of a company, and the evidence of a change under its number: those who keep the master data change them, readers of the
-- company see them. A supplier sees his own, but never what we have decided about him, and adds evidence alone.
create policy company_paper on file to gpms_all, gpms_section, gpms_dept
  using (owner_type = 'COMP' and owner_no is not null
    and (select current_setting('app.group')) = any (array['', '99', '50', '34', '33', '32', '40']))
  with check (owner_type = 'COMP' and (select current_setting('app.group')) = any (array['', '99', '50', '34']));
create policy own_paper on file for select to gpms_company
  using (owner_type = 'COMP' and (owner_no = (select current_setting('app.comp_no'))
    or exists (select from comp_change where chg_no = owner_no)));
create policy own_evidence on file for update to gpms_company
  using (owner_type = 'COMP' and owner_no is null and created_by = (select current_setting('app.singleid')))
  with check (owner_type = 'COMP' and exists (select from comp_change where chg_no = owner_no));
create policy evidence_item on file_item for update to gpms_company
  using (exists (select from file where file.file_id = file_item.file_id and owner_type = 'COMP'
    and exists (select from comp_change where chg_no = owner_no)))
  with check (exists (select from file where file.file_id = file_item.file_id and owner_type = 'COMP'
    and exists (select from comp_change where chg_no = owner_no)));
create policy not_ours on file_item as restrictive for select to gpms_company using (doc_type is distinct from 'APPR');

-- What the stand-in of the tax office knows of a number; nothing of one that it answers with a business in operation.
create table tax_office_stand_in (
  tax_no_2 char(10) collate "C" primary key,
  nts_status char(2) collate "C" not null default '01',
  nts_tax_type char(2) collate "C" not null default '01',
  -- It does not answer when asked for this number.
  silent_yn char(1) not null default 'N'
);
select protect_table('tax_office_stand_in');
