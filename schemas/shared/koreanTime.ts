import { addDays, addMonths, endOfMonth, startOfMonth } from './calendar'

/**
 * Korea has kept nine hours ahead of UTC without summer time since October 1988, and no instant of the product is
 * older. The fixed distance agrees with the +09:00 that every timestamp on the wire carries.
 */
const seoulOffsetMilliseconds = 9 * 3_600_000

/** A moment on a clock in Seoul. Months count from 1. */
export interface KoreanMoment {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

function seoulClock(instant: number | Date): Date {
  return new Date(Number(instant) + seoulOffsetMilliseconds)
}

export function koreanMoment(instant: number | Date): KoreanMoment {
  const clock = seoulClock(instant)
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
    second: clock.getUTCSeconds(),
  }
}

/** The day in Seoul at an instant (milliseconds since 1970 in UTC, or a Date): YYYY-MM-DD. */
export function koreanDay(instant: number | Date): string {
  return seoulClock(instant).toISOString().slice(0, 10)
}

/** The instant as it stands on the wire: 2026-11-20T09:30:00+09:00. */
export function koreanTimestamp(instant: number | Date): string {
  return `${seoulClock(instant).toISOString().slice(0, 19)}+09:00`
}

/** The instant as it is shown: 2026-11-20 09:30:00. */
export function koreanTimeText(instant: number | Date): string {
  return seoulClock(instant).toISOString().slice(0, 19).replace('T', ' ')
}

interface Period {
  readonly from: string
  readonly to: string
}

/** The words a definition may use as the initial value of a date or a period. */
const periods = {
  today: (today: string): Period => ({ from: today, to: today }),
  pastMonth: (today: string): Period => ({ from: addMonths(today, -1), to: today }),
  thisMonth: (today: string): Period => ({ from: startOfMonth(today), to: endOfMonth(today) }),
  past3Months: (today: string): Period => ({ from: addMonths(today, -3), to: today }),
  past6Months: (today: string): Period => ({ from: addMonths(today, -6), to: today }),
  past12Months: (today: string): Period => ({ from: addMonths(today, -12), to: today }),
  pastMonthNext30Days: (today: string): Period => ({ from: addMonths(today, -1), to: addDays(today, 30) }),
  lastMonth: (today: string): Period => ({
    from: startOfMonth(addMonths(today, -1)),
    to: endOfMonth(addMonths(today, -1)),
  }),
  next90Days: (today: string): Period => ({ from: today, to: addDays(today, 90) }),
  thisYear: (today: string): Period => ({
    from: `${today.slice(0, 4)}-01-01`,
    to: `${today.slice(0, 4)}-12-31`,
  }),
} as const

export type PeriodToken = keyof typeof periods

export const periodTokens: readonly string[] = Object.keys(periods)

export function isPeriodToken(text: string): text is PeriodToken {
  return Object.hasOwn(periods, text)
}

/** First and last day of a period, seen from `today` (YYYY-MM-DD in Seoul). */
export function periodOf(token: PeriodToken, today: string): Period {
  return periods[token](today)
}
