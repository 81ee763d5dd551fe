import { daysInMonth, dayText } from './calendar'
import { zeroPad } from './zeroPad'

const earliestYear = 1900

/** Spec §5: two-digit years below 70 belong to this century, the others to the last. */
function wholeYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** The three forms a person types: digits alone, or parts behind any separator, Korean ones included. */
const datePatterns = [
  /^(\d{4}|\d{2})(\d{2})(\d{2})$/,
  /^(\d{4}|\d{2})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{1,2})\.?$/,
  /^(\d{4}|\d{2})\s*년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일?$/,
]

export interface DateReading {
  /** YYYY-MM-DD */
  readonly day: string
  /** What was typed is no day of the calendar, and the nearest one was taken. */
  readonly isClamped: boolean
  /** The century was not typed. */
  readonly isCenturyChosen: boolean
}

/**
 * The day meant by a typed text. Month and day are clamped as spec §5 wants it: 991301 is 1999-12-01. Undefined for a text
 * that names no day, and for years before 1900.
 */
export function readDateText(text: string): DateReading | undefined {
  const typed = text.normalize('NFKC').trim()
  const match = datePatterns.map(pattern => pattern.exec(typed)).find(found => found !== null)
  if (!match) return undefined
  const [writtenYear = '', writtenMonth, writtenDay] = match.slice(1)
  const year = wholeYear(writtenYear)
  if (year < earliestYear) return undefined
  const month = clamp(Number(writtenMonth), 1, 12)
  const day = clamp(Number(writtenDay), 1, daysInMonth(year, month))
  return {
    day: dayText({ year, month, day }),
    isClamped: month !== Number(writtenMonth) || day !== Number(writtenDay),
    isCenturyChosen: writtenYear.length === 2,
  }
}

export function parseDateText(text: string): string | undefined {
  return readDateText(text)?.day
}

export interface DateNote {
  readonly note: 'dateClamped' | 'centuryChosen'
  readonly args: readonly string[]
}

/** What reading has changed of a typed day, for whoever typed it; undefined where it stands as it was typed. */
export function dateNote(text: string): DateNote | undefined {
  const read = readDateText(text)
  if (!read) return undefined
  const args = [text.trim(), read.day]
  if (read.isClamped) return { note: 'dateClamped', args }
  return read.isCenturyChosen ? { note: 'centuryChosen', args } : undefined
}

const momentPattern = /^(.+?)[T\s]+(\d{1,2}):?(\d{2})(?::?\d{2}(?:\.\d+)?)?$/

/** A day with a time behind it: the text of the day, and the time as HH:mm. Undefined without a time that a clock shows. */
export function splitMoment(text: string): { readonly day: string; readonly time: string } | undefined {
  const match = momentPattern.exec(text.normalize('NFKC').trim())
  const [day = '', hour, minute] = match?.slice(1) ?? []
  if (!match || Number(hour) > 23 || Number(minute) > 59) return undefined
  return { day, time: `${zeroPad(Number(hour), 2)}:${minute}` }
}

/** The month meant by a typed text as YYYYMM, or empty: spec §5 does not clamp months, it empties the field. */
export function parseMonthText(text: string): string {
  const typed = text.normalize('NFKC').trim()
  const match =
    /^(\d{4})(\d{2})$/.exec(typed) ?? /^(\d{4})\s*(?:[-./\s]|년)\s*(\d{1,2})\s*(?:월|\.)?$/.exec(typed)
  if (!match) return ''
  const [year, month] = [Number(match[1]), Number(match[2])]
  return year >= earliestYear && month >= 1 && month <= 12 ? `${year}${zeroPad(month, 2)}` : ''
}
