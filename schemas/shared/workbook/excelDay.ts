import { dayText } from '../calendar'
import { zeroPad } from '../zeroPad'

/** 9999-12-31, the last day that Excel knows, in the date system that begins in 1900. */
const lastSerial = 2_958_465
/**
 * 1900-03-01. Excel counts a 29 February 1900 that never was, LibreOffice does not, so before this day one number means
 * two different days and none can be read exactly.
 */
const firstSerial = 61
/** Days between the two date systems; the one of 1904 comes from the Macintosh. */
const daysTo1904 = 1_462
/** 1970-01-01 in the date system of 1900. */
const unixSerial = 25_569
const secondsOfDay = 86_400
const millisecondsOfDay = 86_400_000

/**
 * The moment that a number means as a day, with its time where there is one: 2026-12-24, 2026-12-24 09:30. Undefined where
 * it means none for certain.
 */
export function excelDay(value: number, is1904: boolean): string | undefined {
  // The fraction of a double may lie a little beside the second that is meant.
  const seconds = Math.round(value * secondsOfDay)
  const day = Math.floor(seconds / secondsOfDay)
  const serial = is1904 ? day + daysTo1904 : day
  if (value < 0 || serial < firstSerial || serial > lastSerial) return undefined
  // A date of JavaScript in UTC is mere counting; the zone of the host does not come in.
  const date = new Date((serial - unixSerial) * millisecondsOfDay)
  const written = dayText({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  })
  const rest = seconds - day * secondsOfDay
  return rest === 0 ? written : `${written} ${timeText(rest)}`
}

/** A time without a day: 09:30, or undefined where the number is none. */
export function excelTime(value: number): string | undefined {
  const seconds = Math.round(value * secondsOfDay)
  return seconds >= 0 && seconds < secondsOfDay ? timeText(seconds) : undefined
}

export interface ExcelDate {
  readonly serial: number
  /** The number format that shows the date as the product does. */
  readonly format: string
}

const dateFormats = {
  month: 'yyyy-mm',
  day: 'yyyy-mm-dd',
  minute: 'yyyy-mm-dd hh:mm',
  second: 'yyyy-mm-dd hh:mm:ss',
} as const

export const everyDateFormat: readonly string[] = Object.values(dateFormats)

const writtenDate = /^(\d{4})-?(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?)?/

/**
 * A date of the wire as a number in the date system of 1900: 2026-11-20, 202611 as the first of its month, a moment by its own
 * digits, which are Korean time. Undefined for other texts and for days that no number means for certain.
 */
export function excelDate(text: string): ExcelDate | undefined {
  const match = writtenDate.exec(text)
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1)
  const instant = Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1))
  const days = instant / millisecondsOfDay + unixSerial
  if (!(days >= firstSerial && days <= lastSerial)) return undefined
  const seconds = Number(hour ?? 0) * 3600 + Number(minute ?? 0) * 60 + Number(second ?? 0)
  const shows =
    day === undefined ? 'month' : hour === undefined ? 'day' : second === undefined ? 'minute' : 'second'
  return { serial: days + seconds / secondsOfDay, format: dateFormats[shows] }
}

function timeText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts
  return shown.map(part => zeroPad(part, 2)).join(':')
}
