import type { TokenAnswer } from '../../../codegen/generated/types'
import { notLoggedIn, sessionEnded } from '../../http/failure'
import { expiry, type LogInContext } from './logIn'
import {
  endSession,
  findToken,
  isAlive,
  isFresh,
  issueTokens,
  retireTokens,
  tokensOfRequest,
  touchSession,
} from './sessionStore'

/** Refused although something was kept: the caller lets the transaction end well before it throws. */
export interface VerifyRefusal {
  readonly refusal: 'ended' | 'endedExternal'
}

/**
 * Renews a session: new tokens, a new end. The refresh token counts once. One that was replaced within the last 10 s
 * comes from a second tab and is renewed beside the other; an older one has been stolen or copied, and the whole
 * family of tokens dies.
 */
export async function verifySession({
  tx,
  now,
  http,
  secret,
}: LogInContext): Promise<TokenAnswer | VerifyRefusal> {
  const { refresh } = tokensOfRequest(http.headers)
  const token = await findToken(tx, secret, refresh)
  if (token?.kind !== 'R') return { refusal: 'ended' }
  const ended: VerifyRefusal = { refusal: token.portal === 'E' ? 'endedExternal' : 'ended' }
  if (!isAlive(token, now)) {
    if (token.status === 'ACTIVE') await endSession(tx, token.sessionId, 'EXPIRED')
    return ended
  }
  if (!isFresh(token, now)) {
    await endSession(tx, token.sessionId, 'KILLED')
    return ended
  }
  if (token.retiredAt === undefined) await retireTokens(tx, token.sessionId, now)
  const pair = await issueTokens(tx, secret, token.sessionId, now)
  const expiresAt = await touchSession(tx, token, now)
  return { code: 'OK', ...pair, tokenKey: token.tokenKey, ...expiry(expiresAt, now) }
}

export function verifyFailure({ refusal }: VerifyRefusal) {
  return refusal === 'endedExternal' ? sessionEnded() : notLoggedIn()
}
