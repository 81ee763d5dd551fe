-- Members of the council of suppliers.

create table comp_council (
  member_no varchar(10) collate "C" primary key,
  comp_no varchar(10) collate "C" not null references company,
  council_div varchar(4) collate "C" not null,
  council_role varchar(6) collate "C" not null,
  join_date date not null,
  leave_date date,
  fee_yn char(1) collate "C" not null default 'N' check (fee_yn in ('Y', 'N')),
  status varchar(9) collate "C" not null default 'ACTIVE',
  bigo varchar(400),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint comp_council_left check (status <> 'WITHDRAWN' or leave_date >= join_date)
);
-- A company is a member once.
create unique index comp_council_member on comp_council (comp_no) where status <> 'WITHDRAWN';
create index comp_council_by_status on comp_council (status, member_no);
create index comp_council_by_day on comp_council (join_date, member_no);
select protect_table('comp_council');
