import { koreanDay } from '../../schemas/shared/koreanTime'
import type { ClockPort } from '../runtime/services'

/** Spec §9. */
export const clockSkewThresholdMilliseconds = 300_000

export interface ServerClock extends ClockPort {
  /** Takes the server's time from an answer. `exact` stamps (verification) win over Date headers, which count whole seconds. */
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
      if (Math.abs(difference) > clockSkewThresholdMilliseconds && !isAdvised) {
        isAdvised = true
        advise()
      }
      if (isExact && exactness === 'seconds') return
      isExact = exactness === 'exact'
      // A whole-second stamp is up to a second old; below that the browser's own clock is the better one.
      offset = exactness === 'seconds' && Math.abs(difference) < 2000 ? 0 : difference
    },
  }
}
