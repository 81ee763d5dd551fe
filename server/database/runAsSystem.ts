import { sql } from 'kysely'
import { systemActor } from '../http/actor'
import type { Transaction } from './connect'

/** Runs part of a unit of work as the server itself, which alone sees sessions and passwords, then returns to the actor. */
export async function runAsSystem<Value>(tx: Transaction, work: () => Promise<Value>): Promise<Value> {
  const { rows } = await sql<{ role: string; singleid: string }>`select
    current_setting('role') as role, current_setting('app.singleid') as singleid`.execute(tx)
  await take(tx, `gpms_${systemActor.scope}`, systemActor.userId)
  const value = await work()
  await take(tx, rows[0]?.role ?? 'none', rows[0]?.singleid ?? '')
  return value
}

async function take(tx: Transaction, role: string, singleid: string): Promise<void> {
  await sql`select set_config('role', ${role}, true), set_config('app.singleid', ${singleid}, true)`.execute(
    tx,
  )
}
