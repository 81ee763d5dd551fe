import { dayText, weekdayOf } from './calendar'
import type { KoreanMoment } from './koreanTime'
import { zeroPad } from './zeroPad'

const koreanWeekdays = '일월화수목금토'
const englishWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function weekday(moment: KoreanMoment): number {
  return weekdayOf(dayText(moment))
}

/** Spec §5 names these tokens; Assumed: KS, KL, ES, EL for weekdays and a/p for 오전·오후, which it only describes. */
const tokens = {
  yyyy: moment => zeroPad(moment.year, 4),
  yy: moment => zeroPad(moment.year % 100, 2),
  MM: moment => zeroPad(moment.month, 2),
  dd: moment => zeroPad(moment.day, 2),
  HH: moment => zeroPad(moment.hour, 2),
  hh: moment => zeroPad(moment.hour % 12 || 12, 2),
  mm: moment => zeroPad(moment.minute, 2),
  ss: moment => zeroPad(moment.second, 2),
  KS: moment => koreanWeekdays.charAt(weekday(moment)),
  KL: moment => `${koreanWeekdays.charAt(weekday(moment))}요일`,
  ES: moment => (englishWeekdays[weekday(moment)] ?? '').slice(0, 3),
  EL: moment => englishWeekdays[weekday(moment)] ?? '',
  'a/p': moment => (moment.hour < 12 ? '오전' : '오후'),
} as const satisfies Record<string, (moment: KoreanMoment) => string>

type DateToken = keyof typeof tokens

const tokenPattern = new RegExp(Object.keys(tokens).join('|'), 'g')

function isDateToken(text: string): text is DateToken {
  return Object.hasOwn(tokens, text)
}

/** Writes a moment by a pattern such as `yyyy-MM-dd (KS) a/p hh:mm`; what is no token stays as it is. */
export function formatDateTokens(pattern: string, moment: KoreanMoment): string {
  return pattern.replace(tokenPattern, found => (isDateToken(found) ? tokens[found](moment) : found))
}
