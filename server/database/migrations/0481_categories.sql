-- What a category decides: unit, accounts, class of assets and useful life; whatever it leaves open its ancestors say.

alter table item_category
  add unit_code varchar(6) references unit,
  add account_exp varchar(10) references account,
  add account_ast varchar(10) references account,
  add account_stk varchar(10) references account,
  add account_svc varchar(10) references account,
  add account_rnd varchar(10) references account,
  add asset_class varchar(4) collate "C",
  add useful_life int check (useful_life between 1 and 20);

-- A branch that moves gets new codes, which all below it follow.
alter table item_category drop constraint item_category_up_cat_code_fkey,
  add foreign key (up_cat_code) references item_category on update cascade;
alter table sourcing_group drop constraint sourcing_group_up_level_fkey,
  add foreign key (up_level) references sourcing_group on update cascade,
  add unique nulls not distinct (up_level, sg_name);
create index item_category_upper on item_category (up_cat_code);
create index sourcing_group_upper on sourcing_group (up_level);
create index item_by_category on item (cat_code, item_code);

alter table category_attr
  add created_by varchar(30), add created_dt timestamptz, add updated_by varchar(30), add updated_dt timestamptz,
  add version int not null default 0;

/*
 * How many rows of other tables name a node of a tree or one below it, by the foreign keys there are; uploads that wait keep plain
 * text. `besides` are tables that go along with the node.
 */
create function tree_uses(tree regclass, prefix text, besides text[]) returns bigint language plpgsql stable as $$
declare
  found bigint;
  total bigint := 0;
  one record;
begin
  for one in
    select conrelid::regclass as relation, attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = tree and conrelid <> tree and not conrelid::regclass::text = any (besides)
  loop
    execute format('select count(*) from %s where starts_with(%I, $1)', one.relation, one.name) into found using prefix;
    total := total + found;
  end loop;
  execute format('select count(*) from item_upload_row join item_upload using (up_no)
    where status not in (''APPLIED'', ''CANCELED'') and starts_with(%I, $1)',
    case tree::text when 'item_category' then 'cat_code' else 'sg_code' end) into found using prefix;
  return total + found;
end $$;
