import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import { expiryOf, tokensOf } from './loginFlow'
import type { ServerClock } from './serverClock'
import type { SessionMessage } from './sessionChannel'
import type { SessionStore } from './sessionStore'

export type VerifyOutcome = 'renewed' | 'ended' | 'unreachable'

/** The little of the Web Locks API that is used; a browser without it runs the work at once. */
export interface TabLock {
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>
}

export interface VerifyParts {
  readonly call: () => CallPort
  readonly session: SessionStore
  readonly clock: ServerClock
  readonly lock: TabLock
  readonly announce: (message: SessionMessage) => void
}

/**
 * Verifies the session, which renews its tokens and its end (spec §4). However many ask at once, in however many tabs, one
 * request reaches the server: those of this tab share it, and a tab that waited for the lock finds the tokens renewed.
 */
export function createVerify(parts: VerifyParts): () => Promise<VerifyOutcome> {
  let running: Promise<VerifyOutcome> | undefined
  return () => {
    running ??= verifyUnderLock(parts).finally(() => {
      running = undefined
    })
    return running
  }
}

async function verifyUnderLock(parts: VerifyParts): Promise<VerifyOutcome> {
  const before = parts.session.getState().tokens?.accessToken
  return parts.lock.run(async () => {
    const { tokens } = parts.session.getState()
    if (!tokens) return 'ended'
    // Another tab renewed while this one waited; its message has arrived by now.
    if (tokens.accessToken !== before) return 'renewed'
    return verify(parts)
  })
}

async function verify({ call, session, clock, announce }: VerifyParts): Promise<VerifyOutcome> {
  const { tokens, loginId } = session.getState()
  try {
    const answer = await call()('authVerify', {})
    if (answer.code !== 'OK') return 'ended'
    // An answer without tokens says that the ones in hand stay good.
    const renewed = tokensOf(answer) ?? tokens
    session.setState({ ...(renewed ? { tokens: renewed } : {}), ...expiryOf(answer, clock) })
    if (renewed && renewed !== tokens && tokens)
      announce({ kind: 'renewed', before: tokens.accessToken, tokens: renewed, loginId: loginId ?? '' })
    return 'renewed'
  } catch (error) {
    if (!isFailure(error)) throw error
    return error.kind === 'network' || error.status >= 500 ? 'unreachable' : 'ended'
  }
}
