import { type ResultCodeName, resultText } from '../../../schemas/shared/resultCodes'
import type { LoginMode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import type { HttpExchange } from '../../http/route'
import type { Settings } from '../../settings'
import { auditLogin } from '../audit/loginAudit'
import { newTokenPair } from '../secret/tokens'
import type { LoginAccount } from '../session/loginAccount'
import { endSession, openSession } from '../session/sessionStore'
import { noteSupplierLogin } from '../session/supplierAccount'
import { findToken, keepTokens, tokensOfRequest } from '../session/tokenStore'
import { learnNetwork, type TypedUser } from './loginFailures'

export interface LogInContext {
  readonly tx: Transaction
  readonly now: Date
  readonly http: HttpExchange
  readonly requestId: string
  readonly settings: Settings
}

/** Spec §8: a refused log-in is code ERROR with the authentication code beside it. */
export function refusal(errorCode: ResultCodeName, msg = resultText(errorCode)) {
  return { code: 'ERROR', errorCode, msg }
}

export function expiry(expiresAt: Date, now: Date) {
  return {
    tokenExpiredTimestamp: expiresAt.getTime(),
    currentTimestamp: now.getTime(),
    timeDifference: expiresAt.getTime() - now.getTime(),
  }
}

/** Keeps a try, let in or refused with a code. */
export function auditTry(
  { tx, now, http }: LogInContext,
  { portal, userId }: TypedUser,
  mode: LoginMode,
  errorCode?: ResultCodeName,
): Promise<void> {
  const userAgent = http.headers['user-agent'] ?? null
  const outcome = errorCode === undefined ? { result: 'S' as const } : { result: 'F' as const, errorCode }
  return auditLogin(tx, { userId, portal, mode, ip: http.ip, userAgent, ...outcome }, now)
}

/**
 * Opens a session for somebody who has proved who he is, whatever the way. A session that the browser still had ends: a
 * new log-in gives a new identity.
 */
export async function startSession(context: LogInContext, account: LoginAccount, mode: LoginMode) {
  const { tx, now, http, settings } = context
  // Log-ins of one person take turns at his row, on whichever node, so that none oversteps how many sessions he may have.
  await noteLogin(context, account)
  const before = await findToken(tx, settings.secret, tokensOfRequest(http.headers, settings).access)
  if (before) await endSession(tx, before.sessionId, 'LOGOUT', now)
  const opened = await openSession(
    tx,
    {
      userId: account.userId,
      userName: account.name,
      portal: account.portal,
      mode,
      group: account.group,
      ip: http.ip,
      userAgent: http.headers['user-agent'],
      lastLoginIp: account.lastLoginIp,
      lastLoginDt: account.lastLoginDt,
    },
    now,
    settings.session,
  )
  await learnNetwork(tx, account, http.ip, now)
  await auditTry(context, account, mode)
  const pair = newTokenPair()
  await keepTokens(tx, settings.secret, opened.sessionId, pair, now)
  return {
    sessionId: opened.sessionId,
    answer: { ...pair, tokenKey: opened.tokenKey, ...expiry(opened.expiresAt, now) },
  }
}

async function noteLogin({ tx, now, http }: LogInContext, { portal, userId }: LoginAccount): Promise<void> {
  if (portal === 'E') return noteSupplierLogin(tx, userId, http.ip, now)
  await tx
    .updateTable('person')
    .set({ login_ip: http.ip, last_login_dt: now })
    .where('singleid', '=', userId)
    .execute()
}
