-- Orders, receipts, settlements and budgets: what follows a purchase request. Deliveries, monthly calculations,
-- statements, tax invoices and slips have numbers here (dlv_no, calc_no, stmt_no, ti_no, slip_no); the migration that
-- brings their tables adds the keys.

create table po (
  po_no varchar(16) collate "C" primary key,
  title varchar(200) collate "C" not null,
  order_type varchar(6) collate "C" not null check (order_type in ('NORMAL', 'LOI', 'SIMPLE', 'TEST')),
  -- The order request or simple order it came from; a test order has none.
  source_no varchar(16) collate "C",
  pr_no varchar(16) collate "C" references pr,
  comp_no varchar(10) collate "C" not null references company,
  forward_yn char(1) collate "C" not null default 'N',
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  buyer_id varchar(30) collate "C" references person,
  requester varchar(30) collate "C" not null references person,
  receiver varchar(30) collate "C" references person,
  expense_type varchar(4) collate "C" not null,
  currency char(3) collate "C" not null default 'KRW',
  ex_rate numeric(12, 4) not null default 1,
  supply_amt numeric(15, 2) not null default 0,
  vat_amt numeric(15, 0) not null default 0,
  total_amt numeric(15, 2) not null default 0,
  -- Supply in won, without tax: the amount of rules, limits and reports.
  total_amt_krw numeric(15, 0) not null default 0,
  received_amt numeric(15, 2) not null default 0,
  tax_code varchar(2) collate "C" not null default 'V1',
  pay_term varchar(3) collate "C" not null,
  incoterms varchar(3) collate "C",
  po_date date not null,
  due_date date,
  promised_date date,
  delivery_place varchar(200),
  revision int not null default 0,
  accepted_dt timestamptz,
  accepted_by varchar(30),
  decline_reason varchar(400),
  gerp_po_no char(10) check (gerp_po_no ~ '^45[0-9]{8}$'),
  system varchar(6) collate "C" not null default 'GPMS',
  source_system varchar(5) collate "C" not null default 'GPMS',
  status varchar(9) collate "C" not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  -- As with requests: a period narrows the number, and sorting by number is sorting by creation.
  constraint po_number_month check
    (substr(po_no, 3, 6)::int = extract(year from po_date)::int * 100 + extract(month from po_date)::int),
  constraint po_total check (total_amt = supply_amt + vat_amt)
);

create table po_line (
  po_no varchar(16) collate "C" not null references po on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  pr_no varchar(16) collate "C",
  pr_line_no int,
  item_code varchar(12) collate "C" references item,
  item_name varchar(100) not null,
  spec varchar(300),
  unit_code varchar(6) references unit,
  qty numeric(13, 3) not null check (qty > 0),
  unit_price numeric(15, 2) not null check (unit_price >= 0),
  amt numeric(15, 2) not null default 0,
  due_date date,
  promised_date date,
  over_tol numeric(5, 2) not null default 0 check (over_tol between 0 and 10),
  under_tol numeric(5, 2) not null default 0 check (under_tol between 0 and 10),
  shipped_qty numeric(13, 3) not null default 0 check (shipped_qty >= 0),
  received_qty numeric(13, 3) not null default 0 check (received_qty >= 0),
  returned_qty numeric(13, 3) not null default 0 check (returned_qty >= 0),
  remain_qty numeric(13, 3) not null default 0 check (remain_qty >= 0),
  completed_yn char(1) collate "C" not null default 'N',
  account_code varchar(10) collate "C" references account,
  cost_center varchar(10) collate "C" references cost_center,
  bigo varchar(400),
  primary key (po_no, line_no),
  foreign key (pr_no, pr_line_no) references pr_line (pr_no, line_no)
);

