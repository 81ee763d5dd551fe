import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { lockNumbers } from './slipSources'
import { findSlip, lockSlip, type SlipRecord, sourcesOf } from './slipStore'

/**
 * The slip with everything that a posting moves: orders, then its sources, then the original of a reversal (the older
 * number), then the slip. Undefined where the actor does not see it.
 */
export async function lockForPosting(tx: Transaction, slipNo: string): Promise<SlipRecord | undefined> {
  const seen = await findSlip(tx, slipNo)
  if (!seen) return undefined
  return runAs(tx, 'all', async () => {
    const numbers = await sourcesOf(tx, slipNo)
    if (numbers.length > 0)
      await sql`select po_no from po where po_no in
        (select po_no from adjustment_line where adj_no in (${sql.join(numbers)})) order by po_no for update`.execute(
        tx,
      )
    await lockNumbers(tx, numbers)
    if (seen.ref_no !== null) await lockSlip(tx, seen.ref_no)
    return lockSlip(tx, slipNo)
  })
}
