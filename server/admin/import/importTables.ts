import { sql } from 'kysely'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { columnFact } from '../../document/columns'
import { addEvents } from '../../document/documentEvents'
import { type ImportKind, type ImportRow, idText, keyText } from './importKind'
import { changedColumns, type ImportChange, type KindPlan } from './planImport'

/** The rows of a kind by key; of one that is kept month by month those of the newest month. */
export async function readStanding(
  tx: Transaction,
  kind: ImportKind,
  month: string,
): Promise<ReadonlyMap<string, ImportRow>> {
  const { snapshot } = kind
  const newest = snapshot
    ? sql`where ${sql.ref(snapshot)} = (select max(${sql.ref(snapshot)}) from ${sql.table(kind.table)}
        where ${sql.ref(snapshot)} <= ${month})`
    : sql``
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(kind.table)} ${newest}`.execute(tx)
  return new Map(
    rows.map(row => {
      const read = comparable(kind, row)
      return [keyText(kind, read), read]
    }),
  )
}

function comparable({ table }: ImportKind, row: Readonly<Record<string, unknown>>): ImportRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value === null || value === undefined) return [column, null]
      const isNumber = columnFact(table, column)?.type === 'numeric'
      return [column, isNumber ? trimDecimal(String(value)) : String(value)]
    }),
  )
}

export interface WriteContext {
  readonly tx: Transaction
  readonly now: Date
  readonly month: string
}

/** Writes what a plan changes, with an event for every row. */
export async function writePlan(context: WriteContext, { kind, changes }: KindPlan): Promise<void> {
  if (changes.length === 0) return
  const { tx, now, month } = context
  const added = changes.filter(({ action }) => action === 'added').map(({ after }) => after)
  const kept = changes.filter(({ action }) => action !== 'added')
  const fresh = (await kind.assign?.(tx, added)) ?? added
  if (kind.snapshot) await carryOver(tx, kind, kind.snapshot, month)
  const dated = (row: ImportRow): ImportRow => (kind.snapshot ? { ...row, [kind.snapshot]: month } : row)
  // What hangs below another row comes after it: its code is longer, or names the other one.
  const ordered = [...fresh].sort((a, b) => (idText(kind, a) < idText(kind, b) ? -1 : 1))
  await insertAll(context, kind, ordered.map(dated))
  await updateAll(
    context,
    kind,
    kept.map(({ after }) => dated(after)),
    [...new Set(kept.flatMap(({ before = {}, after }) => changedColumns(before, after)))],
  )
  await kind.written?.(tx, [...fresh, ...kept.map(({ after }) => after)], now)
  const events = [...fresh.map(after => ({ key: '', action: 'added' as const, after })), ...kept]
  await addEvents(
    { tx, now, actor: systemActor, requestId: 'import' },
    events.map(change => eventOf(kind, change)),
  )
}

function eventOf(kind: ImportKind, { action, before, after }: ImportChange) {
  const columns = before ? changedColumns(before, after) : kind.columns.map(({ column }) => column)
  const part = (row: ImportRow) => Object.fromEntries(columns.map(column => [column, row[column] ?? null]))
  return {
    ...{ docType: kind.docType, docNo: idText(kind, after), action: `import:${action}` },
    ...{ from: before?.status ?? null, to: after.status ?? null },
    ...(before ? { before: part(before) } : {}),
    after: part(after),
  }
}

/** What changes begins with this month: the months before stay as they were. */
async function carryOver(tx: Transaction, { table }: ImportKind, snapshot: string, month: string) {
  const column = sql.ref(snapshot)
  const { rows } = await sql<{
    row: Record<string, unknown>
  }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where ${column} = (select max(${column}) from ${sql.table(table)} where ${column} <= ${month})
      and ${column} < ${month}`.execute(tx)
  const carried = JSON.stringify(rows.map(({ row }) => ({ ...row, [snapshot]: month })))
  if (rows.length > 0)
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${carried}::text::jsonb)`.execute(tx)
}

const hasColumn = ({ table }: ImportKind, column: string) => columnFact(table, column) !== undefined

async function insertAll({ tx, now }: WriteContext, kind: ImportKind, rows: readonly ImportRow[]) {
  const [first] = rows
  if (!first) return
  const made = hasColumn(kind, 'created_by') ? { created_by: systemActor.userId, created_dt: now } : {}
  const names = sql.join(Object.keys({ ...first, ...made }).map(name => sql.ref(name)))
  const given = JSON.stringify(rows.map(row => ({ ...row, ...made })))
  await sql`insert into ${sql.table(kind.table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(kind.table)}, ${given}::text::jsonb)`.execute(
    tx,
  )
}

async function updateAll(
  { tx, now, month }: WriteContext,
  kind: ImportKind,
  rows: readonly ImportRow[],
  columns: readonly string[],
) {
  if (rows.length === 0) return
  const id = [...kind.key, ...(kind.snapshot ? [kind.snapshot] : [])]
  const set = [...columns.filter(column => !id.includes(column))].map(
    column => sql`${sql.ref(column)} = given.${sql.ref(column)}`,
  )
  if (hasColumn(kind, 'version'))
    set.push(sql`version = t.version + 1, updated_by = ${systemActor.userId}, updated_dt = ${now}`)
  const same = id.map(column => sql`t.${sql.ref(column)} = given.${sql.ref(column)}`)
  const given = JSON.stringify(
    rows.map(row => ({
      ...Object.fromEntries([...id, ...columns].map(column => [column, row[column] ?? null])),
      ...(kind.snapshot ? { [kind.snapshot]: month } : {}),
    })),
  )
  await sql`update ${sql.table(kind.table)} t set ${sql.join(set)}
    from jsonb_populate_recordset(null::${sql.table(kind.table)}, ${given}::text::jsonb) given
    where ${sql.join(same, sql` and `)}`.execute(tx)
}