create table warehousing (
  wh_req_no varchar(16) collate "C" primary key,
  wh_app_no varchar(16) collate "C" unique,
  wh_type char(2) collate "C" not null default 'GR' check (wh_type in ('GR', 'RT')),
  po_no varchar(16) collate "C" not null references po,
  dlv_no varchar(16) collate "C",
  org_wh_req_no varchar(16) collate "C" references warehousing,
  comp_no varchar(10) collate "C" not null references company,
  -- Copied with the names of department and people, so that lists filter and sort without a join.
  comp_name_kr varchar(100) collate "C" not null,
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  dept_name varchar(100) collate "C" not null,
  -- Who asked for it: the person behind epr_name.
  requester varchar(30) collate "C" not null references person,
  epr_name varchar(50) collate "C" not null,
  receive_name varchar(50) collate "C" not null,
  receiver varchar(30) collate "C" not null references person,
  expenses varchar(4) collate "C" not null,
  system varchar(6) collate "C" not null default 'GPMS',
  source_system varchar(5) collate "C" not null default 'OGPMS',
  wh_req_date date not null,
  receipt_date date,
  inspect_due date,
  inspector varchar(30) collate "C" references person,
  inspect_result varchar(4) collate "C" check (inspect_result in ('PASS', 'PART', 'FAIL')),
  inspect_memo varchar(1000),
  currency char(3) collate "C" not null default 'KRW',
  ex_rate numeric(12, 4) not null default 1,
  accepted_amt numeric(15, 2) not null default 0,
  accepted_amt_krw numeric(15, 0) not null default 0,
  tax_code varchar(2) collate "C" not null default 'V1',
  gr_doc_no char(10) collate "C" check (gr_doc_no ~ '^50[0-9]{8}$'),
  adj_yn char(1) collate "C" not null default 'N',
  file_id varchar(20) references file,
  refuse_reason varchar(400),
  approval_status char(1) collate "C" not null default 'N',
  last_deci_dt timestamptz,
  status varchar(9) collate "C" not null default 'REQUESTED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint warehousing_number_month check
    (substr(wh_req_no, 3, 6)::int = extract(year from wh_req_date)::int * 100 + extract(month from wh_req_date)::int),
  constraint warehousing_return check ((wh_type = 'RT') = (org_wh_req_no is not null)),
  -- What was confirmed has its approval number; one receipt keeps it when all of it is returned or canceled later.
  constraint warehousing_confirmed check (status not in ('CONFIRMED', 'RETURNED') or wh_app_no is not null)
);

create table warehousing_line (
  wh_req_no varchar(16) collate "C" not null references warehousing on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  -- Of the header, so that the key of the order's line is complete.
  po_no varchar(16) collate "C" not null,
  po_line_no int not null,
  item_code varchar(12) collate "C" references item,
  item_name varchar(100) not null,
  spec varchar(300),
  unit_code varchar(6) references unit,
  po_qty numeric(13, 3) not null,
  dlv_qty numeric(13, 3) not null,
  -- Negative in a return, 0 until the inspection.
  accept_qty numeric(13, 3) not null default 0,
  reject_qty numeric(13, 3) not null default 0 check (reject_qty >= 0),
  reject_reason varchar(4) collate "C",
  reject_memo varchar(400),
  return_qty numeric(13, 3) not null default 0 check (return_qty >= 0),
  unit_price numeric(15, 2) not null check (unit_price >= 0),
  amt numeric(15, 2) not null default 0,
  adj_no varchar(16) collate "C",
  lot_no varchar(40),
  bigo varchar(400),
  primary key (wh_req_no, line_no),
  foreign key (po_no, po_line_no) references po_line (po_no, line_no),
  constraint warehousing_line_inspected check (accept_qty + reject_qty = dlv_qty or (accept_qty = 0 and reject_qty = 0)),
  constraint warehousing_line_rejected check (reject_qty = 0 or reject_reason is not null),
  constraint warehousing_line_returned check (return_qty = 0 or return_qty <= accept_qty)
);

