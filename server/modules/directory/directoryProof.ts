import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { openText, sealText } from '../secret/sealedText'
import { hashToken, newToken } from '../secret/tokens'
import type { DirectoryPerson } from './directoryClient'

export type DirectoryWay = 'AD' | 'SSO'

/** From the directory's answer to the session, as for the one-time token of a password. */
export const proofSeconds = 60

/** The cookie in which the proof of AD waits for its call; for SSO, what ties the assertion to this browser. */
export const proofCookies = { AD: 'gpms-ad', SSO: 'gpms-sso' } as const

/** An assertion that somebody else was given opens nothing in this browser. */
export const browserTie = (secret: string, proof: string) => hashToken(secret, `browser of ${proof}`)

export interface TakenProof extends DirectoryPerson {
  readonly isExpired: boolean
}

/** Keeps whom the directory has proved; the answer is the word by which his page asks for the session. */
export async function keepProof(
  tx: Transaction,
  secret: string,
  { way, person, now }: { way: DirectoryWay; person: DirectoryPerson; now: Date },
): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('directory_proof')
    .values({
      token_hash: hashToken(secret, token),
      way,
      identity: person.identity,
      login_name: person.loginName ?? null,
      email: person.email ?? null,
      sealed_token: person.idToken === '' ? null : sealText(secret, person.idToken),
      expires_dt: new Date(now.getTime() + proofSeconds * 1_000),
    })
    .execute()
  return token
}

/** The proof behind a word. Whoever asks takes it, so nobody asks a second time. */
export async function takeProof(
  tx: Transaction,
  secret: string,
  { way, token, now }: { way: DirectoryWay; token: string; now: Date },
): Promise<TakenProof | undefined> {
  const taken = await tx
    .deleteFrom('directory_proof')
    .where('token_hash', '=', hashToken(secret, token))
    .where('way', '=', way)
    .returning(['identity', 'login_name', 'email', 'sealed_token', 'expires_dt'])
    .executeTakeFirst()
  if (!taken) return undefined
  return {
    identity: taken.identity,
    idToken: taken.sealed_token === null ? '' : openText(secret, taken.sealed_token),
    isExpired: new Date(taken.expires_dt) <= now,
    ...given({
      loginName: taken.login_name,
      email: taken.email,
    }),
  }
}

/** Longer than a browser may take to come back. */
const stateMilliseconds = 900_000

/** True for the first one who comes back with a state. */
export async function spendState(
  tx: Transaction,
  secret: string,
  state: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_state')
    .values({
      state_hash: hashToken(secret, state),
      expires_dt: new Date(now.getTime() + stateMilliseconds),
    })
    .onConflict(conflict => conflict.column('state_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Keeps the directory's token beside a session, for its log-out. */
export async function tieDirectory(
  tx: Transaction,
  secret: string,
  { tokenKey, idToken, now }: { tokenKey: string; idToken: string; now: Date },
): Promise<void> {
  if (idToken === '') return
  await tx
    .insertInto('directory_session')
    .values({ token_key: tokenKey, sealed_token: sealText(secret, idToken), created_dt: now })
    .execute()
}

export async function untieDirectory(
  tx: Transaction,
  secret: string,
  tokenKey: string,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('directory_session')
    .where('token_key', '=', tokenKey)
    .returning('sealed_token')
    .executeTakeFirst()
  return taken && openText(secret, taken.sealed_token)
}

const longestSession = 86_400_000

export async function sweepDirectory(tx: Transaction, now: Date): Promise<void> {
  for (const table of ['used_state', 'directory_proof'] as const)
    await tx.deleteFrom(table).where('expires_dt', '<', now.toISOString()).execute()
  const before = new Date(now.getTime() - longestSession).toISOString()
  await tx.deleteFrom('directory_session').where('created_dt', '<', before).execute()
}
