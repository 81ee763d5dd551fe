-- One role per scope. They cannot log in and never bypass row-level security; the login role is a member of all five
-- and takes one with "set local role". Roles belong to the whole cluster, so another database may have made them.
do $$
declare scope text;
begin
  foreach scope in array array['gpms_all', 'gpms_section', 'gpms_dept', 'gpms_own', 'gpms_company'] loop
    if not exists (select from pg_roles where rolname = scope) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls', scope);
      exception when duplicate_object or unique_violation then
        null; -- another node was faster
      end;
    end if;
  end loop;
end $$;

-- Numbers of documents: one counter per prefix and month, raised inside the inserting transaction.
create table doc_sequence (
  prefix text collate "C" not null,
  yyyymm text collate "C" not null,
  last_no integer not null check (last_no > 0),
  primary key (prefix, yyyymm)
);
alter table doc_sequence enable row level security;
alter table doc_sequence force row level security;
create policy everybody on doc_sequence
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company using (true) with check (true);
grant select, insert, update on doc_sequence to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;

-- Answers of effects by the key that the client gave, written in the transaction of the effect.
create table idempotency_key (
  actor text collate "C" not null,
  route text collate "C" not null,
  key text collate "C" not null,
  body_hash text collate "C" not null,
  status integer not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor, route, key)
);
create index idempotency_key_age on idempotency_key (created_at);
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy everybody on idempotency_key to gpms_all using (true) with check (true);
create policy mine on idempotency_key to gpms_section, gpms_dept, gpms_own, gpms_company
  using (actor = (select current_setting('app.singleid')))
  with check (actor = (select current_setting('app.singleid')));
grant select, insert, update on idempotency_key to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant delete on idempotency_key to gpms_all;

-- What happened to documents: added to, never changed. Nobody is granted update or delete.
-- Reading follows the document: the migration of each document type adds
--   create policy <type> on document_event for select to <role>
--     using (doc_type = '<TYPE>' and exists (select from <table> where <number> = doc_no));
create table document_event (
  seq bigint generated always as identity primary key,
  doc_type text collate "C" not null,
  doc_no text collate "C" not null,
  at timestamptz not null,
  actor text collate "C" not null,
  actor_name text not null,
  action text not null,
  from_status text,
  to_status text,
  reason text,
  before jsonb,
  after jsonb,
  request_id text
);
create index document_event_document on document_event (doc_type, doc_no, seq);
alter table document_event enable row level security;
alter table document_event force row level security;
create policy everybody_reads on document_event for select to gpms_all using (true);
create policy everybody_adds on document_event for insert
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  with check (actor = (select current_setting('app.singleid')));
grant select, insert on document_event to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