create table adjustment (
  adj_no varchar(16) collate "C" primary key,
  calc_no varchar(16) collate "C",
  yyyymm char(6) collate "C" not null check (yyyymm ~ '^[0-9]{4}(0[1-9]|1[0-2])$'),
  settle_type varchar(7) collate "C" not null check (settle_type in ('CASE', 'MONTHLY')),
  comp_no varchar(10) collate "C" not null references company,
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  owner_id varchar(30) collate "C" references person,
  currency char(3) collate "C" not null default 'KRW',
  ex_rate numeric(12, 4) not null default 1,
  tax_code varchar(2) collate "C" not null default 'V1',
  receipt_amt numeric(15, 2) not null default 0,
  deduct_amt numeric(15, 2) not null default 0 check (deduct_amt >= 0),
  deduct_reason varchar(400),
  supply_amt numeric(15, 2) not null default 0,
  supply_amt_krw numeric(15, 0) not null default 0,
  vat_amt numeric(15, 0) not null default 0,
  total_amt numeric(15, 0) not null default 0,
  pay_term varchar(3) collate "C" not null,
  due_date date,
  stmt_no varchar(16) collate "C",
  ti_no varchar(16) collate "C",
  slip_no varchar(16) collate "C",
  objection varchar(1000),
  objection_answer varchar(1000),
  proxy_yn char(1) collate "C" not null default 'N',
  confirmed_dt timestamptz,
  paid_dt date,
  file_id varchar(20) references file,
  status varchar(9) collate "C" not null default 'CREATED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint adjustment_supply check (supply_amt = receipt_amt - deduct_amt),
  constraint adjustment_total check (total_amt = supply_amt_krw + vat_amt),
  constraint adjustment_deduction check (deduct_amt = 0 or deduct_reason is not null)
);

create table adjustment_line (
  adj_no varchar(16) collate "C" not null references adjustment on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  wh_req_no varchar(16) collate "C" not null,
  wh_line_no int not null,
  wh_app_no varchar(16) collate "C",
  po_no varchar(16) collate "C" not null references po,
  item_code varchar(12) collate "C" references item,
  item_name varchar(100) not null,
  spec varchar(300),
  unit_code varchar(6) references unit,
  qty numeric(13, 3) not null,
  unit_price numeric(15, 2) not null,
  amt numeric(15, 2) not null default 0,
  vat_amt numeric(15, 0) not null default 0,
  bigo varchar(400),
  primary key (adj_no, line_no),
  foreign key (wh_req_no, wh_line_no) references warehousing_line (wh_req_no, line_no)
);
alter table warehousing_line add foreign key (adj_no) references adjustment;

create table budget (
  yyyymm char(6) collate "C" not null check (yyyymm ~ '^[0-9]{4}(0[1-9]|1[0-2])$'),
  deptcd varchar(10) collate "C" not null,
  account_code varchar(10) collate "C" not null references account,
  budget_amt numeric(15, 0) not null default 0 check (budget_amt >= 0),
  used_amt numeric(15, 0) not null default 0,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (yyyymm, deptcd, account_code)
);

-- Who is on a document, one row a person: what the scope "own" sees and starts from. Receipts are listed by requesters
-- and receivers daily, so their rows carry what the list filters and sums by, as those of requests do.
create table po_party (
  singleid varchar(30) collate "C" not null,
  po_no varchar(16) collate "C" not null references po on delete cascade,
  is_requester boolean not null default false,
  is_receiver boolean not null default false,
  is_approver boolean not null default false,
  is_delegate boolean not null default false,
  primary key (singleid, po_no)
);
create index po_party_document on po_party (po_no);

create table warehousing_party (
  singleid varchar(30) collate "C" not null,
  wh_req_no varchar(16) collate "C" not null references warehousing on delete cascade,
  is_requester boolean not null default false,
  is_receiver boolean not null default false,
  is_approver boolean not null default false,
  is_delegate boolean not null default false,
  wh_req_date date not null,
  wh_app_no varchar(16) collate "C",
  po_no varchar(16) collate "C" not null,
  section varchar(60) collate "C" not null,
  dept_name varchar(100) collate "C" not null,
  epr_name varchar(50) collate "C" not null,
  receive_name varchar(50) collate "C" not null,
  expenses varchar(4) collate "C" not null,
  approval_status char(1) collate "C" not null,
  status varchar(9) collate "C" not null,
  last_deci_dt timestamptz,
  system varchar(6) collate "C" not null,
  source_system varchar(5) collate "C" not null,
  accepted_amt_krw numeric(15, 0) not null,
  primary key (singleid, wh_req_no) include
    (wh_req_date, wh_app_no, po_no, section, dept_name, epr_name, receive_name, expenses, approval_status, status,
     last_deci_dt, system, source_system, accepted_amt_krw)
);
create index warehousing_party_document on warehousing_party (wh_req_no);

