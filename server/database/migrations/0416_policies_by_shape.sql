-- What every table of a kind says of its rights, once. A migration that makes a table calls the function of its shape.

-- A table that the server alone reads and writes, until further policies let others in.
create function protect_table(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %I to gpms_all', name);
end $$;

/*
 * A document of staff with <name>_line and <name>_party: its section and its department see and change it, and so does whoever
 * stands among its readers. `key` is the column of its number, `drafter` that of who makes it. Approval, history and files follow.
 */
create function protect_document(name text, key text, drafter text, doc_type text, file_owner text)
  returns void language plpgsql as $$
declare
  line text := name || '_line';
  party text := name || '_party';
  seen text := format('exists (select from %I where %I = doc_no)', name, key);
  owned text := format('owner_type = %L and exists (select from %I where %I = owner_no)', file_owner, name, key);
  followed text := format('exists (select from %I document where document.%I = %I.%I)', name, key, line, key);
begin
  perform protect_table(one) from unnest(array[name, line, party]) as one;
  execute format('create policy scope_section on %I to gpms_section
    using (section = (select current_setting(''app.section'')))
    with check (section = (select current_setting(''app.section'')))', name);
  execute format('create policy scope_dept on %I to gpms_dept
    using (deptcd = any ((select current_setting(''app.deptcds''))::text[]))
    with check (deptcd = any ((select current_setting(''app.deptcds''))::text[]))', name);
  execute format('create policy scope_own on %I to gpms_own using (exists (select from %I party
    where party.%I = %I.%I and party.singleid = (select current_setting(''app.singleid''))))', name, party, key, name, key);
  -- A new one has no readers yet.
  execute format('create policy scope_own_new on %I for insert to gpms_own
    with check (%I = (select current_setting(''app.singleid'')))', name, drafter);
  execute format('create policy scope_own on %I for select to gpms_own
    using (singleid = (select current_setting(''app.singleid'')))', party);
  execute format('create policy follows_document on %I to gpms_section, gpms_dept, gpms_own
    using (%s) with check (%s)', line, followed, followed);
  execute format('create policy %I on approval to gpms_section, gpms_dept, gpms_own
    using (doc_type = %L and %s) with check (doc_type = %L and %s)', name, doc_type, seen, doc_type, seen);
  execute format('create policy %I on document_event for select to gpms_section, gpms_dept, gpms_own
    using (doc_type = %L and %s)', name, doc_type, seen);
  execute format('create policy %I on file to gpms_all, gpms_section, gpms_dept, gpms_own
    using (%s) with check (%s)', name, owned, owned);
  execute format('grant select, insert, update, delete on %I, %I to gpms_section, gpms_dept, gpms_own', name, line);
  execute format('grant select on %I to gpms_own', party);
end $$;

revoke execute on function protect_table(text) from public;
revoke execute on function protect_document(text, text, text, text, text) from public;
