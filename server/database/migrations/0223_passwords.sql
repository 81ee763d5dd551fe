-- Codes with which a forgotten password is set anew, and the passwords that may not come back.
create table password_reset (
  portal_type char(1) not null,
  user_id varchar(30) not null,
  code_hash char(64) not null,
  try_cnt int not null default 0,
  expires_dt timestamptz not null,
  primary key (portal_type, user_id)
);
create index password_reset_age on password_reset (expires_dt);

create table password_history (
  history_seq bigint generated always as identity primary key,
  portal_type char(1) not null,
  user_id varchar(30) not null,
  pw_hash varchar(200) not null,
  replaced_dt timestamptz not null
);
create index password_history_user on password_history (portal_type, user_id, history_seq);

do $$
declare name text;
begin
  foreach name in array array['password_reset', 'password_history'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy log_in on %I to gpms_all
      using ((select current_setting(''app.singleid'')) = ''system'')
      with check ((select current_setting(''app.singleid'')) = ''system'')', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
end $$;
