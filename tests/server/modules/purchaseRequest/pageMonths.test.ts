import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import type { Database } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import { pageMonths } from '../../../../server/modules/purchaseRequest/pageMonths'
import { createTestDatabase } from '../../testDatabase'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await createTestDatabase('filled'))
})
afterAll(() => drop())

describe('the months of a page', () => {
  it.each(['asc', 'desc'] as const)('give the very rows of the page, counting %s', async direction => {
    await withActor(database, systemActor, async tx => {
      const order = sql.raw(direction)
      const keys = await sql<{ pr_no: string }>`select pr_no from pr order by pr_no ${order}`.execute(tx)
      const numbers = keys.rows.map(row => row.pr_no)
      for (let offset = 0; offset < numbers.length; offset += 7) {
        const found = await pageMonths(tx, sql`pr document where true`, { limit: 10, offset, direction })
        const page = await sql<{ pr_no: string }>`select pr_no from pr
          where pr_no >= ${found?.from} and pr_no < ${`${found?.to}~`}
          order by pr_no ${order} limit 10 offset ${found?.offset}`.execute(tx)
        expect(page.rows.map(row => row.pr_no)).toEqual(numbers.slice(offset, offset + 10))
      }
      expect(
        await pageMonths(tx, sql`pr document where true`, { limit: 10, offset: numbers.length, direction }),
      ).toBeUndefined()
    })
  })
})
