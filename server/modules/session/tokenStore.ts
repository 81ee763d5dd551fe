import type { IncomingHttpHeaders } from 'node:http'
import type { PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import { hashToken, type TokenPair } from '../secret/tokens'
import { tokenLimits } from './sessionLimits'
import { type TokenPlace, tokenBehind } from './tokenCookies'

/** A token with its session, whatever has become of both. */
export interface FoundToken {
  readonly kind: string
  readonly retiredAt: Date | undefined
  readonly sessionId: string
  readonly userId: string
  readonly portal: PortalCode
  /** The authority group that the session was opened with. */
  readonly group: string
  readonly tokenKey: string
  readonly status: string
  readonly createdAt: Date
  readonly lastAccessAt: Date
  readonly expiresAt: Date
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** The tokens a request carries, by the headers of spec §7. */
export function tokensOfRequest(headers: IncomingHttpHeaders, place: TokenPlace) {
  const bearer = /^Bearer (\S{1,400})$/i.exec(single(headers.authorization) ?? '')?.[1]
  return {
    access: tokenBehind(place, headers, 'access', bearer ?? single(headers.accesstoken)),
    refresh: tokenBehind(place, headers, 'refresh', single(headers.refreshtoken)),
  }
}

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
      'kind',
      'retired_dt',
      'user_session.session_id',
      'user_id',
      'portal_type',
      'auth_group_id',
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
      kind: row.kind,
      retiredAt: row.retired_dt === null ? undefined : new Date(row.retired_dt),
      sessionId: row.session_id,
      userId: row.user_id,
      portal: row.portal_type,
      group: row.auth_group_id,
      tokenKey: row.token_key,
      status: row.status,
      createdAt: new Date(row.created_date),
      lastAccessAt: new Date(row.last_access_dt),
      expiresAt: new Date(row.expired_date),
    }
  )
}

/** Holds the session of a token for this transaction, so that two who renew it take turns. */
export async function lockSession(tx: Transaction, { sessionId }: FoundToken): Promise<void> {
  await tx
    .selectFrom('user_session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .forUpdate()
    .execute()
}

/** The session of the token goes on. */
export function isAlive({ status, expiresAt }: FoundToken, now: Date): boolean {
  return status === 'ACTIVE' && now < expiresAt
}

/** The token still counts: never replaced, or only just. */
export function isFresh({ retiredAt }: FoundToken, now: Date): boolean {
  return retiredAt === undefined || now.getTime() - retiredAt.getTime() <= tokenLimits.overlap
}

/** Gives a session its tokens; the same ones a second time change nothing. */
export async function keepTokens(
  tx: Transaction,
  secret: string,
  sessionId: string,
  pair: TokenPair,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('session_token')
    .values([
      { token_hash: hashToken(secret, pair.accessToken), session_id: sessionId, kind: 'A', issued_dt: now },
      { token_hash: hashToken(secret, pair.refreshToken), session_id: sessionId, kind: 'R', issued_dt: now },
    ])
    .onConflict(conflict => conflict.column('token_hash').doNothing())
    .execute()
}

export async function retireTokens(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session_token')
    .set({ retired_dt: now })
    .where('session_id', '=', sessionId)
    .where('retired_dt', 'is', null)
    .execute()
}
