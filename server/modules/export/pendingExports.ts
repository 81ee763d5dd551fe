import { sql } from 'kysely'
import { conflict } from '../../http/failure'
import { type PendingWork, pendingTexts } from '../../http/pendingWork'

/** Workbooks that are asked for and not written. */
export const pendingExports: PendingWork = {
  kind: 'EXPORT',
  rows: sql`select export_id as id, file_name as subject, created_by as user_id,
    case when status = 'FAILED' then 'FAILED' else 'WAITING' end as status, 1 as try_cnt, created_dt,
    null::timestamptz as next_dt, msg as last_error
    from export_job where status in ('WAITING', 'RUNNING', 'FAILED')`,
  retry: async (tx, id) => {
    const { numUpdatedRows } = await tx
      .updateTable('export_job')
      .set({ status: 'WAITING', msg: null })
      .where('export_id', '=', id)
      .where('status', '=', 'FAILED')
      .executeTakeFirst()
    return numUpdatedRows > 0n ? undefined : conflict(pendingTexts.isRunning)
  },
}
