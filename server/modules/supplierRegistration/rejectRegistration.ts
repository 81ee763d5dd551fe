import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { compRegWorkflow } from '../../../schemas/workflow/workflows'
import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import { lockDocument, moveDocument } from '../../document/documentKind'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { moveCompany } from '../supplier/moveCompany'
import { decideApplicant } from './decideApplicant'
import { opinionOf, type Said } from './opinion'
import { type RegistrationRecord, registration } from './registrationKind'
import { applicantTexts, registrationTexts } from './registrationTexts'
import { type Mailing, tellApplicant } from './tellApplicant'

/** Days after which somebody who was rejected may apply again. */
const daysUntilAgain = 30

interface Rejection {
  readonly action: string
  readonly reason: string
  readonly columns: Partial<RegistrationRecord>
}

/** → REJECTED: the company and its applicant with it, and a sheet that nobody has confirmed goes. */
async function rejectStored(
  context: EventContext,
  stored: RegistrationRecord,
  { action, reason, columns }: Rejection,
  mailing: Mailing,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const { reg_no, comp_no, comp_name_kr } = stored
  const open = await runAsSystem(tx, () =>
    tx
      .deleteFrom('comp_reg_eva')
      .where('reg_no', '=', reg_no)
      .where('status', '<>', 'CONFIRMED')
      .executeTakeFirst(),
  )
  await moveCompany(context, comp_no, { action: 'sys:rejectCompReg', status: 'REJECTED' })
  await decideApplicant(context, stored, 'rejectCompReg', { status: 'REJECTED', reject_reason: reason })
  await tellApplicant(context, stored, applicantTexts.rejected, [comp_name_kr, reg_no, reason], mailing)
  return moveDocument(context, registration, stored, {
    ...{ action, status: 'REJECTED', reason },
    columns: {
      ...columns,
      decided_dt: now.toISOString(),
      ...(open.numDeletedRows > 0n ? { eva_no: null } : {}),
    },
  })
}

/** By staff, with a reason that the applicant reads. */
export async function rejectRegistration(
  context: EventContext,
  key: DocumentKey,
  said: Said,
  mailing: Mailing,
): Promise<TransitionAnswer> {
  const reason = reasonOf(compRegWorkflow, 'rejectCompReg', said.reason)
  const stored = await openDocument(context, registration, 'rejectCompReg', key)
  const again_from = addDays(koreanDay(context.now), daysUntilAgain)
  const columns = { ...opinionOf(said), again_from }
  return rejectStored(context, stored, { action: 'rejectCompReg', reason, columns }, mailing)
}

/** SUPPLEMENT whose day is over → REJECTED, and may apply again at once. */
export async function expireRegistrations(context: EventContext, mailing: Mailing): Promise<number> {
  const { tx, now } = context
  const overdue = await tx
    .selectFrom('comp_reg')
    .select('reg_no')
    .where('status', '=', 'SUPPLEMENT')
    .where('supplement_due', '<', koreanDay(now))
    .orderBy('reg_no')
    .execute()
  const expired = { action: 'expire', reason: registrationTexts.overdue, columns: { again_from: null } }
  for (const { reg_no } of overdue) {
    const stored = await lockDocument(tx, registration, reg_no)
    // The applicant may have sent what was missing meanwhile.
    if (stored?.status === 'SUPPLEMENT') await rejectStored(context, stored, expired, mailing)
  }
  return overdue.length
}
