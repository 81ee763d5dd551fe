-- Chores whose last turn has failed, for administrators; a turn that succeeds takes its row away.
create table chore_failure (
  name varchar(60) primary key,
  title varchar(60) not null,
  try_cnt int not null,
  created_dt timestamptz not null,
  next_dt timestamptz not null,
  last_error varchar(200) not null
);
alter table chore_failure enable row level security;
alter table chore_failure force row level security;
create policy housekeeping on chore_failure to gpms_all
  using ((select current_setting('app.singleid')) = 'system')
  with check ((select current_setting('app.singleid')) = 'system');
grant select, insert, update, delete on chore_failure to gpms_all;
