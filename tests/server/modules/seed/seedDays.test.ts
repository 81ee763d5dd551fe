import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addDays } from '../../../../schemas/shared/calendar'
import { createClock } from '../../../../server/clock'
import { withActor } from '../../../../server/database/withActor'
import { systemActor } from '../../../../server/http/actor'
import { seedDatabase } from '../../../../server/modules/seed/seedDatabase'
import { brokenHistories, judgedHistories } from '../../flow/brokenHistories'
import { strayStep } from '../../flow/flowEdges'
import { flowInvariants } from '../../flow/flowInvariants'
import { databaseForTest } from '../../testDatabase'

/*
 * The story is told as seen from the day of the first start, whichever that is. A whole year, some 10 minutes:
 *   GPMS_SEED_DAYS=366 npx vitest run --project server tests/server/modules/seed/seedDays.test.ts
 */
const instants = process.env.GPMS_SEED_DAYS
  ? Array.from(
      { length: Number(process.env.GPMS_SEED_DAYS) },
      // Early, at noon, late: the day in Seoul and the one in Greenwich are not always the same.
      (_, index) => `${addDays('2026-11-22', index)}T${['00:10', '12:30', '23:50'][index % 3]}:00+09:00`,
    )
  : ['2026-11-23T05:30:00+09:00', '2027-01-01T00:10:00+09:00', '2028-02-29T09:00:00+09:00']

const future = `select doc_type, doc_no, at from document_event where at > `

it.each(instants)(
  'the story seen from %s adds up, and nothing of it lies ahead',
  async instant => {
    const { database } = await databaseForTest('bare')
    await seedDatabase(database, { clock: createClock(instant) })
    const questions = [
      ...flowInvariants.map(({ name, breach }) => ({ name, breach })),
      ...judgedHistories.map(docType => ({
        name: `history of ${docType}`,
        breach: brokenHistories(docType),
      })),
      { name: 'steps that no workflow knows', breach: strayStep },
      { name: 'steps ahead of their time', breach: `${future} '${instant}' limit 5` },
    ]
    const broken = await withActor(database, systemActor, async tx => {
      const found: unknown[] = []
      for (const { name, breach } of questions) {
        const { rows } = await sql.raw(breach).execute(tx)
        if (rows.length > 0) found.push({ name, rows: rows.slice(0, 3) })
      }
      return found
    })
    expect(broken).toEqual([])
  },
  180_000,
)
