import { isAuthGroupId } from '../../../schemas/codes/authGroups'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { isTrading } from './supplierAccount'

/** Locked counts as well: a lock stops new log-ins and no session that runs. */
const usable = ['ACTIVE', 'LOCKED']

/** The supplier's user behind a session as he stands this moment, unless blocked, withdrawn, or his company is out. */
export async function readSupplier(
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<Actor | null> {
  const user = await tx
    .selectFrom('ext_user')
    .innerJoin('company', 'company.comp_no', 'ext_user.comp_no')
    .select(['user_id', 'user_name', 'ext_user.status', 'ext_user.comp_no', 'dept_name', 'auth_group_id'])
    .select('company.status as company_status')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!user || !usable.includes(user.status) || !isTrading(user.company_status)) return null
  if (!isAuthGroupId(user.auth_group_id)) return null
  return {
    userId: user.user_id,
    name: user.user_name,
    portal: 'external',
    group: user.auth_group_id,
    scope: 'company',
    section: '',
    deptcd: '',
    deptnm: user.dept_name ?? '',
    deptcds: [],
    compNo: user.comp_no,
    auth: 'N',
    sessionId,
  }
}
