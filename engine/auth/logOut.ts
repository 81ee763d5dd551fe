import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import type { SessionMessage } from './sessionChannel'
import { forgetUser, type SessionStore } from './sessionStore'

/** Ends the session on the server, in this tab and in all copies of it. The log-in id stays for the next time. */
export async function logOut(parts: {
  readonly call: CallPort
  readonly session: SessionStore
  readonly announce: (message: SessionMessage) => void
}): Promise<void> {
  const { tokens } = parts.session.getState()
  try {
    await parts.call('authLogout', { body: tokens ? { AccessToken: tokens.accessToken } : {} })
  } catch (error) {
    // Whoever leaves must be able to, also without a network; the server's session then ends by its own limit.
    if (!isFailure(error)) throw error
  }
  forgetUser(parts.session)
  parts.session.setState({ moveUrl: undefined })
  if (tokens)
    parts.announce({ kind: 'loggedOut', tokenKey: tokens.tokenKey, accessToken: tokens.accessToken })
}
