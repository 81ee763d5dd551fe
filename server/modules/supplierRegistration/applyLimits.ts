import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { Failure } from '../../http/failure'
import { strangerLimits } from '../../limits'
import { applyTexts } from './applyTexts'

export type LimitedCall = keyof typeof strangerLimits

/** Milliseconds until one more call may be made; 0 while it may be made now, and it is counted then. */
export async function waitOf(tx: Transaction, kind: LimitedCall, place: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`apply ${kind} ${place}`}, 0))`.execute(tx)
  const longest = Math.max(...strangerLimits[kind].map(({ milliseconds }) => milliseconds))
  const { rows } = await sql<{ at: number }>`select extract(epoch from called_dt) * 1000 as at from apply_call
    where kind = ${kind} and place = ${place} and called_dt > ${new Date(now.getTime() - longest)}
    order by called_dt desc limit ${Math.max(...strangerLimits[kind].map(({ most }) => most))}`.execute(tx)
  const waits = strangerLimits[kind].map(({ most, milliseconds }) => {
    // The oldest of those that fill the window has to leave it.
    const oldest = rows[most - 1]
    return oldest === undefined ? 0 : Number(oldest.at) + milliseconds - now.getTime()
  })
  const wait = Math.max(0, ...waits)
  if (wait === 0) await tx.insertInto('apply_call').values({ kind, place, called_dt: now }).execute()
  return wait
}

/** Refuses with 429 and the seconds to wait, in the same words whatever was too much. */
export async function countCall(
  tx: Transaction,
  kind: LimitedCall,
  place: string,
  now: Date,
  text: string = applyTexts.tooMany,
): Promise<Failure | undefined> {
  const wait = await waitOf(tx, kind, place, now)
  if (wait === 0) return undefined
  return new Failure(429, 'tooManyCalls', text, {
    retryAfterSeconds: Math.ceil(wait / 1_000),
    why: `${kind} of ${place}`,
  })
}
