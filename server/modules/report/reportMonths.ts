import { addMonths, endOfMonth, firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { fieldRefused } from '../../http/failure'

/** First and last day of a month. */
interface MonthDays {
  readonly from: string
  readonly to: string
}

export interface ReportMonths {
  readonly base: MonthDays
  /** The month before, for the comparison 전월. */
  readonly before: MonthDays
  /** The same month of the year before, for the comparison 전년동월. */
  readonly yearBefore: MonthDays
}

/** The months that a report of one base month (YYYYMM) compares. A month after the current one is refused (R2), no month too (R1). */
export function reportMonths(yyyymm: string, today: string): ReportMonths {
  const month = Number(yyyymm.slice(4))
  if (yyyymm < '190001' || month < 1 || month > 12) throw fieldRefused('yyyymm', 'baseMonthEmpty')
  if (yyyymm > monthOf(today)) throw fieldRefused('yyyymm', 'futureMonth')
  const first = firstDayOf(yyyymm)
  return {
    base: daysOf(first),
    before: daysOf(addMonths(first, -1)),
    yearBefore: daysOf(addMonths(first, -12)),
  }
}

function daysOf(first: string): MonthDays {
  return { from: first, to: endOfMonth(first) }
}
