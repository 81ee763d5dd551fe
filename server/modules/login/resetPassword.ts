import { sql } from 'kysely'
import type { AuthAnswer, ResetForm } from '../../../codegen/generated/types'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { type PasswordFault, passwordTexts } from '../../../schemas/shared/passwordRule'
import type { Transaction } from '../../database/connect'
import { namedPortal } from '../../http/requestOrigin'
import { hasCodesLeft, sendMessage } from '../message/outbox'
import { newResetCode } from '../secret/verificationCode'
import { endSessions, runningSessions } from '../session/sessionStore'
import { unlockSupplier } from '../session/supplierAccount'
import { systemId } from './logIn'
import { forgetFailures, isKnownNetwork, type TypedUser } from './loginFailures'
import { loginTexts } from './loginTexts'
import { triesPerCode } from './loginTransaction'
import { countRequest, networkOf } from './loginWait'
import { hashResetCode, placeOfCode } from './passwordLink'
import { changePassword, faultOf } from './passwordStore'
import { auditTry, type LogInContext, refusal } from './startSession'

/** Whose password it is: the call is the same for both portals, so the page says from which it comes. */
function userOf({ http }: LogInContext, login: string): TypedUser {
  const portal = namedPortal(http.headers) === 'external' ? 'E' : 'I'
  return { portal, userId: login.trim().toLowerCase() }
}

/** Where the code goes; nothing for those who may not log in anyway. */
async function addressOf(tx: Transaction, { portal, userId }: TypedUser): Promise<string | undefined> {
  if (portal === 'E') {
    const user = await tx
      .selectFrom('ext_user')
      .select('email')
      .where('user_id', '=', userId)
      .where('status', 'in', ['ACTIVE', 'LOCKED'])
      .executeTakeFirst()
    return user?.email
  }
  const person = await tx
    .selectFrom('person')
    .select('email')
    .where('singleid', '=', userId)
    .where('use_flag', '=', 'Y')
    .where('status', '<>', 'R')
    .executeTakeFirst()
  return person?.email ?? undefined
}

/** Codes that all networks together have a user sent within ten minutes; one that is known to be his is not held back. */
const codesOfAll = 20

/**
 * Whether another code is written now. Each network has codes of its own, so that a stranger who asks for them takes none
 * away from the owner.
 */
async function mayAsk({ tx, now, http }: LogInContext, user: TypedUser, place: string): Promise<boolean> {
  const asked = { ...user, purpose: 'RESET' } as const
  if (!(await hasCodesLeft(tx, { ...asked, place }, now))) return false
  return (await isKnownNetwork(tx, user, http.ip)) || (await hasCodesLeft(tx, asked, now, codesOfAll))
}

/**
 * Mails a code to the user's address. Answer and work are the same for a user, for nobody, and for one who was sent enough:
 * nobody's code is written as well, and goes nowhere.
 */
export async function sendResetCode(
  context: LogInContext,
  form: { readonly systemId: string; readonly login: string },
): Promise<AuthAnswer> {
  const { tx, now, http, settings } = context
  if (form.systemId !== systemId) return refusal('AUTH006')
  await countRequest(tx, { ip: http.ip, now })
  const user = userOf(context, form.login)
  const place = networkOf(http.ip)
  const recipient = (await addressOf(tx, user)) ?? ''
  if (!(await mayAsk(context, user, place))) return { code: 'OK' }
  const code = newResetCode()
  const { codeSeconds } = settings.session
  const text = fillMessage(loginTexts.resetText, [code, Math.ceil(codeSeconds / 60)])
  const title = loginTexts.resetTitle
  await sendMessage(
    tx,
    settings.secret,
    { channel: 'E', recipient, ...user, purpose: 'RESET', place, title, text },
    now,
  )
  const fresh = {
    code_hash: hashResetCode(settings.secret, user, code),
    try_cnt: 0,
    expires_dt: new Date(now.getTime() + codeSeconds * 1_000),
  }
  await tx
    .insertInto('password_reset')
    .values({ portal_type: user.portal, user_id: user.userId, place, ...fresh })
    .onConflict(conflict => conflict.columns(['portal_type', 'user_id', 'place']).doUpdateSet(fresh))
    .execute()
  return { code: 'OK' }
}

/**
 * Takes one of five tries of the code that this network was sent, or of a link; the row is held until the call has ended. A code that was
 * written for nobody sets no password.
 */
async function isCodeRight({ tx, now, http, settings }: LogInContext, user: TypedUser, code: string) {
  const row = await tx
    .updateTable('password_reset')
    .set({ try_cnt: sql<number>`try_cnt + 1` })
    .where('portal_type', '=', user.portal)
    .where('user_id', '=', user.userId)
    .where('place', '=', placeOfCode(code, http.ip))
    .where('try_cnt', '<', triesPerCode)
    .where('expires_dt', '>', now.toISOString())
    .returning('code_hash')
    .executeTakeFirst()
  return (
    row?.code_hash === hashResetCode(settings.secret, user, code) && (await addressOf(tx, user)) !== undefined
  )
}

const refusePassword = (fault: PasswordFault) => ({ ...refusal('AUTH014'), reason: passwordTexts[fault] })

/**
 * Code and new password → the password is set, a lock by failures is lifted and every session of the user ends. It logs
 * nobody in and passes no second factor by.
 */
export async function resetPassword(context: LogInContext, form: ResetForm): Promise<AuthAnswer> {
  const { tx, now } = context
  if (form.systemId !== systemId) return refusal('AUTH006')
  const user = userOf(context, form['loginUser.login'])
  if (form.password !== form.passwordCheck) return refusePassword('differs')
  const fault = faultOf(form.password, user)
  if (fault) return refusePassword(fault)
  if (!(await isCodeRight(context, user, form.token.trim()))) {
    await auditTry(context, user, 'IDPW', 'AUTH013')
    return refusal('AUTH013')
  }
  const recent = await changePassword(tx, user, form.password, now)
  if (recent) return refusePassword(recent)
  await tx
    .deleteFrom('password_reset')
    .where('portal_type', '=', user.portal)
    .where('user_id', '=', user.userId)
    .execute()
  await forgetFailures(tx, user)
  if (user.portal === 'E') await unlockSupplier(tx, user.userId)
  const running = await runningSessions(tx, user.portal, user.userId, now)
  await endSessions(
    tx,
    running.map(session => session.session_id),
    'KILLED',
    now,
  )
  await tellOwner(context, user)
  return { code: 'OK' }
}

async function tellOwner({ tx, now, settings }: LogInContext, user: TypedUser): Promise<void> {
  const recipient = await addressOf(tx, user)
  if (recipient === undefined) return
  const words = { title: loginTexts.changedTitle, text: loginTexts.changedText }
  await sendMessage(
    tx,
    settings.secret,
    { channel: 'E', recipient, ...user, purpose: 'NOTICE', ...words },
    now,
  )
}
