import { sql } from 'kysely'
import type { Transaction } from './connect'

const roles = new WeakMap<Transaction, string>()

/** Notes the role that a statement has just given to the transaction. */
export function noteRole(tx: Transaction, role: string): void {
  roles.set(tx, role)
}

/** From now on the transaction sees rows as this role, until it is given another or ends. */
export async function setRole(tx: Transaction, role: string): Promise<void> {
  // Forgotten while it changes, so that a query meanwhile asks the database.
  roles.delete(tx)
  await sql`select set_config('role', ${role}, true)`.execute(tx)
  noteRole(tx, role)
}

/** The role of the transaction; the database is asked only where nobody has noted it, which saves a round trip. */
export async function roleOf(tx: Transaction): Promise<string> {
  const known = roles.get(tx)
  if (known !== undefined) return known
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx)
  return rows[0]?.role ?? 'none'
}
