import { sql } from 'kysely'
import { type ModuleFigures, numbersOf } from '../../http/metrics'

/** Mails and text messages that wait, and those that were given up. */
export const outboxFigures: ModuleFigures = {
  help: {
    messages_waiting: 'Mails and text messages that have not been sent yet.',
    messages_oldest_seconds: 'How long the oldest of them waits.',
    messages_failed: 'Mails and text messages that were given up.',
  },
  read: async (tx, now) => {
    // A code for nobody is never sent.
    const waits = sql`sent_dt is null and dead_dt is null and recipient <> ''`
    const { rows } = await sql<Readonly<Record<string, string>>>`select
      count(*) filter (where ${waits}) as messages_waiting,
      greatest(0, extract(epoch from ${now}::timestamptz - min(created_dt) filter (where ${waits}))) as messages_oldest_seconds,
      count(*) filter (where dead_dt is not null) as messages_failed
      from outbox where sent_dt is null`.execute(tx)
    return numbersOf(rows)
  },
}
