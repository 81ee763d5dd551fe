import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { answerOf, sent } from './quotationStory'

let product: ProductServer
let buyer: Caller
let supplier: Caller

beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  supplier = await product.logInSupplier('daesung2')
}, 120_000)
afterAll(() => product.stop())

const sellers = (tx: Parameters<Parameters<typeof withActor>[2]>[0], sgCode: string) =>
  tx
    .selectFrom('item_price')
    .innerJoin('item', 'item.item_code', 'item_price.item_code')
    .innerJoin('company', 'company.comp_no', 'item_price.comp_no')
    .select('company.comp_no')
    .distinct()
    .where('sg_code', '=', sgCode)
    .where('company.status', '=', 'REGISTERED')
    .execute()

it('a buyer finds for the items of his request the companies of their group: whoever sells in it, the main one first', async () => {
  const { rfqNo } = await sent(buyer)
  const { lines } = (await buyer.call('getRfq', { rfqNo })).body
  const sgCode = lines[0]?.sgCode ?? ''
  expect(sgCode).toMatch(/^\d{8}$/)
  const { body } = await buyer.call('listSgCompany', { sgCode })
  expect(body[0]).toMatchObject({ mainYn: 'Y', status: 'REGISTERED' })
  expect(body.filter(({ mainYn }) => mainYn === 'Y')).toHaveLength(1)
  const found = body.map(({ compNo }) => compNo)
  const known = await withActor(product.database, systemActor, tx => sellers(tx, sgCode))
  expect(known.length).toBeGreaterThan(0)
  expect(known.filter(({ comp_no }) => !found.includes(comp_no))).toEqual([])
  const qtNo = await answerOf(supplier, rfqNo)
  expect(JSON.stringify((await supplier.call('getCyberRfq', { qtNo })).body)).not.toContain('sgCode')
})

it('a suspended company of the group stands last, and one that is no more of it not at all', async () => {
  const sgCode = '03030101'
  await withActor(product.database, systemActor, async tx => {
    const others = await tx
      .selectFrom('company')
      .select(['comp_no', 'status'])
      .where('status', 'in', ['SUSPENDED', 'TERMINATED'])
      .orderBy('comp_no')
      .execute()
    const rows = others.map(({ comp_no, status }) => ({
      sg_code: sgCode,
      comp_no,
      use_yn: status === 'SUSPENDED' ? 'Y' : 'N',
    }))
    await tx
      .insertInto('sg_company')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
  const { body } = await buyer.call('listSgCompany', { sgCode })
  expect(body.at(-1)).toMatchObject({ status: 'SUSPENDED', mainYn: 'N' })
  expect(body.some(({ status }) => status === 'TERMINATED')).toBe(false)
})

it('a group that there is not, or that has groups below it, is not found; others than buyers do not ask', async () => {
  for (const sgCode of ['99999999', '0303', 'x'])
    expect((await buyer.call('listSgCompany', { sgCode })).status).toBe(403)
  const everywhere = await product.logIn('buy.all')
  const unknown = await everywhere.call('listSgCompany', { sgCode: '99999999' })
  expect([unknown.status, unknown.code]).toEqual([422, 'documentNotFound'])
  const watcher = await product.logIn('audit.mon')
  expect((await watcher.call('listSgCompany', { sgCode: '03030101' })).status).toBe(200)
  const requester = await product.logIn('req.mobile')
  for (const stranger of [requester, supplier])
    expect((await stranger.call('listSgCompany', { sgCode: '03030101' })).status).toBe(403)
})
