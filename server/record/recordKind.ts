import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { type Columns, columnFact, columnOf, type FieldFacts } from '../document/columns'
import type { EventContext } from '../document/documentEvents'
import { operationFact } from '../document/erasedRoute'
import type { Failure } from '../http/failure'

/** What a grid sends of a row: I for a new one, U for a changed one, D for one that goes. */
export interface ChangeShape {
  readonly rowState?: 'I' | 'U' | 'D'
  readonly version?: number
}

/** What every table of records has. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly version: number }

/** What is special about a kind of record. Everything else follows from the contract of its two operations and its table. */
export interface RecordFacts<Change extends ChangeShape, Stored extends StoredRecord, Parent = undefined> {
  /** The operation that answers the rows. */
  readonly list: string
  /** The operation that saves them. Its fields with `x-key`, and those of its path, tell a record from all others. */
  readonly save: string
  readonly table: string
  /** Columns by which the rows are ordered. */
  readonly order: readonly string[]
  /** Fields that no column holds: what they are of a row of the table. */
  readonly computed?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Filters that no column answers. */
  readonly where?: Readonly<Record<string, (value: string) => RawBuilder<unknown>>>
  /** Name of its history. */
  readonly docType: string
  /** Fields that the history keeps. */
  readonly noted: readonly string[]
  /** Words for a key that exists already. */
  readonly taken: string
  /** The record that they belong to, locked, before any of them is looked at; it refuses what must not be changed at all. */
  readonly open?: (context: EventContext, path: Columns) => Promise<Parent>
  /** The key of a new record, where the server gives it. */
  readonly newKey?: (context: EventContext) => Promise<Columns>
  /** The field of the state that the history follows, which the grid sends. @default useYn */
  readonly state?: string
  /** What speaks against a change. `row` counts the changed rows from 1. */
  readonly rules?: (
    context: EventContext,
    asked: Asked<Change, Stored, Parent>,
  ) => Failure | undefined | Promise<Failure | undefined>
  /** Before a record is deleted: refuses while it is used, or deletes what belongs to it. */
  readonly remove?: (context: EventContext, asked: Asked<Change, Stored, Parent>) => Promise<void>
  /** Once all changes are written. */
  readonly saved?: (context: EventContext) => Promise<void>
  /** What speaks against the changes together once each of them has been judged: a refusal, or a `question` to the person. */
  readonly together?: (changes: readonly Change[]) => Failure | undefined
}

/** What a save needs of them. */
export type SaveFacts<Change extends ChangeShape, Stored extends StoredRecord, Parent> = Omit<
  RecordFacts<Change, Stored, Parent>,
  'list' | 'order' | 'computed' | 'where'
>

export interface Asked<Change, Stored, Parent> {
  readonly change: Change
  /** As it stands; a new record has none. */
  readonly stored: Stored | undefined
  readonly parent: Parent
  readonly row: number
}

/** The columns of the key: parameters of the path, then fields of the row. */
export interface RecordKey {
  readonly path: readonly string[]
  readonly own: readonly string[]
}

/** A fact that contract and table do not bear out is a failure when the server starts. */
export function recordKey(save: string, table: string): RecordKey {
  const fact = operationFact(save)
  const path = Object.values(fact.parameters).filter(({ in: place }) => place === 'path')
  const own = Object.values(rowFields(save)).filter(({ isKey }) => isKey)
  if (own.length === 0) throw new Error(`${save}: no field of its rows has x-key.`)
  for (const { name } of [...path, ...own])
    if (!columnFact(table, columnOf(name)))
      throw new Error(`${save}: the table ${table} has no column ${columnOf(name)}.`)
  return { path: path.map(({ name }) => name), own: own.map(({ name }) => name) }
}

/** Fields of a row that the operation saves. */
export function rowFields(save: string): FieldFacts {
  const { rows } = operationFact(save).body?.fields ?? {}
  if (rows?.fields === undefined) throw new Error(`${save}: its body has no rows.`)
  return rows.fields
}

/** `values` by field, as a condition. */
export const whereKey = (values: Columns) =>
  sql.join(
    Object.entries(values).map(([field, value]) => sql`${sql.ref(columnOf(field))} = ${value}`),
    sql` and `,
  )

export async function lockRecord<Stored>(
  tx: Transaction,
  table: string,
  key: Columns,
): Promise<Stored | undefined> {
  const { rows } =
    await sql<Stored>`select * from ${sql.table(table)} where ${whereKey(key)} for update`.execute(tx)
  return rows[0]
}
