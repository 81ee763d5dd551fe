import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { addEvents, type EventContext } from '../../document/documentEvents'
import type { Chore } from '../../http/chores'
import type { Services } from '../../http/serverModule'
import { applicationMails } from './applicationTexts'
import { type Mailing, tellApplicant } from './tellApplicant'

const day = 86_400_000
/** Days after which an application that was not approved is forgotten (domain 3.46). */
const keptDays = 30

/** Deletes old applications with all that they say of a person; who still waited is told. */
export async function expireApplications(context: EventContext, mailing: Mailing): Promise<void> {
  const { tx, now } = context
  const ended = await tx
    .deleteFrom('person')
    .where('apply_status', 'in', ['APPLIED', 'REJECTED'])
    .where('apply_dt', '<', new Date(now.getTime() - keptDays * day).toISOString())
    .returning(['singleid', 'email', 'apply_status'])
    .execute()
  await addEvents(
    context,
    ended.map(({ singleid, apply_status }) => ({
      ...{ docType: 'PERSON', docNo: singleid, action: 'sys:applyExpired', from: apply_status, to: null },
    })),
  )
  for (const person of ended.filter(({ apply_status }) => apply_status === 'APPLIED'))
    await tellApplicant(context, person, applicationMails.expired, [String(keptDays)], {
      ...mailing,
      path: '/template/userApply',
    })
}

export function applicationChores({ database, clock, settings }: Services): readonly Chore[] {
  const actor = { ...systemActor, name: '시스템' }
  return [
    {
      name: 'expire applications of staff',
      title: '지난 사용신청 만료',
      everyMilliseconds: 3_600_000,
      run: () =>
        withActor(
          database,
          systemActor,
          tx => expireApplications({ tx, actor, now: clock.now(), requestId: 'chore' }, settings),
          { today: clock.today() },
        ),
    },
  ]
}
