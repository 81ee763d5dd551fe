import { toFailure } from './failure'
import type { Row } from './row'
import type { Services } from './services'

export interface EffectCalls {
  /** Calls an operation that changes something. */
  call(operation: string, request: Row): Promise<unknown>
}

/**
 * Keeps the Idempotency-Key of an effect whose answer was lost on the way: the same effect, tried again, carries the
 * same key, so that it happens only once. Any answer of the server ends the key.
 */
export function createEffectCalls({ call, clock }: Pick<Services, 'call' | 'clock'>): EffectCalls {
  const unanswered = new Map<string, string>()
  return {
    async call(operation, request) {
      const effect = `${operation} ${JSON.stringify(request)}`
      const idempotencyKey = unanswered.get(effect) ?? effectKey(clock.now())
      unanswered.set(effect, idempotencyKey)
      try {
        const answer = await call.byName(operation, request, { idempotencyKey })
        unanswered.delete(effect)
        return answer
      } catch (error) {
        if (toFailure(error).kind !== 'network') unanswered.delete(effect)
        throw error
      }
    },
  }
}

/** A key for one effect, in the form of a UUID of version 4. `crypto.randomUUID` is missing where the page comes by plain http. */
export function effectKey(now: number): string {
  const random = () => Math.floor(Math.random() * 0x1_0000_0000)
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0').slice(-length)
  const tail = hex(now, 12)
  return `${hex(random(), 8)}-${hex(random(), 4)}-4${hex(random(), 3)}-a${hex(random(), 3)}-${tail}`
}
