import { sql } from 'kysely'
import type { FieldFact } from '../../codegen/contractFacts'
import { type Columns, columnFact, columnOf, serverColumns } from '../document/columns'
import { addEvent, type EventContext } from '../document/documentEvents'
import { insertNew, updateWhere } from '../document/writeRows'
import { conflict, type Failure, fieldRefused } from '../http/failure'
import {
  type Asked,
  type ChangeShape,
  lockRecord,
  recordKey,
  rowFields,
  type SaveFacts,
  type StoredRecord,
  whereKey,
} from './recordKind'

/** Adds, changes and deletes records together: the first refusal undoes all. */
export function recordSave<Change extends ChangeShape, Stored extends StoredRecord, Parent>(
  facts: SaveFacts<Change, Stored, Parent>,
) {
  const { save, table, docType, noted, taken, state = 'useYn' } = facts
  const key = recordKey(save, table)
  const fields = Object.values(rowFields(save)).filter(
    ({ name }) => name !== 'rowState' && name !== 'version' && !key.own.includes(name),
  )
  for (const { name } of fields) {
    const column = columnOf(name)
    if (!columnFact(table, column)) throw new Error(`${save}: the table ${table} has no column ${column}.`)
    if (serverColumns.includes(column) && name !== state)
      throw new Error(`${table}.${column} is written by the server alone, and ${save} sends ${name}.`)
  }
  const known = [...key.path, ...key.own, ...fields.map(({ name }) => name)]
  for (const name of noted)
    if (!known.includes(name))
      throw new Error(`${save}: the history cannot keep ${name}, which nobody sends.`)

  const write = async (context: EventContext, asked: Asked<Change, Stored, Parent>, id: Columns) => {
    const { tx, actor, now } = context
    const { change, stored, row } = asked
    const written = { ...columnsOf(table, fields, change), updated_by: actor.userId, updated_dt: now }
    if (stored) return updateWhere(tx, table, whereKey(id), { ...written, version: stored.version + 1 })
    const columns = Object.fromEntries(Object.entries(id).map(([name, value]) => [columnOf(name), value]))
    const created = { ...columns, ...written, created_by: actor.userId, created_dt: now }
    if (!(await insertNew(tx, table, created))) throw fieldRefused(key.own.at(-1) ?? '', taken, [], row)
  }

  const saveRow = async (
    context: EventContext,
    change: Change,
    path: Columns,
    parent: Parent,
    row: number,
  ) => {
    const { tx } = context
    const { rowState = 'U', version } = change
    const own = Object.fromEntries(key.own.map(name => [name, sentOf(change, name)]))
    const id = { ...path, ...((rowState === 'I' ? await facts.newKey?.(context) : undefined) ?? own) }
    const isNamed = rowState !== 'I' && key.own.every(name => own[name] !== undefined)
    const stored = isNamed ? await lockRecord<Stored>(tx, table, id) : undefined
    // Gone, or changed since it was read.
    if (rowState !== 'I' && (!stored || stored.version !== version)) throw conflict('staleVersion')
    const asked = { change, stored, parent, row }
    const failure = (await facts.rules?.(context, asked)) ?? missingFailure(fields, asked)
    if (failure) throw failure
    if (rowState === 'D') {
      await facts.remove?.(context, asked)
      await sql`delete from ${sql.table(table)} where ${whereKey(id)}`.execute(tx)
    } else await write(context, asked, id)
    await addEvent(context, {
      docType,
      docNo: Object.values(id).join('.'),
      action: save,
      from: stored ? inUseOf(stored[columnOf(state)]) : null,
      to: rowState === 'D' ? null : inUseOf(sentOf(change, state)),
      after:
        rowState === 'D'
          ? {}
          : Object.fromEntries(noted.map(name => [name, id[name] ?? sentOf(change, name)])),
    })
  }

  return async (context: EventContext, path: Columns, changes: readonly Change[]): Promise<void> => {
    const named = Object.fromEntries(key.path.map(name => [name, path[name]]))
    const parent = (await facts.open?.(context, named)) as Parent
    for (const { change, row } of inOrder(changes)) await saveRow(context, change, named, parent, row)
    await facts.saved?.(context)
  }
}

const sentOf = (change: object, name: string): unknown => (change as Columns)[name]

/** A record says whether it is in use; one that cannot be taken out of use always is. */
const inUseOf = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'Y')

/** Deletions before changes before new rows, so that a key may be given again; each keeps the number of its row. */
function inOrder<Change extends ChangeShape>(changes: readonly Change[]) {
  const numbered = changes.map((change, index) => ({ change, row: index + 1 }))
  return ['D', 'U', 'I'].flatMap(state =>
    numbered.filter(({ change: { rowState = 'U' } }) => rowState === state),
  )
}

function missingFailure(
  fields: readonly FieldFact[],
  { change, row }: Asked<ChangeShape, unknown, unknown>,
): Failure | undefined {
  if (change.rowState === 'D') return undefined
  const missing = fields.find(
    ({ name, type, required }) =>
      required && type === 'string' && String(sentOf(change, name) ?? '').trim() === '',
  )
  return missing && fieldRefused(missing.name, 'fieldEmpty', [missing.label], row)
}

/** What a row sends, by column: texts without blanks around them; what it leaves out is empty, or what the table has for it. */
function columnsOf(table: string, fields: readonly FieldFact[], change: object): Columns {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const column = columnOf(name)
      const value = sentOf(change, name)
      const text = type === 'string' && typeof value === 'string' ? value.normalize('NFC').trim() : value
      if (text !== undefined && text !== '') return [column, text]
      return [column, columnFact(table, column)?.hasDefault ? sql`default` : null]
    }),
  )
}
