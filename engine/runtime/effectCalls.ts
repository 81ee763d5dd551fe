import { createId } from './createId'
import { cancelledCall, toFailure } from './failure'
import type { Row } from './row'
import type { Failure, Services } from './services'

export interface EffectCalls {
  /** Calls an operation that changes something. */
  call(operation: string, request: Row): Promise<unknown>
}

/**
 * Whether the effect may have happened, or still be under way. A server or proxy whose neighbour has just died answers 5xx without
 * knowing it.
 */
const mayHaveHappened = ({ kind, status, isQuestion }: Failure) =>
  kind === 'network' || status >= 500 || (status === 409 && !isQuestion)

/**
 * An effect that the server wants confirmed is asked about and made again after a yes; a no ends it without a word.
 * Keeps the Idempotency-Key of an effect that may have happened although nobody said so: the same effect, tried again, carries the
 * same key, so that it happens only once. Every other answer ends the key.
 */
export function createEffectCalls({ call, ask }: Pick<Services, 'call' | 'ask'>): EffectCalls {
  const unanswered = new Map<string, string>()
  const callConfirmed = async (
    operation: string,
    request: Row,
    confirmed: readonly string[],
  ): Promise<unknown> => {
    const effect = `${operation} ${JSON.stringify(request)}`
    const idempotencyKey = unanswered.get(effect) ?? createId()
    unanswered.set(effect, idempotencyKey)
    try {
      const options = confirmed.length > 0 ? { idempotencyKey, confirmed } : { idempotencyKey }
      const answer = await call.byName(operation, request, options)
      unanswered.delete(effect)
      return answer
    } catch (error) {
      const failure = toFailure(error)
      if (!mayHaveHappened(failure)) unanswered.delete(effect)
      // A question that stays after its yes is told like any refusal.
      if (!failure.isQuestion || confirmed.includes(failure.code)) throw error
      if (!(await ask.confirm(failure.message))) throw cancelledCall()
      return callConfirmed(operation, request, [...confirmed, failure.code])
    }
  }
  return { call: (operation, request) => callConfirmed(operation, request, []) }
}
