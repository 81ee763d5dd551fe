import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let admin: Caller
let buyer: Caller
beforeAll(async () => {
  product = await startProduct()
  admin = await product.logIn('system.admin')
  buyer = await product.logIn('buy.all')
})
afterAll(() => product.stop())

/** Takes the grant for workbooks from a group on all its pages: one list may stand on several. */
async function refuseWorkbooks(authGroupId: string): Promise<void> {
  const { body } = await admin.call('getAuthMenu', { authGroupId, portalType: 'I' })
  const rows = body.rows.flatMap(({ pgmId, readYn, writeYn, excelYn, version }) =>
    excelYn === 'Y' ? [{ rowState: 'U', pgmId, readYn, writeYn, excelYn: 'N', version }] : [],
  )
  const saved = await admin.call('saveAuthMenu', { authGroupId, body: { rows } })
  expect(saved.status, saved.msg).toBe(200)
}

describe('pages that only a workbook needs (D-29)', () => {
  it('are answered to a group with the grant for workbooks, and to no other', async () => {
    for (const size of [0, 1_001, 20_000])
      expect((await buyer.call('listPr', { size })).status, String(size)).toBe(200)
    await refuseWorkbooks('33')
    for (const size of [0, 1_001, 20_000])
      expect((await buyer.call('listPr', { size })).status, String(size)).toBe(403)
    for (const size of [10, 100, 1_000])
      expect((await buyer.call('listPr', { size })).status, String(size)).toBe(200)
  })

  it('hold 20,000 rows at most', async () => {
    expect((await admin.call('listPr', { size: 20_001 })).status).toBe(400)
  })
})
