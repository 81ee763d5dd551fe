import { sql } from 'kysely'
import type { Actor } from './actor'
import { workBeforeCommit } from './beforeCommit'
import type { Database, Transaction } from './connect'
import { workUntil } from './pooledDialect'
import { retryPassing } from './retry'
import { noteRole } from './role'

export interface UnitOptions {
  /** The unit may be run again as a whole after a passing failure: a read, or an effect with its idempotency key. */
  readonly idempotent?: boolean
  /** All reads see the database as it was at the first of them. */
  readonly isSnapshot?: boolean
  /** The day in Seoul by the server's clock, for policies that judge a period; the database's own day without it. */
  readonly today?: string
  /** Aborted once nobody wants the answer any more: what the database works at for it is cancelled. Of reads. */
  readonly wanted?: AbortSignal | undefined
}

/**
 * Runs work in one transaction as the actor. Row-level security reads who it is from the role (one per scope) and from
 * the app.* settings; both end with the transaction, so that a pooled connection carries nobody over.
 * Policies read them as (select current_setting('app.singleid')), app.section, app.deptcd, app.deptcds (a text array),
 * app.group, app.portal, app.comp_no; the day as
 * app_today().
 */
export async function withActor<Value>(
  database: Database,
  actor: Actor,
  work: (tx: Transaction) => Promise<Value>,
  options: UnitOptions = {},
): Promise<Value> {
  const { wanted } = options
  const unit = () => {
    wanted?.throwIfAborted()
    const transaction = database.transaction()
    const begun = options.isSnapshot ? transaction.setIsolationLevel('repeatable read') : transaction
    return begun.execute(async tx => {
      const backend = await setActor(tx, actor, options.today)
      if (wanted) await workUntil(tx, wanted, backend)
      const value = await work(tx)
      await workBeforeCommit(tx)
      return value
    })
  }
  return options.idempotent ? retryPassing(unit) : unit()
}

/** Returns the number of the backend that works for the transaction. */
async function setActor(tx: Transaction, actor: Actor, today = ''): Promise<number> {
  const { rows } = await sql<{ backend: number }>`select pg_backend_pid() as backend,
    set_config('role', ${`gpms_${actor.scope}`}, true),
    set_config('app.singleid', ${actor.userId}, true),
    set_config('app.section', ${actor.section}, true),
    set_config('app.deptcd', ${actor.deptcd}, true),
    set_config('app.deptcds', ${arrayText(actor.deptcds)}, true),
    set_config('app.group', ${actor.group}, true),
    set_config('app.portal', ${actor.portal}, true),
    set_config('app.comp_no', ${actor.compNo ?? ''}, true),
    set_config('app.today', ${today}, true)`.execute(tx)
  noteRole(tx, `gpms_${actor.scope}`)
  const [row] = rows
  if (!row) throw new Error('Server bug: a select of settings answered no row.')
  return row.backend
}

/** A PostgreSQL array literal, so that a policy can say deptcd = any ((select current_setting('app.deptcds'))::text[]). */
function arrayText(values: readonly string[]): string {
  return `{${values.map(value => `"${value.replace(/(["\\])/g, '\\$1')}"`).join(',')}}`
}
