-- Log-in at a directory (AD and SSO on OpenID Connect).

-- A state that has come back: nobody comes back with it a second time.
create table used_state (
  state_hash char(64) primary key,
  expires_dt timestamptz not null
);

-- Whom the directory has proved, until his page asks for the session: once, within a minute.
create table directory_proof (
  token_hash char(64) primary key,
  way varchar(3) not null check (way in ('AD', 'SSO')),
  identity varchar(100) not null,
  login_name varchar(100),
  email varchar(100),
  -- The directory's own token, by which it ends its session at log-out. Sealed: a dump logs nobody out.
  sealed_token text,
  expires_dt timestamptz not null
);

-- The same for a running session; token_key stays when a session gets another identity.
create table directory_session (
  token_key varchar(60) primary key,
  sealed_token text not null,
  created_dt timestamptz not null
);

do $$
declare name text;
begin
  foreach name in array array['used_state', 'directory_proof', 'directory_session'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy log_in on %I to gpms_all
      using ((select current_setting(''app.singleid'')) = ''system'')
      with check ((select current_setting(''app.singleid'')) = ''system'')', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
end $$;

-- Directories name people by longer words than the thirty characters of the domain.
alter table person alter column ep_id type varchar(100);
alter table ext_user alter column dsad_id type varchar(100);
