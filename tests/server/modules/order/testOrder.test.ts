import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let operator: Caller
let supplier: Caller
let itemCode: string

beforeAll(async () => {
  product = await startProduct()
  operator = await product.logIn('ops.admin')
  supplier = await product.logInSupplier('daesung2')
  const items = (await operator.call('popupItem', {})).body
  itemCode = items.rows[0]?.itemCode ?? ''
}, 120_000)
afterAll(() => product.stop())

const asked = (changes = {}) => ({
  header: {
    ...{ compNo: 'C000001', title: '발주 전송 시험', itemCode, qty: '3', unitPrice: '12500' },
    ...{ currency: 'KRW', dueDate: '2026-12-01' },
    ...changes,
  },
})
const create = (changes = {}) => operator.call('createTestPo', { body: asked(changes) })
const remove = (poNo: string, version: number) => operator.call('deleteTestPo', { poNo, version })

it('a test order goes the way of an order: number, transfer, portal and mail of its supplier', async () => {
  const made = await create()
  const poNo = made.body.docNo
  expect(made.body.status).toBe('SENT')
  const { rows } = (await operator.call('listPo', { orderType: 'TEST', poNo })).body
  expect(rows).toMatchObject([{ poNo, orderType: 'TEST', totalAmt: '41250', status: 'SENT' }])
  expect(rows[0]?.gerpPoNo).toMatch(/^45\d{8}$/)
  expect((await supplier.call('getCyberPo', { poNo })).body.header).toMatchObject({ orderType: 'TEST' })
  expect((await supplier.call('listCyberPo', { poNo })).body.total).toBe(1)
  expect(JSON.stringify((await supplier.call('listMyNotice', {})).body)).toContain(poNo)
  const stranger = await product.logInSupplier('hanul001')
  expect((await stranger.call('getCyberPo', { poNo })).status).toBe(403)
})

it('tests stand in no other list, and only those who make them find them by their type', async () => {
  const poNo = (await create()).body.docNo
  const buyer = await product.logIn('buy.all')
  for (const input of [{ poNo }, { poNo, orderType: 'TEST' }])
    expect((await buyer.call('listPo', input)).body.total).toBe(0)
  expect((await operator.call('listPo', { poNo })).body.total).toBe(0)
  expect((await buyer.call('createTestPo', { body: asked() })).status).toBe(403)
  const counted = async () => (await supplier.call('getCyberHomeSummary', { block: 'counts' })).body.counts
  const before = await counted()
  await create()
  // The supplier answers it, so it waits for him; nothing is delivered on it.
  expect(await counted()).toEqual({ ...before, poSentCnt: (before?.poSentCnt ?? 0) + 1 })
})

it('a test that is to fail leaves nothing behind', async () => {
  const failed = await create({ failYn: 'Y', title: '실패 재현 시험' })
  expect([failed.status, failed.msg]).toEqual([
    422,
    'GERP 발주 전송에 실패했습니다. 발주는 생성되지 않았습니다.',
  ])
  const { rows } = (await operator.call('listPo', { orderType: 'TEST', title: '실패 재현 시험' })).body
  expect(rows).toEqual([])
})

it.each([
  ['a supplier without people in the portal', { compNo: 'C000005' }, '포털 사용자가 없는 협력사입니다.'],
  ['a quantity of nothing', { qty: '0' }, '수량과 단가는 0보다 커야 합니다.'],
  ['a price of nothing', { unitPrice: '0' }, '수량과 단가는 0보다 커야 합니다.'],
  ['a day that has gone by', { dueDate: '2026-11-19' }, '납기일은 오늘 이후여야 합니다.'],
])('%s is refused', async (_what, changes, msg) => {
  const refused = await create(changes)
  expect([refused.status, refused.msg]).toEqual([422, msg])
})

it('a test goes away until its supplier has accepted it; an order never does', async () => {
  const [first, second] = [(await create()).body.docNo, (await create()).body.docNo]
  expect((await remove(first, 9)).status).toBe(409)
  expect((await remove(first, 0)).body).toEqual({ success: true })
  expect((await supplier.call('getCyberPo', { poNo: first })).status).toBe(403)
  const lines = [{ lineNo: 10, promisedDate: '2026-12-01' }]
  await supplier.call('promisePo', { poNo: second, body: { version: 0, header: {}, lines } })
  expect((await supplier.call('acceptPo', { poNo: second, body: { version: 1 } })).body.status).toBe(
    'ACCEPTED',
  )
  const late = await remove(second, 2)
  expect([late.status, late.msg]).toEqual([409, '접수된 테스트 발주는 삭제할 수 없습니다.'])
  const { rows } = (await operator.call('listPo', { status: 'SENT', size: 1 })).body
  expect((await remove(rows[0]?.poNo ?? '', 0)).status).toBe(422)
})
