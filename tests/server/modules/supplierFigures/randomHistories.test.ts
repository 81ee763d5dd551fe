import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { figures } from '../../../../server/modules/supplierFigures/figureFacts'
import { readFigures } from '../../../../server/modules/supplierFigures/readFigures'
import { createTestDatabase, type TestDatabase } from '../../testDatabase'
import { plainFigures } from './plainFigures'
import { randomHistories } from './randomHistories'
import type { SupplierHistory } from './supplierHistory'
import { testCompany, writeHistories } from './writeHistories'

const seed = 20_260_325
const count = 500

let test: TestDatabase
let histories: readonly SupplierHistory[] = []
beforeAll(async () => {
  test = await createTestDatabase('filled')
  await withActor(test.database, systemActor, async tx => {
    const items = await tx.selectFrom('item').select('item_code').orderBy('item_code').limit(2).execute()
    histories = randomHistories(
      count,
      items.map(({ item_code }) => item_code),
      seed,
    )
    await writeHistories(tx, histories)
  })
})
afterAll(() => test.drop())

const windows = [
  { from: '2024-01-01', to: '2024-06-30', now: '2024-06-20T10:00:00+09:00' },
  { from: '2024-07-01', to: '2024-12-31', now: '2025-01-15T23:59:59+09:00' },
  { from: '2024-01-01', to: '2024-12-31', now: '2025-06-01T00:00:00+09:00' },
]

describe(`the figures of ${count} suppliers with random histories`, () => {
  it.each(windows)('agree with a plain computation from $from to $to', async ({ now: at, ...days }) => {
    const now = new Date(at)
    const companies = sql`select comp_no from company where comp_no like 'C9%'`
    const found = await withActor(test.database, systemActor, tx =>
      readFigures(tx, figures, { ...days, now, companies }),
    )
    const plain = histories.map(history => plainFigures(history, { ...days, now }))
    expect(histories.map((_, index) => found.get(testCompany(index)) ?? {})).toEqual(plain)
    // Every figure is there for many of them, and missing for many.
    for (const figure of figures) {
      const known = plain.filter(one => figure in one).length
      expect({ figure, isTried: known > count / 20 && known < count }).toEqual({ figure, isTried: true })
    }
  })
})
