-- Units, categories, sourcing groups, items and their prices.

create table unit (
  unit_code varchar(6) primary key check (unit_code ~ '^[A-Z0-9]{1,6}$'),
  unit_name varchar(40) not null,
  unit_type varchar(4) not null,
  base_unit varchar(6) references unit,
  conv_rate numeric(12, 6) not null default 1 check (conv_rate > 0),
  decimals int not null default 0 check (decimals between 0 and 3),
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table item_category (
  cat_code varchar(8) primary key,
  up_cat_code varchar(8) references item_category,
  cat_level int not null check (cat_level between 1 and 3),
  cat_name varchar(60) not null,
  sort_no int not null default 0,
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  unique nulls not distinct (up_cat_code, cat_name)
);

create table sourcing_group (
  sg_code varchar(8) primary key,
  up_level varchar(8) references sourcing_group,
  sg_level char(3) not null,
  sg_name varchar(60) not null,
  buyer_id varchar(30) references person,
  sort_no int not null default 0,
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table item (
  item_code varchar(12) primary key,
  item_name varchar(100) not null,
  item_ename varchar(100),
  spec varchar(300) not null,
  maker varchar(60),
  model_no varchar(60),
  item_type varchar(4) not null,
  cat_code varchar(8) not null references item_category,
  sg_code varchar(8) not null references sourcing_group,
  unit_code varchar(6) not null references unit,
  min_order_qty numeric(13, 3) not null default 1,
  lead_time int check (lead_time between 0 and 365),
  over_tol numeric(5, 2) check (over_tol between 0 and 10),
  under_tol numeric(5, 2) check (under_tol between 0 and 10),
  tax_code varchar(2) not null default 'V1',
  asset_yn char(1) not null default 'N',
  last_price numeric(15, 2),
  last_currency char(3),
  requester varchar(30) references person,
  status varchar(9) not null,
  reject_reason varchar(400),
  reg_date date,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
create index item_name on item (item_name, item_code);
create index item_sourcing_group on item (sg_code, item_code);

create table item_price (
  price_no varchar(16) primary key,
  item_code varchar(12) not null references item,
  comp_no varchar(10) not null references company,
  top_dept varchar(10) references section,
  currency char(3) not null,
  unit_price numeric(15, 2) not null check (unit_price > 0),
  price_unit int not null default 1 check (price_unit in (1, 10, 100, 1000)),
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  price_basis varchar(8) not null,
  source_no varchar(20),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
create index item_price_item on item_price (item_code, valid_from desc);

grant select on unit, item_category, sourcing_group, item, item_price to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on unit, item_category, sourcing_group, item, item_price to gpms_all;
