import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { PortalCode } from '../../database/organisationTables'
import { failuresToLock } from './sessionLimits'

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

/** Locked by failures in a row. Identifiers that nobody has are locked as well, so that a lock tells nothing. */
export async function isLocked(tx: Transaction, { portal, userId }: TypedUser): Promise<boolean> {
  const failure = await tx
    .selectFrom('login_failure')
    .select('locked_dt')
    .where('user_id', '=', userId)
    .where('portal_type', '=', portal)
    .executeTakeFirst()
  return failure !== undefined && failure.locked_dt !== null
}

/** Counts a wrong password or code; answers whether the account is locked by now. */
export async function countFailure(tx: Transaction, { portal, userId }: TypedUser, now: Date) {
  const { locked_dt } = await tx
    .insertInto('login_failure')
    .values({ user_id: userId, portal_type: portal, fail_cnt: 1 })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'portal_type']).doUpdateSet({
        fail_cnt: sql<number>`login_failure.fail_cnt + 1`,
        locked_dt: sql<Date>`case when login_failure.fail_cnt + 1 >= ${failuresToLock}
          then coalesce(login_failure.locked_dt, ${now}::timestamptz) end`,
      }),
    )
    .returning('locked_dt')
    .executeTakeFirstOrThrow()
  return locked_dt !== null
}

export async function forgetFailures(tx: Transaction, { portal, userId }: TypedUser): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('user_id', '=', userId)
    .where('portal_type', '=', portal)
    .execute()
}
