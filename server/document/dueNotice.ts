import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'

export interface DueNotice {
  readonly docType: string
  readonly docNo: string
  /** How far the day is off: D-30, D-7, D-3, D-0, D+1 … */
  readonly kind: string
  readonly dueDate: string
}

/**
 * Whether nobody has been told yet, which is noted at once: whoever is answered yes tells, in the same transaction. A day that is
 * moved has notices of its own (domain 3.44).
 */
export async function isFirstNotice(
  tx: Transaction,
  { docType, docNo, kind, dueDate }: DueNotice,
  now: Date,
): Promise<boolean> {
  const noted = await runAs(tx, 'all', () =>
    tx
      .insertInto('due_notice')
      .values({ doc_type: docType, doc_no: docNo, kind, due_date: dueDate, sent_dt: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst(),
  )
  return noted.numInsertedOrUpdatedRows === 1n
}

/** Of the days on which is reminded, the newest that has come; an older one that was missed is not made up for. */
export function newestKind(days: readonly number[], daysLeft: number): string | undefined {
  const come = days.filter(day => daysLeft <= day)
  if (come.length === 0) return undefined
  const day = Math.min(...come)
  return day >= 0 ? `D-${day}` : `D+${-day}`
}
