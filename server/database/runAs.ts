import type { Scope } from './actor'
import type { Transaction } from './connect'
import { roleOf, setRole } from './role'

/**
 * Runs part of a unit of work under another scope's row policies and returns to the previous ones. "all" is for rows
 * that the server derives (who is on a document), "own" for what an approver may do with a document that lies outside
 * his department. After a failure the transaction is dead anyway, so nothing is restored.
 */
export async function runAs<Value>(
  tx: Transaction,
  scope: Scope,
  work: () => Promise<Value>,
): Promise<Value> {
  // The previous role is not always the actor's: an approver from elsewhere goes on as "own".
  const before = await roleOf(tx)
  if (before === `gpms_${scope}`) return work()
  await setRole(tx, `gpms_${scope}`)
  const value = await work()
  await setRole(tx, before)
  return value
}
