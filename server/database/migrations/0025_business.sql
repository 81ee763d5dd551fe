-- Suppliers as far as purchase requests and price lists know them.

create table company (
  comp_no varchar(10) primary key check (comp_no ~ '^C[0-9]{6}$'),
  comp_name_kr varchar(100) not null,
  comp_name_en varchar(100),
  tax_no_2 char(10) not null unique check (tax_no_2 ~ '^[0-9]{10}$'),
  corp_no char(13),
  biz_type varchar(4) not null,
  comp_type varchar(3) not null,
  comp_size char(1) not null,
  ceo_name varchar(50) not null,
  biz_cond varchar(60),
  biz_item varchar(60),
  found_date date,
  zip_code char(5),
  addr1 varchar(200) not null,
  addr2 varchar(200),
  tel_no varchar(20),
  email varchar(100),
  bank_code char(3),
  bank_account varchar(30),
  account_holder varchar(60),
  currency char(3) not null default 'KRW',
  pay_term varchar(3) not null,
  settle_type varchar(7) not null default 'CASE',
  forward_yn char(1) not null default 'N',
  over_tol numeric(5, 2) not null default 0 check (over_tol between 0 and 10),
  subcontract_yn char(1) not null default 'N',
  nts_status char(2) not null default '01',
  nts_tax_type char(2) not null default '01',
  nts_checked_dt timestamptz,
  gerp_vendor_code char(10),
  status varchar(10) not null,
  suspend_reason varchar(400),
  eva_grade char(1),
  registered_dt date,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
create index company_name on company (comp_name_kr);

grant select on company to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on company to gpms_all;
