import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'

/** Open posting errors of a slip are resolved: it was booked, or is canceled. */
export async function closeErrors({ tx, actor, now }: EventContext, slipNo: string): Promise<void> {
  await runAs(tx, 'all', () =>
    tx
      .updateTable('posting_result')
      .set({ post_action: 'RESOLVED', updated_by: actor.userId, updated_dt: now })
      .where('slip_no', '=', slipNo)
      .where('post_action', '=', 'OPEN')
      .execute(),
  )
}
