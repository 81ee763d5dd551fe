-- Simple orders: small purchases without request and quotation. The approved one becomes an order.

create table simple_order (
  so_no varchar(16) collate "C" primary key,
  title varchar(200) collate "C" not null,
  comp_no varchar(10) collate "C" references company,
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  requester varchar(30) collate "C" not null references person,
  requester_nm varchar(50) collate "C" not null,
  receiver varchar(30) collate "C" references person,
  expense_type varchar(4) collate "C" check (expense_type <> 'AST'),
  tax_code varchar(2) collate "C" not null default 'V1',
  supply_amt numeric(15, 0) not null default 0,
  vat_amt numeric(15, 0) not null default 0,
  total_amt numeric(15, 0) not null default 0,
  due_date date check (due_date >= date '1900-01-01'),
  delivery_place varchar(200),
  reason varchar(1000),
  -- The day it was submitted: whose limit it counts against.
  submit_date date,
  po_no varchar(16) collate "C" references po,
  err_msg varchar(400),
  file_id varchar(20) references file,
  approval_status char(1) collate "C" not null default 'N',
  last_deci_dt timestamptz,
  status varchar(10) collate "C" not null default 'DRAFT',
  req_date date not null,
  line_cnt int not null default 0,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint simple_order_number_month check
    (substr(so_no, 3, 6)::int = extract(year from req_date)::int * 100 + extract(month from req_date)::int),
  constraint simple_order_total check (total_amt = supply_amt + vat_amt),
  constraint simple_order_limit check (status in ('DRAFT', 'REJECTED', 'CANCELED') or supply_amt <= 1000000)
);

create table simple_order_line (
  so_no varchar(16) collate "C" not null references simple_order on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  item_code varchar(12) collate "C" references item,
  item_name varchar(100) not null,
  spec varchar(300),
  unit_code varchar(6) references unit,
  qty numeric(13, 3) not null default 0,
  unit_price numeric(15, 2) not null default 0 check (unit_price >= 0),
  amt numeric(15, 0) not null default 0,
  price_basis varchar(8) collate "C" not null default 'NEGO',
  account_code varchar(10) collate "C" references account,
  cost_center varchar(10) collate "C" references cost_center,
  bigo varchar(400),
  primary key (so_no, line_no)
);

-- Who is on a simple order, one row a person: what the scope "own" sees.
create table simple_order_party (
  singleid varchar(30) collate "C" not null,
  so_no varchar(16) collate "C" not null references simple_order on delete cascade,
  primary key (singleid, so_no)
);
create index simple_order_party_document on simple_order_party (so_no);
create index simple_order_by_section on simple_order (section, so_no);
create index simple_order_by_dept on simple_order (deptcd, so_no);
create index simple_order_by_status on simple_order (status, so_no);
create index simple_order_by_company on simple_order (comp_no, so_no);
-- The limit of a day: department and supplier.
create index simple_order_by_day on simple_order (deptcd, comp_no, submit_date);

do $$
declare name text;
begin
  foreach name in array array['simple_order', 'simple_order_line', 'simple_order_party'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
end $$;

create policy scope_section on simple_order to gpms_section
  using (section = (select current_setting('app.section')))
  with check (section = (select current_setting('app.section')));
create policy scope_dept on simple_order to gpms_dept
  using (deptcd = any ((select current_setting('app.deptcds'))::text[]))
  with check (deptcd = any ((select current_setting('app.deptcds'))::text[]));
create policy scope_own on simple_order to gpms_own
  using (exists (select from simple_order_party party
    where party.so_no = simple_order.so_no and party.singleid = (select current_setting('app.singleid'))));
-- A new one has no party rows yet.
create policy scope_own_new on simple_order for insert to gpms_own
  with check (requester = (select current_setting('app.singleid')));
create policy scope_own on simple_order_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));
create policy follows_document on simple_order_line to gpms_section, gpms_dept, gpms_own
  using (exists (select from simple_order document where document.so_no = simple_order_line.so_no))
  with check (exists (select from simple_order document where document.so_no = simple_order_line.so_no));

create policy simple_order on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'SO' and exists (select from simple_order where so_no = doc_no))
  with check (doc_type = 'SO' and exists (select from simple_order where so_no = doc_no));
create policy simple_order on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'SO' and exists (select from simple_order where so_no = doc_no));
create policy simple_order on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'SO' and exists (select from simple_order where so_no = owner_no))
  with check (owner_type = 'SO' and exists (select from simple_order where so_no = owner_no));

grant select, insert, update, delete on simple_order, simple_order_line to gpms_section, gpms_dept, gpms_own;
grant select on simple_order_party to gpms_own;
