-- What every document shares: accounts, cost centers, rates, files and notices.

create table account (
  account_code varchar(10) primary key,
  account_name varchar(60) not null,
  expense_type varchar(4) not null,
  co_required_yn char(1) not null default 'Y',
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table cost_center (
  cost_center varchar(10) primary key,
  cost_center_name varchar(60) not null,
  top_dept varchar(10) not null references section,
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table exchange_rate (
  rate_date date not null,
  currency char(3) not null,
  rate numeric(12, 4) not null check (rate > 0),
  primary key (currency, rate_date)
);

create table file (
  file_id varchar(20) primary key,
  owner_type varchar(10) not null,
  -- Null until the document that carries the file has been saved.
  owner_no varchar(30),
  created_by varchar(30) not null, created_dt timestamptz not null,
  updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
create index file_owner on file (owner_type, owner_no);

create table file_item (
  file_id varchar(20) not null references file on delete cascade,
  file_seq int not null,
  file_name varchar(255) not null,
  file_size bigint not null check (file_size between 1 and 10485760),
  mime_type varchar(100),
  bigo varchar(400),
  -- Where the bytes lie; never guessable and never shown.
  blob_key varchar(64) not null unique,
  created_by varchar(30) not null, created_dt timestamptz not null,
  primary key (file_id, file_seq)
);

create table notification (
  noti_seq bigint generated always as identity primary key,
  user_id varchar(30) not null,
  title varchar(200) not null,
  link varchar(300),
  read_yn char(1) not null default 'N',
  created_dt timestamptz not null
);
create index notification_user on notification (user_id, read_yn, noti_seq desc);

grant select on account, cost_center, exchange_rate to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on account, cost_center, exchange_rate to gpms_all;
grant insert on notification to gpms_all, gpms_section, gpms_dept, gpms_own;
grant select, update, delete on notification to gpms_all;

-- A file that no document carries yet belongs to whoever uploaded it. Attached ones follow their document: the
-- migration of each document type adds a policy of its own.
alter table file enable row level security;
alter table file force row level security;
alter table file_item enable row level security;
alter table file_item force row level security;
create policy uploader on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_no is null and created_by = (select current_setting('app.singleid')))
  with check (created_by = (select current_setting('app.singleid')) or owner_no is not null);
create policy follows_file on file_item to gpms_all, gpms_section, gpms_dept, gpms_own
  using (exists (select from file where file.file_id = file_item.file_id))
  with check (exists (select from file where file.file_id = file_item.file_id));
grant select, insert, update, delete on file, file_item to gpms_all, gpms_section, gpms_dept, gpms_own;
