import { type PasswordFault, passwordFault } from '../../../schemas/shared/passwordRule'
import type { Transaction } from '../../database/connect'
import { commonPasswords } from '../secret/commonPasswords'
import { hashPassword, isPassword } from '../secret/passwordHash'
import type { TypedUser } from './loginFailures'

/** Previous passwords, the present one included, that may not be used again (domain 10.3). */
const remembered = 3

export function faultOf(password: string, { userId }: TypedUser): PasswordFault | undefined {
  return passwordFault(password, userId, word => commonPasswords.has(word))
}

/** Sets a password that keeps the rules, unless it is one of the last three. */
export async function changePassword(
  tx: Transaction,
  user: TypedUser,
  password: string,
  now: Date,
): Promise<PasswordFault | undefined> {
  const present = await presentHash(tx, user)
  for (const hash of [...(present === undefined ? [] : [present]), ...(await formerHashes(tx, user))])
    if (await isPassword(hash, password)) return 'recent'
  if (present !== undefined)
    await tx
      .insertInto('password_history')
      .values({ portal_type: user.portal, user_id: user.userId, pw_hash: present, replaced_dt: now })
      .execute()
  const pw_hash = await hashPassword(password)
  if (user.portal === 'E') await keepSupplier(tx, user.userId, pw_hash, now)
  else await keepEmployee(tx, user.userId, pw_hash, now)
  return undefined
}

async function presentHash(tx: Transaction, { portal, userId }: TypedUser): Promise<string | undefined> {
  const row =
    portal === 'E'
      ? await tx
          .selectFrom('ext_user_password')
          .select('pw_hash')
          .where('user_id', '=', userId)
          .executeTakeFirst()
      : await tx
          .selectFrom('person_password')
          .select('pw_hash')
          .where('singleid', '=', userId)
          .executeTakeFirst()
  return row?.pw_hash
}

async function formerHashes(tx: Transaction, { portal, userId }: TypedUser): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('password_history')
    .select('pw_hash')
    .where('portal_type', '=', portal)
    .where('user_id', '=', userId)
    .orderBy('history_seq', 'desc')
    .limit(remembered - 1)
    .execute()
  return rows.map(row => row.pw_hash)
}

/** Writes a supplier's password; one that somebody else has given must be changed at the next log-in. */
export async function keepSupplier(
  tx: Transaction,
  user_id: string,
  pw_hash: string,
  now: Date,
  isTemporary = false,
): Promise<void> {
  await tx
    .insertInto('ext_user_password')
    .values({ user_id, pw_hash })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ pw_hash }))
    .execute()
  await tx
    .updateTable('ext_user')
    .set({ pw_changed_dt: now, pw_reset_yn: isTemporary ? 'Y' : 'N' })
    .where('user_id', '=', user_id)
    .execute()
}

async function keepEmployee(tx: Transaction, singleid: string, pw_hash: string, now: Date): Promise<void> {
  await tx
    .insertInto('person_password')
    .values({ singleid, pw_hash, changed_dt: now })
    .onConflict(conflict => conflict.column('singleid').doUpdateSet({ pw_hash, changed_dt: now }))
    .execute()
}
