import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let receiver: Caller
beforeAll(async () => {
  product = await startProduct()
  receiver = await product.logIn('recv.mobile')
})
afterAll(() => product.stop())

const screenId = 'warehousingList'
const conditions = [
  { name: 'poNo', values: ['PO202611'] },
  { name: 'status', values: ['REQUESTED', 'INSPECTED'] },
  { name: 'whReqDates', values: ['2026-10-20', ''] },
]

describe('the saved search', () => {
  it('is none at first, then the last one, in every session of the person and of nobody else', async () => {
    expect((await receiver.call('getSavedFilter', { screenId })).body).toEqual({ screenId })
    const saved = await receiver.call('saveFilter', { screenId, body: { isSearched: 'Y', conditions } })
    expect(saved.body).toMatchObject({ screenId, isSearched: 'Y', conditions })
    const again = await product.logIn('recv.mobile')
    expect((await again.call('getSavedFilter', { screenId })).body).toEqual(saved.body)
    const other = await product.logIn('req.mobile')
    expect((await other.call('getSavedFilter', { screenId })).body).toEqual({ screenId })
    expect((await receiver.call('getSavedFilter', { screenId: 'prList' })).body).toEqual({
      screenId: 'prList',
    })
    await receiver.call('saveFilter', { screenId, body: { isSearched: 'Y', conditions: [] } })
    expect((await again.call('getSavedFilter', { screenId })).body.conditions).toEqual([])
  })

  it('stands in the database under the names of the specification, lists as lists', async () => {
    await receiver.call('saveFilter', { screenId, body: { isSearched: 'Y', conditions } })
    const mine = await withActor(product.database, { ...systemActor, userId: 'recv.mobile' }, tx =>
      sql<{ filter_json: unknown }>`select filter_json from saved_filter`.execute(tx),
    )
    expect(mine.rows).toEqual([
      {
        filter_json: {
          poNo: 'PO202611',
          status: ['REQUESTED', 'INSPECTED'],
          whReqDates: ['2026-10-20', ''],
          isSearched: 'Y',
        },
      },
    ])
    const others = await withActor(product.database, systemActor, tx =>
      sql`select from saved_filter`.execute(tx),
    )
    expect(others.rows).toEqual([])
  })

  it('is kept for screens that exist, and only with conditions that look like some', async () => {
    const body = { isSearched: 'Y', conditions }
    expect((await receiver.call('saveFilter', { screenId: 'noSuchScreen', body })).status).toBe(400)
    const wide = { isSearched: 'Y', conditions: [{ name: 'poNo', values: ['x'.repeat(401)] }] }
    expect((await receiver.call('saveFilter', { screenId, body: wide })).status).toBeGreaterThanOrEqual(400)
  })
})
