-- Which screens were opened, by whom. Rows are added for oneself and changed by nobody.
create table menu_log (
  log_seq bigint generated always as identity primary key,
  user_id varchar(30) not null,
  portal_type char(1) not null,
  pgm_id varchar(10),
  path varchar(200) not null,
  ip varchar(45),
  logged_dt timestamptz not null
);
create index menu_log_user on menu_log (user_id, logged_dt);
alter table menu_log enable row level security;
alter table menu_log force row level security;
create policy own_rows on menu_log for insert to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  with check (user_id = (select current_setting('app.singleid')));
create policy administrators on menu_log for select to gpms_all
  using ((select current_setting('app.group')) in ('', '99', '20'));
grant insert on menu_log to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant select on menu_log to gpms_all;
