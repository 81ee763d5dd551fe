import { createHash } from 'node:crypto'
import type { Transaction } from '../database/connect'
import { conflict, refused } from './failure'
import { serverTexts } from './serverTexts'

/** What makes two sendings of an effect the same one. */
export interface EffectKey {
  readonly actor: string
  readonly route: string
  readonly key: string
  readonly bodyHash: string
}

export interface EffectAnswer {
  readonly answer: unknown
  /** The effect happened earlier; this is what was answered then. */
  readonly isReplay: boolean
}

const keyText = /^[\x21-\x7e]{8,200}$/

export const isKeyText = (text: unknown): text is string => typeof text === 'string' && keyText.test(text)

/** Two requests are the same when address and body are. */
export function hashRequest(url: string, body: unknown): string {
  const hash = createHash('sha256').update(url).update('\0')
  return hash.update(body instanceof Uint8Array ? body : JSON.stringify(body ?? null)).digest('hex')
}

/**
 * Runs an effect once for its key. The key's row is written first, in the transaction of the effect: a second
 * sending waits at it for at most the lock time-out, then reads the answer of the first. A refused effect is rolled
 * back together with its key and may be sent again.
 */
export async function runOnce(
  tx: Transaction,
  effect: EffectKey,
  now: Date,
  run: () => Promise<unknown>,
): Promise<EffectAnswer> {
  const { actor, route, key, bodyHash } = effect
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ actor, route, key, body_hash: bodyHash, status: 200, answer: null, created_at: now })
    .onConflict(columns => columns.columns(['actor', 'route', 'key']).doNothing())
    .executeTakeFirst()
  const mine = tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('actor', '=', actor)
    .where('route', '=', route)
    .where('key', '=', key)
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    const earlier = await mine.executeTakeFirstOrThrow()
    if (earlier.body_hash !== bodyHash) throw refused('KEY_REUSED', serverTexts.keyUsedForOther)
    return { answer: earlier.answer, isReplay: true }
  }
  const answer = await run()
  await tx
    .updateTable('idempotency_key')
    .set({ answer: answer ?? null })
    .where('actor', '=', actor)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute()
  return { answer, isReplay: false }
}

/** Effects that run in this process: a second sending is refused at once, without holding a connection. */
export class RunningEffects {
  readonly #running = new Set<string>()

  async run<Value>({ actor, route, key }: EffectKey, work: () => Promise<Value>): Promise<Value> {
    const name = JSON.stringify([actor, route, key])
    if (this.#running.has(name)) throw conflict(serverTexts.sameRequestRunning)
    this.#running.add(name)
    try {
      return await work()
    } finally {
      this.#running.delete(name)
    }
  }
}
