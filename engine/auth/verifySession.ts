import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import { tokensOf } from './loginFlow'
import { expiryOf, type ServerClock } from './serverClock'
import type { SessionChannel, TabLock } from './sessionChannel'
import type { SessionStore, VerifyOutcome } from './sessionStore'

export interface VerifyParts {
  readonly call: () => CallPort
  readonly session: SessionStore
  readonly clock: ServerClock
  readonly lock: TabLock
  readonly channel: SessionChannel
}

/**
 * Verifies the session, which renews its tokens and its end (spec §4). However many ask at once, in however many tabs, one
 * request reaches the server: those of this tab share it, and a tab that waited for the lock finds the tokens renewed.
 * Who asks because a token was refused names it: one that was replaced meanwhile asks for nothing.
 */
export function createVerify(parts: VerifyParts): (refusedToken?: string) => Promise<VerifyOutcome> {
  let running: Promise<VerifyOutcome> | undefined
  return async refusedToken => {
    const { tokens } = parts.session.getState()
    if (refusedToken !== undefined && tokens && tokens.accessToken !== refusedToken) return 'renewed'
    running ??= verifyUnderLock(parts, refusedToken !== undefined).finally(() => {
      running = undefined
    })
    return running
  }
}

async function verifyUnderLock(parts: VerifyParts, isRefused: boolean): Promise<VerifyOutcome> {
  const { session, lock, channel } = parts
  const current = () => session.getState().tokens?.accessToken
  const before = current()
  return lock.run(async hadToWait => {
    // Of what another tab has done meanwhile the message may still be under way.
    if (current() === before && (hadToWait || channel.hasCompany())) await channel.askNewest()
    if (current() === undefined) return 'ended'
    return (hadToWait || isRefused) && current() !== before ? 'renewed' : verify(parts)
  })
}

async function verify({ call, session, clock, channel }: VerifyParts): Promise<VerifyOutcome> {
  const { tokens } = session.getState()
  try {
    const answer = await call()('authVerify', {})
    if (answer.code !== 'OK') return 'ended'
    // An answer without tokens says that the ones in hand stay good.
    const renewed = tokensOf(answer) ?? tokens
    session.setState({ ...(renewed ? { tokens: renewed } : {}), ...expiryOf(answer, clock) })
    if (renewed && renewed !== tokens && tokens)
      channel.announce({ kind: 'renewed', before: tokens.accessToken, tokens: renewed })
    return 'renewed'
  } catch (error) {
    if (!isFailure(error)) throw error
    return outcomeOfFailure(error.status)
  }
}

/** A gateway without its server has said nothing about the session; a server that breaks has failed to verify it. */
function outcomeOfFailure(status: number): VerifyOutcome {
  if ([0, 502, 503, 504].includes(status)) return 'unreachable'
  return status >= 500 ? 'failed' : 'ended'
}
