import { sql } from 'kysely'
import { systemActor } from './actor'
import type { Transaction } from './connect'
import { noteRole } from './role'

interface Taken {
  readonly role: string
  readonly singleid: string
  readonly group: string
}

/** Runs part of a unit of work as the server itself, which alone sees sessions and passwords, then returns to the actor. */
export async function runAsSystem<Value>(tx: Transaction, work: () => Promise<Value>): Promise<Value> {
  const { rows } = await sql<Taken>`select current_setting('role') as role,
    current_setting('app.singleid') as singleid, current_setting('app.group') as group`.execute(tx)
  const { scope, userId, group } = systemActor
  await take(tx, { role: `gpms_${scope}`, singleid: userId, group })
  const value = await work()
  await take(tx, rows[0] ?? { role: 'none', singleid: '', group: '' })
  return value
}

async function take(tx: Transaction, { role, singleid, group }: Taken): Promise<void> {
  await sql`select set_config('role', ${role}, true), set_config('app.singleid', ${singleid}, true),
    set_config('app.group', ${group}, true)`.execute(tx)
  noteRole(tx, role)
}
