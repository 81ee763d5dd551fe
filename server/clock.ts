import { koreanDay } from '../schemas/shared/koreanTime'

/** Where the server takes the time from; tests and demonstrations pin it. */
export interface Clock {
  readonly now: () => Date
  /** The day in Seoul, YYYY-MM-DD. */
  readonly today: () => string
}

const clockOf = (now: () => Date): Clock => ({ now, today: () => koreanDay(now()) })

/** The real clock, or one that stands still at an ISO instant. */
export function createClock(pinnedAt?: string): Clock {
  return clockOf(() => (pinnedAt === undefined ? new Date() : new Date(pinnedAt)))
}

/** A clock that begins at an ISO instant and goes on from there; without one the real clock. */
export function startClock(startsAt?: string): Clock {
  if (startsAt === undefined) return createClock()
  const ahead = Date.parse(startsAt) - Date.now()
  return clockOf(() => new Date(Date.now() + ahead))
}
