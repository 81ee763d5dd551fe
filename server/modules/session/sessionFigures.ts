import { sql } from 'kysely'
import { clockProblem } from '../../database/clockAhead'
import type { Transaction } from '../../database/connect'
import { type ModuleFigures, numbersOf } from '../../http/metrics'

/** Who is logged in. */
export const sessionFigures: ModuleFigures = {
  help: {
    sessions_staff: 'Sessions of staff that run.',
    sessions_suppliers: 'Sessions of suppliers that run.',
    clock_ahead_seconds: 'How far the clock by which sessions end is ahead of that of the database.',
  },
  read: async (tx, now) => {
    const { rows } = await sql<Readonly<Record<string, string>>>`select
      count(*) filter (where portal_type = 'I') as sessions_staff,
      count(*) filter (where portal_type = 'E') as sessions_suppliers,
      extract(epoch from ${now}::timestamptz - clock_timestamp()) as clock_ahead_seconds
      from user_session where status = 'ACTIVE' and expired_date > ${now}`.execute(tx)
    return numbersOf(rows)
  },
}

/** A node that is ahead ends the sessions of everybody; the failing job shows it to administrators. */
export async function checkClock(tx: Transaction): Promise<void> {
  const { rows } = await sql<{
    now: number
  }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(tx)
  const problem = rows[0] && clockProblem(rows[0].now)
  if (problem) throw new Error(problem)
}
