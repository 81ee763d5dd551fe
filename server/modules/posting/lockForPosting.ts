import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { findDocument, lockDocument } from '../../document/documentKind'
import { type SlipRecord, slip } from '../slip/slipKind'

/**
 * The slip with everything that a posting moves: orders, then its sources, then the original of a reversal (the older
 * number, of the same sources), then the slip. Undefined where the actor does not see it.
 */
export async function lockForPosting(tx: Transaction, slipNo: string): Promise<SlipRecord | undefined> {
  const seen = await findDocument(tx, slip, slipNo)
  if (!seen) return undefined
  return runAs(tx, 'all', async () => {
    await sql`select po_no from po where po_no in (select line.po_no from adjustment_line line
        join signifier_source source on source.source_no = line.adj_no where source.slip_no = ${slipNo})
      order by po_no for update`.execute(tx)
    if (seen.ref_no !== null) await lockDocument(tx, slip, seen.ref_no)
    return lockDocument(tx, slip, slipNo)
  })
}
