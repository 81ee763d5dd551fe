import { sql } from 'kysely'
import { compareDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { requestsFollow } from './requestsFollow'

/** A line of an order with how much less of its request is ordered; negative where it is more. */
export interface Released {
  readonly pr_no: string | null
  readonly pr_line_no: number | null
  readonly qty: string
}

/** What of purchase requests is not ordered after all is open again. `isCanceled`: the whole order is gone. */
export async function releaseRequested(
  context: EventContext,
  released: readonly Released[],
  isCanceled = false,
): Promise<void> {
  const { tx } = context
  const prNos = [...new Set(released.flatMap(line => line.pr_no ?? []))].sort()
  if (prNos.length === 0) return
  await runAs(tx, 'all', async () => {
    await tx
      .selectFrom('pr')
      .select('pr_no')
      .where('pr_no', 'in', prNos)
      .orderBy('pr_no')
      .forUpdate()
      .execute()
    for (const line of released) if (compareDecimals(line.qty, '0') !== 0) await releaseLine(tx, line)
    if (isCanceled)
      await tx
        .updateTable('pr')
        .set({ po_cnt: sql<number>`po_cnt - 1` })
        .where('pr_no', 'in', prNos)
        .execute()
  })
  await requestsFollow(context, prNos)
}

/**
 * An award stands; a line that nobody was awarded may be ordered from anybody, for its supplier may be why the order came to
 * nothing.
 */
async function releaseLine(tx: Transaction, { pr_no, pr_line_no, qty }: Released): Promise<void> {
  const awarded = sql`exists (select from rfq_award award where award.pr_no = line.pr_no
    and award.pr_line_no = line.line_no and award.comp_no = line.comp_no)`
  await sql`update pr_line line set ordered_qty = ordered_qty - ${qty},
      line_status = case when line_status not in ('ORDERED', 'OPEN', 'SELECTED') then line_status
        when ordered_qty - ${qty} >= line.qty then 'ORDERED'
        when ${awarded} then 'SELECTED' else 'OPEN' end,
      comp_no = case when ordered_qty - ${qty} > 0 or ${awarded} then comp_no end,
      po_no = case when ordered_qty - ${qty} > 0 then po_no end
    where pr_no = ${pr_no} and line_no = ${pr_line_no}`.execute(tx)
}
