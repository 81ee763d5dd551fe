import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Transaction } from '../../database/connect'
import { sessionEnd, sessionLimits } from './sessionLimits'
import { hashToken, newToken } from './tokens'

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface FoundToken {
  readonly tokenHash: string
  readonly kind: string
  readonly retiredAt: Date | undefined
  readonly sessionId: string
  readonly userId: string
  readonly portal: string
  readonly tokenKey: string
  readonly status: string
  readonly createdAt: Date
  readonly lastAccessAt: Date
  readonly expiresAt: Date
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** The tokens a request carries, by the headers of spec §7. */
export function tokensOfRequest(headers: IncomingHttpHeaders) {
  const bearer = /^Bearer (\S{1,400})$/i.exec(single(headers.authorization) ?? '')?.[1]
  return { access: bearer ?? single(headers.accesstoken), refresh: single(headers.refreshtoken) }
}

/** A token with its session, whatever has become of both. */
export async function findToken(
  tx: Transaction,
  secret: string,
  token: string | undefined,
): Promise<FoundToken | undefined> {
  if (token === undefined || token === '') return undefined
  const row = await tx
    .selectFrom('session_token')
    .innerJoin('user_session', 'user_session.session_id', 'session_token.session_id')
    .select([
      'token_hash',
      'kind',
      'retired_dt',
      'user_session.session_id',
      'user_id',
      'portal_type',
      'token_key',
      'status',
      'created_date',
      'last_access_dt',
      'expired_date',
    ])
    .where('token_hash', '=', hashToken(secret, token))
    .executeTakeFirst()
  return (
    row && {
      tokenHash: row.token_hash,
      kind: row.kind,
      retiredAt: row.retired_dt === null ? undefined : new Date(row.retired_dt),
      sessionId: row.session_id,
      userId: row.user_id,
      portal: row.portal_type,
      tokenKey: row.token_key,
      status: row.status,
      createdAt: new Date(row.created_date),
      lastAccessAt: new Date(row.last_access_dt),
      expiresAt: new Date(row.expired_date),
    }
  )
}

/** The session of the token goes on. */
export function isAlive({ status, expiresAt }: FoundToken, now: Date): boolean {
  return status === 'ACTIVE' && now < expiresAt
}

/** The token still counts: never replaced, or only just. */
export function isFresh({ retiredAt }: FoundToken, now: Date): boolean {
  return retiredAt === undefined || now.getTime() - retiredAt.getTime() <= sessionLimits.overlap
}

export async function issueTokens(
  tx: Transaction,
  secret: string,
  sessionId: string,
  now: Date,
): Promise<TokenPair> {
  const pair = { accessToken: newToken(), refreshToken: newToken() }
  await tx
    .insertInto('session_token')
    .values([
      { token_hash: hashToken(secret, pair.accessToken), session_id: sessionId, kind: 'A', issued_dt: now },
      { token_hash: hashToken(secret, pair.refreshToken), session_id: sessionId, kind: 'R', issued_dt: now },
    ])
    .execute()
  return pair
}

export async function retireTokens(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session_token')
    .set({ retired_dt: now })
    .where('session_id', '=', sessionId)
    .where('retired_dt', 'is', null)
    .execute()
}

/** Moves the end of the session on; answers the new end. */
export async function touchSession(tx: Transaction, session: FoundToken, now: Date): Promise<Date> {
  const end = sessionEnd(session.createdAt, now)
  await tx
    .updateTable('user_session')
    .set({ last_access_dt: now, expired_date: end })
    .where('session_id', '=', session.sessionId)
    .execute()
  return end
}

export async function endSession(
  tx: Transaction,
  sessionId: string,
  status: 'LOGOUT' | 'EXPIRED' | 'KILLED',
): Promise<void> {
  await tx
    .updateTable('user_session')
    .set({ status })
    .where('session_id', '=', sessionId)
    .where('status', '=', 'ACTIVE')
    .execute()
}

export interface NewSession {
  readonly userId: string
  readonly userName: string
  readonly group: string
  readonly ip: string
  readonly userAgent: string | undefined
  readonly lastLoginIp: string | null
  readonly lastLoginDt: string | null
}

export async function openSession(tx: Transaction, session: NewSession, now: Date) {
  const sessionId = randomUUID()
  const expiresAt = sessionEnd(now, now)
  const tokenKey = newToken()
  await tx
    .insertInto('user_session')
    .values({
      session_id: sessionId,
      user_id: session.userId,
      user_name: session.userName,
      portal_type: 'I',
      auth_group_id: session.group,
      token_key: tokenKey,
      ip: session.ip,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
      created_date: now,
      last_access_dt: now,
      expired_date: expiresAt,
      last_login_ip: session.lastLoginIp,
      last_login_dt: session.lastLoginDt,
    })
    .execute()
  return { sessionId, tokenKey, expiresAt }
}
