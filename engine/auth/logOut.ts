import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import type { SessionMessage } from './sessionChannel'
import { forgetUser, type SessionStore } from './sessionStore'

interface LogOutParts {
  readonly call: CallPort
  readonly session: SessionStore
  readonly announce: (message: SessionMessage) => void
}

/**
 * Ends the session on the server, in this tab and in all copies of it. The log-in id stays for the next time. Answers
 * where the directory ends its own session, if the log-in came from there.
 */
export async function logOut({ call, session, announce }: LogOutParts): Promise<string | undefined> {
  const { tokens } = session.getState()
  let logoutUri: string | undefined
  try {
    const answer = await call('authLogout', { body: tokens ? { AccessToken: tokens.accessToken } : {} })
    logoutUri = answer.logoutUri
  } catch (error) {
    // Whoever leaves must be able to, also without a network; the server's session then ends by its own limit.
    if (!isFailure(error)) throw error
  }
  forget(session)
  if (tokens) announce({ kind: 'loggedOut', tokenKey: tokens.tokenKey, accessToken: tokens.accessToken })
  return logoutUri
}

/** Ends every session of the person. If it fails, the person learns that the others still run. */
export async function logOutEverywhere({ call, session, announce }: LogOutParts): Promise<void> {
  const { loginId } = session.getState()
  await call('logOutEverywhere', {})
  forget(session)
  if (loginId !== undefined) announce({ kind: 'loggedOutEverywhere', loginId })
}

function forget(session: SessionStore): void {
  forgetUser(session)
  session.setState({ moveUrl: undefined, hasLeft: true })
}
