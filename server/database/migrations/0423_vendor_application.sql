-- Applications by which a company becomes a vendor of the ERP, is changed there, blocked and unblocked.

/*
 * What is approved of a document about suppliers, after `protect_supplier_document`: who stands among its readers, its approvers, reads
 * it whatever his scope; approval and files follow the document.
 */
create function protect_approved_supplier_document(name text, key text, doc_type text, file_owner text)
  returns void language plpgsql as $$
declare
  party text := name || '_party';
  seen text := format('exists (select from %I where %I = doc_no)', name, key);
  owned text := format('owner_type = %L and exists (select from %I where %I = owner_no)', file_owner, name, key);
begin
  perform protect_table(party);
  execute format('create policy scope_own on %I for select to gpms_own
    using (singleid = (select current_setting(''app.singleid'')))', party);
  execute format('create policy scope_reader on %I for select to gpms_own using (exists (select from %I party
    where party.%I = %I.%I and party.singleid = (select current_setting(''app.singleid''))))', name, party, key, name, key);
  execute format('create policy %I on approval to gpms_section, gpms_dept, gpms_own
    using (doc_type = %L and %s) with check (doc_type = %L and %s)', name, doc_type, seen, doc_type, seen);
  execute format('create policy %I on document_event for select to gpms_own
    using (doc_type = %L and %s)', name || '_reader', doc_type, seen);
  execute format('create policy %I on file to gpms_all, gpms_section, gpms_dept, gpms_own
    using (%s) with check (%s)', name, owned, owned);
  execute format('grant select on %I, %I to gpms_own', name, party);
end $$;
revoke execute on function protect_approved_supplier_document(text, text, text, text) from public;

alter table file_item add column if not exists doc_type varchar(5) collate "C";

create table comp_gerp_app (
  ga_no varchar(16) collate "C" primary key,
  comp_no varchar(10) collate "C" not null references company,
  req_type varchar(3) collate "C" not null,
  account_group varchar(4) collate "C" not null,
  recon_account varchar(10) collate "C" references account,
  pay_term varchar(3) collate "C",
  pay_method char(1) collate "C",
  bank_code char(3) collate "C",
  bank_account varchar(30),
  account_holder varchar(60),
  currency char(3) collate "C" not null,
  file_id varchar(20) collate "C" references file,
  gerp_vendor_code char(10) collate "C",
  err_msg varchar(400),
  -- On its way to the ERP: its last approver has decided, or somebody has asked for another try.
  sending_yn char(1) collate "C" not null default 'N' check (sending_yn in ('Y', 'N')),
  drafter varchar(30) collate "C" not null references person,
  draft_dt date not null,
  drafter_nm varchar(50) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) not null,
  approval_status char(1) collate "C" not null default 'N',
  last_deci_dt timestamptz,
  status varchar(9) collate "C" not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint comp_gerp_app_number_month check
    (substr(ga_no, 3, 6)::int = extract(year from draft_dt)::int * 100 + extract(month from draft_dt)::int),
  constraint comp_gerp_app_created check (status <> 'CREATED' or gerp_vendor_code is not null),
  constraint comp_gerp_app_sending check (sending_yn = 'N' or status in ('APPROVING', 'ERROR'))
);
-- Suspension and its end are asked for beside what is open.
create unique index comp_gerp_app_open on comp_gerp_app (comp_no)
  where req_type in ('NEW', 'CHG') and status in ('DRAFT', 'APPROVING', 'REJECTED', 'ERROR');
create index comp_gerp_app_by_company on comp_gerp_app (comp_no, ga_no);
create index comp_gerp_app_by_status on comp_gerp_app (status, ga_no);
create index comp_gerp_app_by_approval on comp_gerp_app (approval_status, ga_no);
create index comp_gerp_app_by_drafter on comp_gerp_app (drafter, ga_no);
create index comp_gerp_app_by_day on comp_gerp_app (draft_dt, ga_no);
create index comp_gerp_app_sending_now on comp_gerp_app (ga_no) where sending_yn = 'Y';

create table comp_gerp_app_party (
  singleid varchar(30) collate "C" not null,
  ga_no varchar(16) collate "C" not null references comp_gerp_app on delete cascade,
  primary key (singleid, ga_no)
);
create index comp_gerp_app_party_of on comp_gerp_app_party (ga_no);

select protect_supplier_document('comp_gerp_app', 'ga_no', 'drafter', 'GA', array['32', '33']);
select protect_approved_supplier_document('comp_gerp_app', 'ga_no', 'GA', 'COMP');
create policy scope_own_draft on comp_gerp_app for delete to gpms_section, gpms_dept
  using (drafter = (select current_setting('app.singleid')));
grant delete on comp_gerp_app to gpms_section, gpms_dept;
