-- Users of suppliers, and what their log-in needs.

create table ext_user (
  user_id varchar(20) primary key check (user_id ~ '^[a-z0-9]{6,20}$'),
  comp_no varchar(10) not null references company,
  user_name varchar(50) not null,
  ename varchar(80),
  dept_name varchar(60),
  position_name varchar(30),
  email varchar(100) not null unique,
  cell_phone_no varchar(20),
  phone_no varchar(20),
  auth_group_id char(2) not null references auth_group check (auth_group_id in ('60', '61')),
  status varchar(12) not null,
  block_reason varchar(6),
  blocked_by varchar(30),
  fail_cnt int not null default 0,
  pw_changed_dt timestamptz,
  pw_reset_yn char(1) not null default 'N' check (pw_reset_yn in ('Y', 'N')),
  otp_gubun char(1) not null default 'E' check (otp_gubun in ('S', 'E')),
  main_yn char(1) not null default 'N' check (main_yn in ('Y', 'N')),
  dsad_id varchar(30),
  last_login_dt timestamptz,
  last_login_ip varchar(45),
  terms_dt timestamptz,
  apply_dt timestamptz,
  reject_reason varchar(400),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
create index ext_user_company on ext_user (comp_no, user_id);
create index ext_user_name on ext_user (user_name);
create index ext_user_identity on ext_user (dsad_id) where dsad_id is not null;

create table ext_user_password (
  user_id varchar(20) primary key references ext_user on delete cascade,
  pw_hash varchar(200) not null
);

-- What was proved of somebody who is not in yet: the password before the code, or an identity before one of its users
-- is chosen. Named by a token that only his page holds.
create table login_transaction (
  token_hash char(64) primary key,
  kind varchar(4) not null check (kind in ('OTP', 'AD', 'DEV')),
  user_id varchar(30),
  code_hash char(64),
  -- The users that the holder may choose from.
  candidates text[] not null default '{}',
  try_cnt int not null default 0,
  expires_dt timestamptz not null
);
create index login_transaction_user on login_transaction (user_id);
create index login_transaction_age on login_transaction (expires_dt);

-- Tokens that travel in an address: once, within seconds, for an identity that the directory has proved.
create table url_token (
  access_hash char(64) primary key,
  refresh_hash char(64) not null,
  identity varchar(100) not null,
  expires_dt timestamptz not null
);

-- Texts and mails on their way out. The text is sealed: a dump tells no code.
create table outbox (
  outbox_seq bigint generated always as identity primary key,
  channel char(1) not null check (channel in ('S', 'E')),
  recipient varchar(100) not null,
  user_id varchar(30) not null,
  portal_type char(1) not null,
  purpose varchar(6) not null,
  title varchar(200) not null,
  sealed_text text not null,
  created_dt timestamptz not null,
  sent_dt timestamptz
);
create index outbox_user on outbox (portal_type, user_id, created_dt);
create index outbox_waiting on outbox (outbox_seq) where sent_dt is null;

do $$
declare name text;
begin
  foreach name in array array['ext_user_password', 'login_transaction', 'url_token', 'outbox'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy log_in on %I to gpms_all
      using ((select current_setting(''app.singleid'')) = ''system'')
      with check ((select current_setting(''app.singleid'')) = ''system'')', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
end $$;

-- Domain 6.2: vendor management sees all users of suppliers, buyers read them; an administrator of a supplier those of
-- his company, its other users themselves alone.
alter table ext_user enable row level security;
alter table ext_user force row level security;
create policy managers on ext_user to gpms_all
  using ((select current_setting('app.group')) in ('', '99', '50', '34', '20'))
  with check ((select current_setting('app.group')) in ('', '99', '50', '34', '20'));
create policy readers on ext_user for select to gpms_all, gpms_section, gpms_dept
  using ((select current_setting('app.group')) in ('10', '32', '33', '40', '51'));
create policy company_administrator on ext_user to gpms_company
  using (comp_no = (select current_setting('app.comp_no')) and (select current_setting('app.group')) = '61')
  with check (comp_no = (select current_setting('app.comp_no')) and (select current_setting('app.group')) = '61');
create policy company_user on ext_user to gpms_company
  using (user_id = (select current_setting('app.singleid')))
  with check (user_id = (select current_setting('app.singleid'))
    and comp_no = (select current_setting('app.comp_no')));
grant select on ext_user to gpms_all, gpms_section, gpms_dept, gpms_company;
grant insert, update, delete on ext_user to gpms_all;
grant insert, update on ext_user to gpms_company;

-- A supplier sees its own company and no other.
alter table company enable row level security;
alter table company force row level security;
create policy staff on company to gpms_all, gpms_section, gpms_dept, gpms_own using (true) with check (true);
create policy own_company on company for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no')));
grant select on company to gpms_company;
