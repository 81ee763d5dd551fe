import type { SessionSettings } from '../../sessionSettings'

const second = 1_000
const minute = 60 * second

/** R-04 and spec §9, in milliseconds. */
export const tokenLimits = {
  /** How long a token that was just replaced still counts: for requests under way and tabs that raced. */
  overlap: 10 * second,
  /** From the proof of who it is to the session. */
  loginToken: 60 * second,
  /** A request moves the end of the session at most this often. */
  touch: 2 * second,
} as const

/** Wrong passwords or codes in a row after which an account is locked. */
export const failuresToLock = 5

/** The last moment of a session, however much it is used. */
export function longestEnd(createdAt: Date, limits: SessionSettings): Date {
  return new Date(createdAt.getTime() + limits.longestMinutes * minute)
}

/** When a session ends that is used now: the idle time ahead, never later than its longest time after log-in. */
export function sessionEnd(createdAt: Date, now: Date, limits: SessionSettings): Date {
  const idle = now.getTime() + limits.idleMinutes * minute
  return new Date(Math.min(idle, longestEnd(createdAt, limits).getTime()))
}
