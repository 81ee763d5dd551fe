import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { given } from '../../document/givenFields'
import { codesOf, containsPattern } from '../../document/listQuery'
import { runningLocks } from '../login/loginFailures'

/** Employees with what they may do. Rows that are edited in place come all at once; the conditions narrow them. */
export async function listAuthUser(
  tx: Transaction,
  now: Date,
  input: OperationRequests['listAuthUser'],
): Promise<OperationAnswers['listAuthUser']> {
  const { hname, singleid, section, deptcd, person, auth, useFlag, status, applyStatus, lockedYn } = input
  const groups = codesOf(input.authGroupId)
  let query = tx.selectFrom('person').selectAll()
  if (hname) query = query.where('hname', 'ilike', containsPattern(hname))
  if (singleid) query = query.where('singleid', 'ilike', containsPattern(singleid))
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
    const lockEndDt = locks.get(row.singleid)
    return {
      singleid: row.singleid,
      hname: row.hname,
      section: row.section,
      authGroupId: row.auth_group_id,
      auth: row.auth,
      appChk: row.app_chk,
      useFlag: row.use_flag,
      status: row.status,
      lockedYn: lockEndDt === undefined ? 'N' : 'Y',
      ...(lockEndDt === undefined ? {} : { lockEndDt }),
      version: row.version,
      ...given({
        ename: row.ename,
        deptnm: row.deptnm,
        positionNm: row.position_nm,
        email: row.email,
        telNo: row.tel_no,
        statusDt: row.status_dt,
        loginIp: row.login_ip,
        applyStatus: row.apply_status,
        applyDt: row.apply_dt,
        applyReason: row.apply_reason,
        applyReject: row.apply_reject,
      }),
    }
  })
  const wanted = lockedYn ? rows.filter(row => row.lockedYn === lockedYn) : rows
  return { rows: wanted, total: wanted.length }
}
