import type { ReservedSql } from 'postgres'

/** Written by migrate itself, so that a restored database knows what has run there. */
const ofMigrations = ['schema_migration', 'schema_migration_turn']

export interface TableShape {
  readonly name: string
  /** Those that can be written: a generated column follows from others. */
  readonly columns: readonly string[]
  readonly isForced: boolean
}

/** Every table of the product, by name. */
export async function readTables(connection: ReservedSql): Promise<readonly TableShape[]> {
  const rows = await connection<{ name: string; columns: string[]; is_forced: boolean }[]>`
    select c.relname as name, c.relforcerowsecurity as is_forced,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by c.relname`
  return rows
    .filter(({ name }) => !ofMigrations.includes(name))
    .map(({ name, columns, is_forced }) => ({ name, columns, isForced: is_forced }))
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function readForeignKeys(connection: ReservedSql): Promise<readonly ForeignKey[]> {
  return connection<ForeignKey[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by 1, 2`
}

export async function readSequences(connection: ReservedSql): Promise<readonly string[]> {
  const rows = await connection<{ name: string }[]>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`
  return rows.map(({ name }) => name)
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A table with its columns, as COPY names them. */
export const copied = (table: string, columns: readonly string[]): string =>
  `${quoted(table)} (${columns.map(quoted).join(', ')})`
