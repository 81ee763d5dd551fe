import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { DocumentEventTable } from '../../database/tables'

/** Adds to histories in the order of time. Events are added by those who did them, as their policy demands. */
export async function writeEvents(
  tx: Transaction,
  told: readonly Insertable<DocumentEventTable>[],
): Promise<void> {
  const events = [...told].sort((a, b) => Number(new Date(a.at)) - Number(new Date(b.at)))
  // The order of the history is that of the rows, so runs of one actor are added together.
  for (let start = 0; start < events.length; ) {
    const actor = events[start]?.actor ?? 'system'
    let end = start
    while (events[end]?.actor === actor) end += 1
    await sql`select set_config('app.singleid', ${actor}, true)`.execute(tx)
    await tx.insertInto('document_event').values(events.slice(start, end)).execute()
    start = end
  }
  await sql`select set_config('app.singleid', 'system', true)`.execute(tx)
}
