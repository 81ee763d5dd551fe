import type { IdpwAnswer, IdpwForm, TokenAnswer } from '../../../codegen/generated/types'
import { messages } from '../../../schemas/shared/messages'
import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import { isPassword } from '../secret/passwordHash'
import { hashToken, newToken } from '../secret/tokens'
import { findEmployeeAccount, isPasswordDue } from '../session/loginAccount'
import { tokenLimits } from '../session/sessionLimits'
import {
  countFailure,
  forgetFailures,
  isKnownNetwork,
  isLocked,
  lockedText,
  type TypedUser,
} from './loginFailures'
import { checkWait, forgetWait, lengthenWait, loginPlace } from './loginWait'
import { auditTry, type LogInContext, refusal, startSession } from './startSession'

export const systemId = 'GPMS'

/** Where the settings want one text, staff do not learn which of both was wrong either; the audit keeps the code. */
const wrongOnes: readonly ResultCodeName[] = ['AUTH011', 'AUTH019', 'COM000010']

async function judge(
  { tx, now, settings }: LogInContext,
  form: IdpwForm,
  user: TypedUser,
  isKnown: boolean,
): Promise<ResultCodeName | undefined> {
  if (form.systemId !== systemId) return 'AUTH006'
  const account = await findEmployeeAccount(tx, user.userId)
  // Compared in any case: what a refusal says must not be told by how long it takes.
  const fits = await isPassword(account?.passwordHash ?? undefined, form.password)
  // A locked account still opens to networks from which its owner has logged in before.
  if ((await isLocked(tx, user, now)) && !isKnown) return 'AUTH102'
  if (!account) {
    await countFailure(tx, user, now, settings.session)
    return 'AUTH019'
  }
  // Somebody who waits for approval has no password, and no reason to set one.
  if (account.passwordHash === null) return account.refusal ?? 'AUTH015'
  if (!fits) {
    await countFailure(tx, user, now, settings.session)
    return 'AUTH011'
  }
  if (account.refusal) return account.refusal
  return isPasswordDue(account, now, settings.session.passwordDays) ? 'AUTH103' : undefined
}

/** Identifier and password → one-time token of 60 seconds, or the code of spec §8. Every try is kept. */
export async function logInWithPassword(context: LogInContext, form: IdpwForm): Promise<IdpwAnswer> {
  const { tx, now, http, settings } = context
  const user: TypedUser = { portal: 'I', userId: form.username.trim().toLowerCase() }
  const isKnown = await isKnownNetwork(tx, user, http.ip)
  const place = loginPlace(http.ip, user.userId, isKnown)
  await checkWait(tx, place, now)
  const code = await judge(context, form, user, isKnown)
  if (code !== undefined) {
    await lengthenWait(tx, place, now)
    await auditTry(context, user, 'IDPW', code)
    const isHidden = settings.login.hasOneText && wrongOnes.includes(code)
    if (code === 'AUTH102') return refusal(code, await lockedText(tx, user, now))
    return isHidden ? refusal('AUTH011', messages.supplierLoginWrong) : refusal(code)
  }
  await forgetFailures(tx, user)
  await forgetWait(tx, http.ip, user.userId)
  const token = newToken()
  await tx
    .insertInto('login_token')
    .values({
      token_hash: hashToken(settings.secret, token),
      user_id: user.userId,
      portal_type: user.portal,
      expires_dt: new Date(now.getTime() + tokenLimits.loginToken),
    })
    .execute()
  return { code: 'OK', token }
}

/** One-time token → session. */
export async function logInWithToken(context: LogInContext, token: string): Promise<TokenAnswer> {
  const { tx, now, settings } = context
  const taken = await tx
    .deleteFrom('login_token')
    .where('token_hash', '=', hashToken(settings.secret, token))
    .returning(['user_id', 'expires_dt'])
    .executeTakeFirst()
  if (!taken || new Date(taken.expires_dt) < now) return refusal('AUTH008')
  const account = await findEmployeeAccount(tx, taken.user_id)
  if (!account || account.refusal) return refusal(account?.refusal ?? 'AUTH003')
  const { answer } = await startSession(context, account, 'IDPW')
  return { code: 'OK', ...answer }
}
