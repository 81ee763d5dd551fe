import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import { addEvent } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { Failure, fieldRefused } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { networkOf } from '../login/loginWait'
import { countCall } from '../supplierRegistration/applyLimits'
import {
  appliedDepartment,
  enteredFailure,
  givenApplication,
  groupFailure,
  type StaffApplication,
} from './applicationRules'
import { applicationMails, applicationTexts } from './applicationTexts'

type Answer = OperationAnswers['applyIntUser']
type Sent = OperationContext<OperationRequests['applyIntUser']>

/**
 * An employee without an account applies for one. Mistakes of what was entered are thrown and count for nothing; whether somebody
 * has the identifier is answered, so that nobody asks for one after the other.
 */
export async function applyIntUser(sent: Sent): Promise<Answer> {
  const { tx, now, http, input } = sent
  const given = givenApplication(input.body.header)
  const failure = enteredFailure(given) ?? (await groupFailure(tx, given))
  if (failure) throw failure
  const deptcd = await appliedDepartment(tx, given, now)
  if (deptcd instanceof Failure) throw deptcd
  const limited = await countCall(tx, 'staff', networkOf(http.ip), now, applicationTexts.tooMany)
  if (limited) throw limited
  return (await keepApplication(sent, given, deptcd))
    ? { success: true, msg: applicationTexts.received }
    : { success: false, msg: applicationTexts.taken }
}

/** What the page is told, once it has been kept that somebody asked. */
export async function tellApplied(answer: Answer): Promise<Answer> {
  if (!answer.success) throw fieldRefused('singleid', applicationTexts.taken)
  return answer
}

/** The row of a person who waits; false where there is one of that identifier, unless it was rejected. */
export async function keepApplication(
  { tx, now, requestId }: Pick<Sent, 'tx' | 'now' | 'requestId'>,
  given: StaffApplication,
  deptcd: string,
): Promise<boolean> {
  const { singleid = '', hname = '', section = '', deptnm = '', authGroupId = '', reason = '' } = given
  const columns = {
    ...{ hname, ename: given.ename ?? null, section, deptcd, deptnm, tel_no: given.telNo ?? null },
    ...{ email: given.email ?? null, auth_group_id: authGroupId, auth: 'N', app_chk: 'N', use_flag: 'N' },
    ...{ status: 'A', status_dt: koreanDay(now), apply_status: 'APPLIED', apply_dt: now },
    ...{ apply_group: authGroupId, apply_reason: reason, apply_reject: null },
    ...{ updated_by: singleid, updated_dt: now },
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('person')
    .values({ singleid, ...columns, created_by: singleid, created_dt: now })
    .onConflict(conflict =>
      conflict
        .column('singleid')
        .doUpdateSet(eb => ({ ...columns, version: eb('person.version', '+', 1) }))
        .where('person.apply_status', '=', 'REJECTED'),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  // Without a name: the history of an application stays when the person has been forgotten.
  const context = { tx, now, requestId, actor: { ...systemActor, name: singleid } }
  await addEvent(context, {
    ...{ docType: 'PERSON', docNo: singleid, action: 'applyIntUser', from: null, to: 'APPLIED' },
    after: { authGroupId },
  })
  await handOver(context, {
    groups: ['99', '50'],
    title: fillMessage(applicationMails.notice, [singleid]),
    link: '/portal/author/authUserManage?applyStatus=APPLIED',
  })
  return true
}
