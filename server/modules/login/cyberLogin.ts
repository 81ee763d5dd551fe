import type {
  CyberLoginAnswer,
  CyberLoginForm,
  CyberOtpForm,
  CyberSessionAnswer,
} from '../../../codegen/generated/types'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { messages } from '../../../schemas/shared/messages'
import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import { Failure, fieldRefused, refused } from '../../http/failure'
import { codeLimits } from '../../limits'
import { hasCodesLeft, sendMessage } from '../message/outbox'
import { isPassword } from '../secret/passwordHash'
import { isCodeShape, maskedEmail, maskedPhone, newCode } from '../secret/verificationCode'
import { isPasswordDue } from '../session/loginAccount'
import {
  countSupplierFailure,
  findSupplierAccount,
  lockSupplier,
  type SupplierAccount,
} from '../session/supplierAccount'
import {
  countFailure,
  forgetFailures,
  isKnownNetwork,
  lockEnd,
  lockedText,
  type TypedUser,
} from './loginFailures'
import { loginTexts } from './loginTexts'
import { beginCodeTransaction, endTransaction, transactionOf, tryCode } from './loginTransaction'
import { checkWait, forgetWait, lengthenWait, loginPlace } from './loginWait'
import { auditTry, type LogInContext, refusal } from './startSession'

/*
 * id and password ──▶ judged ──▶ code sent by text or mail ──▶ login transaction
 *                                                                │ header loginTransaction
 * id, password, code ────────────────────────────────────────────▶ try taken ──▶ judged ──▶ session
 */

/** Opens the session and answers it with user, menus and codes; given by the routes, which know the menus. */
export type OpenSupplierSession = (
  context: LogInContext,
  account: SupplierAccount,
  mode: 'OTP' | 'AD' | 'DEV',
) => Promise<CyberSessionAnswer>

/** Suppliers read one answer for these, so that nobody learns which identifiers exist; the audit keeps the code. */
const hidden: readonly ResultCodeName[] = ['AUTH011', 'AUTH019', 'COM000010']

function supplierRefusal(code: ResultCodeName) {
  return hidden.includes(code) ? refusal('AUTH011', messages.supplierLoginWrong) : refusal(code)
}

/** The refusal of a user who has typed his password, with how long a lock lasts. */
async function supplierRefused({ tx, now }: LogInContext, user: TypedUser, code: ResultCodeName) {
  return code === 'AUTH102' ? refusal(code, await lockedText(tx, user, now)) : supplierRefusal(code)
}

const typedUser = (userId: string): TypedUser => ({ portal: 'E', userId: userId.trim().toLowerCase() })

interface Judged {
  readonly code: ResultCodeName | undefined
  readonly account: SupplierAccount | undefined
}

async function judge(
  { tx, now, settings }: LogInContext,
  user: TypedUser,
  password: string,
  isKnown: boolean,
): Promise<Judged> {
  const account = await findSupplierAccount(tx, user.userId, now)
  const fits = await isPassword(account?.passwordHash ?? undefined, password)
  const refuse = (code: ResultCodeName): Judged => ({ code, account })
  const end = await lockEnd(tx, user)
  if (end !== undefined && end > now && !isKnown) return refuse('AUTH102')
  if (!account) return refuse('AUTH019')
  if (!fits) return refuse('AUTH011')
  // The state of a user still says what a lock said that has ended.
  const isOpenedLock = account.refusal === 'AUTH102' && (isKnown || (end !== undefined && end <= now))
  if (account.refusal && !isOpenedLock) return refuse(account.refusal)
  if (isPasswordDue(account, now, settings.session.passwordDays)) return refuse('AUTH103')
  return { code: undefined, account }
}

/** A wrong password or code, by the identifier as typed; the fifth in a row locks. */
async function noteWrong({ tx, now, settings }: LogInContext, user: TypedUser): Promise<void> {
  const isLockedNow = await countFailure(tx, user, now, settings.session)
  await countSupplierFailure(tx, user.userId)
  if (isLockedNow) await lockSupplier(tx, user.userId)
}

const wrongOnes: readonly ResultCodeName[] = ['AUTH011', 'AUTH019']

