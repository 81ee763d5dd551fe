import { text } from '../i18n/text'

const minute = 60_000
/** Requirements: warn five minutes and one minute before the end. */
const warnings = [
  { at: 5 * minute, say: () => text('minutes', [5]) },
  { at: minute, say: () => text('seconds', [60]) },
]

/** The warning that was passed between two looks at the clock; of several the last one. */
export function nextWarning(before: number, now: number): string | undefined {
  const passed = warnings.filter(({ at }) => before > at && now <= at && now > 0)
  return passed.at(-1)?.say()
}

/** 29:59, or 1:05:00 above an hour; never below zero. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
