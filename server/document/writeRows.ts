import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect'
import type { Columns } from './columns'

/** Writes rows that all have the same columns; those that are there already by their `key` are changed. */
export async function insertInto(
  tx: Transaction,
  table: string,
  rows: readonly Columns[],
  key: readonly string[] = [],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const names = Object.keys(first)
  const values = rows.map(row => sql`(${sql.join(names.map(name => row[name]))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
    values ${sql.join(values)} ${key.length === 0 ? sql`` : changeInstead(names, key)}`.execute(tx)
}

function changeInstead(names: readonly string[], key: readonly string[]) {
  const set = names
    .filter(name => !key.includes(name))
    .map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  return sql`on conflict (${sql.join(key.map(name => sql.ref(name)))}) do update set ${sql.join(set)}`
}

/** Writes a row unless its key exists; false when it does. */
export async function insertNew(tx: Transaction, table: string, row: Columns): Promise<boolean> {
  const names = Object.keys(row)
  const { rows } = await sql`insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Sets columns of the rows that a condition finds; those that are undefined stay as they are. */
export async function updateWhere(
  tx: Transaction,
  table: string,
  where: RawBuilder<unknown>,
  columns: Columns,
): Promise<void> {
  const set = Object.entries(columns).flatMap(([name, value]) =>
    value === undefined ? [] : sql`${sql.ref(name)} = ${value}`,
  )
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${where}`.execute(tx)
}

/** The same of the row with this key. */
export const updateRow = (
  tx: Transaction,
  table: string,
  [column, value]: readonly [column: string, value: string],
  columns: Columns,
): Promise<void> => updateWhere(tx, table, sql`${sql.ref(column)} = ${value}`, columns)

/** Deletes the rows with this key. */
export async function deleteRows(
  tx: Transaction,
  table: string,
  [column, value]: readonly [column: string, value: string],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(tx)
}

/** Deletes the lines of a document but for those that stay. */
export async function deleteOtherLines(
  tx: Transaction,
  table: string,
  [column, value]: readonly [column: string, value: string],
  [number, kept]: readonly [number: string, kept: readonly number[]],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${value}
    and ${sql.ref(number)} <> all(${kept}::int[])`.execute(tx)
}
