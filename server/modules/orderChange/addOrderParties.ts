import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'

/** Adds people who may read the order from now on; the rows are the server's own. */
export async function addOrderParties(
  tx: Transaction,
  poNo: string,
  people: readonly string[],
): Promise<void> {
  const known = [...new Set(people)]
  if (known.length === 0) return
  await runAs(tx, 'all', () =>
    tx
      .insertInto('po_party')
      .values(known.map(singleid => ({ singleid, po_no: poNo })))
      .onConflict(clash => clash.columns(['singleid', 'po_no']).doNothing())
      .execute(),
  )
}
