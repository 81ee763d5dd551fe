import { addDays, addMonths } from './calendar'

/** A day or a month that stays as far from the visitor's today as it is written, so that samples never grow old. */
const relative = /^(today|thisMonth)([+-]\d{1,4})?(T\d\d:\d\d)?$/

export function isSampleDay(text: string): boolean {
  return relative.test(text)
}

/** "today-3" is a day, "today-3T09:30" a moment in Seoul, "thisMonth-1" a month; any other text stays as it is. */
export function sampleDay(text: string, today: string): string {
  const [, unit, distance = '0', time = ''] = relative.exec(text) ?? []
  if (unit === undefined) return text
  if (unit === 'thisMonth') return addMonths(today, Number(distance)).slice(0, 7).replace('-', '')
  const day = addDays(today, Number(distance))
  return time === '' ? day : `${day}${time}:00+09:00`
}
