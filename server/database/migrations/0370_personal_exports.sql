-- Who has taken personal data away in a workbook, why, and which: rows, columns and conditions (R-53). Added to by the server
-- alone and never changed; what is older than the kept months is forgotten.
create table personal_export (
  log_seq bigint generated always as identity primary key,
  logged_dt timestamptz not null,
  user_id varchar(30) not null,
  portal_type char(1) not null check (portal_type in ('I', 'E')),
  ip varchar(45),
  operation varchar(60) not null,
  title varchar(100) not null,
  reason varchar(200) not null,
  columns jsonb not null,
  conditions jsonb not null,
  row_cnt int not null,
  export_id varchar(36) not null
);
create index personal_export_day on personal_export (logged_dt);
alter table personal_export enable row level security;
alter table personal_export force row level security;
create policy server on personal_export to gpms_all
  using ((select current_setting('app.singleid')) = 'system')
  with check ((select current_setting('app.singleid')) = 'system');
grant select, insert, delete on personal_export to gpms_all;

-- Where the one sat who asked for the workbook.
alter table export_job add column ip varchar(45);
