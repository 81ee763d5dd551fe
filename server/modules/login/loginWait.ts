import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import type { Transaction } from '../../database/connect'
import { Failure } from '../../http/failure'
import { loginTexts } from './loginTexts'

/**
 * Besides the lock of an account, log-in makes places wait that fail too often: a network as a whole, which stops the
 * search through identifiers; and in a network that a user has logged in from, that user alone, so that neighbours
 * behind the same address cannot shut him out. What waits is not judged and not counted.
 */
export interface LoginPlace {
  readonly place: string
  /** Failures that cost nothing; an office shares one address. */
  readonly free: number
}

const second = 1_000
const longestWait = 900 * second
/** Failures are forgotten after this much quiet. */
const quiet = 3_600 * second
const freeOfNetwork = 30
const freeOfUser = 5

// Assumed: wording.
const waitText = '로그인 시도 횟수가 많습니다. {0}초 후 다시 시도해 주세요.'

/** The network an address belongs to: with IPv6 a subscriber has a whole /64 of them. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail?.split(':') ?? []
  const gap = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return `${[...front, ...gap, ...back].slice(0, 4).join(':')}::/64`
}

export function loginPlace(ip: string, userId: string, isKnown: boolean): LoginPlace {
  const network = networkOf(ip)
  return isKnown
    ? { place: `${network} ${userId}`, free: freeOfUser }
    : { place: network, free: freeOfNetwork }
}

/**
 * Counts a code that a stranger asks for, for his network as a whole: a few cost nothing, and then each waits longer.
 */
export async function countRequest(
  tx: Transaction,
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<void> {
  const place = { place: `code ${networkOf(ip)}`, free: freeOfNetwork }
  await checkWait(tx, place, now, loginTexts.requestWait)
  await lengthenWait(tx, place, now)
}

/** One second after the first failure that is not free, then twice as long each time, a quarter of an hour at most. */
export function waitAfter(failures: number, free: number): number {
  return failures <= free ? 0 : Math.min(longestWait, second * 2 ** (failures - free - 1))
}

/** Refuses with 429 and the seconds to wait, while the place waits. */
export async function checkWait(
  tx: Transaction,
  { place }: LoginPlace,
  now: Date,
  text: string = waitText,
): Promise<void> {
  const row = await tx
    .selectFrom('login_wait')
    .select('open_dt')
    .where('place', '=', place)
    .executeTakeFirst()
  const left = row ? new Date(row.open_dt).getTime() - now.getTime() : 0
  if (left <= 0) return
  const seconds = Math.ceil(left / second)
  throw new Failure(429, 'loginWait', fillMessage(text, [seconds]), {
    args: [seconds],
    retryAfterSeconds: seconds,
    why: `call from ${place} waits`,
  })
}

export async function lengthenWait(tx: Transaction, { place, free }: LoginPlace, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - quiet)
  const { fail_cnt } = await tx
    .insertInto('login_wait')
    .values({ place, fail_cnt: 1, failed_dt: now, open_dt: now })
    .onConflict(conflict =>
      conflict.column('place').doUpdateSet({
        fail_cnt: sql<number>`case when login_wait.failed_dt < ${forgotten}::timestamptz then 1 else login_wait.fail_cnt + 1 end`,
        failed_dt: now,
      }),
    )
    .returning('fail_cnt')
    .executeTakeFirstOrThrow()
  const wait = waitAfter(fail_cnt, free)
  if (wait === 0) return
  await tx
    .updateTable('login_wait')
    .set({ open_dt: new Date(now.getTime() + wait) })
    .where('place', '=', place)
    .execute()
}

/** A log-in clears the failures of the user, not of his network: one account of one's own would otherwise be enough to go on. */
export async function forgetWait(tx: Transaction, ip: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('login_wait')
    .where('place', '=', loginPlace(ip, userId, true).place)
    .execute()
}

/** Forgets places that have been quiet, and what nobody took in time. */
export async function sweepLogins(tx: Transaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('login_wait')
    .where('failed_dt', '<', new Date(now.getTime() - quiet).toISOString())
    .execute()
  for (const table of ['login_token', 'login_transaction', 'url_token', 'password_reset'] as const)
    await tx.deleteFrom(table).where('expires_dt', '<', now.toISOString()).execute()
}
