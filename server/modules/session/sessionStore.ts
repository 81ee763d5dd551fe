import { randomUUID } from 'node:crypto'
import type { LoginMode, PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import type { SessionSettings } from '../../sessionSettings'
import { auditLogin, type LoginResult } from '../audit/loginAudit'
import { newToken } from '../secret/tokens'
import { sessionEnd } from './sessionLimits'
import type { FoundToken } from './tokenStore'

/**
 * Moves the end of the session on; answers the new end. Whoever finds the session held does not wait: somebody else moves
 * its end this very moment.
 */
export async function touchSession(
  tx: Transaction,
  session: FoundToken,
  now: Date,
  limits: SessionSettings,
): Promise<Date> {
  const end = sessionEnd(session.createdAt, now, limits)
  await tx
    .updateTable('user_session')
    .set({ last_access_dt: now, expired_date: end })
    .where('session_id', 'in', held =>
      held
        .selectFrom('user_session')
        .select('session_id')
        .where('session_id', '=', session.sessionId)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  return end
}

/** How a session may end, and what the audit calls it. */
const endings = { LOGOUT: 'L', EXPIRED: 'E', KILLED: 'K' } as const satisfies Record<string, LoginResult>
export type SessionEnding = keyof typeof endings

/** Ends sessions that still run, and says so in the audit. */
export async function endSessions(
  tx: Transaction,
  sessionIds: readonly string[],
  ending: SessionEnding,
  now: Date,
): Promise<number> {
  if (sessionIds.length === 0) return 0
  const ended = await tx
    .updateTable('user_session')
    .set({ status: ending })
    .where('session_id', 'in', sessionIds)
    .where('status', '=', 'ACTIVE')
    .returning(['user_id', 'portal_type', 'login_mode', 'ip', 'user_agent'])
    .execute()
  for (const row of ended) {
    await auditLogin(
      tx,
      {
        userId: row.user_id,
        portal: row.portal_type,
        mode: row.login_mode,
        result: endings[ending],
        ip: row.ip,
        userAgent: row.user_agent,
      },
      now,
    )
  }
  return ended.length
}

export const endSession = (tx: Transaction, sessionId: string, ending: SessionEnding, now: Date) =>
  endSessions(tx, [sessionId], ending, now)

/** The running sessions of a user, the one used last first. */
export function runningSessions(tx: Transaction, portal: PortalCode, userId: string, now: Date) {
  return tx
    .selectFrom('user_session')
    .selectAll()
    .where('portal_type', '=', portal)
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .where('expired_date', '>', now.toISOString())
    .orderBy('last_access_dt', 'desc')
    .orderBy('session_id')
    .execute()
}

export interface NewSession {
  readonly userId: string
  readonly userName: string
  readonly portal: PortalCode
  readonly mode: LoginMode
  readonly group: string
  readonly ip: string
  readonly userAgent: string | undefined
  readonly lastLoginIp: string | null
  readonly lastLoginDt: string | null
}

/** Opens a session. A user with more than he may have loses the one unused longest. */
export async function openSession(
  tx: Transaction,
  session: NewSession,
  now: Date,
  limits: SessionSettings,
): Promise<{ sessionId: string; tokenKey: string; expiresAt: Date }> {
  const running = await runningSessions(tx, session.portal, session.userId, now)
  const tooMany = running.slice(limits.sessionsPerUser - 1).map(row => row.session_id)
  await endSessions(tx, tooMany, 'KILLED', now)
  const opened = { sessionId: randomUUID(), tokenKey: newToken(), expiresAt: sessionEnd(now, now, limits) }
  await tx
    .insertInto('user_session')
    .values({
      session_id: opened.sessionId,
      user_id: session.userId,
      user_name: session.userName,
      portal_type: session.portal,
      auth_group_id: session.group,
      login_mode: session.mode,
      token_key: opened.tokenKey,
      ip: session.ip,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
      created_date: now,
      last_access_dt: now,
      expired_date: opened.expiresAt,
      last_login_ip: session.lastLoginIp,
      last_login_dt: session.lastLoginDt,
    })
    .execute()
  return opened
}

/**
 * Gives a session whose user was granted another group a new identity. Its tokens go with it, so that requests
 * under way still find it; its longest time counts from the log-in as before.
 */
export async function renameSession(
  tx: Transaction,
  session: FoundToken,
  group: string,
): Promise<FoundToken> {
  const before = await tx
    .selectFrom('user_session')
    .selectAll()
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow()
  const sessionId = randomUUID()
  await tx
    .insertInto('user_session')
    .values({ ...before, session_id: sessionId, auth_group_id: group })
    .execute()
  await tx
    .updateTable('session_token')
    .set({ session_id: sessionId })
    .where('session_id', '=', session.sessionId)
    .execute()
  await tx
    .updateTable('user_session')
    .set({ status: 'LOGOUT' })
    .where('session_id', '=', session.sessionId)
    .execute()
  return { ...session, sessionId, group }
}
