import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { lockReceipts } from '../receipt/lockReceipts'
import { readClaims } from './claimSources'
import { readReturns } from './returnSources'
import { readSettlements } from './settlementSources'
import { bookableStatus, type SlipSource, sourceNumbers } from './slipSource'

/** Sources are locked before the slips that book them: receipts, settlements, claims, each in the order of their numbers. */
export async function lockNumbers(tx: Transaction, numbers: readonly string[]): Promise<void> {
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
    ...(settlements.length === 0
      ? []
      : await readSettlements(tx, sql`document.adj_no in (${sql.join(settlements)})`)),
    ...(claims.length === 0 ? [] : await readClaims(tx, sql`document.none_no in (${sql.join(claims)})`)),
    ...(returns.length === 0 ? [] : await readReturns(tx, sql`document.wh_req_no in (${sql.join(returns)})`)),
  ]
}

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

/** Moves the sources that stand where the move begins; they are locked, and others stay as they are. */
export async function moveSources(
  context: EventContext,
  numbers: readonly string[],
  move: SourceMove,
): Promise<void> {
  const { returns, settlements, claims } = sourceNumbers(numbers)
  const { slipNo } = move
  await runAs(context.tx, 'all', async () => {
    await moveDocuments(context, settlements, move, {
      ...{ table: 'adjustment', key: 'adj_no', docType: 'ADJ', bookable: bookableStatus.RE },
    })
    await moveDocuments(context, claims, move, {
      ...{ table: 'none_order', key: 'none_no', docType: 'NO', bookable: bookableStatus.KR },
    })
    // A return stays confirmed: it only names the slip, and so is no target of a settlement.
    if (returns.length > 0 && slipNo !== undefined)
      await context.tx
        .updateTable('warehousing')
        .set({ slip_no: slipNo })
        .where('wh_req_no', 'in', returns)
        .execute()
  })
}

interface MovedTable {
  readonly table: string
  readonly key: string
  readonly docType: string
  readonly bookable: string
}

async function moveDocuments(
  context: EventContext,
  numbers: readonly string[],
  { action, slipNo, dueDate }: SourceMove,
  { table, key, docType, bookable }: MovedTable,
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
