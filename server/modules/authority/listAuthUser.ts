import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { rowOf } from '../../document/answerRows'
import { codesOf, contains } from '../../document/listQuery'
import { runningLocks } from '../login/loginFailures'

const userRow = rowOf('listAuthUser')

/** Employees with what they may do. Rows that are edited in place come all at once; the conditions narrow them. */
export async function listAuthUser(
  tx: Transaction,
  now: Date,
  input: OperationRequests['listAuthUser'],
): Promise<OperationAnswers['listAuthUser']> {
  const { hname, singleid, section, deptcd, person, auth, useFlag, status, applyStatus, lockedYn } = input
  const groups = codesOf(input.authGroupId)
  let query = tx.selectFrom('person').selectAll()
  if (hname) query = query.where(contains(sql.ref('hname'), hname))
  if (singleid) query = query.where(contains(sql.ref('singleid'), singleid))
  if (section) query = query.where('section', '=', section)
  if (deptcd) query = query.where('deptcd', '=', deptcd)
  if (person) query = query.where('singleid', '=', person)
  if (groups.length > 0) query = query.where('auth_group_id', 'in', groups)
  if (auth) query = query.where('auth', '=', auth)
  if (useFlag) query = query.where('use_flag', '=', useFlag)
  if (status) query = query.where('status', '=', status)
  if (applyStatus) query = query.where('apply_status', '=', applyStatus)
  const found = await query.orderBy('hname').orderBy('singleid').execute()
  const locks = await runAsSystem(tx, () => runningLocks(tx, 'I', now))
  const rows = found.map(row => {
    const lock_end_dt = locks.get(row.singleid)
    return userRow({ ...row, lock_end_dt, locked_yn: lock_end_dt === undefined ? 'N' : 'Y' })
  })
  const wanted = lockedYn ? rows.filter(row => row.lockedYn === lockedYn) : rows
  return { rows: wanted, total: wanted.length }
}
