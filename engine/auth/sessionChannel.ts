import type { Tokens } from './keptSession'
import { forgetUser, type SessionStore } from './sessionStore'

/** What the tabs of one browser tell each other. A tab takes it only when it runs the same session. */
export type SessionMessage =
  | { readonly kind: 'renewed'; readonly before: string; readonly tokens: Tokens; readonly loginId: string }
  | { readonly kind: 'loggedOut'; readonly tokenKey: string; readonly accessToken: string }

interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listen: (event: MessageEvent<SessionMessage>) => void): void
}

export interface SessionChannel {
  readonly announce: (message: SessionMessage) => void
}

/** Ties the tabs together: renewed tokens reach copies of the same session, a log-out ends all of them. */
export function openSessionChannel(
  channel: Channel,
  session: SessionStore,
  onLoggedOut: () => void,
): SessionChannel {
  channel.addEventListener('message', ({ data }) => {
    const { tokens } = session.getState()
    if (!tokens) return
    if (data.kind === 'renewed' && tokens.accessToken === data.before)
      session.setState({ tokens: data.tokens })
    if (data.kind === 'loggedOut' && isSameSession(tokens, data)) {
      forgetUser(session)
      onLoggedOut()
    }
  })
  return { announce: message => channel.postMessage(message) }
}

function isSameSession(
  tokens: Tokens,
  { tokenKey, accessToken }: { tokenKey: string; accessToken: string },
): boolean {
  return tokens.accessToken === accessToken || (tokenKey !== '' && tokens.tokenKey === tokenKey)
}

/** Runs work while no other tab of this browser does the same. */
export function createTabLock(locks: LockManager | undefined) {
  return {
    run: async <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
      locks ? locks.request('gpms.verify', () => heldLongEnough(work)) : work(),
  }
}

/** The message about new tokens needs a moment to reach the tabs that wait for the lock. */
async function heldLongEnough<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const answer = await work()
  await new Promise(resolve => setTimeout(resolve, 60))
  return answer
}
