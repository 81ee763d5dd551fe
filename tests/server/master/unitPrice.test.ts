import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { Failure } from '../../../server/http/failure'
import { findRate } from '../../../server/master/exchangeRates'
import { unitPriceIn } from '../../../server/master/unitPrice'
import { seedUnits } from '../../../server/seed/masterSeed'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

let bare: TestDatabase
beforeAll(async () => {
  bare = await createTestDatabase('bare')
  await withActor(bare.database, systemActor, tx =>
    tx
      .insertInto('unit')
      .values(seedUnits())
      .onConflict(known => known.doNothing())
      .execute(),
  )
})
afterAll(() => bare.drop())

it.each([
  ['1200', 'DOZ', 'EA', '100'],
  ['100', 'EA', 'DOZ', '1200'],
  ['2.5', 'G', 'TON', '2500000'],
  ['7', 'BOX', 'BOX', '7'],
])('a price of %s per %s is one per %s of %s', async (price, from, to, converted) => {
  const answer = await withActor(bare.database, systemActor, tx => unitPriceIn(tx, price, from, to))
  expect(Number(answer)).toBe(Number(converted))
})

it.each([
  ['100', 'EA', 'KG'],
  ['100', 'EA', 'NONE'],
  ['0.001', 'TON', 'G'],
])('a price of %s per %s is none per %s', async (price, from, to) => {
  const answer = await withActor(bare.database, systemActor, tx => unitPriceIn(tx, price, from, to))
  expect(answer instanceof Failure && answer.body.field).toBe('itemCode')
})

it('a currency without a rate in the week before is refused at its field', async () => {
  const rate = (day: string) => withActor(bare.database, systemActor, tx => findRate(tx, 'USD', day))
  await withActor(bare.database, systemActor, tx =>
    tx
      .insertInto('exchange_rate')
      .values({ currency: 'USD', rate_date: '2026-11-13', rate: '1400' })
      .execute(),
  )
  expect(await rate('2026-11-20')).toEqual({ rateDate: '2026-11-13', rate: '1400.0000' })
  await expect(rate('2026-11-21')).rejects.toMatchObject({
    body: { code: 'exchangeRateMissing', field: 'currency' },
  })
})
