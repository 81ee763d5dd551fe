/** Quotations are taken until the end of an office day (Assumed: 18:00). */
export function deadlineOf(day: string): string {
  return `${day}T18:00:00+09:00`
}

export function isPast(deadline: string | null, now: Date): boolean {
  return deadline !== null && new Date(deadline).getTime() <= now.getTime()
}

const day = 24 * 3_600_000

export function isADayAhead(deadline: string, now: Date): boolean {
  return new Date(deadline).getTime() >= now.getTime() + day
}

/** A deadline as it is read in Seoul: 2026-11-24 18:00. */
export function deadlineText(deadline: string | null): string {
  return deadline === null ? '' : deadline.slice(0, 16).replace('T', ' ')
}
