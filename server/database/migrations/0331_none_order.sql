-- Claims without an order: what a supplier asks to be paid for services, fees and the like.

create table none_order (
  none_no varchar(16) collate "C" primary key,
  title varchar(200) collate "C" not null,
  none_type varchar(6) collate "C" not null,
  comp_no varchar(10) collate "C" not null references company,
  contact_id varchar(30) collate "C" not null references person,
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  use_from date,
  use_to date,
  evidence_type varchar(4) collate "C",
  nts_no char(24) collate "C" check (nts_no ~ '^[0-9]{8}[0-9A-Z]{16}$'),
  write_date date,
  tax_code varchar(2) collate "C" not null default 'V1',
  supply_amt numeric(15, 0) not null default 0 check (supply_amt >= 0),
  vat_amt numeric(15, 0) not null default 0,
  total_amt numeric(15, 0) not null default 0,
  pay_term varchar(3) collate "C",
  due_date date,
  slip_no varchar(16) collate "C",
  supplement_reason varchar(400),
  file_id varchar(20) references file,
  source_type char(1) collate "C" not null check (source_type in ('I', 'E')),
  approval_status char(1) collate "C" not null default 'N',
  last_deci_dt timestamptz,
  status varchar(10) collate "C" not null default 'DRAFT',
  req_date date not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint none_order_total check (total_amt = supply_amt + vat_amt),
  constraint none_order_period check (use_to >= use_from)
);
create unique index none_order_number on none_order (nts_no) where status <> 'CANCELED';
create index none_order_by_company on none_order (comp_no, none_no);
create index none_order_by_dept on none_order (deptcd, none_no);
create index none_order_by_section on none_order (section, none_no);
create index none_order_by_contact on none_order (contact_id, none_no);

create table none_order_line (
  none_no varchar(16) collate "C" not null references none_order on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  item_name varchar(200) not null,
  amt numeric(15, 0) not null default 0,
  account_code varchar(10) collate "C" references account,
  cost_center varchar(10) collate "C" references cost_center,
  bigo varchar(400),
  primary key (none_no, line_no)
);

-- Who is on a claim beside its contact: its approvers.
create table none_order_party (
  singleid varchar(30) collate "C" not null,
  none_no varchar(16) collate "C" not null references none_order on delete cascade,
  primary key (singleid, none_no)
);

do $$
declare name text;
begin
  foreach name in array array['none_order', 'none_order_line', 'none_order_party'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
end $$;
create policy scope_section on none_order to gpms_section
  using (section = (select current_setting('app.section')) and status <> 'DRAFT')
  with check (section = (select current_setting('app.section')));
create policy scope_dept on none_order to gpms_dept
  using (deptcd = any ((select current_setting('app.deptcds'))::text[]) and status <> 'DRAFT')
  with check (deptcd = any ((select current_setting('app.deptcds'))::text[]));
create policy scope_own on none_order to gpms_own
  using (status <> 'DRAFT' and (contact_id = (select current_setting('app.singleid'))
    or exists (select from none_order_party party where party.none_no = none_order.none_no
      and party.singleid = (select current_setting('app.singleid')))))
  with check (contact_id = (select current_setting('app.singleid'))
    or exists (select from none_order_party party where party.none_no = none_order.none_no
      and party.singleid = (select current_setting('app.singleid'))));
create policy scope_company on none_order to gpms_company
  using (comp_no = (select current_setting('app.comp_no')))
  with check (comp_no = (select current_setting('app.comp_no')));
create policy follows_claim on none_order_line to gpms_section, gpms_dept, gpms_own, gpms_company
  using (exists (select from none_order claim where claim.none_no = none_order_line.none_no))
  with check (exists (select from none_order claim where claim.none_no = none_order_line.none_no));
create policy scope_own on none_order_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));
grant select, insert, update on none_order to gpms_section, gpms_dept, gpms_own, gpms_company;
grant select, insert, update, delete on none_order_line to gpms_section, gpms_dept, gpms_own;
-- How staff book a claim is theirs.
grant select (none_no, line_no, item_name, amt, bigo), insert (none_no, line_no, item_name, amt, bigo), delete
  on none_order_line to gpms_company;
grant select on none_order_party to gpms_own;

create policy none_order on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'NO' and exists (select from none_order where none_no = doc_no))
  with check (doc_type = 'NO' and exists (select from none_order where none_no = doc_no));
create policy none_order on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'NO' and exists (select from none_order where none_no = doc_no));
create policy none_order on file to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (owner_type = 'NO' and exists (select from none_order where none_no = owner_no))
  with check (owner_type = 'NO' and exists (select from none_order where none_no = owner_no));
create policy claim_item on file_item to gpms_company
  using (exists (select from file where file.file_id = file_item.file_id and owner_type = 'NO'))
  with check (exists (select from file where file.file_id = file_item.file_id and owner_type = 'NO'));
