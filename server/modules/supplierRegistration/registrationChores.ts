import { sql } from 'kysely'
import { addDays, daysBetween } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { withActor } from '../../database/withActor'
import type { EventContext } from '../../document/documentEvents'
import type { Chore } from '../../http/chores'
import type { Services } from '../../http/serverModule'
import { applicantTexts } from './registrationTexts'
import { expireRegistrations } from './rejectRegistration'
import { publicAddress, tellApplicant } from './tellApplicant'

const hour = 3_600_000
const keptHours = 24
/** Days for which personal data of who was rejected is kept, and the contact of a proposal that was dropped. */
const keptDays = 90
/** Days before the end at which an applicant is reminded of what is missing. */
const remindedDays = 7

/** Forgets what strangers left: codes and tokens a day after their end, people ninety days after their rejection (domain 3.43). */
export async function forgetStrangers(tx: Transaction, now: Date): Promise<void> {
  const ended = new Date(now.getTime() - keptHours * hour).toISOString()
  await tx.deleteFrom('apply_code').where('expires_dt', '<', ended).execute()
  await tx.deleteFrom('apply_token').where('expires_dt', '<', ended).execute()
  await tx.deleteFrom('apply_call').where('called_dt', '<', ended).execute()
  const before = `${addDays(koreanDay(now), -keptDays)}T00:00:00+09:00`
  const old = sql`select reg_no, user_id, file_id from comp_reg where status = 'REJECTED' and contact is not null
    and decided_dt < ${before}`
  await sql`delete from file where file_id in (select file_id from (${old}) as old)`.execute(tx)
  await sql`delete from ext_user where status = 'REJECTED' and user_id in (select user_id from (${old}) as old)`.execute(
    tx,
  )
  await sql`update comp_reg set contact = null, file_id = null
    where reg_no in (select reg_no from (${old}) as old)`.execute(tx)
  await sql`update comp_excavation set contact_name = '*', contact_email = '', contact_tel = null
    where status = 'DROPPED' and contact_name <> '*' and exists (select from document_event
      where doc_type = 'EX' and doc_no = ex_no and action = 'dropExcavation' and at < ${before})`.execute(tx)
}

/** Once, a week before the day: what is missing, and where it is to be sent. */
async function remindApplicants(context: EventContext, settings: Services['settings']): Promise<void> {
  const { tx, now } = context
  const today = koreanDay(now)
  const waiting = await tx
    .selectFrom('comp_reg')
    .selectAll()
    .where('status', '=', 'SUPPLEMENT')
    .where('supplement_due', '<=', addDays(today, remindedDays))
    .where('supplement_due', '>=', today)
    .execute()
  for (const stored of waiting) {
    const due = stored.supplement_due ?? today
    const noted = await tx
      .insertInto('due_notice')
      .values({
        ...{ doc_type: 'CR', doc_no: stored.reg_no, kind: `D-${remindedDays}`, due_date: due },
        sent_dt: now,
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (noted.numInsertedOrUpdatedRows !== 1n) continue
    const address = publicAddress(settings, `/template/ogpmsUserApply1?regNo=${stored.reg_no}`)
    const left = String(daysBetween(today, due))
    const values = [stored.comp_name_kr, stored.reg_no, due, left, address]
    await tellApplicant(context, stored, applicantTexts.reminder, values, settings)
  }
}

export function registrationChores({ database, clock, settings }: Services): readonly Chore[] {
  const run = (work: (context: EventContext) => Promise<unknown>) => () =>
    withActor(
      database,
      systemActor,
      tx => work({ tx, actor: { ...systemActor, name: '시스템' }, now: clock.now(), requestId: 'chore' }),
      { today: clock.today() },
    )
  const chore = (name: string, title: string, work: (context: EventContext) => Promise<unknown>): Chore => ({
    ...{ name, title, everyMilliseconds: hour, run: run(work) },
  })
  return [
    chore('expire registrations', '지난 등록신청 만료', context => expireRegistrations(context, settings)),
    chore('remind applicants', '보완 기한 알림', context => remindApplicants(context, settings)),
    chore('forget strangers', '지난 신청 인증 정리', ({ tx, now }) => forgetStrangers(tx, now)),
  ]
}
