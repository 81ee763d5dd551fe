import { koreanDay } from '../../schemas/shared/koreanTime'
import type { ClockPort } from '../runtime/services'
import { clockDiffers } from '../settings/delays'

/** More than a slow answer and a cut second explain. */
const clockSetMilliseconds = 5_000

export interface ServerClock extends ClockPort {
  /**
   * Takes the server's time from an answer. `exact` stamps (verification) win over Date headers, which count whole seconds,
   * unless somebody has set this computer's clock since.
   */
  learn(serverNow: number, exactness: 'exact' | 'seconds'): void
}

/** The browser's clock, set right by what the server says. Advises once when both differ by more than five minutes, spec §8. */
export function createServerClock(localNow: () => number, advise: () => void): ServerClock {
  let offset = 0
  let isExact = false
  let isAdvised = false
  const now = () => localNow() + offset
  return {
    now,
    today: () => koreanDay(now()),
    learn(serverNow, exactness) {
      const difference = serverNow - localNow()
      // Whole seconds are cut off: the server's time lies up to a second behind such a stamp.
      const skew = exactness === 'exact' ? Math.abs(difference) : Math.abs(difference + 500) - 500
      if (skew > clockDiffers && !isAdvised) {
        isAdvised = true
        advise()
      }
      const isSetSince = Math.abs(difference - offset) > clockSetMilliseconds
      if (isExact && exactness === 'seconds' && !isSetSince) return
      isExact = exactness === 'exact'
      // A whole-second stamp is up to a second old; below that the browser's own clock is the better one.
      offset = exactness === 'seconds' && Math.abs(difference) < 2000 ? 0 : difference
    },
  }
}

interface ExpiryFacts {
  readonly tokenExpiredTimestamp?: number
  readonly currentTimestamp?: number
}

/** When the session ends, on the server's clock, which is learned from the same answer. */
export function expiryOf(
  { tokenExpiredTimestamp, currentTimestamp }: ExpiryFacts,
  clock: ServerClock,
): { readonly expiresAt?: number } {
  if (currentTimestamp !== undefined) clock.learn(currentTimestamp, 'exact')
  return tokenExpiredTimestamp === undefined ? {} : { expiresAt: tokenExpiredTimestamp }
}
