import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDriver } from '../../../server/database/connectDriver'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

let place: TestDatabase
beforeAll(async () => {
  place = await createTestDatabase('bare')
})
afterAll(() => place.drop())

it('a node that says nothing for ten seconds loses its transaction', async () => {
  const { rows } = await sql<{ kept: string }>`
    select current_setting('idle_in_transaction_session_timeout') as kept`.execute(place.database)
  expect(rows).toEqual([{ kept: '10s' }])
})

it('a backup or a migration may take its time between two statements', async () => {
  const driver = connectDriver(place.ownerUrl, { poolSize: 1 })
  const [row] = await driver`select current_setting('idle_in_transaction_session_timeout') as kept`
  await driver.end()
  expect(row).toEqual({ kept: '0' })
})
