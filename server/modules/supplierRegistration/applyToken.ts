import type { IncomingHttpHeaders } from 'node:http'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { refused } from '../../http/failure'
import { hashToken, newToken } from '../secret/tokens'
import { applyTexts } from './applyTexts'

export type ApplyToken = Row<'apply_token'>

const tokenMilliseconds = 2 * 3_600_000

const tokenIn = (headers: IncomingHttpHeaders): string => {
  const token = headers['x-apply-token']
  return typeof token === 'string' ? token : ''
}

/** A token for whoever has proved a contact; only its hash is kept. */
export async function giveToken(
  tx: Transaction,
  secret: string,
  proved: Pick<ApplyToken, 'tax_no_2' | 'apply_type' | 'verify_type' | 'contact' | 'reg_no'>,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expires_dt = new Date(now.getTime() + tokenMilliseconds)
  await tx
    .insertInto('apply_token')
    .values({ ...proved, token_hash: hashToken(secret, token), expires_dt })
    .execute()
  return token
}

/** The token of a call, held until the call has ended, so that it is used up once; undefined when it has ended or never was. */
function findToken(
  tx: Transaction,
  secret: string,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<ApplyToken | undefined> {
  return tx
    .selectFrom('apply_token')
    .selectAll()
    .where('token_hash', '=', hashToken(secret, tokenIn(headers)))
    .where('expires_dt', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst()
}

const tokenEnded = () => refused('applyTokenEnded', applyTexts.tokenEnded)

export async function takeToken(
  tx: Transaction,
  secret: string,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<ApplyToken> {
  const token = await findToken(tx, secret, headers, now)
  if (!token) throw tokenEnded()
  return token
}

/** One application that was accepted uses a token up. */
export async function endToken(tx: Transaction, { token_hash }: ApplyToken): Promise<void> {
  await tx.deleteFrom('apply_token').where('token_hash', '=', token_hash).execute()
}
