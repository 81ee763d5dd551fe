-- Who took which data away, when and why. The workbook itself is an export like any other; the row outlives it.

create table download_log (
  log_seq bigint generated always as identity primary key,
  dataset_id varchar(4) collate "C" not null,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  section varchar(60) collate "C",
  row_cnt int not null,
  reason varchar(400) not null,
  user_id varchar(30) collate "C" not null,
  user_name varchar(50) not null,
  logged_dt timestamptz not null,
  export_id varchar(36) not null unique
);
create index download_log_person on download_log (user_id, log_seq);

alter table download_log enable row level security;
alter table download_log force row level security;
-- A log is only ever added to: nobody changes or removes what he did.
create policy everything_is_read on download_log for select to gpms_all using (true);
create policy own_is_read on download_log for select to gpms_section, gpms_dept
  using (user_id = (select current_setting('app.singleid')));
create policy own_is_added on download_log for insert to gpms_all, gpms_section, gpms_dept
  with check (user_id = (select current_setting('app.singleid')));
grant select, insert on download_log to gpms_all, gpms_section, gpms_dept;
