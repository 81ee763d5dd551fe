import type { TransitionAnswer } from '../../../codegen/generated/types'
import { userApplyWorkflow } from '../../../schemas/workflow/workflows'
import { addEvent } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { reasonOf } from '../../document/reasonOf'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound } from '../../http/failure'
import { type ChangeContext, noteChange } from '../audit/noteChange'
import { applicationMails, applicationTexts } from './applicationTexts'
import { type Mailing, tellApplicant } from './tellApplicant'

const transition = 'rejectAuthUser'

/** APPLIED → REJECTED, with a reason that the applicant reads. */
export async function rejectAuthUser(
  context: ChangeContext,
  mailing: Mailing,
  { id, version }: DocumentKey,
  said: string | undefined,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const reason = reasonOf(
    userApplyWorkflow,
    transition,
    said?.normalize('NFC'),
    applicationTexts.rejectTooShort,
  )
  const person = await tx
    .selectFrom('person')
    .select(['singleid', 'email', 'apply_status', 'version'])
    .where('singleid', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw documentNotFound(actor.scope)
  const { apply_status: status } = person
  judgeTransition(
    actor,
    userApplyWorkflow,
    transition,
    { id, ...(status === null ? {} : { status }) },
    refusal => (refusal === 'state' ? conflict(applicationTexts.appliedOnly) : undefined),
  )
  checkVersion(person.version, version)
  const answer = { success: true, docNo: id, status: 'REJECTED', approvalStatus: 'N', version: version + 1 }
  await tx
    .updateTable('person')
    .set({ apply_status: 'REJECTED', apply_reject: reason, version: answer.version })
    .set({ updated_by: actor.userId, updated_dt: now })
    .where('singleid', '=', id)
    .execute()
  const event = { docType: 'PERSON', docNo: id, action: transition, from: 'APPLIED', to: 'REJECTED' }
  await addEvent(context, { ...event, reason })
  await noteChange(context, mailing.secret, transition, `${id}: application rejected`)
  await tellApplicant(context, person, applicationMails.rejected, [reason], {
    ...mailing,
    path: '/template/userApply',
  })
  return answer
}
