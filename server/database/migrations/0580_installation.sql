-- What a database is for, said once when it is filled first: the demo's accounts have a password that everybody knows, so production
-- refuses them, and no demo story is written among a company's own data.
create table installation (
  kind varchar(10) not null check (kind in ('demo', 'production')),
  begun_dt timestamptz not null
);
create unique index installation_is_one on installation ((true));

-- Until now nothing but the demo brought people.
insert into installation select 'demo', now() where exists (select from person);

select protect_table('installation');
