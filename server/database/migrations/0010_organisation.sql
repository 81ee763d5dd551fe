-- Sections, monthly department snapshots, people and their sessions.

create table section (
  top_dept varchar(10) primary key,
  section_name varchar(60) not null unique,
  sort_no int not null default 0,
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table department (
  yyyymm char(6) not null,
  deptcd varchar(10) not null,
  top_dept varchar(10) not null references section,
  indept varchar(10),
  section_name varchar(60) not null,
  deptnm varchar(100) not null,
  dept_level int not null check (dept_level between 1 and 5),
  head_singleid varchar(30),
  comp_yn char(1) not null default 'N',
  cost_center varchar(10),
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (yyyymm, deptcd)
);
create index department_parent on department (yyyymm, indept);

create table auth_group (
  auth_group_id char(2) primary key,
  auth_group_name varchar(60) not null,
  portal_type char(1) not null,
  row_scope varchar(8) not null,
  prefill varchar(8) not null,
  description varchar(400),
  use_yn char(1) not null default 'Y',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);

create table person (
  singleid varchar(30) primary key check (singleid ~ '^[a-z][a-z0-9.]{2,29}$'),
  hname varchar(50) not null,
  ename varchar(80),
  section varchar(60) not null,
  deptcd varchar(10) not null,
  deptnm varchar(100),
  position varchar(4),
  position_nm varchar(30),
  in_dept_code varchar(10),
  site varchar(4),
  tel_no varchar(20),
  cell_phone_no varchar(20),
  email varchar(100),
  app_chk char(1) not null default 'Y',
  status char(1) not null default 'A',
  status_dt date,
  auth char(1) not null default 'N',
  login_ip varchar(45),
  last_login_dt timestamptz,
  auth_group_id char(2) not null references auth_group,
  use_flag char(1) not null default 'Y',
  ep_id varchar(30),
  delegate_singleid varchar(30) references person,
  delegate_from date,
  delegate_to date check (delegate_to >= delegate_from),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0
);
create index person_name on person (hname);
create index person_department on person (deptcd);
create index person_group on person (auth_group_id);

create table person_password (
  singleid varchar(30) primary key references person on delete cascade,
  pw_hash varchar(200) not null,
  changed_dt timestamptz not null
);

create table user_session (
  session_id varchar(40) primary key,
  user_id varchar(30) not null,
  user_name varchar(50),
  portal_type char(1) not null,
  auth_group_id char(2) not null,
  token_key varchar(60) not null,
  ip varchar(45),
  user_agent varchar(300),
  created_date timestamptz not null,
  last_access_dt timestamptz not null,
  expired_date timestamptz not null,
  -- The session before this one, as the user sees it beside his name.
  last_login_ip varchar(45),
  last_login_dt timestamptz,
  status varchar(8) not null default 'ACTIVE'
);
create index user_session_user on user_session (user_id, status);

-- Every token a session ever had, hashed, so that the use of a retired refresh token is recognised (R-04).
create table session_token (
  token_hash char(64) primary key,
  session_id varchar(40) not null references user_session on delete cascade,
  kind char(1) not null check (kind in ('A', 'R')),
  issued_dt timestamptz not null,
  retired_dt timestamptz
);
create index session_token_session on session_token (session_id);

-- One-time tokens between the log-in with a password and the token log-in.
create table login_token (
  token_hash char(64) primary key,
  user_id varchar(30) not null,
  portal_type char(1) not null,
  expires_dt timestamptz not null
);

-- Failed log-ins by the identifier as typed, also of identifiers that nobody has.
create table login_failure (
  user_id varchar(30) not null,
  portal_type char(1) not null,
  fail_cnt int not null default 0,
  locked_dt timestamptz,
  primary key (user_id, portal_type)
);

-- Networks from which a user has logged in; an account lock does not shut these out.
create table known_network (
  user_id varchar(30) not null,
  portal_type char(1) not null,
  ip varchar(45) not null,
  first_dt timestamptz not null,
  primary key (user_id, portal_type, ip)
);

create table login_audit (
  audit_seq bigint generated always as identity primary key,
  user_id varchar(30),
  portal_type char(1) not null,
  login_mode varchar(6) not null,
  result char(1) not null,
  error_code varchar(12),
  ip varchar(45),
  user_agent varchar(300),
  logged_dt timestamptz not null
);

grant select on section, department, auth_group, person to gpms_all, gpms_section, gpms_dept, gpms_own;
grant insert, update, delete on section, department, auth_group, person to gpms_all;
grant select, insert, update, delete on
  person_password, user_session, session_token, login_token, login_failure, known_network to gpms_all;
grant select, insert on login_audit to gpms_all;
