import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addDays } from '../../../schemas/shared/calendar'
import { createClock } from '../../../server/clock'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { seedDatabase } from '../../../server/seed/seedDatabase'
import { isFullSweep } from '../../cases/isFullSweep'
import { brokenHistories, judgedHistories } from '../flow/brokenHistories'
import { strayStep } from '../flow/flowEdges'
import { flowInvariants } from '../flow/flowInvariants'
import { pinnedInstant } from '../testCluster'
import { databaseForTest } from '../testDatabase'

/*
 * The story is told as seen from the day of the first start, whichever that is. A whole year, some 10 minutes:
 *   GPMS_SEED_DAYS=366 npx vitest run --project server tests/server/seed/seedDays.test.ts
 */
const leapDay = '2028-02-29T09:00:00+09:00'
const instants = process.env.GPMS_SEED_DAYS
  ? Array.from(
      { length: Number(process.env.GPMS_SEED_DAYS) },
      // Early, at noon, late: the day in Seoul and the one in Greenwich are not always the same.
      (_, index) => `${addDays('2026-11-22', index)}T${['00:10', '12:30', '23:50'][index % 3]}:00+09:00`,
    )
  : isFullSweep
    ? ['2026-11-23T05:30:00+09:00', '2027-01-01T00:10:00+09:00', leapDay]
    : []

/** The report of last month's savings has something to tell. */
const unsaved = (instant: string) => `select to_char(month, 'YYYYMM') as month
  from date_trunc('month', '${instant}'::timestamptz at time zone 'Asia/Seoul' - interval '1 month') month
  where (select count(distinct saving_type) from rfq join rfq_award using (rfq_no) where rfq.status = 'AWARDED' and saving_amt > 0
    and date_trunc('month', awarded_dt at time zone 'Asia/Seoul') = month) < 3`

const future = `select doc_type, doc_no, at from document_event where at > `

/** The company works: few slips fail, and nothing that a list can show is missing. */
const trouble = [
  {
    name: 'more than two slips of one of the last days that could not be posted, or more than were posted',
    breach: `select slip_date, count(*) filter (where status = 'ERROR') as failed from signifier
      where slip_date >= (select max(slip_date) from signifier) - 7 group by 1
      having count(*) filter (where status = 'ERROR') > 2
        or count(*) filter (where status = 'ERROR') > count(*) filter (where status = 'POSTED') limit 5`,
  },
  {
    name: 'states of slips, settlements, invoices and receipts in which nothing stands',
    breach: `select * from (values ${[
      ...['DRAFT', 'APPROVING', 'APPROVED', 'REJECTED', 'ERROR', 'POSTED'].map(state => ['signifier', state]),
      ...['CREATED', 'NOTIFIED', 'DISPUTED', 'CONFIRMED', 'INVOICED', 'PAID'].map(state => [
        'adjustment',
        state,
      ]),
      ...['REQUESTED', 'INSPECTED', 'APPROVING', 'REJECTED', 'REFUSED'].map(state => ['warehousing', state]),
      ...['MISMATCH', 'MATCHED'].map(state => ['tax_invoice', state]),
    ]
      .map(([table, state]) => `('${table}', '${state}')`)
      .join(', ')}) as wanted (kind, state) where not exists (
        select from (select 'signifier' as kind, status from signifier union all select 'adjustment', status from adjustment
          union all select 'warehousing', status from warehousing union all select 'tax_invoice', status from tax_invoice
        ) found where found.kind = wanted.kind and found.status = wanted.state)`,
  },
  {
    name: 'receipts that wait for inspection without an amount',
    breach: `select wh_req_no from warehousing where status = 'REQUESTED' and accepted_amt_krw = 0 limit 5`,
  },
]

it.each([pinnedInstant, ...instants])(
  'the story seen from %s adds up, and nothing of it lies ahead',
  async instant => {
    // All other tests find the story as seen from the pinned instant, so that it is there already.
    const isTold = instant === pinnedInstant
    const { database, ownerUrl } = await databaseForTest(isTold ? 'filled' : 'bare')
    if (!isTold) await seedDatabase(database, { clock: createClock(instant), ownerUrl })
    const questions = [
      ...flowInvariants.map(({ name, breach }) => ({ name, breach })),
      ...judgedHistories.map(docType => ({
        name: `history of ${docType}`,
        breach: brokenHistories(docType),
      })),
      ...trouble,
      { name: 'steps that no workflow knows', breach: strayStep },
      { name: 'a month before this one without awards of several kinds', breach: unsaved(instant) },
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
