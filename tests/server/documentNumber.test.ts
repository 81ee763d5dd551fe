import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../server/database/actor'
import { withActor } from '../../server/database/withActor'
import { nextNumber } from '../../server/document/documentNumber'
import { createTestDatabase, type TestDatabase } from './testDatabase'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase('bare')
})
afterAll(() => test.drop())

const next = (prefix: string, instant: string) =>
  withActor(test.database, systemActor, tx => nextNumber(tx, prefix, new Date(instant)))

describe('document numbers', () => {
  it('count from one in each month and for each kind of document; the month is that of Seoul', async () => {
    expect(await next('PR', '2026-11-30T14:59:59Z')).toBe('PR202611-000001')
    expect(await next('PR', '2026-11-30T15:00:00Z')).toBe('PR202612-000001')
    expect(await next('PR', '2026-12-15T00:00:00Z')).toBe('PR202612-000002')
    expect(await next('PO', '2026-12-15T00:00:00Z')).toBe('PO202612-000001')
  })

  it('forty taken at once are forty different ones without a gap', async () => {
    const numbers = await Promise.all(Array.from({ length: 40 }, () => next('RQ', '2026-11-20T00:00:00Z')))
    expect(new Set(numbers).size).toBe(40)
    expect(numbers.toSorted().at(-1)).toBe('RQ202611-000040')
  })

  it('after 999,999 of a month the server says "sequence overflow"', async () => {
    await withActor(test.database, systemActor, tx =>
      tx.insertInto('doc_sequence').values({ prefix: 'ST', yyyymm: '202611', last_no: 999_999 }).execute(),
    )
    await expect(next('ST', '2026-11-20T00:00:00Z')).rejects.toThrow(/sequence overflow/)
  })
})
