import type { IncomingHttpHeaders } from 'node:http'
import { type Insertable, sql } from 'kysely'
import type { LoginTransactionKind } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import type { Tables } from '../../database/tables'
import { openText, sealText } from '../secret/sealedText'
import { hashToken, newToken } from '../secret/tokens'

/** Wrong codes that a transaction bears, R-16. */
export const triesPerCode = 5

const choiceMilliseconds = 600_000

/** The header by which a page carries its transaction on; not a cookie, so two tabs do not take each other's. */
export function transactionOf(headers: IncomingHttpHeaders): string {
  const token = headers.logintransaction
  return typeof token === 'string' ? token : ''
}

type NewTransaction = Omit<Insertable<Tables['login_transaction']>, 'token_hash'>

/** Only the hash of the token is kept; what it stands for may be hashed with it. */
async function begin(
  tx: Transaction,
  secret: string,
  of: (token: string) => NewTransaction,
): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('login_transaction')
    .values({ token_hash: hashToken(secret, token), ...of(token) })
    .execute()
  return token
}

/** A transaction that still waits. */
function waiting(tx: Transaction, tokenHash: string, kinds: readonly LoginTransactionKind[], now: Date) {
  return tx
    .selectFrom('login_transaction')
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expires_dt', '>', now.toISOString())
}

/** Begins to wait for a code. What waited for the same user before counts no more: a new code overwrites the old. */
export async function beginCodeTransaction(
  tx: Transaction,
  secret: string,
  { userId, code, expiresAt }: { userId: string; code: string; expiresAt: Date },
): Promise<string> {
  await tx.deleteFrom('login_transaction').where('kind', '=', 'OTP').where('user_id', '=', userId).execute()
  return begin(tx, secret, token => ({
    kind: 'OTP',
    user_id: userId,
    code_hash: hashToken(secret, `${token} ${code}`),
    expires_dt: expiresAt,
  }))
}

export interface CodeTry {
  readonly userId: string
  readonly isRight: boolean
  readonly isExpired: boolean
  readonly triesLeft: number
}

/**
 * Takes one of the tries of a transaction and judges the code. The row is held until the call has ended, so of many
 * guesses at once five are judged. Undefined: no such transaction, or no try left.
 */
export async function tryCode(
  tx: Transaction,
  secret: string,
  { token, code, now }: { token: string; code: string; now: Date },
): Promise<CodeTry | undefined> {
  const row = await tx
    .updateTable('login_transaction')
    .set({ try_cnt: sql<number>`try_cnt + 1` })
    .where('token_hash', '=', hashToken(secret, token))
    .where('kind', '=', 'OTP')
    .where('try_cnt', '<', triesPerCode)
    .returning(['user_id', 'code_hash', 'try_cnt', 'expires_dt'])
    .executeTakeFirst()
  if (!row || row.user_id === null) return undefined
  return {
    userId: row.user_id,
    isRight: row.code_hash === hashToken(secret, `${token} ${code}`),
    isExpired: new Date(row.expires_dt) <= now,
    triesLeft: triesPerCode - row.try_cnt,
  }
}

/** Begins to wait for the choice of one user. */
export async function beginChoice(
  tx: Transaction,
  secret: string,
  { kind, candidates, now }: { kind: 'AD' | 'DEV'; candidates: readonly string[]; now: Date },
): Promise<string> {
  const expires_dt = new Date(now.getTime() + choiceMilliseconds)
  return begin(tx, secret, () => ({ kind, candidates: [...candidates], expires_dt }))
}

export interface Introduction {
  readonly identity: string
  /** The directory's token, for its log-out. */
  readonly idToken: string
  readonly candidates: readonly string[]
}

/** Introduces an employee whom the directory has proved: by which identity, and whom it says he is. */
export async function beginIntroduction(
  tx: Transaction,
  secret: string,
  { identity, idToken, candidates, now }: Introduction & { readonly now: Date },
): Promise<string> {
  const expires_dt = new Date(now.getTime() + choiceMilliseconds)
  const sealed_token = idToken === '' ? null : sealText(secret, idToken)
  return begin(tx, secret, () => ({
    kind: 'ADI',
    identity,
    sealed_token,
    candidates: [...candidates],
    expires_dt,
  }))
}

export async function findIntroduction(
  tx: Transaction,
  secret: string,
  token: string,
  now: Date,
): Promise<Introduction | undefined> {
  const row = await waiting(tx, hashToken(secret, token), ['ADI'], now)
    .select(['identity', 'sealed_token', 'candidates'])
    .executeTakeFirst()
  if (!row || row.identity === null) return undefined
  const { identity, sealed_token, candidates } = row
  return { identity, idToken: sealed_token === null ? '' : openText(secret, sealed_token), candidates }
}

/** The choice that a transaction offers, while it waits. */
export async function findChoice(
  tx: Transaction,
  secret: string,
  token: string,
  now: Date,
): Promise<{ kind: LoginTransactionKind; candidates: readonly string[] } | undefined> {
  return waiting(tx, hashToken(secret, token), ['AD', 'DEV'], now)
    .select(['kind', 'candidates'])
    .executeTakeFirst()
}

/** Ends a transaction; false when another call was faster. */
export async function endTransaction(tx: Transaction, secret: string, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_transaction')
    .where('token_hash', '=', hashToken(secret, token))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
