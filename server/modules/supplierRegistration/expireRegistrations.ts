import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAsSystem } from '../../database/runAsSystem'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import type { Applying } from './apply'
import { type RegistrationRecord, registration } from './registrationKind'
import { applicantTexts, registrationTexts } from './registrationTexts'
import { tellApplicant } from './tellApplicant'

/** The company moves with its application, and so does the applicant's user. */
async function moveCompany(
  context: EventContext,
  { comp_no, user_id }: RegistrationRecord,
  action: string,
  company: Readonly<Record<string, unknown>> & { readonly status: string },
  user: Readonly<Record<string, unknown>> & { readonly status: string },
): Promise<void> {
  const { tx, now, actor } = context
  const written = { updated_by: actor.userId, updated_dt: now }
  const set = (columns: object) =>
    sql.join(
      Object.entries({ ...columns, ...written }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )
  await runAsSystem(tx, async () => {
    await sql`update company set ${set(company)}, version = version + 1 where comp_no = ${comp_no}`.execute(
      tx,
    )
    await sql`update ext_user set ${set(user)}, version = version + 1 where user_id = ${user_id}`.execute(tx)
  })
  await addEvent(context, {
    ...{ docType: 'COMP', docNo: comp_no, action, from: 'APPLIED', to: company.status },
  })
  if (user_id !== null)
    await addEvent(context, { docType: 'EXT_USER', docNo: user_id, action, from: 'APPLIED', to: user.status })
}

/** → REJECTED, with a reason that the applicant reads; the company may apply again at once. */
async function rejectStored(
  context: EventContext,
  stored: RegistrationRecord,
  { action, reason }: Rejection,
  applying: Pick<Applying, 'secret' | 'origins'>,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  await runAsSystem(tx, () =>
    tx
      .deleteFrom('comp_reg_eva')
      .where('reg_no', '=', stored.reg_no)
      .where('status', '<>', 'CONFIRMED')
      .execute(),
  )
  const user = { status: 'REJECTED', reject_reason: reason }
  await moveCompany(context, stored, 'rejectCompReg', { status: 'REJECTED' }, user)
  await tellApplicant(
    context,
    stored,
    applicantTexts.rejected,
    [stored.comp_name_kr, stored.reg_no, reason],
    applying,
  )
  return moveDocument(context, registration, stored, {
    ...{ action, status: 'REJECTED', reason },
    columns: { decided_dt: now.toISOString(), again_from: null },
  })
}

interface Rejection {
  readonly action: string
  readonly reason: string
}

/** SUPPLEMENT whose day is over → REJECTED, and may apply again at once. */
export async function expireRegistrations(
  context: EventContext,
  applying: Pick<Applying, 'secret' | 'origins'>,
): Promise<number> {
  const { tx, now } = context
  const overdue = await tx
    .selectFrom('comp_reg')
    .selectAll()
    .where('status', '=', 'SUPPLEMENT')
    .where('supplement_due', '<', koreanDay(now))
    .forUpdate()
    .skipLocked()
    .execute()
  for (const stored of overdue)
    await rejectStored(context, stored, { action: 'expire', reason: registrationTexts.overdue }, applying)
  return overdue.length
}
