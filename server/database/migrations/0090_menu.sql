-- Menus of both portals and what each authority group may do with them.

create table menu (
  pgm_id varchar(10) collate "C" primary key,
  up_pgm_id varchar(10) collate "C" references menu,
  pgm_name varchar(60) not null,
  ssp_url varchar(200),
  portal_type char(1) not null check (portal_type in ('I', 'E')),
  menu_level int not null check (menu_level between 1 and 3),
  menu_type char(1) not null check (menu_type in ('G', 'L', 'S')),
  leaf char(1) not null check (leaf in ('T', 'F')),
  sort_no int not null,
  use_yn char(1) not null default 'Y' check (use_yn in ('Y', 'N')),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  -- Only leaf entries navigate, spec §2.
  check ((leaf = 'T') = (ssp_url is not null))
);
create unique index menu_url on menu (portal_type, ssp_url);
create index menu_children on menu (up_pgm_id, sort_no);

create table menu_sub_url (
  pgm_id varchar(10) collate "C" not null references menu on delete cascade,
  sub_url varchar(200) collate "C" not null,
  primary key (pgm_id, sub_url)
);

create table auth_menu (
  auth_group_id char(2) not null references auth_group,
  pgm_id varchar(10) collate "C" not null references menu,
  read_yn char(1) not null default 'Y' check (read_yn in ('Y', 'N')),
  write_yn char(1) not null default 'N' check (write_yn in ('Y', 'N')),
  excel_yn char(1) not null default 'Y' check (excel_yn in ('Y', 'N')),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (auth_group_id, pgm_id)
);

-- Counts the changes of menus and grants: a server that has read them reads them again only when this has moved.
create table menu_change (
  only_row boolean primary key default true check (only_row),
  change_no bigint not null default 0
);
insert into menu_change default values;

grant select on menu, menu_sub_url, auth_menu, menu_change
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant insert, update, delete on menu, menu_sub_url, auth_menu to gpms_all;
grant update on menu_change to gpms_all;
