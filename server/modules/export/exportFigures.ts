import { sql } from 'kysely'
import { type ModuleFigures, numbersOf } from '../../http/metrics'

/** Workbooks that are asked for and not written yet. */
export const exportFigures: ModuleFigures = {
  help: {
    exports_waiting: 'Workbooks that wait or are being written.',
    exports_oldest_seconds: 'How long the oldest of them waits.',
  },
  read: async (tx, now) => {
    const { rows } = await sql<Readonly<Record<string, string>>>`select count(*) as exports_waiting,
      greatest(0, extract(epoch from ${now}::timestamptz - min(created_dt))) as exports_oldest_seconds
      from export_job where status in ('WAITING', 'RUNNING')`.execute(tx)
    return numbersOf(rows)
  },
}
