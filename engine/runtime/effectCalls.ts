import { cancelledCall, toFailure } from './failure'
import type { Row } from './row'
import type { Services } from './services'

export interface EffectCalls {
  /** Calls an operation that changes something. */
  call(operation: string, request: Row): Promise<unknown>
}

/**
 * An effect that the server wants confirmed is asked about and made again after a yes; a no ends it without a word.
 * Keeps the Idempotency-Key of an effect whose answer was lost on the way: the same effect, tried again, carries the
 * same key, so that it happens only once. Any answer of the server ends the key.
 */
export function createEffectCalls({
  call,
  clock,
  ask,
}: Pick<Services, 'call' | 'clock' | 'ask'>): EffectCalls {
  const unanswered = new Map<string, string>()
  const callConfirmed = async (
    operation: string,
    request: Row,
    confirmed: readonly string[],
  ): Promise<unknown> => {
    const effect = `${operation} ${JSON.stringify(request)}`
    const idempotencyKey = unanswered.get(effect) ?? effectKey(clock.now())
    unanswered.set(effect, idempotencyKey)
    try {
      const options = confirmed.length > 0 ? { idempotencyKey, confirmed } : { idempotencyKey }
      const answer = await call.byName(operation, request, options)
      unanswered.delete(effect)
      return answer
    } catch (error) {
      const failure = toFailure(error)
      if (failure.kind !== 'network') unanswered.delete(effect)
      // A question that stays after its yes is told like any refusal.
      if (!failure.isQuestion || confirmed.includes(failure.code)) throw error
      if (!(await ask.confirm(failure.message))) throw cancelledCall()
      return callConfirmed(operation, request, [...confirmed, failure.code])
    }
  }
  return { call: (operation, request) => callConfirmed(operation, request, []) }
}

/** A key for one effect, in the form of a UUID of version 4. `crypto.randomUUID` is missing where the page comes by plain http. */
export function effectKey(now: number): string {
  const random = () => Math.floor(Math.random() * 0x1_0000_0000)
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0').slice(-length)
  const tail = hex(now, 12)
  return `${hex(random(), 8)}-${hex(random(), 4)}-4${hex(random(), 3)}-a${hex(random(), 3)}-${tail}`
}
