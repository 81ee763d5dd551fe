import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ProductServer, startProduct } from '../modules/productServer'
import { brokenHistories, judgedHistories } from './brokenHistories'
import { strayStep } from './flowEdges'
import type { FlowWorld } from './flowWorld'
import { worldOf } from './worldOf'

let product: ProductServer
let world: FlowWorld
beforeAll(async () => {
  product = await startProduct()
  world = worldOf(product, 1)
}, 120_000)
afterAll(() => product.stop())

it('every step of the demo leads where its workflow says', async () => {
  expect(await world.read(strayStep)).toEqual([])
})

it.each(judgedHistories)(
  'the history of every %s of the demo begins, goes on from state to state, and ends where it stands',
  async docType => {
    expect(await world.read(brokenHistories(docType))).toEqual([])
  },
)
