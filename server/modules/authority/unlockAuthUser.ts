import type { TransitionAnswer } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { authUserWorkflow } from '../../../schemas/workflow/workflows'
import { runAsSystem } from '../../database/runAsSystem'
import { addEvent } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused } from '../../http/failure'
import { type ChangeContext, noteChange } from '../audit/noteChange'
import { forgetFailures, isLocked } from '../login/loginFailures'
import { authorityTexts } from './authorityTexts'

const transition = 'unlockAuthUser'
const leastReason = findTransition(authUserWorkflow, transition)?.reason?.minLength ?? 0

/** Lifts the lock that failed log-ins have put on an employee, once it is known who asks for it (as for suppliers, 3.41). */
export async function unlockAuthUser(
  context: ChangeContext,
  secret: string,
  { id, version }: DocumentKey,
  said = '',
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const reason = said.normalize('NFC').trim()
  if (reason.length < leastReason) throw fieldRefused('reason', authorityTexts.reasonTooShort, [leastReason])
  const person = await tx
    .selectFrom('person')
    .select('version')
    .where('singleid', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw documentNotFound(actor.scope)
  const user = { portal: 'I', userId: id } as const
  const status = (await runAsSystem(tx, () => isLocked(tx, user, now))) ? 'Y' : 'N'
  judgeTransition(actor, authUserWorkflow, transition, { id, status }, refusal =>
    refusal === 'state' ? conflict(authorityTexts.notLocked) : undefined,
  )
  checkVersion(person.version, version)
  await runAsSystem(tx, () => forgetFailures(tx, user))
  await addEvent(context, { docType: 'PERSON', docNo: id, action: transition, from: 'Y', to: 'N', reason })
  await noteChange(context, secret, transition, `${id}: lock by failed log-ins lifted`)
  return { success: true, docNo: id, status: 'N', approvalStatus: 'N', version }
}
