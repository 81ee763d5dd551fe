import { sql } from 'kysely'
import type { Transaction } from './connect'

/**
 * Before the queries of a list, for the rest of the transaction. The best plan depends on the values of the filters and
 * on the actor, so no plan is kept. What reads a year of documents may use a second processor.
 */
export async function tunePlanner(tx: Transaction): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '2', true)`.execute(
    tx,
  )
}
