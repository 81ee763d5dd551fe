-- Accounting slips of settlements and of claims without orders, and what became of posting them.

create table signifier (
  slip_no varchar(16) collate "C" primary key,
  slip_type char(2) collate "C" not null check (slip_type in ('RE', 'KR', 'KG', 'RV')),
  slip_source varchar(4) collate "C" not null check (slip_source in ('ADJ', 'NONE')),
  comp_no varchar(10) collate "C" not null references company,
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  drafter varchar(30) collate "C" not null references person,
  drafter_nm varchar(50) collate "C" not null,
  doc_date date not null,
  posting_date date not null,
  currency char(3) collate "C" not null default 'KRW',
  ex_rate numeric(12, 4) not null default 1,
  supply_amt numeric(15, 0) not null,
  vat_amt numeric(15, 0) not null default 0,
  total_amt numeric(15, 0) not null,
  due_date date,
  pay_method char(1) collate "C" not null default 'T',
  header_text varchar(100) collate "C" not null,
  gerp_doc_no char(10) collate "C" check (gerp_doc_no ~ '^[0-9]{10}$'),
  fiscal_year char(4) collate "C",
  reverse_no varchar(16) collate "C",
  ref_no varchar(16) collate "C",
  approval_status char(1) collate "C" not null default 'N',
  last_deci_dt timestamptz,
  status varchar(9) collate "C" not null default 'DRAFT',
  slip_date date not null,
  -- How often it was saved: retries are counted anew for each.
  edit_cnt int not null default 0,
  -- A posting is on its way, or nobody knows whether the ERP took the last one: the slip must stay as it is.
  sending_yn char(1) collate "C" not null default 'N',
  unsure_yn char(1) collate "C" not null default 'N',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  unique (gerp_doc_no, fiscal_year),
  constraint signifier_total check (total_amt = supply_amt + vat_amt),
  constraint signifier_dates check (posting_date >= doc_date),
  constraint signifier_posted check (status not in ('POSTED', 'REVERSED') or gerp_doc_no is not null)
);

create table signifier_line (
  slip_no varchar(16) collate "C" not null references signifier on delete cascade,
  line_no int not null check (line_no between 1 and 999),
  dc_type char(1) collate "C" not null check (dc_type in ('D', 'C')),
  account_code varchar(10) collate "C" not null references account,
  account_name varchar(60) not null,
  cost_center varchar(10) collate "C" references cost_center,
  amt numeric(15, 0) not null check (amt > 0),
  currency_amt numeric(15, 2),
  tax_code varchar(2) collate "C",
  line_text varchar(100),
  adj_no varchar(16) collate "C" references adjustment,
  none_no varchar(16) collate "C",
  primary key (slip_no, line_no)
);
create index signifier_line_settlement on signifier_line (adj_no) where adj_no is not null;

-- What a slip was made of. A source has one living slip at most: this is what keeps anything from being booked twice.
create table signifier_source (
  slip_no varchar(16) collate "C" not null references signifier on delete cascade,
  source_no varchar(16) collate "C" not null,
  live_yn char(1) collate "C" not null default 'Y',
  primary key (slip_no, source_no)
);
create unique index signifier_source_once on signifier_source (source_no) where live_yn = 'Y';
create index signifier_source_document on signifier_source (source_no);

create table signifier_party (
  singleid varchar(30) collate "C" not null,
  slip_no varchar(16) collate "C" not null references signifier on delete cascade,
  primary key (singleid, slip_no)
);
create index signifier_party_document on signifier_party (slip_no);

create table posting_result (
  post_seq bigint generated always as identity primary key,
  slip_no varchar(16) collate "C" not null references signifier,
  attempt_no int not null,
  post_status varchar(7) collate "C" not null check (post_status in ('SUCCESS', 'ERROR')),
  error_code varchar(4) collate "C",
  error_msg varchar(400),
  gerp_doc_no char(10) collate "C",
  posted_by varchar(30) collate "C" not null,
  posted_nm varchar(50) not null,
  posted_dt timestamptz not null,
  post_action varchar(8) collate "C" check (post_action in ('OPEN', 'RETRIED', 'RESOLVED')),
  resolve_memo varchar(400),
  -- The save of the slip it was sent with.
  edit_cnt int not null default 0,
  updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  unique (slip_no, attempt_no),
  constraint posting_result_error check ((post_status = 'ERROR') = (error_code is not null)),
  constraint posting_result_action check ((post_status = 'ERROR') = (post_action is not null))
);
create index posting_result_open on posting_result (post_seq) where post_action = 'OPEN';
create index posting_result_day on posting_result (posted_dt, post_seq) where post_status = 'ERROR';

-- What goes to the ERP. The key is the slip itself, so that the ERP books it once however often it is sent.
create table erp_outbox (
  erp_seq bigint generated always as identity primary key,
  slip_no varchar(16) collate "C" not null references signifier,
  payload jsonb not null,
  requested_by varchar(30) collate "C" not null,
  requested_nm varchar(50) not null,
  created_dt timestamptz not null,
  try_cnt int not null default 0,
  claimed_dt timestamptz,
  next_dt timestamptz,
  -- A try may have reached the ERP although no answer came.
  unsure_yn char(1) collate "C" not null default 'N',
  done_dt timestamptz,
  last_error varchar(200)
);
create unique index erp_outbox_once on erp_outbox (slip_no) where done_dt is null;

create index signifier_by_section on signifier (section, slip_no);
create index signifier_by_dept on signifier (deptcd, slip_no);
create index signifier_by_company on signifier (comp_no, slip_no);
create index signifier_by_status on signifier (status, slip_no);

do $$
declare name text;
begin
  foreach name in array array['signifier', 'signifier_line', 'signifier_source', 'signifier_party', 'posting_result',
    'erp_outbox'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
  foreach name in array array['signifier_line', 'signifier_source', 'posting_result'] loop
    execute format('create policy follows_document on %I to gpms_section, gpms_dept, gpms_own
      using (exists (select from signifier document where document.slip_no = %I.slip_no))
      with check (exists (select from signifier document where document.slip_no = %I.slip_no))', name, name, name);
    execute format('grant select on %I to gpms_section, gpms_dept, gpms_own', name);
  end loop;
end $$;

create policy scope_section on signifier to gpms_section
  using (section = (select current_setting('app.section')))
  with check (section = (select current_setting('app.section')));
create policy scope_dept on signifier to gpms_dept
  using (deptcd = any ((select current_setting('app.deptcds'))::text[]))
  with check (deptcd = any ((select current_setting('app.deptcds'))::text[]));
create policy scope_own on signifier to gpms_own
  using (exists (select from signifier_party party
    where party.slip_no = signifier.slip_no and party.singleid = (select current_setting('app.singleid'))));
create policy scope_own on signifier_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));
grant select, insert, update on signifier to gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on signifier_line to gpms_section, gpms_dept, gpms_own;
grant select on signifier_party to gpms_own;

create policy signifier on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'SG' and exists (select from signifier where slip_no = doc_no))
  with check (doc_type = 'SG' and exists (select from signifier where slip_no = doc_no));
create policy signifier on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'SG' and exists (select from signifier where slip_no = doc_no));

-- Accounts of the balance sheet that every slip has carry no cost center.
update account set co_required_yn = 'N' where account_code in ('1350000', '2110000');
