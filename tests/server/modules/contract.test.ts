import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverRoutes } from '../../../codegen/generated/serverRoutes'
import { createModules } from '../../../server/modules'
import { readSettings } from '../../../server/settings'
import { type ProductServer, startProduct } from './productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

it('has a handler for every operation of the contract and for nothing else', () => {
  const { modules } = createModules({
    database: product.database,
    settings: readSettings({}),
    clock: product.clock,
  })
  const handled = modules.flatMap(module => module.routes.map(route => route.operationId)).sort()
  expect(handled).toEqual(Object.keys(serverRoutes).sort())
})

it('answers every look-up of the request screens', async () => {
  const requester = await product.logIn('req.mobile')
  const buyer = await product.logIn('buy.all')
  expect((await requester.call('popupBsns')).body).toEqual([{ topDept: 'T100', sectionName: '모바일사업부' }])
  expect((await buyer.call('popupBsns')).body.length).toBe(6)
  const departments = await buyer.call('popupDept', { deptnm: '상생' })
  expect(departments.body).toEqual([])
  const closed = await buyer.call('popupDept', { deptnm: '상생', searchOption: 'ALL' })
  expect(closed.body.map(row => row.deptnm)).toEqual(['가전상생팀 (폐지)'])
  expect((await requester.call('popupPerson')).msg).toBe('이름과 Single ID 중 하나 이상 입력해 주세요.')
  expect((await requester.call('popupPerson', { hname: '조' })).msg).toBe('이름은 2자 이상 입력해 주세요.')
  const people = await requester.call('popupPerson', { hname: '조민재' })
  expect(people.body[0]).toMatchObject({ singleid: 'req.mobile', deptnm: '모바일개발팀' })
  expect(people.body[0]).not.toHaveProperty('authGroupId')
  expect((await requester.call('popupBuyer')).body.some(row => row.singleid === 'buy.mobile')).toBe(true)
  expect((await requester.call('popupCompany', { taxNo2: '990-81-00018' })).body[0]?.compNo).toBe('C000001')
  expect((await requester.call('getCompanyName', { code: 'C000001' })).body.gpsCompMaster.compNameKr).toBe(
    '(주)대성정밀',
  )
  expect((await requester.call('getCompanyName', { code: 'C999999' })).msg).toBe(
    '존재하지 않는 협력사입니다.',
  )
  expect((await requester.call('popupAccount', { accountName: '소모품' })).body[0]?.accountCode).toBe(
    '5310100',
  )
  expect(
    (await requester.call('popupCostCenter', { costCenterName: '모바일개발' })).body[0]?.costCenter,
  ).toBe('CC1020')
  const sunday = await requester.call('getExchangeRate', { currency: 'JPY', rateDate: '2026-11-15' })
  expect(sunday.body.rateDate).toBe('2026-11-13')
  const items = await requester.call('popupItem', { itemName: '리니어' })
  expect(items.body.rows[0]).not.toHaveProperty('lastPrice')
  const priced = await buyer.call('popupItem', { itemCode: '900103000001' })
  expect(priced.body.rows[0]).toMatchObject({ itemName: '볼펜 0.5mm', lastPrice: '333', lastCurrency: 'KRW' })
  expect((await buyer.call('listItemPrice', { itemCode: '900103000001' })).body.total).toBe(2)
  expect((await requester.call('listUnit')).body.total).toBe(20)
  const resources = await requester.call('getCommonResources')
  expect(resources.body.consts.mode).toBe('demo')
  expect((await requester.call('getDwpAuth')).body.api.login.idpw).toBe('/auth/login')
})
