const second = 1_000
const minute = 60 * second

/** and spec §9, in milliseconds. */
export const sessionLimits = {
  idle: 30 * minute,
  absolute: 600 * minute,
  /** How long a token that was just replaced still counts: for requests under way and tabs that raced. */
  overlap: 10 * second,
  loginToken: 60 * second,
  /** A request moves the end of the session at most this often. */
  touch: 2 * second,
} as const

/** Wrong passwords in a row after which an account is locked. */
export const failuresToLock = 5

/** When a session ends that is used now: half an hour ahead, never later than ten hours after log-in. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLimits.idle, createdAt.getTime() + sessionLimits.absolute))
}
