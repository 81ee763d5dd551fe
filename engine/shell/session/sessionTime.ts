import { sessionAtWork, sessionLastMinute, sessionWarning } from '../../settings/delays'

const second = 1_000
/** The server counts in steps of two seconds: asked earlier, it would take the question for use. */
const over = 2 * second
const askAgain = 5 * second

export interface SessionTimeFacts {
  /** Milliseconds to the end, negative after it. */
  readonly left: number
  /** The same at the last look at the clock. */
  readonly before: number
  /** No use moves the end any further. */
  readonly isLongest: boolean
  readonly sinceInput: number
  readonly sinceAsked: number
}

/** warn: say that the end is near. renew: the person is at work. ask: the time is over; has another tab moved it on? */
export type SessionAct = 'warn' | 'renew' | 'ask'

/** What a look at the clock asks for. */
export function sessionAct(facts: SessionTimeFacts): SessionAct | undefined {
  const { left, before, isLongest, sinceInput, sinceAsked } = facts
  if (left <= -over) return sinceAsked >= askAgain ? 'ask' : undefined
  if (left <= 0 || left > sessionWarning) return undefined
  if (!isLongest && sinceInput < sessionAtWork && sinceAsked >= sessionAtWork) return 'renew'
  return before > sessionWarning && left > sessionLastMinute ? 'warn' : undefined
}

/** Whether the last minute runs. It stays on screen until the server has been asked. */
export function isEnding(left: number): boolean {
  return left <= sessionLastMinute && left > -(over + askAgain)
}

/** 29:59, or 1:05:00 above an hour; never below zero. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / second))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
