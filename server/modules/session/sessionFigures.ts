import { sql } from 'kysely'
import { type ModuleFigures, numbersOf } from '../../http/metrics'

/** Who is logged in. */
export const sessionFigures: ModuleFigures = {
  help: {
    sessions_staff: 'Sessions of staff that run.',
    sessions_suppliers: 'Sessions of suppliers that run.',
  },
  read: async (tx, now) => {
    const { rows } = await sql<Readonly<Record<string, string>>>`select
      count(*) filter (where portal_type = 'I') as sessions_staff,
      count(*) filter (where portal_type = 'E') as sessions_suppliers
      from user_session where status = 'ACTIVE' and expired_date > ${now}`.execute(tx)
    return numbersOf(rows)
  },
}
