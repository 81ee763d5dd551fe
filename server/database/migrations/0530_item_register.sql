-- Registering items: the code before the approval, what tells same and similar ones, why one was retired, and who sees which.

create extension if not exists pg_trgm;

alter table item
  add temp_code varchar(12) collate "C" unique,
  -- What the server computes of name, specification, maker and model; none until it has.
  add same_key char(64) collate "C",
  add sim_key varchar(4000) collate "C",
  add name_key varchar(1000) collate "C",
  add stop_reason varchar(400),
  add alt_item_code varchar(12),
  add src_ci_no varchar(16) collate "C",
  add file_id varchar(20) references file;
update item set temp_code = item_code where item_code like 'T%';
create function keep_temp_code() returns trigger language plpgsql as $$
begin
  new.temp_code := coalesce(new.temp_code, new.item_code);
  return new;
end $$;
create trigger keep_temp_code before insert on item for each row when (new.item_code like 'T%') execute function keep_temp_code();
create index item_by_alternative on item (alt_item_code) where alt_item_code is not null;
create index item_by_same_key on item (same_key);
create index item_without_keys on item (item_code) where same_key is null;
-- Few items are added at a time, and a search would read what waits to be sorted in.
create index item_similar on item using gin (sim_key gin_trgm_ops) with (fastupdate = off);
create index item_similar_name on item using gin (name_key gin_trgm_ops) with (fastupdate = off);
alter table item add foreign key (alt_item_code) references item;

/*
 * Whatever names an item follows it from its first code to the final one. The rows that are there are checked by the owner of the
 * table, who would see them by its policies otherwise.
 */
do $$
declare one record;
begin
  for one in
    select conname, named.oid::regclass as relation, relforcerowsecurity as forced, attname from pg_constraint
      join pg_class named on named.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'item'::regclass and confupdtype <> 'c' and conparentid = 0
  loop
    execute format('alter table %s no force row level security', one.relation);
    execute format('alter table %s drop constraint %I, add constraint %I foreign key (%I) references item on update cascade',
      one.relation, one.conname, one.conname, one.attname);
    if one.forced then execute format('alter table %s force row level security', one.relation); end if;
  end loop;
end $$;

create index pr_line_by_item on pr_line (item_code) where item_code is not null;
create index rfq_line_by_item on rfq_line (item_code) where item_code is not null;
create index order_request_line_by_item on order_request_line (item_code) where item_code is not null;
create index simple_order_line_by_item on simple_order_line (item_code) where item_code is not null;
create index loi_line_by_item on loi_line (item_code) where item_code is not null;
create index delivery_line_by_item on delivery_line (item_code) where item_code is not null;
create index warehousing_line_by_item on warehousing_line (item_code) where item_code is not null;

/*
 * Everybody sees what is or was in use, and his own in every state; so do those who decide about items, and whoever buys for its
 * sourcing group sees what waits there.
 */
select protect_table('item'), protect_table('item_attr');
create policy scope_read on item for select to gpms_section, gpms_dept, gpms_own using (
  status in ('ACTIVE', 'INACTIVE')
  or requester = (select current_setting('app.singleid'))
  or (select current_setting('app.group')) in ('99', '50', '33', '10')
  or sg_code in (select sg_code from sourcing_group where buyer_id = (select current_setting('app.singleid'))));
create policy scope_new on item for insert to gpms_section, gpms_dept, gpms_own
  with check (requester = (select current_setting('app.singleid')) and status = 'DRAFT');
create policy scope_write on item for update to gpms_section, gpms_dept, gpms_own using (
  requester = (select current_setting('app.singleid')) or (select current_setting('app.group')) in ('99', '50', '33', '10'));
create policy scope_delete on item for delete to gpms_section, gpms_dept, gpms_own using (status = 'DRAFT' and (
  requester = (select current_setting('app.singleid')) or (select current_setting('app.group')) in ('99', '50', '33', '10')));
create policy follows_item on item_attr to gpms_section, gpms_dept, gpms_own
  using (exists (select from item where item.item_code = item_attr.item_code))
  with check (exists (select from item where item.item_code = item_attr.item_code));
grant select, insert, update, delete on item, item_attr to gpms_section, gpms_dept, gpms_own;

-- Its history begins under the first code and goes on under the final one.
create policy item on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'IT' and exists (select from item where doc_no in (item_code, temp_code)));
create policy item on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'ITEM' and exists (select from item where item_code = owner_no))
  with check (owner_type = 'ITEM' and exists (select from item where item_code = owner_no));
