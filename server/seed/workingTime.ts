import { addDays, weekdayOf } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'

const [workBegins, workEnds] = [9, 18]
const hour = 3_600_000

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))

/** The day itself, or the Monday after it. */
export function workdayFrom(day: string): string {
  return isWeekend(day) ? workdayFrom(addDays(day, 1)) : day
}

/** The day itself, or the Friday before it. */
function workdayBy(day: string): string {
  return isWeekend(day) ? workdayBy(addDays(day, -1)) : day
}

/** So many working days after a day, or before it where the count is below zero. */
export function workdaysFrom(day: string, count: number): string {
  if (count === 0) return day
  const next = count > 0 ? workdayFrom(addDays(day, 1)) : workdayBy(addDays(day, -1))
  return workdaysFrom(next, count - Math.sign(count))
}

function placeOf(instant: number) {
  const day = koreanDay(instant)
  const hours = (instant - Date.parse(`${day}T00:00:00+09:00`)) / hour
  return { day, isEarly: hours < workBegins, isLate: hours >= workEnds }
}

/** The same moment if somebody works then, else as many minutes after the next working day has begun. */
export function atWork(instant: number): number {
  const { day, isEarly, isLate } = placeOf(instant)
  if (!isWeekend(day) && !isEarly && !isLate) return instant
  const next = workdayFrom(isLate ? addDays(day, 1) : day)
  return Date.parse(`${next}T0${workBegins}:00:00+09:00`) + (instant % hour)
}

/** The same moment if somebody works then, else as many minutes into the last hour of work before it. */
export function atWorkBy(instant: number): number {
  const { day, isEarly, isLate } = placeOf(instant)
  if (!isWeekend(day) && !isEarly && !isLate) return instant
  const last = workdayBy(isEarly ? addDays(day, -1) : day)
  return Date.parse(`${last}T${workEnds - 1}:00:00+09:00`) + (instant % hour)
}

/** A step that would come after the end of time comes on the way to it, so that not all such steps share one minute. */
export function beforeEnd(at: number, moment: number, latest: number): number {
  if (moment <= latest) return moment
  const minute = Math.floor((at + (latest - at) * 0.4) / 60_000) * 60_000
  const between = Math.max(at, minute)
  const worked = atWork(between)
  return worked <= latest ? worked : between
}
