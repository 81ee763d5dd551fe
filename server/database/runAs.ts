import { sql } from 'kysely'
import type { Scope } from '../http/actor'
import type { Transaction } from './connect'

/**
 * Runs part of a unit of work under another scope's row policies and returns to those of before. "all" is for rows
 * that the server derives (who is on a document), "own" for what an approver may do with a document that lies outside
 * his department. After a failure the transaction is dead anyway, so nothing is restored.
 */
export async function runAs<Value>(
  tx: Transaction,
  scope: Scope,
  work: () => Promise<Value>,
): Promise<Value> {
  // The role of before is not always the actor's: an approver from elsewhere goes on as "own".
  const { rows } = await sql<{ before: string }>`select current_setting('role') as before`.execute(tx)
  const before = rows[0]?.before ?? 'none'
  if (before === `gpms_${scope}`) return work()
  await sql`select set_config('role', ${`gpms_${scope}`}, true)`.execute(tx)
  const value = await work()
  await sql`select set_config('role', ${before}, true)`.execute(tx)
  return value
}
