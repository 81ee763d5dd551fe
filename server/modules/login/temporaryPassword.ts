import { randomInt } from 'node:crypto'
import type { Transaction } from '../../database/connect'
import { hashPassword } from '../secret/passwordHash'
import { keepSupplier } from './passwordStore'

/** Without letters and digits that are read for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 16

/** A password that somebody is mailed: more than 90 bits, and of no use after the first log-in. */
export function newTemporaryPassword(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Gives a supplier's user a password that he must change when he logs in; answers it for the one mail that says it. */
export async function giveTemporaryPassword(tx: Transaction, user_id: string, now: Date): Promise<string> {
  const password = newTemporaryPassword()
  await keepSupplier(tx, user_id, await hashPassword(password), now, true)
  return password
}
