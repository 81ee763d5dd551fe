import type { TransactionSql } from 'postgres'

interface Constraint {
  readonly table: string
  readonly name: string
  readonly definition: string
}

interface Index {
  readonly name: string
  readonly definition: string
}

/** What a table does for each row that comes in; doing it once for all of them is some ten times faster. */
export interface Aside {
  readonly constraints: readonly Constraint[]
  readonly indexes: readonly Index[]
  readonly forced: readonly string[]
}

/**
 * Takes keys, indexes and the owner's own row policies from tables, inside the transaction of a large load. Foreign
 * keys from and to them go too, and the policies of the tables at their other ends: a key is checked by reading both.
 */
export async function setAside(tx: TransactionSql, tables: readonly string[]): Promise<Aside> {
  const names = [...tables]
  // Primary keys last: foreign keys rest on them.
  const constraints = await tx<Constraint[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype in ('f', 'p', 'u') and (conrelid = any (${names}::regclass[]) or confrelid = any (${names}::regclass[]))
    order by contype, conrelid, conname`
  const forced = await tx<{ name: string }[]>`
    select distinct relation.oid::regclass::text as name from pg_class relation join pg_constraint on
      (conrelid = any (${names}::regclass[]) or confrelid = any (${names}::regclass[])) and relation.oid in (conrelid, confrelid)
    where relation.relforcerowsecurity`
  for (const { table, name } of constraints) await tx.unsafe(`alter table ${table} drop constraint ${name}`)
  const indexes = await tx<Index[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (${names}::regclass[]) order by 1`
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`)
  for (const { name } of forced) await tx.unsafe(`alter table ${name} no force row level security`)
  return { constraints, indexes, forced: forced.map(({ name }) => name) }
}

/** Builds all of it again over the rows that have come in, and checks them against the keys. */
export async function putBack(tx: TransactionSql, { constraints, indexes, forced }: Aside): Promise<void> {
  for (const { table, name, definition } of [...constraints].reverse())
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { definition } of indexes) await tx.unsafe(definition)
  for (const name of forced) await tx.unsafe(`alter table ${name} force row level security`)
}
