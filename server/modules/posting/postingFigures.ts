import { sql } from 'kysely'
import { type ModuleFigures, numbersOf } from '../../http/metrics'

/** Slips on their way to the ERP, and errors that somebody has to look at. */
export const postingFigures: ModuleFigures = {
  help: {
    postings_waiting: 'Slips that the ERP has not answered yet.',
    postings_oldest_seconds: 'How long the oldest of them waits.',
    posting_errors_open: 'Posting errors that nobody has resolved.',
  },
  read: async (tx, now) => {
    const { rows } = await sql<Readonly<Record<string, string>>>`select count(*) as postings_waiting,
      greatest(0, extract(epoch from ${now}::timestamptz - min(created_dt))) as postings_oldest_seconds,
      (select count(*) from posting_result where post_action = 'OPEN') as posting_errors_open
      from erp_outbox where done_dt is null`.execute(tx)
    return numbersOf(rows)
  },
}
