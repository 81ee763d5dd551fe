-- Items from a workbook: what stood in the file, row by row, until it is applied to the item master.

create table item_upload (
  up_no varchar(16) primary key,
  owner_type char(1) not null default 'I' check (owner_type in ('I', 'E')),
  comp_no varchar(10) references company,
  file_name varchar(255) not null,
  row_cnt int not null default 0,
  ok_cnt int not null default 0,
  err_cnt int not null default 0,
  dup_cnt int not null default 0,
  status varchar(8) not null check (status in ('UPLOADED', 'VALID', 'INVALID', 'APPLIED', 'CANCELED')),
  uploaded_by varchar(30) not null references person,
  uploaded_dt timestamptz not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  -- Suppliers upload for themselves alone.
  check ((owner_type = 'E') = (comp_no is not null))
);
create index item_upload_time on item_upload (uploaded_dt);

-- A cell keeps what its writer put there, right or wrong, so every text is wider than the item that becomes of it.
create table item_upload_row (
  up_no varchar(16) not null references item_upload on delete cascade,
  row_no int not null check (row_no > 1),
  item_name varchar(500),
  spec varchar(500),
  maker varchar(500),
  model_no varchar(500),
  item_type varchar(500),
  cat_code varchar(500),
  sg_code varchar(500),
  unit_code varchar(500),
  lead_time varchar(500),
  row_result varchar(3) check (row_result in ('OK', 'ERR', 'DUP')),
  err_msg varchar(400),
  -- What is wrong, cell by cell: [{"field", "msg"}].
  problems jsonb not null default '[]',
  -- The item that came of the row, or the one that it repeats.
  item_code varchar(12),
  primary key (up_no, row_no)
);

-- Equal items are found by name and specification, whatever their blanks and capitals (domain: duplicate check).
create index item_same on item (lower(regexp_replace(item_name, '\s+', '', 'g')));

alter table item_upload enable row level security;
alter table item_upload force row level security;
alter table item_upload_row enable row level security;
alter table item_upload_row force row level security;

create policy scope_all on item_upload to gpms_all using (true) with check (true);
create policy readers on item_upload for select to gpms_section, gpms_dept, gpms_own using (owner_type = 'I');
create policy scope_all on item_upload_row to gpms_all using (true) with check (true);
create policy follows_upload on item_upload_row for select to gpms_section, gpms_dept, gpms_own
  using (exists (select from item_upload where item_upload.up_no = item_upload_row.up_no));
create policy item_upload on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'ITEM_UPLOAD' and exists (select from item_upload where up_no = doc_no));

grant select, insert, update, delete on item_upload, item_upload_row to gpms_all;
grant select on item_upload, item_upload_row to gpms_section, gpms_dept, gpms_own;
