-- The companies of a sourcing group: whom buyers ask for its items.

create table sg_company (
  sg_code varchar(8) not null references sourcing_group,
  comp_no varchar(10) not null references company,
  main_yn char(1) not null default 'N',
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (sg_code, comp_no)
);
create index sg_company_by_company on sg_company (comp_no, sg_code);
create unique index sg_company_main on sg_company (sg_code) where main_yn = 'Y';

grant select on sg_company to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on sg_company to gpms_all;
