import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { lockReceipts } from '../receipt/lockReceipts'
import { readClaims } from './claimSources'
import { readReturns } from './returnSources'
import { readSettlements } from './settlementSources'
import { bookableStatus, type SlipSource, sourceNumbers } from './slipSource'

/** Numbers of what the slip was made of. */
export async function sourceNumbersOf(tx: Transaction, slipNo: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('signifier_source')
    .select('source_no')
    .where('slip_no', '=', slipNo)
    .orderBy('source_no')
    .execute()
  return rows.map(row => row.source_no)
}

/** Sources are locked before the slips that book them: receipts, settlements, claims, each in the order of their numbers. */
export async function lockSources(tx: Transaction, numbers: readonly string[]): Promise<void> {
  const { returns, settlements, claims } = sourceNumbers(numbers)
  await lockReceipts(tx, returns)
  if (settlements.length > 0)
    await sql`select adj_no from adjustment where adj_no in (${sql.join(settlements)})
      order by adj_no for update`.execute(tx)
  if (claims.length > 0)
    await sql`select none_no from none_order where none_no in (${sql.join(claims)})
      order by none_no for update`.execute(tx)
}

/** Sources by number; what the actor does not see is not among them. */
export async function readSources(
  tx: Transaction,
  numbers: readonly string[],
): Promise<readonly SlipSource[]> {
  const { returns, settlements, claims } = sourceNumbers(numbers)
  return [
    ...(settlements.length === 0 ? [] : await readSettlements(tx, among('adj_no', settlements))),
    ...(claims.length === 0 ? [] : await readClaims(tx, among('none_no', claims))),
    ...(returns.length === 0 ? [] : await readReturns(tx, among('wh_req_no', returns))),
  ]
}

const among = (column: string, numbers: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.ref(`document.${column}`)} in (${sql.join(numbers)})`

interface SourceMove {
  readonly action: 'createSignifier' | 'slipVoided' | 'slipPosted'
  /** The slip that has it from now on; null when none has. Left out it stays. */
  readonly slipNo?: string | null
  readonly dueDate?: string | null
}

const moves = {
  createSignifier: { from: (bookable: string) => [bookable], to: () => 'SLIPPED' },
  slipPosted: { from: () => ['SLIPPED'], to: () => 'POSTED' },
  slipVoided: { from: () => ['SLIPPED', 'POSTED'], to: (bookable: string) => bookable },
} as const

const settlementTable = { table: 'adjustment', key: 'adj_no', docType: 'ADJ', bookable: bookableStatus.RE }
const claimTable = { table: 'none_order', key: 'none_no', docType: 'NO', bookable: bookableStatus.KR }

/** Moves the sources that stand where the move begins; they are locked, and others stay as they are. */
export async function moveSources(
  context: EventContext,
  numbers: readonly string[],
  move: SourceMove,
): Promise<void> {
  const { returns, settlements, claims } = sourceNumbers(numbers)
  const { slipNo } = move
  await runAs(context.tx, 'all', async () => {
    await moveDocuments(context, settlements, move, settlementTable)
    await moveDocuments(context, claims, move, claimTable)
    // A return stays confirmed: it only names the slip, and so is no target of a settlement.
    if (returns.length > 0 && slipNo !== undefined)
      await context.tx
        .updateTable('warehousing')
        .set({ slip_no: slipNo })
        .where('wh_req_no', 'in', returns)
        .execute()
  })
}

/** What a slip was made of can be booked again. */
export async function freeSources(context: EventContext, slipNo: string): Promise<void> {
  const { tx } = context
  await moveSources(context, await sourceNumbersOf(tx, slipNo), { action: 'slipVoided', slipNo: null })
  await runAs(tx, 'all', () =>
    tx.updateTable('signifier_source').set({ live_yn: 'N' }).where('slip_no', '=', slipNo).execute(),
  )
}

async function moveDocuments(
  context: EventContext,
  numbers: readonly string[],
  { action, slipNo, dueDate }: SourceMove,
  { table, key, docType, bookable }: typeof settlementTable | typeof claimTable,
): Promise<void> {
  if (numbers.length === 0) return
  const { tx, actor, now } = context
  const [from, to] = [moves[action].from(bookable), moves[action].to(bookable)]
  const [name, document] = [sql.ref(key), sql.table(table)]
  const { rows } = await sql<{ readonly no: string; readonly status: string }>`select ${name} as no, status
    from ${document} where ${name} in (${sql.join(numbers)}) and status in (${sql.join(from)})
    order by ${name}`.execute(tx)
  for (const row of rows) {
    await sql`update ${document} set status = ${to}, version = version + 1, updated_by = ${actor.userId},
        updated_dt = ${now} ${slipNo === undefined ? sql`` : sql`, slip_no = ${slipNo}`}
        ${dueDate === undefined ? sql`` : sql`, due_date = ${dueDate}`}
      where ${name} = ${row.no}`.execute(tx)
    await addEvent(context, { docType, docNo: row.no, action, from: row.status, to })
  }
}
