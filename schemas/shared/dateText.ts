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
  /^(\d{4}|\d{2})\s*년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일$/,
]

/**
 * The day meant by a typed text as YYYY-MM-DD. Month and day are clamped as spec §5 wants it: 991301 is 1999-12-01.
 * Undefined for a text that names no day, and for years before 1900.
 */
export function parseDateText(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim()
  const match = datePatterns.map(pattern => pattern.exec(typed)).find(found => found !== null)
  if (!match) return undefined
  const year = wholeYear(match[1] ?? '')
  if (year < earliestYear) return undefined
  const month = clamp(Number(match[2]), 1, 12)
  return dayText({ year, month, day: clamp(Number(match[3]), 1, daysInMonth(year, month)) })
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
