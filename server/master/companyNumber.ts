import { sql } from 'kysely'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'

/** The number of the next company, C and six digits; whoever makes another one waits. */
export async function nextCompanyNumber(tx: Transaction): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company', 0))`.execute(tx)
  const { rows } = await sql<{ last: number }>`select coalesce(max(substr(comp_no, 2)::int), 0) as last
    from company`.execute(tx)
  return `C${zeroPad((rows[0]?.last ?? 0) + 1, 6)}`
}
