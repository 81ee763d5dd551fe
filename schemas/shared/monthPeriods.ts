import { addMonths, monthOf } from './calendar'

interface MonthPeriod {
  readonly from: string
  readonly to: string
}

/** So many whole months, the one of today included: 12 on 20 November 2026 are 202512 to 202611. */
function monthsTill(today: string, count: number): MonthPeriod {
  return { from: monthOf(addMonths(`${today.slice(0, 7)}-01`, 1 - count)), to: monthOf(today) }
}

/** The words a definition may use as the first value of a month or of a period of months. */
const monthPeriods = {
  thisMonth: (today: string) => monthsTill(today, 1),
  lastMonth: (today: string) => {
    const { from } = monthsTill(today, 2)
    return { from, to: from }
  },
  past3Months: (today: string) => monthsTill(today, 3),
  past6Months: (today: string) => monthsTill(today, 6),
  past12Months: (today: string) => monthsTill(today, 12),
  thisYear: (today: string) => ({ from: `${today.slice(0, 4)}01`, to: `${today.slice(0, 4)}12` }),
} as const satisfies Record<string, (today: string) => MonthPeriod>

export type MonthPeriodToken = keyof typeof monthPeriods

export const monthPeriodTokens: readonly string[] = Object.keys(monthPeriods)

export function isMonthPeriodToken(text: string): text is MonthPeriodToken {
  return Object.hasOwn(monthPeriods, text)
}

/** First and last month (YYYYMM) of a period, seen from `today` (YYYY-MM-DD in Seoul). */
export function monthPeriodOf(token: MonthPeriodToken, today: string): MonthPeriod {
  return monthPeriods[token](today)
}
