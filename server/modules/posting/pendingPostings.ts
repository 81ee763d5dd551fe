import { sql } from 'kysely'
import { conflict, refused } from '../../http/failure'
import { type PendingWork, pendingTexts } from '../../http/pendingWork'

/** Slips on their way to the ERP, and those that it has not taken. The latter are repaired by accounting, on its own page. */
export const pendingPostings: PendingWork = {
  kind: 'POSTING',
  rows: sql`select slip_no as id, signifier.header_text as subject, requested_by as user_id, 'WAITING' as status, try_cnt,
      erp_outbox.created_dt, coalesce(next_dt, erp_outbox.created_dt) as next_dt, last_error
      from erp_outbox join signifier using (slip_no) where done_dt is null
    union all
    select slip_no, signifier.header_text, signifier.drafter, 'FAILED', attempt_no, posted_dt, null, error_msg
      from posting_result join signifier using (slip_no) where post_action = 'OPEN'`,
  retry: async (tx, id, now) => {
    const waiting = await tx
      .selectFrom('erp_outbox')
      .select(['erp_seq', 'claimed_dt'])
      .where('slip_no', '=', id)
      .where('done_dt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!waiting) return refused('repairOnPage', pendingTexts.onPage, ['전기 오류 관리'])
    if (waiting.claimed_dt !== null) return conflict(pendingTexts.isRunning)
    await tx.updateTable('erp_outbox').set({ next_dt: now }).where('erp_seq', '=', waiting.erp_seq).execute()
    return undefined
  },
}
