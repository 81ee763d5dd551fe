import type { TokenAnswer } from '../../../codegen/generated/types'
import { sessionHeaders } from '../../database/actor'
import { type Failure, notLoggedIn, sessionEnded } from '../../http/failure'
import type { MenuBooks } from '../access/menuBook'
import { rightsOf } from '../access/permissions'
import { noteSecurityEvent } from '../audit/securityEvents'
import { succeedingTokens } from '../secret/tokens'
import { readActor } from '../session/findActor'
import { longestEnd } from '../session/sessionLimits'
import { endSession, renameSession, type SessionEnding, touchSession } from '../session/sessionStore'
import {
  type FoundToken,
  findToken,
  isAlive,
  isFresh,
  keepTokens,
  lockSession,
  retireTokens,
  tokensOfRequest,
} from '../session/tokenStore'
import { expiry, type LogInContext } from './startSession'

export interface VerifyContext extends LogInContext {
  readonly menus: MenuBooks
}

/**
 * Renews a session: new tokens, a new end. The refresh token counts once. One that was replaced within the last 10 s
 * comes from a second tab and gets the same new tokens; an older one has been stolen or copied, and the whole family
 * of tokens dies.
 * A refusal is answered, not thrown, so that what it ended stays ended.
 */
export async function verifySession(context: VerifyContext): Promise<TokenAnswer | Failure> {
  const { tx, now, http, settings, menus } = context
  const { refresh = '' } = tokensOfRequest(http.headers, settings)
  const found = await findToken(tx, settings.secret, refresh)
  if (found?.kind !== 'R') return notLoggedIn()
  await lockSession(tx, found)
  // Whoever held the session before may have replaced the token.
  const token = (await findToken(tx, settings.secret, refresh)) ?? found
  const ended = async (ending: SessionEnding): Promise<Failure> => {
    await endSession(tx, token.sessionId, ending, now)
    return token.portal === 'E' ? sessionEnded() : notLoggedIn()
  }
  if (!isAlive(token, now)) return ended('EXPIRED')
  if (!isNamed(token, http.headers.loginid)) return notLoggedIn()
  if (!isFresh(token, now)) {
    await noteReuse(context, token)
    return ended('KILLED')
  }
  const actor = await readActor(tx, token, now)
  if (!actor) return ended('KILLED')
  const session = actor.group === token.group ? token : await renameSession(tx, token, actor.group)
  if (token.retiredAt === undefined) await retireTokens(tx, session.sessionId, now)
  const pair = succeedingTokens(settings.secret, refresh)
  await keepTokens(tx, settings.secret, session.sessionId, pair, now)
  const expiresAt = await touchSession(tx, session, now, settings.session)
  const time = { end: expiresAt, longest: longestEnd(session.createdAt, settings.session) }
  const rights = rightsOf(actor, await menus.read(tx))
  for (const [name, value] of Object.entries(sessionHeaders({ ...actor, sessionTime: time, rights })))
    http.setHeader(name, value)
  return { code: 'OK', ...pair, tokenKey: token.tokenKey, ...expiry(expiresAt, now) }
}

function noteReuse({ tx, now, http, requestId, settings }: LogInContext, { userId, portal }: FoundToken) {
  const event = {
    actor: userId,
    portal,
    ip: http.ip,
    action: 'tokenReuse',
    subject: 'a replaced refresh token was used again',
    result: 'ended',
    requestId,
  } as const
  return noteSecurityEvent(tx, settings.secret, event, now)
}

/** Spec §7: the call names who it thinks it is. Compared as it is typed at log-in. */
function isNamed({ userId }: FoundToken, loginId: string | string[] | undefined): boolean {
  if (typeof loginId !== 'string' || loginId === '') return true
  try {
    return decodeURIComponent(loginId).trim().toLowerCase() === userId
  } catch {
    return false
  }
}
