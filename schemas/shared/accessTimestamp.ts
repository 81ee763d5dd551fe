import { koreanMoment } from './koreanTime'

/** Spec §9: an access timestamp is at most this old. */
const accessTimestampMaxAgeSeconds = 60

/** Fourteen digits are fourteen bytes, in base64 nineteen characters and one to fill up, which links often lose. */
const encodedShape = /^[A-Za-z0-9+/]{19}=?$/
const stampShape = /^\d{14}$/

/**
 * Whether the parameter `t` of the external entry is fresh: base64 of yyyyMMddHHmmss on a clock in Seoul, not in the
 * future and at most 60 s old (spec §4, §5). Anything else is refused, a list of two as well. Whole seconds are
 * compared, or a stamp made "now" would look like the future.
 */
export function isAccessTimestampFresh(t: unknown, now: number | Date): boolean {
  if (typeof t !== 'string') return false
  const stamp = decoded(t)
  const at = stamp === undefined ? undefined : instantOf(stamp)
  if (at === undefined) return false
  const age = Math.floor(Number(now) / 1000) - at
  return age >= 0 && age <= accessTimestampMaxAgeSeconds
}

/** The fourteen digits, or nothing: bits that the last character carries and that mean nothing are refused too. */
function decoded(t: string): string | undefined {
  if (!encodedShape.test(t)) return undefined
  const stamp = atob(t)
  if (!stampShape.test(stamp)) return undefined
  return btoa(stamp).replace('=', '') === t.replace('=', '') ? stamp : undefined
}

/** Seconds since 1970 of a moment in Seoul; nothing for a day or an hour that no calendar has. */
function instantOf(stamp: string): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [
    stamp.slice(0, 4),
    ...(stamp.slice(4).match(/../g) ?? []),
  ].map(Number)
  const at = Date.UTC(year, month - 1, day, hour - 9, minute, second)
  const read = koreanMoment(at)
  const isReal =
    read.year === year &&
    read.month === month &&
    read.day === day &&
    read.hour === hour &&
    read.minute === minute &&
    read.second === second
  return isReal ? at / 1000 : undefined
}
