import { sql } from 'kysely'
import { conflict, refused } from '../../http/failure'
import { type PendingWork, pendingTexts } from '../../http/pendingWork'

/** Applications on their way to the ERP, and those that it has not taken. The latter are repaired on their own page. */
export const pendingVendors: PendingWork = {
  kind: 'VENDOR',
  rows: sql`select ga_no as id, comp_name_kr as subject, drafter as user_id,
    case when sending_yn = 'Y' then 'WAITING' else 'FAILED' end as status, 1 as try_cnt,
    comp_gerp_app.updated_dt as created_dt, null::timestamptz as next_dt, err_msg as last_error
    from comp_gerp_app join company using (comp_no)
    where sending_yn = 'Y' or comp_gerp_app.status = 'ERROR'`,
  retry: async (tx, id) => {
    const { sending_yn } = await tx
      .selectFrom('comp_gerp_app')
      .select('sending_yn')
      .where('ga_no', '=', id)
      .executeTakeFirstOrThrow()
    if (sending_yn === 'Y') return conflict(pendingTexts.isRunning)
    return refused('repairOnPage', pendingTexts.onPage, ['GERP 업체등록 신청'])
  },
}
