-- What concerns safety rather than a document: added to, never changed. Each row carries a seal over itself and the row
-- before it, so that a row which was changed or taken out is found (R-52). Nobody is granted update or delete.
create table security_event (
  seq bigint primary key,
  at timestamptz not null,
  actor varchar(30) not null,
  portal_type char(1) not null,
  ip varchar(45),
  action varchar(40) not null,
  subject varchar(300) not null,
  result varchar(10) not null,
  request_id varchar(40),
  seal char(64) not null
);
create index security_event_actor on security_event (actor, at);

-- The last row of the chain; whoever adds to it holds this one.
create table security_chain (
  only_row boolean primary key default true check (only_row),
  last_seq bigint not null,
  last_seal char(64) not null
);
insert into security_chain (last_seq, last_seal) values (0, repeat('0', 64));

do $$
declare name text;
begin
  foreach name in array array['security_event', 'security_chain'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy server on %I to gpms_all
      using ((select current_setting(''app.singleid'')) = ''system'')
      with check ((select current_setting(''app.singleid'')) = ''system'')', name);
  end loop;
end $$;
grant select, insert on security_event to gpms_all;
grant select, update on security_chain to gpms_all;
