-- Attributes of items: what may be said of them, which of them a category of the lowest level names, and what an item says.

create table attribute (
  attr_code varchar(10) collate "C" primary key check (attr_code ~ '^AT[0-9]{4}$'),
  attr_name varchar(60) not null unique,
  attr_type varchar(4) collate "C" not null,
  unit_code varchar(6) collate "C" references unit,
  -- Characters of a text; none stands for 200.
  max_len int check (max_len between 1 and 200),
  -- Places of a number; none stands for 0.
  decimals int check (decimals between 0 and 6),
  min_val numeric(18, 6),
  max_val numeric(18, 6),
  use_yn char(1) collate "C" not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint attribute_of_text check (attr_type = 'TEXT' or max_len is null),
  constraint attribute_of_number check (attr_type = 'NUM'
    or (unit_code is null and decimals is null and min_val is null and max_val is null)),
  constraint attribute_limits check (max_val >= min_val)
);

create table attribute_value (
  attr_code varchar(10) collate "C" not null references attribute on delete cascade,
  value_code varchar(10) collate "C" not null check (value_code ~ '^[A-Z0-9_-]{1,10}$'),
  value_name varchar(60) not null,
  sort_no int not null default 10,
  use_yn char(1) collate "C" not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (attr_code, value_code),
  unique (attr_code, value_name)
);

create table category_attr (
  cat_code varchar(8) not null references item_category on update cascade on delete cascade,
  attr_code varchar(10) collate "C" not null references attribute,
  required_yn char(1) collate "C" not null default 'N',
  sort_no int not null default 10,
  primary key (cat_code, attr_code)
);
create index category_attr_by_attribute on category_attr (attr_code);

create table item_attr (
  item_code varchar(12) not null references item on update cascade on delete cascade,
  attr_code varchar(10) collate "C" not null references attribute,
  attr_value varchar(200) not null,
  primary key (item_code, attr_code)
);
create index item_attr_by_value on item_attr (attr_code, attr_value);

grant select on attribute, attribute_value, category_attr, item_attr
  to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on attribute, attribute_value, category_attr, item_attr to gpms_all;
