-- Codes and numbers are compared byte by byte. Tables of the first migrations have the collation of the database in theirs and later ones
-- "C", so that no join between the two used an index: company, person, item and what a document names were read whole. From here on every
-- key, every reference and every indexed code has "C". Names keep the collation by which people expect them to be sorted.

create temp table changed on commit drop as
  select distinct col.attrelid, col.attnum, col.attname, format_type(col.atttypid, col.atttypmod) as type
  from pg_attribute col
  join pg_class rel on rel.oid = col.attrelid and rel.relkind = 'r' and rel.relnamespace = 'public'::regnamespace
  where col.attcollation = (select oid from pg_collation where collname = 'default')
    and col.atttypid in ('varchar'::regtype, 'bpchar'::regtype)
    and col.attname !~ '(name|name_kr|_nm|title|email)$'
    and (exists (select from pg_index where indrelid = col.attrelid and col.attnum = any (indkey))
      or exists (select from pg_constraint where contype = 'f'
        and (conrelid = col.attrelid and col.attnum = any (conkey) or confrelid = col.attrelid and col.attnum = any (confkey))));

-- What stands on these columns is taken away and put back as it was.
create temp table taken_views on commit drop as
  with recursive found as (
    select rule.ev_class as oid, 1 as depth from pg_depend
      join pg_rewrite rule on classid = 'pg_rewrite'::regclass and objid = rule.oid
      join changed on refclassid = 'pg_class'::regclass and refobjid = attrelid and refobjsubid = attnum
    union
    select rule.ev_class, depth + 1 from found
      join pg_depend on refclassid = 'pg_class'::regclass and refobjid = found.oid and classid = 'pg_rewrite'::regclass
      join pg_rewrite rule on objid = rule.oid and rule.ev_class <> found.oid)
  select rel.oid, relname, max(depth) as depth, pg_get_viewdef(rel.oid) as definition,
    coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as options,
    (select string_agg(format('grant %s on %I to %I;', privilege_type, relname, grantee::regrole), ' ')
      from aclexplode(relacl) where grantee <> relowner) as grants
  from found join pg_class rel using (oid) group by rel.oid;

create temp table taken_policies on commit drop as
  select distinct tablename, policyname,
    format('create policy %I on %I as %s for %s to %s', policyname, tablename, permissive, cmd,
      (select string_agg(case role when 'public' then 'public' else quote_ident(role) end, ', ') from unnest(roles) as role))
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as definition
  from pg_depend
  join pg_policy policy on classid = 'pg_policy'::regclass and objid = policy.oid
  join pg_policies on schemaname = 'public' and tablename = polrelid::regclass::text and policyname = polname
  where refclassid = 'pg_class'::regclass
    and (exists (select from changed where refobjid = attrelid and refobjsubid = attnum)
      or refobjid in (select oid from taken_views));

create temp table taken_triggers on commit drop as
  select distinct tgname, tgrelid::regclass as place, pg_get_triggerdef(trigger.oid) as definition
  from pg_depend
  join pg_trigger trigger on classid = 'pg_trigger'::regclass and objid = trigger.oid and not tgisinternal
  join changed on refclassid = 'pg_class'::regclass and refobjid = attrelid and refobjsubid = attnum;

do $$
declare it record;
begin
  for it in select * from taken_policies loop execute format('drop policy %I on %I', it.policyname, it.tablename); end loop;
  for it in select * from taken_triggers loop execute format('drop trigger %I on %s', it.tgname, it.place); end loop;
  for it in select * from taken_views order by depth desc loop execute format('drop view %I', it.relname); end loop;
  for it in select attrelid::regclass as place,
      string_agg(format('alter %I type %s collate "C"', attname, type), ', ') as changes from changed group by 1 loop
    execute format('alter table %s %s', it.place, it.changes);
    execute format('analyze %s', it.place);
  end loop;
  for it in select * from taken_views order by depth loop
    execute format('create view %I %s as %s', it.relname, it.options, it.definition);
    if it.grants is not null then execute it.grants; end if;
  end loop;
  for it in select * from taken_triggers loop execute it.definition; end loop;
  for it in select * from taken_policies loop execute it.definition; end loop;
end $$;
