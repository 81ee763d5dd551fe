-- The last search of a person on a screen whose filter is kept (spec §3). Each sees his own alone, in every scope.
create table saved_filter (
  user_id varchar(30) collate "C" not null,
  screen_id varchar(60) collate "C" not null,
  filter_json jsonb not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (user_id, screen_id)
);
alter table saved_filter enable row level security;
alter table saved_filter force row level security;
create policy mine on saved_filter to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (user_id = (select current_setting('app.singleid')))
  with check (user_id = (select current_setting('app.singleid')));
grant select, insert, update on saved_filter to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
