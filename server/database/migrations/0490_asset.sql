-- Assets, what happened to them, and the rounds in which they are counted.

create table asset_round (
  round_no varchar(10) collate "C" primary key check (round_no ~ '^IV[0-9]{4}-[0-9]{2,}$'),
  round_name varchar(100) not null,
  -- Empty for the whole company.
  section varchar(60),
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  target_cnt int not null default 0,
  checked_cnt int not null default 0,
  opened_by varchar(30) collate "C" not null references person,
  close_reason varchar(400),
  status varchar(8) collate "C" not null check (status in ('PROGRESS', 'CLOSED')),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
create index asset_round_by_status on asset_round (status, round_no);
create unique index asset_round_open on asset_round (coalesce(section, '')) where status = 'PROGRESS';

/*
 * A candidate has the number AW, an asset the number AS; its candidate's number stays with it. What was received knows its
 * receipt and the line there; what was imported or found knows none.
 */
create table asset (
  asset_no varchar(12) collate "C" primary key check (asset_no ~ '^A[SW][0-9]{2}-[0-9]{6}$'),
  cand_no varchar(12) collate "C" not null unique,
  asset_name varchar(100) not null,
  asset_class varchar(4) collate "C",
  item_code varchar(12) collate "C",
  spec varchar(300),
  serial_no varchar(60),
  po_no varchar(16) collate "C" references po,
  wh_req_no varchar(16) collate "C" references warehousing,
  wh_app_no varchar(16) collate "C",
  wh_line_no int,
  comp_no varchar(10) collate "C" references company,
  acq_date date,
  acq_amt numeric(15, 0) check (acq_amt >= 0),
  qty numeric(13, 3) not null default 1 check (qty > 0),
  section varchar(60),
  deptcd varchar(10) collate "C",
  deptnm varchar(100),
  custodian varchar(30) collate "C" references person,
  site varchar(4) collate "C",
  location varchar(100),
  useful_life int check (useful_life between 1 and 20),
  life_end date generated always as
    ((acq_date + make_interval(years => useful_life) - interval '1 day')::date) stored,
  gerp_asset_no char(12) collate "C",
  last_check_dt date,
  file_id varchar(20) references file,
  bigo varchar(400),
  repair_comp varchar(60),
  repair_due date,
  dispose_type varchar(6) collate "C",
  dispose_reason varchar(400),
  dispose_amt numeric(15, 0) check (dispose_amt >= 0),
  dispose_req_by varchar(30) collate "C" references person,
  dispose_date date,
  prev_status varchar(12) collate "C",
  found_round varchar(10) collate "C" references asset_round,
  status varchar(12) collate "C" not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint asset_numbered check ((status in ('REG_WAIT', 'EXCLUDED')) = (asset_no like 'AW%')),
  constraint asset_registered check (asset_no like 'AW%' or (asset_class is not null and acq_date is not null
    and acq_amt is not null and section is not null and deptcd is not null and custodian is not null and site is not null
    and location is not null and useful_life is not null and gerp_asset_no is not null)),
  constraint asset_repaired check (status <> 'REPAIR' or (repair_comp is not null and repair_due is not null)),
  constraint asset_disposed check (status not in ('DISPOSAL_REQ', 'DISPOSED')
    or (dispose_type is not null and dispose_reason is not null and dispose_req_by is not null)),
  constraint asset_gone check ((status = 'DISPOSED') = (dispose_date is not null) and dispose_date >= acq_date)
);
create unique index asset_serial on asset (serial_no) where serial_no is not null;
create index asset_by_status on asset (status, asset_no);
create index asset_by_section on asset (section, asset_no);
create index asset_by_dept on asset (deptcd, asset_no);
create index asset_by_custodian on asset (custodian, asset_no);
create index asset_by_day on asset (acq_date, asset_no);
create index asset_by_class on asset (asset_class, asset_no);
create index asset_by_site on asset (site, asset_no);
create index asset_by_name on asset (asset_name, asset_no);
create index asset_by_receipt on asset (wh_req_no, wh_line_no) where wh_req_no is not null;
create index asset_by_order on asset (po_no) where po_no is not null;
create index asset_by_item on asset (item_code, asset_no);
create index asset_by_amount on asset (acq_amt, asset_no);

create table asset_history (
  hist_seq bigint generated always as identity primary key,
  asset_no varchar(12) collate "C" not null references asset,
  hist_type varchar(10) collate "C" not null,
  before_text varchar(400),
  after_text varchar(400),
  reason varchar(400),
  acted_by varchar(30) collate "C" not null,
  acted_dt timestamptz not null
);
create index asset_history_by_asset on asset_history (asset_no, hist_seq);

create table asset_inventory (
  -- Tells a row from all others for lists.
  inv_key varchar(24) collate "C" generated always as (round_no || ' ' || asset_no) stored unique,
  round_no varchar(10) collate "C" not null references asset_round,
  asset_no varchar(12) collate "C" not null references asset,
  book_section varchar(60) not null,
  book_deptcd varchar(10) collate "C" not null,
  book_deptnm varchar(100) not null,
  book_location varchar(100) not null,
  book_custodian varchar(30) collate "C" not null references person,
  inv_result varchar(8) collate "C" not null default 'NONE',
  real_deptcd varchar(10) collate "C",
  real_deptnm varchar(100),
  real_location varchar(100),
  checker varchar(30) collate "C" references person,
  check_dt timestamptz,
  bigo varchar(400),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (round_no, asset_no),
  constraint asset_inventory_counted check ((inv_result = 'NONE') = (checker is null) and (checker is null) = (check_dt is null)),
  constraint asset_inventory_place check ((inv_result = 'MISMATCH') = (real_deptcd is not null)
    and (real_deptcd is null) = (real_location is null)),
  constraint asset_inventory_missing check (inv_result <> 'MISSING' or bigo is not null)
);
create index asset_inventory_by_dept on asset_inventory (round_no, book_deptcd, asset_no);
create index asset_inventory_by_custodian on asset_inventory (round_no, book_custodian, asset_no);
create index asset_inventory_by_result on asset_inventory (round_no, inv_result, asset_no);
create index asset_inventory_of_asset on asset_inventory (asset_no);

-- GERP numbers of the stand-in: 12 digits.
create sequence gerp_asset minvalue 100000000001 start 100000000001;
grant usage on sequence gerp_asset to gpms_all;

select protect_table(name) from unnest(array['asset', 'asset_history', 'asset_round', 'asset_inventory']) as name;

create policy scope_section on asset to gpms_section using (section = (select current_setting('app.section')))
  with check (section = (select current_setting('app.section')));
create policy scope_dept on asset to gpms_dept using (deptcd = any ((select current_setting('app.deptcds'))::text[]))
  with check (deptcd = any ((select current_setting('app.deptcds'))::text[]));
-- Candidates are registered by others.
create policy scope_own on asset for select to gpms_own
  using (custodian = (select current_setting('app.singleid')) and status not in ('REG_WAIT', 'EXCLUDED'));
grant select, insert, update on asset to gpms_section, gpms_dept;
grant select on asset to gpms_own;

create policy follows_asset on asset_history to gpms_section, gpms_dept, gpms_own
  using (exists (select from asset where asset.asset_no = asset_history.asset_no))
  with check (exists (select from asset where asset.asset_no = asset_history.asset_no));
grant select, insert on asset_history to gpms_section, gpms_dept;
grant select on asset_history to gpms_own;
create policy asset on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'AS' and exists (select from asset where asset_no = doc_no));
create policy asset on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'ASSET' and exists (select from asset where asset_no = owner_no))
  with check (owner_type = 'ASSET' and exists (select from asset where asset_no = owner_no));

-- A round is seen by whoever may count in it: of the own section, and of the whole company.
create policy scope_round on asset_round for select to gpms_section, gpms_dept, gpms_own
  using (section is null or section = (select current_setting('app.section')));
grant select on asset_round to gpms_section, gpms_dept, gpms_own;
create policy scope_section on asset_inventory to gpms_section using (book_section = (select current_setting('app.section')));
create policy scope_dept on asset_inventory to gpms_dept
  using (book_deptcd = any ((select current_setting('app.deptcds'))::text[]));
create policy scope_own on asset_inventory to gpms_own using (book_custodian = (select current_setting('app.singleid')));
grant select, update on asset_inventory to gpms_section, gpms_dept, gpms_own;
create policy asset_round on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'IV' and exists (select from asset_round where round_no = doc_no));
