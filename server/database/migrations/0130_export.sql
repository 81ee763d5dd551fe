-- Workbooks too large for the browser, made by the server (D-29). The row is the job: any node may take it up, and one
-- that a node left behind is taken up again when its lease has run out.
create table export_job (
  export_id varchar(36) primary key,
  created_by varchar(30) not null,
  created_dt timestamptz not null,
  status varchar(8) not null check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELED')),
  -- Who asked, as the session knew them: the rows are those that this person sees.
  actor jsonb not null,
  request jsonb not null,
  done_cnt int not null default 0,
  total_cnt int not null default 0,
  lease_dt timestamptz,
  file_name varchar(255) not null,
  -- Where the bytes lie; never guessable and never shown.
  blob_key varchar(64) not null unique,
  msg varchar(300)
);
create index export_job_open on export_job (created_dt) where status in ('WAITING', 'RUNNING');
create index export_job_person on export_job (created_by, created_dt);

alter table export_job enable row level security;
alter table export_job force row level security;
create policy asker on export_job to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (created_by = (select current_setting('app.singleid')))
  with check (created_by = (select current_setting('app.singleid')));
create policy housekeeping on export_job to gpms_all
  using ((select current_setting('app.singleid')) = 'system')
  with check ((select current_setting('app.singleid')) = 'system');
grant select, insert, update on export_job to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant delete on export_job to gpms_all;
