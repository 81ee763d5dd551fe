import type { IncomingHttpHeaders } from 'node:http'
import { resultText } from '../../../schemas/shared/resultCodes'
import { type Actor, type SessionTime, systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { withActor } from '../../database/withActor'
import { Failure, sessionEnded } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import type { SessionSettings } from '../../sessionSettings'
import type { MenuBooks } from '../access/menuBook'
import { rightsOf } from '../access/permissions'
import { readEmployee } from './readEmployee'
import { readSupplier } from './readSupplier'
import { longestEnd, tokenLimits } from './sessionLimits'
import { endSession, touchSession } from './sessionStore'
import type { TokenPlace } from './tokenCookies'
import { type FoundToken, findToken, isAlive, isFresh, tokensOfRequest } from './tokenStore'

/** The access token was replaced; the browser renews it and asks again. */
const tokenExpired = () => new Failure(401, 'AUTH008', resultText('AUTH008'))

export interface FoundSession {
  readonly session: FoundToken
  readonly actor: Actor
}

/** Who is behind a session as he stands this moment, or nobody who may still use it. */
export async function readActor(tx: Transaction, session: FoundToken, now: Date): Promise<Actor | null> {
  return session.portal === 'E'
    ? readSupplier(tx, session.userId, session.sessionId)
    : readEmployee(tx, session.userId, session.sessionId, now)
}

/**
 * The session of a request with its actor, or null without one. Disabled, resigned or blocked, a user loses it at this
 * request; granted another group, he gets a new identity for it first, by renewing his tokens.
 */
export async function findSession(
  tx: Transaction,
  place: TokenPlace,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<FoundSession | null> {
  const { secret } = place
  const { access, refresh } = tokensOfRequest(headers, place)
  const session = await findToken(tx, secret, access)
  if (session?.kind !== 'A') return null
  const ended = () => {
    if (session.portal === 'E') throw sessionEnded()
    return null
  }
  if (!isAlive(session, now)) {
    await endSession(tx, session.sessionId, 'EXPIRED', now)
    return ended()
  }
  const actor = await readActor(tx, session, now)
  if (!actor) {
    await endSession(tx, session.sessionId, 'KILLED', now)
    return ended()
  }
  if (actor.group !== session.group) throw tokenExpired()
  if (isFresh(session, now)) return { session, actor }
  const renewing = await findToken(tx, secret, refresh)
  const isRenewing =
    renewing?.kind === 'R' && renewing.sessionId === session.sessionId && isFresh(renewing, now)
  if (isRenewing) return { session, actor }
  throw tokenExpired()
}

/** Notes that a session was used, and tells when it ends now. */
export async function noteUse(
  tx: Transaction,
  session: FoundToken,
  now: Date,
  limits: SessionSettings,
): Promise<SessionTime> {
  const isDue = now.getTime() - session.lastAccessAt.getTime() >= tokenLimits.touch
  const end = isDue ? await touchSession(tx, session, now, limits) : session.expiresAt
  return { end, longest: longestEnd(session.createdAt, limits) }
}

/** Who a request comes from; for the frame of the server, before any operation runs. */
export function createFindActor({ database, settings, clock }: Services, menus: MenuBooks) {
  return async (headers: IncomingHttpHeaders): Promise<Actor | null> => {
    const { access } = tokensOfRequest(headers, settings)
    if (access === undefined) return null
    const now = clock.now()
    const outcome = await withActor(
      database,
      systemActor,
      async tx => {
        try {
          const found = await findSession(tx, settings, headers, now)
          if (!found) return null
          const sessionTime = await noteUse(tx, found.session, now, settings.session)
          // What the actor may call is judged by the menus of this moment.
          const book = await menus.read(tx)
          return { ...found.actor, sessionTime, rights: rightsOf(found.actor, book) }
        } catch (error) {
          // What was learnt of the session is kept although the call is refused.
          if (error instanceof Failure) return error
          throw error
        }
      },
      { idempotent: true },
    )
    if (outcome instanceof Failure) throw outcome
    return outcome
  }
}
