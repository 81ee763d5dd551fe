import { addMonths, endOfMonth, firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { fieldRefused } from '../../http/failure'
import type { Days } from './fact'

/** The days of a report and of what it is compared with (domain 14.3). */
export interface ReportMonths {
  readonly base: Days
  /** The month before, 전월; none where a report adds up a year so far. */
  readonly before?: Days
  /** The same months of the year before, 전년동월. */
  readonly yearBefore: Days
  /** The last month, YYYYMM. */
  readonly last: string
}

/** A month that a report may be asked for: neither after the current one (R2) nor no month at all (R1). */
function checkMonth(yyyymm: string, today: string, field = 'yyyymm'): string {
  const month = Number(yyyymm.slice(4))
  if (yyyymm < '190001' || month < 1 || month > 12) throw fieldRefused(field, 'baseMonthEmpty')
  if (yyyymm > monthOf(today)) throw fieldRefused(field, 'futureMonth')
  return yyyymm
}

/** The base month where none is said: the last whole one. */
export const lastMonth = (today: string): string => monthOf(addMonths(today, -1))

/** The months of a report of one base month, YYYYMM; with 누계 from January on. */
export function reportMonths(yyyymm: string, today: string, isYearToDate = false): ReportMonths {
  const last = firstDayOf(checkMonth(yyyymm, today))
  const first = isYearToDate ? `${yyyymm.slice(0, 4)}-01-01` : last
  return {
    base: { from: first, to: endOfMonth(last) },
    ...(!isYearToDate && { before: daysOfMonth(addMonths(last, -1)) }),
    yearBefore: { from: addMonths(first, -12), to: endOfMonth(addMonths(last, -12)) },
    last: yyyymm,
  }
}

/** Months of a price report at most (R8). */
const mostMonths = 24

/** The months from one to another; the year before is none of theirs. */
export function reportPeriod(from: string, to: string, today: string): ReportMonths {
  const first = firstDayOf(checkMonth(from, today, 'yyyymm'))
  const last = firstDayOf(checkMonth(to, today, 'yyyymm'))
  if (first > last) throw fieldRefused('yyyymm', 'monthsReversed')
  if (addMonths(first, mostMonths) <= last) throw fieldRefused('yyyymm', 'monthsTooMany')
  return {
    base: { from: first, to: endOfMonth(last) },
    yearBefore: { from: addMonths(first, -12), to: endOfMonth(addMonths(last, -12)) },
    last: to,
  }
}

/** So many months that end with the month of a report. */
export function monthsUntil({ base }: ReportMonths, count: number): Days {
  return { from: addMonths(firstDayOf(monthOf(base.to)), 1 - count), to: base.to }
}

const daysOfMonth = (first: string): Days => ({ from: first, to: endOfMonth(first) })
