-- Accounting periods. A month without a row is open until the fifth working day of the next one; a row says otherwise.

create table accounting_period (
  yyyymm char(6) collate "C" primary key check (yyyymm ~ '^[0-9]{4}(0[1-9]|1[0-2])$'),
  open_yn char(1) collate "C" not null default 'Y' check (open_yn in ('Y', 'N')),
  close_dt timestamptz,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
grant select on accounting_period to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on accounting_period to gpms_all;
