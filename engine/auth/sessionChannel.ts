import type { Tokens } from './keptSession'
import { forgetUser, type SessionStore } from './sessionStore'

/** What the tabs of one browser send each other. A tab accepts it only when it runs the same session. */
export type SessionMessage =
  | { readonly kind: 'renewed'; readonly before: string; readonly tokens: Tokens }
  | { readonly kind: 'asked'; readonly tokenKey: string; readonly before: string }
  | { readonly kind: 'moved'; readonly tokenKey: string; readonly end: number; readonly longest: number }
  | { readonly kind: 'loggedOut'; readonly tokenKey: string; readonly accessToken: string }
  /** All sessions of a user have ended, whichever of them a tab runs. */
  | { readonly kind: 'loggedOutEverywhere'; readonly loginId: string }

interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listen: (event: MessageEvent<SessionMessage>) => void): void
}

export interface SessionChannel {
  readonly announce: (message: SessionMessage) => void
  /** Another tab that runs the same session has been heard of. */
  readonly hasCompany: () => boolean
  /** Asks the other tabs for newer tokens; done when one has answered or all had time to. */
  readonly askNewest: () => Promise<void>
}

/** A tab that runs answers within a few milliseconds; one that sleeps does not answer at all. */
const answerMilliseconds = 150

/**
 * Ties the tabs together: renewed tokens and the moved end reach copies of the same session, a log-out ends all of them. A
 * tab that was put to sleep or brought back from history holds tokens that others have replaced; used, they would end the
 * session for everybody, so it asks first.
 */
export function openSessionChannel(
  channel: Channel,
  session: SessionStore,
  onLoggedOut: () => void,
): SessionChannel {
  /** Access tokens of this session that were replaced while this tab looked on. */
  const past = new Set<string>()
  const waiting = new Set<() => void>()
  let hasCompany = false
  session.subscribe(({ tokens }, { tokens: before }) => {
    if (tokens?.tokenKey !== before?.tokenKey) past.clear()
    else if (before && tokens?.accessToken !== before.accessToken) past.add(before.accessToken)
  })
  const announce = (message: SessionMessage) => channel.postMessage(message)
  const leave = () => {
    forgetUser(session)
    session.setState({ hasLeft: true })
    onLoggedOut()
  }
  const ask = ({ tokenKey, accessToken }: Tokens) =>
    announce({ kind: 'asked', tokenKey, before: accessToken })

  channel.addEventListener('message', ({ data }) => {
    const { tokens, loginId, expiresAt = 0 } = session.getState()
    if (!tokens) return
    const isCopy = 'tokenKey' in data && data.tokenKey !== '' && data.tokenKey === tokens.tokenKey
    hasCompany ||= isCopy
    if (data.kind === 'renewed' && tokens.accessToken === data.before) {
      hasCompany = true
      session.setState({ tokens: data.tokens })
      for (const go of waiting) go()
    }
    if (data.kind === 'asked' && isCopy && (tokens.accessToken === data.before || past.has(data.before)))
      announce({ kind: 'renewed', before: data.before, tokens })
    if (data.kind === 'moved' && isCopy && data.end > expiresAt)
      session.setState({ expiresAt: data.end, longestAt: data.longest })
    if (data.kind === 'loggedOut' && (isCopy || tokens.accessToken === data.accessToken)) leave()
    if (data.kind === 'loggedOutEverywhere' && loginId === data.loginId) leave()
  })
  const { tokens } = session.getState()
  if (tokens) ask(tokens)

  return {
    announce,
    hasCompany: () => hasCompany,
    askNewest: () =>
      new Promise(resolve => {
        const now = session.getState().tokens
        if (!now) return resolve()
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, answerMilliseconds)
        waiting.add(go)
        ask(now)
      }),
  }
}

/** Runs work while no other tab of this browser does the same. */
export interface TabLock {
  /** The work is told whether another tab was at it before. */
  run<Answer>(work: (hadToWait: boolean) => Promise<Answer>): Promise<Answer>
}

const lockName = 'gpms.verify'

/** A browser without Web Locks runs the work at once. */
export function createTabLock(locks: LockManager | undefined): TabLock {
  return {
    run: async work => {
      if (!locks) return work(false)
      const done = await locks.request(lockName, { ifAvailable: true }, async held =>
        held ? { answer: await work(false) } : undefined,
      )
      return done ? done.answer : locks.request(lockName, () => work(true))
    },
  }
}
