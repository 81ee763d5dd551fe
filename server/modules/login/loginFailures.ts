import { sql } from 'kysely'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { resultText } from '../../../schemas/shared/resultCodes'
import type { PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import type { SessionSettings } from '../../sessionSettings'
import { failuresToLock } from '../session/sessionLimits'
import { loginTexts } from './loginTexts'

const minute = 60_000
/** Failures are forgotten after half a day without one. */
const quietMilliseconds = 12 * 60 * minute

/** An identifier as typed, in one of the portals; it need not be anybody's. */
export interface TypedUser {
  readonly portal: PortalCode
  readonly userId: string
}

/** Whether the user has logged in from this address before. */
export async function isKnownNetwork(tx: Transaction, { portal, userId }: TypedUser, ip: string) {
  const known = await tx
    .selectFrom('known_network')
    .select('ip')
    .where('user_id', '=', userId)
    .where('portal_type', '=', portal)
    .where('ip', '=', ip)
    .executeTakeFirst()
  return known !== undefined
}

export async function learnNetwork(tx: Transaction, { portal, userId }: TypedUser, ip: string, now: Date) {
  await tx
    .insertInto('known_network')
    .values({ user_id: userId, portal_type: portal, ip, first_dt: now })
    .onConflict(conflict => conflict.columns(['user_id', 'portal_type', 'ip']).doNothing())
    .execute()
}

/** When the lock by failures ends, or ended. Identifiers that nobody has are locked as well, so that a lock tells nothing. */
export async function lockEnd(tx: Transaction, { portal, userId }: TypedUser): Promise<Date | undefined> {
  const failure = await tx
    .selectFrom('login_failure')
    .select('open_dt')
    .where('user_id', '=', userId)
    .where('portal_type', '=', portal)
    .executeTakeFirst()
  return failure?.open_dt ? new Date(failure.open_dt) : undefined
}

/** Who of a portal is locked, and until when. */
export async function runningLocks(
  tx: Transaction,
  portal: PortalCode,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('login_failure')
    .select(['user_id', 'open_dt'])
    .where('portal_type', '=', portal)
    .where('open_dt', '>', now.toISOString())
    .execute()
  return new Map(rows.map(({ user_id, open_dt }) => [user_id, open_dt ?? '']))
}

export async function isLocked(tx: Transaction, user: TypedUser, now: Date): Promise<boolean> {
  const end = await lockEnd(tx, user)
  return end !== undefined && end > now
}

/** What a locked user reads: how long it lasts, and what else opens it. Without an end somebody has to lift the lock. */
export async function lockedText(tx: Transaction, user: TypedUser, now: Date): Promise<string> {
  const end = await lockEnd(tx, user)
  return end === undefined || end <= now
    ? resultText('AUTH102')
    : fillMessage(loginTexts.locked, [Math.ceil((end.getTime() - now.getTime()) / minute)])
}

/** How long the nth failure in a row locks: nothing up to the fourth, then twice as long each time. */
export function lockMilliseconds(
  failures: number,
  limits: Pick<SessionSettings, 'lockMinutes' | 'longestLockMinutes'>,
): number {
  const doubled = limits.lockMinutes * 2 ** (failures - failuresToLock)
  return failures < failuresToLock ? 0 : Math.min(doubled, limits.longestLockMinutes) * minute
}

/**
 * Counts a wrong password or code; answers whether the account is locked by now. While it is, nothing is counted: many
 * tries at once lock no longer than one.
 */
export async function countFailure(
  tx: Transaction,
  { portal, userId }: TypedUser,
  now: Date,
  limits: SessionSettings,
): Promise<boolean> {
  const forgotten = new Date(now.getTime() - quietMilliseconds)
  const { fail_cnt, open_dt } = await tx
    .insertInto('login_failure')
    .values({ user_id: userId, portal_type: portal, fail_cnt: 1, failed_dt: now })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'portal_type']).doUpdateSet({
        fail_cnt: sql<number>`case when login_failure.open_dt > ${now}::timestamptz then login_failure.fail_cnt
          when login_failure.failed_dt < ${forgotten}::timestamptz then 1 else login_failure.fail_cnt + 1 end`,
        failed_dt: now,
      }),
    )
    .returning(['fail_cnt', 'open_dt'])
    .executeTakeFirstOrThrow()
  if (open_dt !== null && new Date(open_dt) > now) return true
  const lock = lockMilliseconds(fail_cnt, limits)
  if (lock === 0) return false
  await tx
    .updateTable('login_failure')
    .set({ open_dt: new Date(now.getTime() + lock) })
    .where('user_id', '=', userId)
    .where('portal_type', '=', portal)
    .execute()
  return true
}

/** Forgets failures that have been quiet for long and lock nobody any more. */
export async function sweepFailures(tx: Transaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('failed_dt', '<', new Date(now.getTime() - quietMilliseconds).toISOString())
    .where(({ eb, or }) => or([eb('open_dt', 'is', null), eb('open_dt', '<=', now.toISOString())]))
    .execute()
}

export async function forgetFailures(tx: Transaction, { portal, userId }: TypedUser): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('user_id', '=', userId)
    .where('portal_type', '=', portal)
    .execute()
}
