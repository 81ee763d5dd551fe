import dayjs from 'dayjs'
import { zeroPad } from './zeroPad'

/** Arithmetic on days written YYYY-MM-DD. A day has no time zone here, so the host's cannot shift it. */
interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const dayForm = 'YYYY-MM-DD'

export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return isLeap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export function dayText({ year, month, day }: Day): string {
  return `${zeroPad(year, 4)}-${zeroPad(month, 2)}-${zeroPad(day, 2)}`
}

/** A real day of the calendar, written YYYY-MM-DD, from 1900 on (spec §5). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, day } = splitDay(text)
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

export function splitDay(text: string): Day {
  const [year, month, day] = text.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined || Number.isNaN(year + month + day)) {
    throw new RangeError(`Engine bug: splitDay got "${text}", which is not YYYY-MM-DD.`)
  }
  return { year, month, day }
}

/** dayjs reads the text as midnight of the host and writes it back there, so no zone can come between. */
function dayOf(text: string): dayjs.Dayjs {
  splitDay(text)
  return dayjs(text)
}

export function addDays(text: string, days: number): string {
  return dayOf(text).add(days, 'day').format(dayForm)
}

/** The same day of another month, or that month's last day where it has no such day: 2026-01-31 plus 1 is 2026-02-28. */
export function addMonths(text: string, months: number): string {
  return dayOf(text).add(months, 'month').format(dayForm)
}

export function startOfMonth(text: string): string {
  return `${text.slice(0, 7)}-01`
}

export function endOfMonth(text: string): string {
  return dayOf(text).endOf('month').format(dayForm)
}

/** The month of a day as a month picker carries it: YYYYMM. */
export function monthOf(text: string): string {
  return text.slice(0, 4) + text.slice(5, 7)
}

/** The first day of a month that is written YYYYMM. */
export function firstDayOf(month: string): string {
  return `${month.slice(0, 4)}-${month.slice(4, 6)}-01`
}

/** Days from one day to another, negative when the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  // Computed here and not by dayjs: a list of a hundred thousand rows has as many pairs of days.
  return (dayNumber(to) - dayNumber(from)) / dayMilliseconds
}

const dayMilliseconds = 86_400_000

function dayNumber(text: string): number {
  const { year, month, day } = splitDay(text)
  return Date.UTC(year, month - 1, day)
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(text: string): number {
  return dayOf(text).day()
}
