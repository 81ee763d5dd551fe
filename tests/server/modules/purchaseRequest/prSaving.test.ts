import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrHeaderInput, PrLineInput } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line, request } from './prInputs'

let product: ProductServer
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const create = async (header: Partial<PrHeaderInput> = {}, lines?: readonly PrLineInput[]) =>
  requester.call('createPr', { body: request(header, lines) })

const write = (statement: ReturnType<typeof sql>) =>
  withActor(product.database, systemActor, tx => statement.execute(tx))

describe('saving a purchase request', () => {
  it.each([
    ['KRW', '12.5', '333.33', '4167', '4167'],
    ['KRW', '2.5', '1', '3', '3'],
    ['KRW', '0.005', '100', '1', '1'],
    ['USD', '1.5', '33.33', '50.00', undefined],
  ] as const)('reckons %s %s × %s as %s', async (currency, qty, unitPrice, amount, krw) => {
    const { body } = await create({ currency }, [line({ unitCode: 'KG', qty, unitPrice })])
    const { header } = (await requester.call('getPr', { prNo: body.docNo })).body
    expect(header.totalAmt).toBe(amount)
    expect(header.totalAmtKrw).toBe(krw ?? header.totalAmtKrw)
  })

  it('turns yen into won at the rate per 100 yen of the draft date and rounds once', async () => {
    await product.database.transaction().execute(async () => undefined)
    const { body } = await create({ currency: 'JPY' }, [line({ qty: '1', unitPrice: '12345' })])
    const { header } = (await requester.call('getPr', { prNo: body.docNo })).body
    const rate = await requester.call('getExchangeRate', { currency: 'JPY', rateDate: '2026-11-20' })
    const exact = 12345n * BigInt(Math.round(Number(rate.body.rate) * 10_000))
    expect(header.totalAmtKrw).toBe(String((exact + 500_000n) / 1_000_000n))
  })

  it('numbers lines in tens, keeps numbers of kept lines and drops what was not sent', async () => {
    const { body } = await create({}, [line({ spec: 'a' }), line({ spec: 'b' }), line({ spec: 'c' })])
    const prNo = body.docNo
    const changed = request({}, [line({ lineNo: 30, spec: 'c2' }), line({ spec: 'new' })])
    const saved = await requester.call('updatePr', { prNo, body: { ...changed, version: 0 } })
    expect(saved.body.version).toBe(1)
    const { lines } = (await requester.call('getPr', { prNo })).body
    expect(lines.map(({ lineNo, spec }) => [lineNo, spec])).toEqual([
      [30, 'c2'],
      [40, 'new'],
    ])
  })

  it('refuses a version that somebody else has passed, and ten saves in a row of one person never', async () => {
    const { body } = await create()
    const prNo = body.docNo
    for (let version = 0; version < 10; version += 1) {
      const saved = await requester.call('updatePr', { prNo, body: { ...request(), version } })
      expect(saved.body.version).toBe(version + 1)
    }
    const stale = await requester.call('updatePr', { prNo, body: { ...request(), version: 3 } })
    expect([stale.status, stale.msg]).toEqual([409, '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.'])
  })

  it.each<readonly [string, Partial<PrHeaderInput>, readonly PrLineInput[], string]>([
    ['a title of blanks', { title: '   ' }, [], '구매요청명을 입력해 주세요.'],
    ['a day that does not exist', { needDate: '2026-02-30' }, [], '날짜 형식이 올바르지 않습니다.'],
    ['a year before 1900', { needDate: '1899-12-31' }, [], '날짜 형식이 올바르지 않습니다.'],
    ['an unknown code', { purchaseType: 'XXX' }, [], '허용되지 않은 코드입니다. (XXX)'],
    ['a suspended company', { wishCompNo: 'C000008' }, [], '거래정지 협력사는 선택할 수 없습니다.'],
    ['an unknown company', { wishCompNo: 'C999999' }, [], '존재하지 않는 협력사입니다.'],
    ['no quantity', {}, [line({ qty: '0' })], '수량은 0보다 커야 합니다.'],
    ['half a piece', {}, [line({ qty: '1.5' })], 'EA 단위는 소수 0자리까지 입력할 수 있습니다.'],
    ['a price of three decimals', {}, [line({ unitPrice: '1.005' })], '소수 2자리까지 입력할 수 있습니다.'],
    ['a quantity of eleven digits', {}, [line({ qty: '10000000000' })], '입력할 수 있는 범위를 넘었습니다.'],
    [
      'a price of fourteen digits',
      {},
      [line({ unitPrice: '10000000000000' })],
      '입력할 수 있는 범위를 넘었습니다.',
    ],
    [
      'an amount of fourteen digits',
      {},
      [line({ qty: '9999999', unitPrice: '9999999' })],
      '입력할 수 있는 범위를 넘었습니다.',
    ],
    ['an item twice', {}, [line(), line()], '동일 품목이 중복되었습니다. (순번 10, 20)'],
    [
      'a name of 201 bytes',
      {},
      [line({ itemName: '가'.repeat(67) })],
      '품목명은 200바이트를 초과할 수 없습니다.',
    ],
  ])('refuses %s', async (_what, header, lines, msg) => {
    const refused = await create(header, lines)
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('refuses a thousand lines, and an eleventh file, in the words of their rules', async () => {
    const many = await create(
      {},
      Array.from({ length: 1000 }, (_, index) => line({ spec: `규격 ${index}` })),
    )
    expect([many.status, many.msg]).toEqual([422, '최대 999행까지 등록할 수 있습니다.'])
    const files = Array.from({ length: 11 }, (_, index) => ({ fileSeq: index + 1, bigo: '도면' }))
    const heavy = await requester.call('createPr', { body: { ...request(), files } })
    expect([heavy.status, heavy.msg]).toEqual([422, '최대 10개까지 첨부할 수 있습니다.'])
  })

  it('refuses an item that is not used any more', async () => {
    const itemCode = '900103000001'
    await write(sql`update item set status = 'INACTIVE' where item_code = ${itemCode}`)
    const refused = await create({}, [line({ itemCode })])
    await write(sql`update item set alt_item_code = '900103000002' where item_code = ${itemCode}`)
    const replaced = (await create({}, [line({ itemCode })])).msg
    expect(replaced).toBe(`사용중지된 품목입니다. (${itemCode}) 대체품목 900103000002를 선택해 주세요.`)
    await write(sql`update item set status = 'ACTIVE', alt_item_code = null where item_code = ${itemCode}`)
    expect([refused.status, refused.msg]).toEqual([422, '사용중지된 품목입니다. 다른 품목을 선택해 주세요.'])
    expect(refused.raw.json()).toMatchObject({ field: 'itemCode', row: 1 })
  })

  it('refuses keys that the contract does not know', async () => {
    const body = { ...request(), status: 'APPROVED' }
    expect((await requester.call('createPr', { body })).status).toBe(400)
    const header = { ...request().header, totalAmtKrw: '1' }
    expect((await requester.call('createPr', { body: { header, lines: [] } })).status).toBe(400)
  })

  it('copies a request of somebody else into a draft of one’s own, without its dates', async () => {
    const source = await (await product.logIn('dept.mobile')).call('listPr', { status: 'CLOSED', size: 1 })
    const prNo = source.body.rows[0]?.prNo ?? ''
    const coordinator = await product.logIn('dept.mobile')
    const copied = await coordinator.call('copyPr', { prNo, body: {} })
    const { header, lines } = (await coordinator.call('getPr', { prNo: copied.body.docNo })).body
    expect(header).toMatchObject({ status: 'DRAFT', requester: 'dept.mobile', approvalStatus: 'N' })
    expect([header.needDate, lines.some(each => each.needDate), lines[0]?.orderedQty]).toEqual([
      undefined,
      false,
      '0',
    ])
    const two = {
      keys: [
        { id: prNo, version: 0 },
        { id: copied.body.docNo, version: 0 },
      ],
    }
    expect((await coordinator.call('copyPr', { prNo, body: two })).msg).toBe(
      '복사할 구매요청을 1건만 선택해 주세요.',
    )
  })
})
