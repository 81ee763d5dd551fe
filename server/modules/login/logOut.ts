import type { LogoutAnswer } from '../../../codegen/generated/types'
import { type DirectoryClient, returnOrigin } from '../directory/directoryClient'
import { untieDirectory } from '../directory/directoryProof'
import { endSession } from '../session/sessionStore'
import { takeTokensAway, tokenBehind } from '../session/tokenCookies'
import { findToken, tokensOfRequest } from '../session/tokenStore'
import type { LogInContext } from './startSession'

/** Ends the session, and says where the directory ends its own when the log-in came from there. */
export async function logOut(
  context: LogInContext,
  accessToken: string | undefined,
  client: DirectoryClient | undefined,
): Promise<LogoutAnswer> {
  const { tx, now, http, settings } = context
  const sent =
    accessToken === undefined ? undefined : tokenBehind(settings, http.headers, 'access', accessToken)
  const session = await findToken(tx, settings.secret, sent ?? tokensOfRequest(http.headers, settings).access)
  takeTokensAway(context)
  if (!session) return { success: true }
  await endSession(tx, session.sessionId, 'LOGOUT', now)
  const idToken = await untieDirectory(tx, settings.secret, session.tokenKey)
  if (idToken === undefined || !client) return { success: true }
  try {
    const backTo = `${returnOrigin(settings, http.headers)}/login?out=Y`
    const logoutUri = await client.endSessionUrl(idToken, backTo)
    return { success: true, ...(logoutUri === undefined ? {} : { logoutUri }) }
  } catch {
    // The directory is away: ours has ended, and its session ends by its own limit.
    return { success: true }
  }
}
