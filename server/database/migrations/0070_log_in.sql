-- How long log-in waits after failures: of a network, and of a user in a network known to be his (R-14).
create table login_wait (
  place varchar(80) primary key,
  fail_cnt int not null,
  failed_dt timestamptz not null,
  open_dt timestamptz not null
);
create index login_wait_age on login_wait (failed_dt);
grant select, insert, update, delete on login_wait to gpms_all;

-- Passwords, tokens and sessions are the log-in's own. The scope "all" is also that of buyers and administrators, whose
-- calls have no need of them: they are seen by the server itself alone, which calls as 'system', an identifier that
-- nobody can have.
alter table person add constraint person_not_system check (singleid <> 'system');
do $$
declare name text;
begin
  foreach name in array array['person_password', 'user_session', 'session_token', 'login_token', 'login_failure',
    'login_wait', 'known_network'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy log_in on %I to gpms_all
      using ((select current_setting(''app.singleid'')) = ''system'')
      with check ((select current_setting(''app.singleid'')) = ''system'')', name);
  end loop;
end $$;

-- What a user has uploaded and not yet saved with a document counts against his quota (R-31).
create index file_pending on file (created_by) where owner_no is null;
