import { sql } from 'kysely'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { systemActor } from '../../database/actor'
import type { PortalCode } from '../../database/columnCodes'
import { withActor } from '../../database/withActor'
import type { Services } from '../../http/serverModule'
import { sendMessage } from '../message/outbox'
import { isMailAddress } from '../message/sendMail'
import { noticeTexts } from './noticeTexts'

const mostAtOnce = 100
/** Notices of longer ago are in the bell; a mail of them would only surprise. */
const latestMilliseconds = 86_400_000

interface UnmailedNotice {
  readonly noti_seq: string
  readonly user_id: string
  readonly portal_type: PortalCode
  readonly title: string
  readonly link: string | null
  readonly created_dt: string
  readonly hname: string | null
  readonly email: string | null
}

/** Puts a mail into the outbox for each notice that has none, once; any number of nodes may do so at once. */
export function mailNotices({ database, settings, clock }: Services): Promise<number> {
  const now = clock.now()
  return withActor(database, systemActor, async tx => {
    const { rows } = await sql<UnmailedNotice>`
      with taken as (
        update notification set mailed_dt = ${now} where noti_seq in (
          select noti_seq from notification where mailed_dt is null
          order by noti_seq limit ${mostAtOnce} for update skip locked)
        returning noti_seq, user_id, portal_type, title, link, created_dt)
      select taken.*, coalesce(person.hname, ext_user.user_name) hname, coalesce(person.email, ext_user.email) email
      from taken
      left join person on portal_type = 'I' and person.singleid = taken.user_id
        and person.use_flag = 'Y' and person.status <> 'R'
      left join ext_user on portal_type = 'E' and ext_user.user_id = taken.user_id and ext_user.status = 'ACTIVE'
      order by noti_seq`.execute(tx)
    const due = rows.filter(
      row => now.getTime() - new Date(row.created_dt).getTime() <= latestMilliseconds && row.email !== null,
    )
    for (const row of due) {
      const recipient = row.email ?? ''
      if (!isMailAddress(recipient)) continue
      const address = `${settings.origins[0] ?? ''}${row.link ?? '/'}`
      await sendMessage(
        tx,
        settings.secret,
        {
          channel: 'E',
          recipient,
          portal: row.portal_type,
          userId: row.user_id,
          purpose: 'NOTICE',
          title: row.title,
          text: fillMessage(noticeTexts.noticeMail, [row.hname ?? row.user_id, row.title, address]),
        },
        now,
      )
    }
    return due.length
  })
}
