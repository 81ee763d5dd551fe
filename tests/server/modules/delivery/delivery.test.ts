import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { acceptedOrder, delivery, shipped, standing } from './deliveryInputs'

let product: ProductServer
let supplier: Caller
let other: Caller
let receiver: Caller

beforeAll(async () => {
  product = await startProduct()
  supplier = await product.logInSupplier('daesung2')
  other = await product.logInSupplier('hanul001')
  receiver = await product.logIn('recv.mobile')
}, 120_000)
afterAll(() => product.stop())

describe('a delivery', () => {
  it('is drafted of an accepted order, shipped with its receipt, and counted as on its way', async () => {
    const poNo = await acceptedOrder(product)
    const open = (await supplier.call('listDeliverablePoLine', { poNo })).body
    expect(open[0]).toMatchObject({
      poLine: `${poNo}-10`,
      remainQty: '1000',
      freeQty: '1050',
      deliverYn: 'Y',
    })
    const made = await supplier.call('createDelivery', { body: delivery(poNo, ['400']) })
    expect(made.body).toMatchObject({ status: 'DRAFT', version: 0 })
    expect((await standing(product, poNo)).lines[0]).toMatchObject({ shipped: '0', remain: '1000' })
    const { dlvNo, whReqNo } = await shipped(supplier, poNo, ['300'])
    expect(whReqNo).toMatch(/^WR202611-\d{6}$/)
    const { header, lines, history } = (await supplier.call('getCyberDelivery', { dlvNo })).body
    expect(header).toMatchObject({ status: 'SHIPPED', supplyAmt: '375000', whReqNo, receiverNm: '임수빈' })
    expect(lines[0]).toMatchObject({ poLineNo: 10, qty: '300', amt: '375000' })
    expect(history.map(step => step.historyText)).toEqual(['저장', '납품통보 (작성중 → 납품통보)'])
    expect(await standing(product, poNo)).toMatchObject({
      status: 'ACCEPTED',
      lines: [{ shipped: '300', received: '0', remain: '700', complete: 'N' }],
    })
    const { header: receipt } = (await receiver.call('getWarehousing', { whReqNo })).body
    expect(receipt).toMatchObject({ status: 'REQUESTED', dlvNo, inspectDue: '2026-11-30' })
  })

  it('is taken back until the inspection has begun, and its quantity is free again', async () => {
    const poNo = await acceptedOrder(product)
    const { dlvNo, whReqNo } = await shipped(supplier, poNo, ['1050'])
    const cancel = (version: number, reason = '차량이 고장 났습니다.') =>
      supplier.call('cancelDelivery', { dlvNo, body: { version, reason } })
    expect((await cancel(1, '취소')).msg).toBe('사유는 5자 이상 입력해 주세요.')
    expect((await cancel(1)).body.status).toBe('CANCELED')
    expect((await receiver.call('getWarehousing', { whReqNo })).body.header.status).toBe('CANCELED')
    expect((await standing(product, poNo)).lines[0]).toMatchObject({ shipped: '0', remain: '1000' })
    expect((await cancel(2)).status).toBe(409)
  })

  it.each([
    ['more than the tolerance leaves', ['1051'], {}, '납품수량이 허용수량(1050)을 초과합니다. (초과허용 5%)'],
    ['no quantity at all', ['0'], {}, '납품수량을 1건 이상 입력해 주세요.'],
    ['half a piece', ['1.5'], {}, 'EA 단위는 소수 0자리까지 입력할 수 있습니다.'],
    ['more than can be written down', ['10000000000'], {}, '입력할 수 있는 범위를 넘었습니다.'],
    ['less than nothing', ['-1'], {}, '수량은 0 이상이어야 합니다.'],
    [
      'a day before the order',
      ['1'],
      { deliveryDate: '2026-11-09' },
      '납품예정일은 발주일자 이후여야 합니다.',
    ],
    ['an unknown way of transport', ['1'], { dlvMethod: 'ROCKET' }, '허용되지 않은 코드입니다. (ROCKET)'],
  ])('is not kept with %s', async (_, quantities, header, msg) => {
    const poNo = await acceptedOrder(product)
    const refused = await supplier.call('createDelivery', { body: delivery(poNo, quantities, header) })
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it.each([
    [
      'neither the number nor a file of its statement',
      { stmtPaperNo: '' },
      '거래명세서 번호 또는 파일을 등록해 주세요.',
    ],
    ['a parcel without its tracking number', { dlvMethod: 'PARCEL' }, '운송장번호를 입력해 주세요.'],
    ['nobody who brings it', { deliverer: '' }, '납품담당자를 입력해 주세요.'],
  ])('is not shipped with %s', async (_, header, msg) => {
    const poNo = await acceptedOrder(product)
    const made = await supplier.call('createDelivery', { body: delivery(poNo, ['10'], header) })
    const refused = await supplier.call('shipDelivery', { dlvNo: made.body.docNo, body: { version: 0 } })
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('is not shipped without lines, nor of an order that is not accepted, nor of two orders', async () => {
    const poNo = await acceptedOrder(product)
    const empty = await supplier.call('createDelivery', { body: delivery(poNo, []) })
    const sent = await supplier.call('shipDelivery', { dlvNo: empty.body.docNo, body: { version: 0 } })
    expect(sent.msg).toBe('납품 품목이 없습니다.')
    const waiting = await acceptedOrder(product, { status: 'SENT' })
    expect((await supplier.call('createDelivery', { body: delivery(waiting, ['1']) })).msg).toBe(
      '발주를 먼저 접수해 주세요.',
    )
    const two = delivery(poNo, ['1'], {}, { poLine: `${waiting}-10` })
    expect((await supplier.call('createDelivery', { body: two })).msg).toBe(
      '한 납품에는 하나의 발주만 등록할 수 있습니다.',
    )
  })

  it('two shipped at the same moment never exceed what is free', async () => {
    const poNo = await acceptedOrder(product)
    const bodies = await Promise.all(
      ['600', '600'].map(qty => supplier.call('createDelivery', { body: delivery(poNo, [qty]) })),
    )
    const both = await Promise.all(
      bodies.map(({ body }) => supplier.call('shipDelivery', { dlvNo: body.docNo, body: { version: 0 } })),
    )
    expect(both.map(one => one.status).sort()).toEqual([200, 422])
    expect((await standing(product, poNo)).lines[0]).toMatchObject({ shipped: '600' })
  })

  it('is changed and deleted as a draft alone, and not with a version that somebody has overtaken', async () => {
    const poNo = await acceptedOrder(product)
    const { docNo: dlvNo } = (await supplier.call('createDelivery', { body: delivery(poNo, ['10']) })).body
    const update = (version: number) =>
      supplier.call('updateDelivery', { dlvNo, body: { ...delivery(poNo, ['20']), version } })
    const both = await Promise.all([update(0), update(0)])
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
    expect((await supplier.call('deleteDelivery', { dlvNo, version: 1 })).status).toBe(200)
    expect((await supplier.call('getCyberDelivery', { dlvNo })).status).toBe(403)
    const sent = await shipped(supplier, poNo, ['10'])
    expect((await supplier.call('deleteDelivery', { dlvNo: sent.dlvNo, version: 1 })).status).toBe(409)
  })

  it('is nothing that another supplier sees, counts or ships', async () => {
    const poNo = await acceptedOrder(product)
    const { dlvNo } = await shipped(supplier, poNo, ['10'])
    expect((await other.call('getCyberDelivery', { dlvNo })).status).toBe(403)
    expect(
      (await other.call('cancelDelivery', { dlvNo, body: { version: 1, reason: '취소하겠습니다.' } })).status,
    ).toBe(403)
    expect((await other.call('createDelivery', { body: delivery(poNo, ['1']) })).status).toBe(403)
    expect((await other.call('listCyberDelivery', { poNo })).body).toMatchObject({ rows: [], total: 0 })
    expect((await other.call('listDeliverablePoLine', { poNo })).body).toEqual([])
    const mine = (await supplier.call('listCyberDelivery', { size: 0 })).body
    expect(mine.rows.every(row => row.compNo === 'C000001')).toBe(true)
    const text = JSON.stringify((await supplier.call('getCyberDelivery', { dlvNo })).body)
    for (const hidden of ['req.mobile', 'recv.mobile', 'D1020']) expect(text).not.toContain(hidden)
  })
})

describe('a delivery registered for a supplier', () => {
  const proxy = (poNo: string, header: object = {}) => ({
    ...delivery(poNo, ['10']),
    header: { ...delivery(poNo, ['10']).header, proxyReason: '전화로 납품을 알려 왔습니다.', ...header },
  })

  it('wants a reason and the scanned statement', async () => {
    const poNo = await acceptedOrder(product, { compNo: 'C000005' })
    const bare = await receiver.call('createDeliveryProxy', { body: proxy(poNo, { proxyReason: ' ' }) })
    expect([bare.status, bare.msg]).toEqual([422, '대리등록 사유를 입력해 주세요.'])
    const made = await receiver.call('createDeliveryProxy', { body: proxy(poNo) })
    const dlvNo = made.body.docNo
    const early = await receiver.call('shipDeliveryProxy', { dlvNo, body: { version: 0 } })
    expect([early.status, early.msg]).toEqual([422, '거래명세서 파일을 첨부해 주세요.'])
    const file = await receiver.call('uploadFile', {
      fileName: '거래명세서.pdf',
      ownerType: 'DLV',
      body: Buffer.from('%PDF-1.4 scan'),
    })
    const { fileId } = file.body
    await receiver.call('updateDeliveryProxy', { dlvNo, body: { ...proxy(poNo, { fileId }), version: 0 } })
    const sent = await receiver.call('shipDeliveryProxy', { dlvNo, body: { version: 1 } })
    expect(sent.body.status).toBe('SHIPPED')
    const { header, files } = (await receiver.call('getDelivery', { dlvNo })).body
    expect(header).toMatchObject({
      proxyYn: 'Y',
      forwardYn: 'N',
      proxyReason: '전화로 납품을 알려 왔습니다.',
    })
    expect(files[0]?.fileName).toBe('거래명세서.pdf')
    expect((await receiver.call('listDelivery', { dlvNo })).body.rows[0]).toMatchObject({ proxyYn: 'Y' })
  })

  it('is for those who receive the order, and changes nothing that a supplier has written himself', async () => {
    const poNo = await acceptedOrder(product)
    const requester = await product.logIn('req.mobile')
    expect((await requester.call('createDeliveryProxy', { body: proxy(poNo) })).msg).toBe(
      '인수자로 지정된 사용자만 대리등록할 수 있습니다.',
    )
    const { docNo: dlvNo } = (await supplier.call('createDelivery', { body: delivery(poNo, ['1']) })).body
    const foreign = await receiver.call('updateDeliveryProxy', {
      dlvNo,
      body: { ...proxy(poNo), version: 0 },
    })
    expect(foreign.msg).toBe('대리등록한 납품만 처리할 수 있습니다.')
    const semi = await product.logIn('buy.semi')
    expect((await semi.call('getDelivery', { dlvNo })).status).toBe(403)
    expect((await semi.call('listDelivery', { dlvNo })).body.total).toBe(0)
  })
})
