import { koreanDay } from '../schemas/shared/koreanTime'

/** Where the server takes the time from; tests and demonstrations pin it. */
export interface Clock {
  readonly now: () => Date
  /** The day in Seoul, YYYY-MM-DD. */
  readonly today: () => string
}

/** The running clock, or one that stands still at an ISO instant. */
export function createClock(pinnedAt?: string): Clock {
  const now = () => (pinnedAt === undefined ? new Date() : new Date(pinnedAt))
  return { now, today: () => koreanDay(now()) }
}
