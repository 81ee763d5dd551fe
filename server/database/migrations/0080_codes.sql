-- Common codes: what every select list offers. The product brings its groups; administrators add to them.

create table code_group (
  group_code varchar(30) collate "C" primary key check (group_code ~ '^[A-Z][A-Z0-9_]{1,29}$'),
  group_name varchar(60) not null,
  description varchar(400),
  -- States and rules depend on the values of a system group: only texts and order may be changed.
  system_yn char(1) not null default 'N' check (system_yn in ('Y', 'N')),
  use_yn char(1) not null default 'Y' check (use_yn in ('Y', 'N')),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table code (
  group_code varchar(30) collate "C" not null references code_group,
  value varchar(20) collate "C" not null,
  text varchar(100) not null,
  text_en varchar(100),
  sort_no int not null default 0 check (sort_no between 0 and 9999),
  attr1 varchar(100),
  attr2 varchar(100),
  use_yn char(1) not null default 'Y' check (use_yn in ('Y', 'N')),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (group_code, value)
);

-- Counts the changes of codes: a server that has read them reads them again only when this has moved.
create table code_change (
  only_row boolean primary key default true check (only_row),
  change_no bigint not null default 0
);
insert into code_change default values;

grant select on code_group, code, code_change
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant insert, update, delete on code_group, code to gpms_all;
grant update on code_change to gpms_all;
