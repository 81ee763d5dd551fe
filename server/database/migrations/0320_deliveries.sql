-- Deliveries: what a supplier sends of one order. Shipping one makes the receipt that is inspected (domain 3.15, 3.16).

create table delivery (
  dlv_no varchar(16) collate "C" primary key,
  po_no varchar(16) collate "C" not null references po,
  comp_no varchar(10) collate "C" not null references company,
  -- Of the order, so that row policies and lists need no join.
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  receiver varchar(30) collate "C" references person,
  delivery_date date not null check (delivery_date >= date '1900-01-01'),
  -- When it was due by the order: what makes it late.
  due_date date,
  delivery_place varchar(200),
  dlv_method varchar(7) collate "C" not null,
  carrier varchar(60),
  tracking_no varchar(40),
  deliverer varchar(50),
  deliverer_tel varchar(20),
  supply_amt numeric(15, 2) not null default 0,
  currency char(3) collate "C" not null default 'KRW',
  stmt_paper_no varchar(30),
  file_id varchar(20) references file,
  proxy_yn char(1) collate "C" not null default 'N',
  proxy_reason varchar(400),
  wh_req_no varchar(16) collate "C",
  shipped_dt timestamptz,
  reject_reason varchar(400),
  status varchar(9) collate "C" not null default 'DRAFT',
  line_cnt int not null default 0,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint delivery_shipped check (status in ('DRAFT', 'CANCELED') or (shipped_dt is not null and wh_req_no is not null)),
  constraint delivery_proxy check (proxy_yn = 'N' or proxy_reason is not null)
);

create table delivery_line (
  dlv_no varchar(16) collate "C" not null references delivery on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  -- Of the header, so that the key of the order's line is complete.
  po_no varchar(16) collate "C" not null,
  po_line_no int not null,
  item_code varchar(12) collate "C" references item,
  item_name varchar(100) not null,
  spec varchar(300),
  unit_code varchar(6) references unit,
  po_qty numeric(13, 3) not null,
  -- As it was when the delivery was saved.
  remain_qty numeric(13, 3) not null default 0,
  qty numeric(13, 3) not null check (qty > 0),
  unit_price numeric(15, 2) not null check (unit_price >= 0),
  amt numeric(15, 2) not null default 0,
  lot_no varchar(40),
  last_yn char(1) collate "C" not null default 'N',
  bigo varchar(400),
  primary key (dlv_no, line_no),
  unique (dlv_no, po_line_no),
  foreign key (po_no, po_line_no) references po_line (po_no, line_no)
);

-- Receipts that were there before know numbers of deliveries which nobody has kept.
alter table warehousing add foreign key (dlv_no) references delivery not valid;
-- Returns of what had not been settled take it out of the settlement themselves and are no part of one (domain 3.3).
alter table warehousing add column settle_yn char(1) collate "C" not null default 'Y';
-- Who submitted the receipt last: he alone recalls it, and is never its approver.
alter table warehousing add column submitter varchar(30) collate "C" references person;
create sequence gr_document start 5090000001;
grant usage on sequence gr_document to gpms_all;

create index delivery_by_section on delivery (section, dlv_no);
create index delivery_by_dept on delivery (deptcd, dlv_no);
create index delivery_by_receiver on delivery (receiver, dlv_no);
create index delivery_by_company on delivery (comp_no, dlv_no);
create index delivery_by_status on delivery (status, dlv_no);
create index delivery_by_day on delivery (delivery_date, dlv_no);
create index delivery_by_order on delivery (po_no, dlv_no);
create index delivery_line_by_order on delivery_line (po_no, po_line_no);
create index warehousing_by_delivery on warehousing (dlv_no) where dlv_no is not null;
create index warehousing_by_original on warehousing (org_wh_req_no) where org_wh_req_no is not null;

alter table delivery enable row level security;
alter table delivery force row level security;
alter table delivery_line enable row level security;
alter table delivery_line force row level security;

create policy scope_all on delivery to gpms_all using (true) with check (true);
create policy scope_section on delivery to gpms_section
  using (section = (select current_setting('app.section')))
  with check (section = (select current_setting('app.section')));
create policy scope_dept on delivery to gpms_dept
  using (deptcd = any ((select current_setting('app.deptcds'))::text[]))
  with check (deptcd = any ((select current_setting('app.deptcds'))::text[]));
create policy scope_own on delivery to gpms_own
  using (receiver = (select current_setting('app.singleid')))
  with check (receiver = (select current_setting('app.singleid')));
create policy scope_company on delivery to gpms_company
  using (comp_no = (select current_setting('app.comp_no')))
  with check (comp_no = (select current_setting('app.comp_no')));

create policy scope_all on delivery_line to gpms_all using (true) with check (true);
create policy follows_delivery on delivery_line to gpms_section, gpms_dept, gpms_own, gpms_company
  using (exists (select from delivery where delivery.dlv_no = delivery_line.dlv_no))
  with check (exists (select from delivery where delivery.dlv_no = delivery_line.dlv_no));

grant select, insert, update, delete on delivery, delivery_line
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;

create policy delivery on document_event for select to gpms_section, gpms_dept, gpms_own, gpms_company
  using (doc_type = 'DLV' and exists (select from delivery where dlv_no = doc_no));
create policy receipt on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'WH' and exists (select from warehousing where wh_req_no = doc_no));
create policy receipt on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'WH' and exists (select from warehousing where wh_req_no = doc_no))
  with check (doc_type = 'WH' and exists (select from warehousing where wh_req_no = doc_no));
create policy delivery on file to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (owner_type = 'DLV' and exists (select from delivery where dlv_no = owner_no))
  with check (owner_type = 'DLV' and exists (select from delivery where dlv_no = owner_no));
create policy receipt on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'WH' and exists (select from warehousing where wh_req_no = owner_no))
  with check (owner_type = 'WH' and exists (select from warehousing where wh_req_no = owner_no));
create policy delivered_item on file_item to gpms_company
  using (exists (select from file where file.file_id = file_item.file_id and owner_type = 'DLV'))
  with check (exists (select from file where file.file_id = file_item.file_id and owner_type = 'DLV'));
