import { sql } from 'kysely'
import type { Transaction } from './connect'

/**
 * Before the queries of a list, for the rest of the transaction. The best plan depends on the values of the filters and
 * on the actor, so no plan is kept. What reads a year of documents may use `workers` beside its own process; to start them takes
 * longer than what a single page asks for.
 */
export async function tunePlanner(tx: Transaction, workers: 0 | 2 = 2): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', ${String(workers)}, true)`.execute(
    tx,
  )
}
