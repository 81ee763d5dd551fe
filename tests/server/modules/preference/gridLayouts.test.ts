import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const columns = [{ field: 'title', width: 320 }, { field: 'prNo' }, { field: 'status', hidden: true }]
const body = { gridKey: 'prList:grid', columns }
const empty = { gridKey: 'prList:grid', columns: [] }

describe('column layouts', () => {
  it('a layout follows the person into every session, and is nobody else’s', async () => {
    const requester = await product.logIn('req.mobile')
    expect((await requester.call('getGridLayout', { gridKey: 'prList:grid' })).body).toEqual(empty)
    expect((await requester.call('saveGridLayout', { body })).body).toEqual({ success: true })
    const again = await product.logIn('req.mobile')
    expect((await again.call('getGridLayout', { gridKey: 'prList:grid' })).body).toEqual(body)
    const buyer = await product.logIn('buy.all')
    expect((await buyer.call('getGridLayout', { gridKey: 'prList:grid' })).body).toEqual(empty)
  })

  it('a new layout takes the place of the old one, and none leaves nothing behind', async () => {
    const buyer = await product.logIn('buy.all')
    await buyer.call('saveGridLayout', { body })
    const shorter = { ...body, columns: [{ field: 'prNo' }] }
    await buyer.call('saveGridLayout', { body: shorter })
    expect((await buyer.call('getGridLayout', { gridKey: 'prList:grid' })).body).toEqual(shorter)
    await buyer.call('saveGridLayout', { body: empty })
    expect((await buyer.call('getGridLayout', { gridKey: 'prList:grid' })).body).toEqual(empty)
  })

  it('a width that is no width is refused', async () => {
    const buyer = await product.logIn('buy.all')
    const wrong = { ...body, columns: [{ field: 'prNo', width: 0 }] }
    expect((await buyer.call('saveGridLayout', { body: wrong })).status).toBe(422)
  })

  it('more than five hundred layouts of a person push out the oldest', async () => {
    const person = await product.logIn('req.mobile')
    await withActor(product.database, { ...systemActor, userId: person.singleid }, tx =>
      tx
        .insertInto('grid_layout')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            ...{
              user_id: person.singleid,
              portal_type: 'internal',
              grid_key: `screen${index}:grid`,
              columns,
            },
            updated_dt: new Date(product.clock.now().getTime() + 1000 * index),
          })),
        )
        .execute(),
    )
    product.clock.advance(1_000_000)
    for (const index of [500, 501])
      await person.call('saveGridLayout', { body: { ...body, gridKey: `screen${index}:grid` } })
    const kept = async (gridKey: string) =>
      (await person.call('getGridLayout', { gridKey })).body.columns.length
    expect(await Promise.all([kept('prList:grid'), kept('screen1:grid'), kept('screen2:grid')])).toEqual([
      0, 0, 3,
    ])
  })
})
