import { sql } from 'kysely'
import { systemActor } from '../database/actor'
import type { Database } from '../database/connect'
import { withActor } from '../database/withActor'
import type { Chore } from './chores'
import type { PendingWork } from './pendingWork'

const longestError = 200

/** Keeps that a chore has failed, until it succeeds. */
export async function noteChoreFailure(
  database: Database,
  { name, title, everyMilliseconds }: Chore,
  error: unknown,
  now: Date,
): Promise<void> {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, longestError)
  const next = new Date(now.getTime() + everyMilliseconds)
  await withActor(database, systemActor, tx =>
    sql`insert into chore_failure (name, title, try_cnt, created_dt, next_dt, last_error)
      values (${name}, ${title}, 1, ${now}, ${next}, ${why})
      on conflict (name) do update set try_cnt = chore_failure.try_cnt + 1, next_dt = excluded.next_dt,
        last_error = excluded.last_error`.execute(tx),
  )
}

export async function forgetChoreFailure(database: Database, { name }: Chore): Promise<void> {
  await withActor(database, systemActor, tx =>
    tx.deleteFrom('chore_failure').where('name', '=', name).execute(),
  )
}

/** Chores whose last turn has failed. They are tried again by their next turn, or by whoever asks for it. */
export const pendingChores: PendingWork = {
  kind: 'CHORE',
  rows: sql`select name as id, title as subject, 'system' as user_id, 'FAILED' as status, try_cnt, created_dt, next_dt,
    last_error from chore_failure`,
  retry: async () => undefined,
}
