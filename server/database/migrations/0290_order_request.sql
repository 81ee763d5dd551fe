-- Order requests: what a buyer wants to order of a supplier out of received requests. The approved one becomes an order.

create table order_request (
  or_no varchar(16) collate "C" primary key,
  title varchar(200) collate "C" not null,
  order_type varchar(6) collate "C" not null default 'NORMAL' check (order_type in ('NORMAL', 'LOI')),
  -- The request of the first line: whose department and requester the order is for.
  pr_no varchar(16) collate "C" references pr,
  rfq_no varchar(16) collate "C",
  loi_no varchar(16) collate "C",
  comp_no varchar(10) collate "C" references company,
  -- As it was when the request was submitted.
  forward_yn char(1) collate "C",
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  buyer_id varchar(30) collate "C" not null references person,
  buyer_nm varchar(50) collate "C" not null,
  requester varchar(30) collate "C" not null references person,
  requester_nm varchar(50) collate "C" not null,
  receiver varchar(30) collate "C" references person,
  expense_type varchar(4) collate "C",
  price_basis varchar(8) collate "C",
  basis_reason varchar(1000),
  currency char(3) collate "C" not null default 'KRW',
  ex_rate numeric(12, 4) not null default 1,
  -- The day whose published rate it is (spec §5): that of the draft, or the last one before it.
  rate_date date not null,
  supply_amt numeric(15, 2) not null default 0,
  vat_amt numeric(15, 0) not null default 0,
  total_amt numeric(15, 2) not null default 0,
  total_amt_krw numeric(15, 0) not null default 0,
  tax_code varchar(2) collate "C" not null default 'V1',
  pay_term varchar(3) collate "C",
  incoterms varchar(3) collate "C",
  due_date date check (due_date >= date '1900-01-01'),
  delivery_place varchar(200),
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
  constraint order_request_number_month check
    (substr(or_no, 3, 6)::int = extract(year from req_date)::int * 100 + extract(month from req_date)::int),
  constraint order_request_total check (total_amt = supply_amt + vat_amt)
);

create table order_request_line (
  or_no varchar(16) collate "C" not null references order_request on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  pr_no varchar(16) collate "C",
  pr_line_no int,
  item_code varchar(12) collate "C" references item,
  item_name varchar(100) not null,
  spec varchar(300),
  unit_code varchar(6) references unit,
  qty numeric(13, 3) not null check (qty > 0),
  unit_price numeric(15, 2) not null default 0 check (unit_price >= 0),
  amt numeric(15, 2) not null default 0,
  prev_price numeric(15, 2),
  due_date date,
  account_code varchar(10) collate "C" references account,
  cost_center varchar(10) collate "C" references cost_center,
  bigo varchar(400),
  primary key (or_no, line_no),
  foreign key (pr_no, pr_line_no) references pr_line (pr_no, line_no)
);
create index order_request_line_source on order_request_line (pr_no, pr_line_no) where pr_no is not null;

-- Who is on an order request, one row a person: what the scope "own" sees.
create table order_request_party (
  singleid varchar(30) collate "C" not null,
  or_no varchar(16) collate "C" not null references order_request on delete cascade,
  primary key (singleid, or_no)
);
create index order_request_party_document on order_request_party (or_no);

create index order_request_by_section on order_request (section, or_no);
create index order_request_by_dept on order_request (deptcd, or_no);
create index order_request_by_status on order_request (status, or_no);
create index order_request_by_company on order_request (comp_no, or_no);
create index order_request_by_request on order_request (pr_no) where pr_no is not null;
create index order_request_by_order on order_request (po_no) where po_no is not null;

alter table order_request enable row level security;
alter table order_request force row level security;
alter table order_request_line enable row level security;
alter table order_request_line force row level security;
alter table order_request_party enable row level security;
alter table order_request_party force row level security;

create policy scope_all on order_request to gpms_all using (true) with check (true);
create policy scope_section on order_request to gpms_section
  using (section = (select current_setting('app.section')))
  with check (section = (select current_setting('app.section')));
create policy scope_dept on order_request to gpms_dept
  using (deptcd = any ((select current_setting('app.deptcds'))::text[]))
  with check (deptcd = any ((select current_setting('app.deptcds'))::text[]));
create policy scope_own on order_request to gpms_own
  using (exists (select from order_request_party party
    where party.or_no = order_request.or_no and party.singleid = (select current_setting('app.singleid'))));

create policy scope_all on order_request_party to gpms_all using (true) with check (true);
create policy scope_own on order_request_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));

create policy scope_all on order_request_line to gpms_all using (true) with check (true);
create policy follows_document on order_request_line to gpms_section, gpms_dept, gpms_own
  using (exists (select from order_request document where document.or_no = order_request_line.or_no))
  with check (exists (select from order_request document where document.or_no = order_request_line.or_no));

create policy order_request on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'OR' and exists (select from order_request where or_no = doc_no))
  with check (doc_type = 'OR' and exists (select from order_request where or_no = doc_no));
create policy order_request on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'OR' and exists (select from order_request where or_no = doc_no));
create policy order_request on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'OR' and exists (select from order_request where or_no = owner_no))
  with check (owner_type = 'OR' and exists (select from order_request where or_no = owner_no));

grant select, insert, update, delete on order_request, order_request_line
  to gpms_all, gpms_section, gpms_dept, gpms_own;
grant select, insert, update, delete on order_request_party to gpms_all;
grant select on order_request_party to gpms_own;

-- Orders themselves: their history is read with them, and suppliers promise, accept and decline their own.
alter table po add column promise_reason varchar(400);
create policy purchase_order on document_event for select to gpms_section, gpms_dept, gpms_own, gpms_company
  using (doc_type = 'PO' and exists (select from po where po_no = doc_no));
create policy answered_by_company on po for update to gpms_company
  using (comp_no = (select current_setting('app.comp_no')) and order_type <> 'TEST')
  with check (comp_no = (select current_setting('app.comp_no')) and order_type <> 'TEST');
create policy promised_by_company on po_line for update to gpms_company
  using (exists (select from po where po.po_no = po_line.po_no))
  with check (exists (select from po where po.po_no = po_line.po_no));
grant update (status, promised_date, promise_reason, accepted_dt, accepted_by, decline_reason, version, updated_by,
  updated_dt) on po to gpms_company;
grant update (promised_date) on po_line to gpms_company;

-- Orders are made of awards: who sees an order request is shown what its lines were awarded for.
create policy follows_request on rfq_award for select to gpms_dept, gpms_own
  using (exists (select from pr where pr.pr_no = rfq_award.pr_no));
grant select on rfq_award to gpms_dept, gpms_own;