-- A requester of an order in the settlement.
create table adjustment_party (
  singleid varchar(30) collate "C" not null,
  adj_no varchar(16) collate "C" not null references adjustment on delete cascade,
  primary key (singleid, adj_no)
);
create index adjustment_party_document on adjustment_party (adj_no);

-- Lists are answered from an index alone, one per scope, in the order of a list (by number): each carries every column
-- that is filtered or summed.
create index warehousing_by_number on warehousing (wh_req_no) include
  (wh_req_date, wh_app_no, po_no, section, dept_name, epr_name, receive_name, expenses, approval_status, status,
   last_deci_dt, system, source_system, accepted_amt_krw);
create index warehousing_by_section on warehousing (section, wh_req_no) include
  (wh_req_date, wh_app_no, po_no, dept_name, epr_name, receive_name, expenses, approval_status, status,
   last_deci_dt, system, source_system, accepted_amt_krw);
create index warehousing_by_dept on warehousing (deptcd, wh_req_no) include
  (wh_req_date, wh_app_no, po_no, section, dept_name, epr_name, receive_name, expenses, approval_status, status,
   last_deci_dt, system, source_system, accepted_amt_krw);
-- Few receipts wait at any time; they are found without walking past all that are confirmed.
create index warehousing_by_status on warehousing (status, wh_req_no) include
  (wh_req_date, wh_app_no, po_no, section, deptcd, dept_name, epr_name, receive_name, expenses, approval_status,
   last_deci_dt, system, source_system, accepted_amt_krw);

-- Another order of the whole company is walked, never sorted. Sorting by wh_req_date is sorting by number.
create index warehousing_sort_comp_name_kr on warehousing (comp_name_kr, wh_req_no);
create index warehousing_sort_dept_name on warehousing (dept_name, wh_req_no);
create index warehousing_sort_epr_name on warehousing (epr_name, wh_req_no);
create index warehousing_sort_receive_name on warehousing (receive_name, wh_req_no);
create index warehousing_sort_accepted_amt on warehousing (accepted_amt, wh_req_no);
create index warehousing_sort_accepted_amt_krw on warehousing (accepted_amt_krw, wh_req_no);
create index warehousing_sort_inspect_due on warehousing (inspect_due, wh_req_no);
create index warehousing_sort_last_deci_dt on warehousing (last_deci_dt, wh_req_no);
create index warehousing_sort_approval_status on warehousing (approval_status, wh_req_no);

-- Reports of a month: orders by their date, receipts by theirs, settlements by theirs.
create index po_by_date on po (po_date, po_no) include
  (section, deptcd, expense_type, order_type, comp_no, status, total_amt_krw);
create index po_by_section on po (section, po_no) include
  (po_date, deptcd, expense_type, order_type, comp_no, status, total_amt_krw);
create index po_by_dept on po (deptcd, po_no) include
  (po_date, section, expense_type, order_type, comp_no, status, total_amt_krw);
create index po_by_company on po (comp_no, po_no);
create index po_by_request on po (pr_no) where pr_no is not null;
create index po_line_by_due on po_line (due_date);
create index po_line_by_item on po_line (item_code);
create index warehousing_by_receipt on warehousing (receipt_date, wh_req_no) include
  (po_no, section, deptcd, expenses, comp_no, status, accepted_amt_krw);
create index warehousing_by_order on warehousing (po_no, wh_req_no);
create index warehousing_by_company on warehousing (comp_no, wh_req_no);
create index warehousing_line_by_order on warehousing_line (po_no, po_line_no);
create index warehousing_line_by_settlement on warehousing_line (adj_no) where adj_no is not null;
create index adjustment_by_month on adjustment (yyyymm, adj_no) include
  (section, deptcd, comp_no, status, supply_amt_krw, vat_amt, total_amt);
