import type { CyberLoginAnswer, CyberSessionAnswer, CyberUser } from '../../codegen/generated/types'
import { messages } from '../../schemas/shared/messages'
import { isResultCode, resultText } from '../../schemas/shared/resultCodes'
import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import { keepLogin } from './keepLogin'
import type { Tokens } from './keptSession'
import type { ServerClock } from './serverClock'
import { forgetUser, type SessionStore } from './sessionStore'

/*
 * id, password, way ── cyberLogin ──▶ code on its way, login transaction
 *                                        │ header loginTransaction
 * id, password, code ── cyberCheckOtp ──▶ tokens, user, menus, codes
 *
 * tokens of the address ── cyberAdLogin ──▶ the same, or CHOOSE ── getCyberUserList, cyberUserSync ──▶ the same
 */

export interface CyberParts {
  readonly call: CallPort
  readonly session: SessionStore
  readonly clock: ServerClock
}

export type CodeWay = 'S' | 'E'

export interface CyberCredentials {
  readonly userId: string
  readonly password: string
}

export interface SentCode {
  readonly outcome: 'sent'
  readonly way: CodeWay
  /** Masked. */
  readonly sentTo: string
  readonly seconds: number
}

export interface RefusedCyber {
  readonly outcome: 'refused'
  readonly code: string
  readonly message: string
  readonly triesLeft?: number
}

export type CyberOutcome = { readonly outcome: 'open' } | RefusedCyber

/** Suppliers read one text for these, so that nobody learns which identifiers exist (domain 10.3). */
const hidden = ['AUTH011', 'AUTH019', 'COM000010']

/** The text of a refused log-in of suppliers: what the server says of it, else the text of its code. */
export function supplierCodeText(code: string, msg = ''): string {
  if (/[가-힣]/.test(msg)) return msg
  if (hidden.includes(code)) return messages.supplierLoginWrong
  return isResultCode(code) ? resultText(code) : messages.authenticationErrorUnknown
}

/** Identifier and password → a code on its way. While a second one is refused, the first still counts. */
export async function sendCode(
  { call, session }: CyberParts,
  { userId, password }: CyberCredentials,
  way: CodeWay,
): Promise<SentCode | RefusedCyber> {
  session.setState({ tokens: undefined, user: undefined, loginId: userId })
  return orRefused(async () => {
    const answer = await call('cyberLogin', { body: { userId, userPw: password, optGubun: way } })
    if (answer.transaction === undefined) return refusedBy(answer)
    session.setState({ loginTransaction: answer.transaction })
    return {
      outcome: 'sent',
      way: answer.otpGubun === 'S' ? 'S' : 'E',
      sentTo: answer.sentTo ?? '',
      seconds: answer.otpSeconds ?? 0,
    }
  })
}

/** The code → a session. */
export async function checkCode(
  parts: CyberParts,
  { userId, password }: CyberCredentials,
  code: string,
): Promise<CyberOutcome> {
  return orRefused(async () =>
    keepSession(
      parts,
      await parts.call('cyberCheckOtp', { body: { userId, userPw: password, otpNum: code } }),
    ),
  )
}

export type AddressOutcome =
  | CyberOutcome
  | { readonly outcome: 'choose'; readonly users: readonly CyberUser[] }

/**
 * Tokens of the address → a session, or those of whom one is chosen; `userId` is the one that the address wishes for (spec §7). They are kept no longer than this call; without them
 * a cookie holds the directory's proof.
 */
export async function enterByTokens(
  parts: CyberParts,
  tokens: Tokens | undefined,
  userId: string,
): Promise<AddressOutcome> {
  const { call, session } = parts
  session.setState({ tokens, loginTransaction: undefined })
  const outcome = await orRefused<AddressOutcome>(async () => {
    const answer = await call('cyberAdLogin', { body: { userId } })
    if (answer.code !== 'CHOOSE' || answer.transaction === undefined) return keepSession(parts, answer)
    session.setState({ tokens: undefined, loginTransaction: answer.transaction })
    const all = { compNo: '', userName: '', dsadId: '' }
    return { outcome: 'choose', users: (await call('getCyberUserList', { body: all })).userInfo }
  })
  if (outcome.outcome === 'refused') forgetUser(session)
  return outcome
}

/** One of the users that the directory's identity stands for → his session. */
export async function chooseCyberUser(parts: CyberParts, selUser: string): Promise<CyberOutcome> {
  return orRefused(async () => keepSession(parts, await parts.call('cyberUserSync', { body: { selUser } })))
}

function keepSession(parts: CyberParts, answer: CyberSessionAnswer): CyberOutcome {
  return keepLogin(parts, answer, 'external') ? { outcome: 'open' } : refusedBy(answer)
}

function refusedBy({
  code,
  errorCode = code,
  msg,
  triesLeft,
}: CyberLoginAnswer & Pick<CyberSessionAnswer, 'triesLeft'>): RefusedCyber {
  return {
    outcome: 'refused',
    code: errorCode,
    message: supplierCodeText(errorCode, msg),
    ...(triesLeft === undefined ? {} : { triesLeft }),
  }
}

async function orRefused<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | RefusedCyber> {
  try {
    return await work()
  } catch (error) {
    if (!isFailure(error)) throw error
    return { outcome: 'refused', code: error.code, message: error.message }
  }
}
