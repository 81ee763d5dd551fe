import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationRequests } from '../../../../codegen/generated/types'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let buyer: Caller
let sectionBuyer: Caller
let monitor: Caller
let itemCode = ''
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.all')
  sectionBuyer = await product.logIn('buy.mobile')
  monitor = await product.logIn('audit.mon')
  const { body } = await buyer.call('listHighCostUnit', {
    ...{ yyyymm: '202610', diffBasis: 'AVG12', diffRate: '10', actionType: 'NONE' },
  })
  itemCode = body.rows[0]?.itemCode ?? ''
})
afterAll(() => product.stop())

type Header = OperationRequests['saveHighCostAction']['body']['header']

const actionMemo = '연간 물량으로 단가를 다시 협의합니다.'
const plan = { planDate: '2026-12-31', ownerId: 'buy.mobile' }
const save = (header: Omit<Header, 'yyyymm'>, version = 0, by = buyer, yyyymm = '202610') =>
  by.call('saveHighCostAction', { itemCode, body: { version, header: { yyyymm, ...header } } })
const read = async (by = buyer, yyyymm = '202610') =>
  (await by.call('getHighCostUnitDetail', { itemCode, yyyymm })).body

it('refuses an action without its reason, its day or its person, each at its field', async () => {
  const refusals = await Promise.all([
    save({ actionType: 'KEEP', actionMemo: '아홉자의글입니다' }),
    save({ actionType: 'NEGO', actionMemo, ownerId: 'buy.mobile' }),
    save({ actionType: 'SUBST', actionMemo, planDate: '2026-12-31' }),
    save({ actionType: 'NEGO', actionMemo, ...plan, planDate: '2026-01-02' }),
    save({ actionType: 'NEGO', actionMemo, ...plan, ownerId: 'nobody' }),
    save({ actionType: 'NONE' }, 0, buyer, '203001'),
  ])
  expect(refusals.map(({ status, msg, raw }) => [status, raw.json().field, msg])).toEqual([
    [422, 'actionMemo', '조치내용을 10자 이상 입력해 주세요.'],
    [422, 'planDate', '조치예정일과 담당자를 입력해 주세요.'],
    [422, 'ownerId', '조치예정일과 담당자를 입력해 주세요.'],
    [422, 'planDate', '조치예정일은 오늘 이후여야 합니다.'],
    [422, 'ownerId', '재직 중인 사용자를 선택해 주세요.'],
    [422, 'yyyymm', '당월 이후는 조회할 수 없습니다.'],
  ])
})

it('keeps the action of a month, tells whoever is to do it, and refuses a version that is not the newest', async () => {
  expect((await read()).header).toMatchObject({ actionType: 'NONE', version: 0 })
  expect((await save({ actionType: 'NEGO', actionMemo, ...plan })).body).toMatchObject({ version: 1 })
  expect((await save({ actionType: 'DONE', actionMemo })).status).toBe(409)
  const { header, history } = await read(sectionBuyer)
  expect(header).toMatchObject({ actionType: 'NEGO', actionMemo, ...plan, version: 1 })
  expect(history.map(({ historyText }) => historyText)).toEqual(['조치 저장 (미조치 → 재협상)'])
  const { body } = await sectionBuyer.call('listMyNotice', {})
  expect(JSON.stringify(body)).toContain(`itemCode=${itemCode}&yyyymm=202610`)
})

it('begins each month with nothing done, and shows what was done before', async () => {
  const next = await read(buyer, '202611')
  expect(next.header).toMatchObject({ actionType: 'NONE', version: 0 })
  expect(next.actions[0]).toMatchObject({ yyyymm: '202610', actionType: 'NEGO', actionMemo })
  const { body } = await buyer.call('listHighCostUnit', { itemCode, yyyymm: '202611', diffBasis: 'AVG12' })
  expect(body.trend).toHaveLength(24)
})

it('takes reason, day and person away with the action', async () => {
  expect((await save({ actionType: 'NONE', actionMemo, ...plan }, 1, sectionBuyer)).status).toBe(200)
  const { header } = await read()
  expect(header).toMatchObject({ actionType: 'NONE', version: 2 })
  expect([header.actionMemo, header.planDate, header.ownerId]).toEqual([undefined, undefined, undefined])
})

it('is read by whoever monitors, and saved by buyers alone', async () => {
  expect((await read(monitor)).header.itemCode).toBe(itemCode)
  expect((await save({ actionType: 'NONE' }, 2, monitor)).status).toBe(403)
})
