import { fillMessage } from '../../schemas/shared/koreanParticle'
import { systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import type { Row } from '../database/tables'
import { addEvent } from '../document/documentEvents'
import { forgetFailures } from '../modules/login/loginFailures'
import { writePasswordLink } from '../modules/login/passwordLink'
import { changePassword } from '../modules/login/passwordStore'
import { newTemporaryPassword } from '../modules/login/temporaryPassword'
import { type Message, sendMessage } from '../modules/message/outbox'
import { endSessions, runningSessions } from '../modules/session/sessionStore'
import { StartFailure } from '../startFailure'

/** What an operator does to an account from the machine itself, when nobody can do it from a page. */

interface Administrator {
  readonly singleid: string
  readonly hname: string
  readonly email?: string
}

const group = '99'
const linkTexts = {
  title: '[GPMS] 비밀번호를 정해 주세요.',
  text: '[GPMS] Single ID {0}의 비밀번호를 24시간 안에 다음 주소에서 정해 주세요. 다른 사람에게 알려 주지 마세요. {1}',
} as const
/** Until a file names him with another one, an administrator stands in a section and a department of his own. */
export const placeOfAdministrators = { section: '시스템관리', deptcd: 'ADMIN', deptnm: '시스템관리' }

const userOf = (userId: string) => ({ portal: 'I', userId }) as const

/** Makes an account of group 99 and answers its password, which is not kept anywhere in clear. */
export async function createAdministrator(
  tx: Transaction,
  { singleid, hname, email }: Administrator,
  now: Date,
): Promise<string> {
  if (!/^[a-z][a-z0-9.]{2,29}$/.test(singleid))
    throw new StartFailure(
      `"${singleid}" is no Single ID: 3 to 30 small letters, digits and dots, beginning with a letter.`,
    )
  if (hname.trim() === '' || hname.length > 50)
    throw new StartFailure('--name takes the name of the person, 1 to 50 characters.')
  const made = await tx
    .insertInto('person')
    .values({
      ...{
        singleid,
        hname: hname.trim(),
        ...placeOfAdministrators,
        auth_group_id: group,
        email: email ?? null,
      },
      ...{ created_by: systemActor.userId, created_dt: now },
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n)
    throw new StartFailure(
      `There is a "${singleid}" already. npm run admin -- password ${singleid} gives a new password.`,
    )
  await note(tx, singleid, 'createAdministrator', now)
  return givePassword(tx, singleid, now)
}

/** Gives somebody of the staff a new password, lifts his lock and ends his sessions; answers the password. */
export async function givePassword(tx: Transaction, singleid: string, now: Date): Promise<string> {
  await findPerson(tx, singleid)
  const password = newTemporaryPassword()
  await changePassword(tx, userOf(singleid), password, now)
  await unlock(tx, singleid, now)
  await endAllSessions(tx, singleid, now)
  await note(tx, singleid, 'givePassword', now)
  return password
}

/** Where somebody of the staff sets his password himself, once and within a day. */
export async function writeLink(
  tx: Transaction,
  singleid: string,
  { secret, origin }: { readonly secret: string; readonly origin: string },
  now: Date,
): Promise<string> {
  const { email, use_flag } = await findPerson(tx, singleid)
  if (email === null || use_flag !== 'Y')
    throw new StartFailure(
      `${singleid} is out of use or has no mail address. npm run admin -- password ${singleid} gives a password instead.`,
    )
  const code = await writePasswordLink(tx, secret, userOf(singleid), now)
  const address = `${origin}/login#reset=${singleid}.${code}`
  await note(tx, singleid, 'writePasswordLink', now)
  const text = fillMessage(linkTexts.text, [singleid, address])
  const message: Message = {
    channel: 'E',
    recipient: email,
    ...userOf(singleid),
    purpose: 'NOTICE',
    title: linkTexts.title,
    text,
  }
  await sendMessage(tx, secret, message, now)
  return `A link is mailed to ${email} as soon as the server runs; it counts once, for a day.`
}

/** Lifts the lock that failed log-ins have put on somebody of the staff. */
export async function unlock(tx: Transaction, singleid: string, now: Date): Promise<void> {
  await findPerson(tx, singleid)
  await forgetFailures(tx, userOf(singleid))
  await note(tx, singleid, 'unlockAuthUser', now)
}

/** Ends every session of somebody of the staff; answers how many there were. */
export async function endAllSessions(tx: Transaction, singleid: string, now: Date): Promise<number> {
  await findPerson(tx, singleid)
  const running = await runningSessions(tx, 'I', singleid, now)
  return endSessions(
    tx,
    running.map(({ session_id }) => session_id),
    'KILLED',
    now,
  )
}

/** Ends every session of many at once. */
export async function endSessionsOf(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const running = await tx
    .selectFrom('user_session')
    .select('session_id')
    .where('portal_type', '=', 'I')
    .where('user_id', 'in', [...ids])
    .where('status', '=', 'ACTIVE')
    .execute()
  await endSessions(
    tx,
    running.map(({ session_id }) => session_id),
    'KILLED',
    now,
  )
}

async function findPerson(
  tx: Transaction,
  singleid: string,
): Promise<Pick<Row<'person'>, 'email' | 'use_flag'>> {
  const found = await tx
    .selectFrom('person')
    .select(['email', 'use_flag'])
    .where('singleid', '=', singleid)
    .executeTakeFirst()
  if (!found) throw new StartFailure(`Nobody of the staff has the Single ID "${singleid}".`)
  return found
}

const note = (tx: Transaction, singleid: string, action: string, now: Date) =>
  addEvent(
    { tx, now, actor: systemActor, requestId: 'admin' },
    { docType: 'PERSON', docNo: singleid, action, from: null, to: null },
  )
