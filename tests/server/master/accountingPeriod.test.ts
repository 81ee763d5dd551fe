import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { closedMonths, closingDay, isOpenPeriod } from '../../../server/master/accountingPeriod'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

describe('an accounting period', () => {
  it.each([
    ['202610', '2026-11-06'],
    ['202612', '2027-01-07'],
    ['202601', '2026-02-06'],
  ])('of %s closes at the end of the fifth working day of the next month', (month, day) => {
    expect(closingDay(month)).toBe(day)
  })

  it('is closed in the demo once its closing day has gone by', () => {
    expect(closedMonths('2026-11-06', 2)).toEqual(['202609'])
    expect(closedMonths('2026-11-07', 2)).toEqual(['202610', '202609'])
  })
})

describe('a day of booking', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase('bare')
  })
  afterAll(() => database.drop())

  const isOpen = (day: string, today: string) =>
    withActor(database.database, systemActor, tx => isOpenPeriod(tx, day, today))

  it.each([
    ['this month', '2026-11-30', '2026-11-20', true],
    ['last month while it is not closed', '2026-10-31', '2026-11-06', true],
    ['last month after its closing day', '2026-10-31', '2026-11-07', false],
    ['a month ahead', '2026-12-01', '2026-11-20', false],
  ])('in %s is judged by the rule', async (_, day, today, expected) => {
    expect(await isOpen(day, today)).toBe(expected)
  })

  it('is judged by what a row says where there is one', async () => {
    await withActor(database.database, systemActor, tx =>
      tx.insertInto('accounting_period').values({ yyyymm: '202609', open_yn: 'Y' }).execute(),
    )
    expect(await isOpen('2026-09-15', '2026-11-20')).toBe(true)
  })
})