/** Identifier and password → a code on its way and a transaction that waits for it. Every try is kept. */
export async function cyberLogin(
  context: LogInContext,
  form: CyberLoginForm,
): Promise<CyberLoginAnswer | Failure> {
  const { tx, now, http, settings } = context
  const user = typedUser(form.userId)
  const isKnown = await isKnownNetwork(tx, user, http.ip)
  const place = loginPlace(http.ip, `E:${user.userId}`, isKnown)
  await checkWait(tx, place, now)
  const { code, account } = await judge(context, user, form.userPw, isKnown)
  if (code !== undefined || !account) {
    const why = code ?? 'AUTH019'
    if (wrongOnes.includes(why)) await noteWrong(context, user)
    await lengthenWait(tx, place, now)
    await auditTry(context, user, 'OTP', why)
    return supplierRefused(context, user, why)
  }
  // Without a gateway codes go by mail, also to those who would rather have them as a text.
  const hasTexts = settings.mode === 'demo' || settings.messages.text !== undefined
  if (form.optGubun === 'S' && !hasTexts) return refused('noTextMessages', loginTexts.noTextMessages)
  const channel = form.optGubun ?? (hasTexts ? account.channel : 'E')
  if (channel === 'S' && !account.cellPhoneNo) return refused('noCellPhone', loginTexts.noCellPhone)
  if (!(await hasCodesLeft(tx, { ...user, purpose: 'OTP' }, now)))
    return new Failure(429, 'codeWait', loginTexts.tooManyCodes, {
      retryAfterSeconds: codeLimits.windowMilliseconds / 1_000,
    })
  const { codeSeconds } = settings.session
  const secretCode = newCode(settings)
  const recipient = channel === 'S' ? (account.cellPhoneNo ?? '') : account.email
  const text = fillMessage(loginTexts.codeText, [secretCode, Math.ceil(codeSeconds / 60)])
  await sendMessage(
    tx,
    settings.secret,
    { channel, recipient, ...user, purpose: 'OTP', title: loginTexts.codeTitle, text },
    now,
  )
  const expiresAt = new Date(now.getTime() + codeSeconds * 1_000)
  const { userId } = user
  return {
    code: 'OK',
    transaction: await beginCodeTransaction(tx, settings.secret, { userId, code: secretCode, expiresAt }),
    otpGubun: channel,
    sentTo: channel === 'S' ? maskedPhone(recipient) : maskedEmail(recipient),
    otpSeconds: codeSeconds,
  }
}

/** The code that was sent → a session. Bound to the transaction; the password is checked once more (requirements 1). */
export async function cyberCheckOtp(
  context: LogInContext,
  form: CyberOtpForm,
  open: OpenSupplierSession,
): Promise<CyberSessionAnswer> {
  const { tx, now, http, settings } = context
  const code = form.otpNum.trim()
  if (!isCodeShape(code)) throw fieldRefused('otpNum', loginTexts.codeFormat)
  const user = typedUser(form.userId)
  const refuse = async (why: ResultCodeName, msg?: string) => {
    await auditTry(context, user, 'OTP', why)
    return msg === undefined ? supplierRefused(context, user, why) : refusal(why, msg)
  }
  const token = transactionOf(http.headers)
  const tried = await tryCode(tx, settings.secret, { token, code, now })
  if (!tried || tried.userId !== user.userId) return refuse('AUTH008', loginTexts.codeExpired)
  const isKnown = await isKnownNetwork(tx, user, http.ip)
  const judged = await judge(context, user, form.userPw, isKnown)
  if (judged.code !== undefined || !judged.account) {
    const why = judged.code ?? 'AUTH019'
    if (wrongOnes.includes(why)) await noteWrong(context, user)
    return refuse(why)
  }
  if (tried.isExpired) return refuse('AUTH008', loginTexts.codeExpired)
  if (!tried.isRight) {
    await noteWrong(context, user)
    const answer = await refuse('AUTH013', fillMessage(loginTexts.codeWrong, [tried.triesLeft]))
    return { ...answer, triesLeft: tried.triesLeft }
  }
  await endTransaction(tx, settings.secret, token)
  await forgetFailures(tx, user)
  await forgetWait(tx, http.ip, `E:${user.userId}`)
  return open(context, judged.account, 'OTP')
}
