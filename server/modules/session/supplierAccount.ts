import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import type { Channel } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import type { LoginAccount } from './loginAccount'

/** A supplier's user, with where his codes go. */
export interface SupplierAccount extends LoginAccount {
  readonly compNo: string
  readonly email: string
  readonly cellPhoneNo: string | null
  readonly channel: Channel
}

/** Domain 3.41: what log-in answers in each state of a user; ACTIVE alone may come in. */
export const refusedStates: Readonly<Record<string, ResultCodeName>> = {
  LOCKED: 'AUTH102',
  DORMANT: 'AUTH101',
  BLOCKED: 'AUTH100',
  APPLIED: 'AUTH003',
  REJECTED: 'AUTH003',
  WITHDRAWN: 'AUTH003',
}

/** A company whose orders are suspended goes on with what it has (domain 3.11); one that has left does not. */
export function isTrading(companyStatus: string): boolean {
  return companyStatus === 'REGISTERED' || companyStatus === 'SUSPENDED'
}

const day = 86_400_000
/** Domain 3.41: a user who has not logged in for so long is dormant. */
const daysToDormant = 180

interface Seen {
  readonly last_login_dt: string | null
  /** When somebody has ended his sleep, which he has not used yet. */
  readonly woken_dt: string | null
}

function isDormant({ last_login_dt, woken_dt }: Seen, now: Date): boolean {
  const before = now.getTime() - daysToDormant * day
  const isOld = (at: string | null) => at === null || new Date(at).getTime() < before
  return last_login_dt !== null && isOld(last_login_dt) && isOld(woken_dt)
}

export async function findSupplierAccount(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<SupplierAccount | undefined> {
  const user = await tx
    .selectFrom('ext_user')
    .innerJoin('company', 'company.comp_no', 'ext_user.comp_no')
    .leftJoin('ext_user_password', 'ext_user_password.user_id', 'ext_user.user_id')
    .selectAll('ext_user')
    .select(['pw_hash', 'company.status as company_status'])
    .where('ext_user.user_id', '=', userId)
    .executeTakeFirst()
  if (!user) return undefined
  const state = user.status === 'ACTIVE' && isDormant(user, now) ? 'DORMANT' : user.status
  return {
    portal: 'E',
    userId: user.user_id,
    name: user.user_name,
    group: user.auth_group_id,
    passwordHash: user.pw_hash,
    passwordChangedAt: user.pw_changed_dt,
    mustChange: user.pw_reset_yn === 'Y',
    refusal: refusedStates[state] ?? (isTrading(user.company_status) ? undefined : 'AUTH100'),
    lastLoginIp: user.last_login_ip,
    lastLoginDt: user.last_login_dt,
    compNo: user.comp_no,
    email: user.email,
    cellPhoneNo: user.cell_phone_no,
    channel: user.otp_gubun === 'S' ? 'S' : 'E',
  }
}

/** After so many failures in a row the state says so, for those who look after users. */
export async function lockSupplier(tx: Transaction, userId: string): Promise<void> {
  await tx
    .updateTable('ext_user')
    .set({ status: 'LOCKED' })
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .execute()
}

export async function countSupplierFailure(tx: Transaction, userId: string): Promise<void> {
  await tx
    .updateTable('ext_user')
    .set(({ eb }) => ({ fail_cnt: eb('fail_cnt', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

/** A successful log-in clears the failures; it also ends a lock, since only a network known to be his came so far. */
export async function noteSupplierLogin(tx: Transaction, userId: string, ip: string, now: Date) {
  await tx
    .updateTable('ext_user')
    .set({ status: 'ACTIVE', fail_cnt: 0, last_login_dt: now, last_login_ip: ip })
    .where('user_id', '=', userId)
    .execute()
}

/** Users whose lock has ended by itself are no longer shown as locked. */
export async function sweepLocked(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable('ext_user')
    .set({ status: 'ACTIVE', fail_cnt: 0 })
    .where('status', '=', 'LOCKED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('login_failure')
          .select('open_dt')
          .whereRef('login_failure.user_id', '=', 'ext_user.user_id')
          .where('portal_type', '=', 'E')
          .where('open_dt', '<=', now.toISOString()),
      ),
    )
    .execute()
}

/** Lifts a lock after a password reset: the mailed code proves who the user is. */
export async function unlockSupplier(tx: Transaction, userId: string): Promise<void> {
  await tx
    .updateTable('ext_user')
    .set({ status: 'ACTIVE', fail_cnt: 0 })
    .where('user_id', '=', userId)
    .where('status', '=', 'LOCKED')
    .execute()
}

/** Domain 3.41, sys:dormant. Users who never came count from when they were made. */
export async function sweepDormant(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysToDormant * day).toISOString()
  await tx
    .updateTable('ext_user')
    .set({ status: 'DORMANT' })
    .where('status', '=', 'ACTIVE')
    .where(({ fn }) => fn.coalesce('last_login_dt', 'created_dt'), '<', before)
    .where(({ eb, or }) => or([eb('woken_dt', 'is', null), eb('woken_dt', '<', before)]))
    .execute()
}
