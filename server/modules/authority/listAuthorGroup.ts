import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import { contains } from '../../document/listQuery'

/** Who holds a group: employees who have not left nor wait for their approval, and users of suppliers who have not withdrawn. */
export const usersOfGroup = sql<number>`(select count(*)::int from person
    where person.auth_group_id = auth_group.auth_group_id and person.status <> 'R'
      and coalesce(person.apply_status, 'APPROVED') = 'APPROVED')
  + (select count(*)::int from ext_user
    where ext_user.auth_group_id = auth_group.auth_group_id and ext_user.status not in ('REJECTED', 'WITHDRAWN'))`

const groupRow = rowOf('listAuthorGroup')

export async function listAuthorGroup(
  tx: Transaction,
  { authGroupName, portalType, useYn }: OperationRequests['listAuthorGroup'],
): Promise<OperationAnswers['listAuthorGroup']> {
  let query = tx.selectFrom('auth_group').selectAll().select(usersOfGroup.as('user_cnt'))
  if (authGroupName) query = query.where(contains(sql.ref('auth_group_name'), authGroupName))
  if (portalType) query = query.where('portal_type', '=', portalType)
  if (useYn) query = query.where('use_yn', '=', useYn)
  const found = await query.orderBy('portal_type', 'desc').orderBy('auth_group_id', 'desc').execute()
  return { rows: found.map(groupRow), total: found.length }
}