create index adjustment_by_company on adjustment (comp_no, yyyymm);
create index adjustment_line_by_receipt on adjustment_line (wh_req_no, wh_line_no);
create index adjustment_line_by_order on adjustment_line (po_no);

do $$
declare name text;
begin
  foreach name in array array['po', 'po_line', 'po_party', 'warehousing', 'warehousing_line', 'warehousing_party',
    'adjustment', 'adjustment_line', 'adjustment_party', 'budget'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
  foreach name in array array['po', 'warehousing', 'adjustment'] loop
    execute format('create policy scope_section on %I to gpms_section
      using (section = (select current_setting(''app.section'')))
      with check (section = (select current_setting(''app.section'')))', name);
    execute format('create policy scope_dept on %I to gpms_dept
      using (deptcd = any ((select current_setting(''app.deptcds''))::text[]))
      with check (deptcd = any ((select current_setting(''app.deptcds''))::text[]))', name);
  end loop;
end $$;

-- An order is made by the server when its request is approved; requesters and receivers read it.
create policy scope_own on po for select to gpms_own
  using (exists (select from po_party party
    where party.po_no = po.po_no and party.singleid = (select current_setting('app.singleid'))));
-- A receiver inspects, and announces a delivery by proxy for a supplier outside the portal.
create policy scope_own on warehousing to gpms_own
  using (exists (select from warehousing_party party
    where party.wh_req_no = warehousing.wh_req_no and party.singleid = (select current_setting('app.singleid'))));
create policy scope_own_new on warehousing for insert to gpms_own
  with check (receiver = (select current_setting('app.singleid')));
create policy scope_own on adjustment for select to gpms_own
  using (exists (select from adjustment_party party
    where party.adj_no = adjustment.adj_no and party.singleid = (select current_setting('app.singleid'))));

-- Suppliers: their orders but for tests of the interface, and their settlements once these were sent to them.
create policy scope_company on po for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no')) and order_type <> 'TEST');
create policy scope_company on adjustment for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no')) and status not in ('CREATED', 'CANCELED'));

create policy follows_order on po_line to gpms_section, gpms_dept
  using (exists (select from po where po.po_no = po_line.po_no))
  with check (exists (select from po where po.po_no = po_line.po_no));
create policy follows_order_read on po_line for select to gpms_own, gpms_company
  using (exists (select from po where po.po_no = po_line.po_no));
create policy follows_receipt on warehousing_line to gpms_section, gpms_dept, gpms_own
  using (exists (select from warehousing receipt where receipt.wh_req_no = warehousing_line.wh_req_no))
  with check (exists (select from warehousing receipt where receipt.wh_req_no = warehousing_line.wh_req_no));
create policy follows_settlement on adjustment_line to gpms_section, gpms_dept
  using (exists (select from adjustment where adjustment.adj_no = adjustment_line.adj_no))
  with check (exists (select from adjustment where adjustment.adj_no = adjustment_line.adj_no));
create policy follows_settlement_read on adjustment_line for select to gpms_own, gpms_company
  using (exists (select from adjustment where adjustment.adj_no = adjustment_line.adj_no));

-- Derived rows: written by the server alone, as gpms_all. Nobody else needs more than his own.
create policy scope_own on po_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));
create policy scope_own on warehousing_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));
create policy scope_own on adjustment_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));

-- A budget has no section of its own; whose department it is, the snapshots of all months know.
create policy scope_section on budget for select to gpms_section
  using (deptcd in (select department.deptcd from department
    where section_name = (select current_setting('app.section'))));
create policy scope_dept on budget for select to gpms_dept
  using (deptcd = any ((select current_setting('app.deptcds'))::text[]));

grant select, insert, update, delete on po, po_line, warehousing, warehousing_line, adjustment, adjustment_line
  to gpms_section, gpms_dept;
grant select on po, po_line, adjustment, adjustment_line, po_party, warehousing_party, adjustment_party to gpms_own;
grant select, insert, update on warehousing, warehousing_line to gpms_own;
grant select on po, po_line, adjustment, adjustment_line to gpms_company;
grant select on budget to gpms_section, gpms_dept;
