import { randomInt } from 'node:crypto'
import type { Transaction } from '../../database/connect'
import { hashPassword } from './passwordHash'

/** Without letters and digits that are read for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 16

/** A password that somebody is mailed: more than 90 bits, and of no use after the first log-in. */
function newTemporaryPassword(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Gives a supplier's user a password that he must change when he logs in; answers it for the one mail that says it. */
export async function giveTemporaryPassword(tx: Transaction, user_id: string, now: Date): Promise<string> {
  const password = newTemporaryPassword()
  const pw_hash = await hashPassword(password)
  await tx
    .insertInto('ext_user_password')
    .values({ user_id, pw_hash })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ pw_hash }))
    .execute()
  await tx
    .updateTable('ext_user')
    .set({ pw_changed_dt: now, pw_reset_yn: 'Y' })
    .where('user_id', '=', user_id)
    .execute()
  return password
}
