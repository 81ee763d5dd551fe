import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { approveBy, type Hands, order, receivedRequest } from './orderInputs'

let product: ProductServer
let hands: Hands
let buyer: Caller
let head: Caller
let supplier: Caller
let other: Caller

beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  head = await product.logIn('buy.head')
  supplier = await product.logInSupplier('daesung2')
  other = await product.logInSupplier('hanul001')
  hands = {
    requester: await product.logIn('req.mobile'),
    approvers: [await product.logIn('head.mobile')],
    buyer,
  }
}, 120_000)
afterAll(() => product.stop())

const statusOfPr = async (prNo: string) => (await buyer.call('getPr', { prNo })).body.header.status
const draft = async (
  prLine: string,
  ...changes: Parameters<typeof order> extends [string, ...infer Rest] ? Rest : never
) => buyer.call('createOrderRequest', { body: order(prLine, ...changes) })

async function sentOrder() {
  const { prNo } = await receivedRequest(hands)
  const { docNo: orNo } = (await draft(`${prNo}-10`)).body
  await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
  await approveBy([head], orNo, 1)
  const { header } = (await buyer.call('getOrderRequest', { orNo })).body
  return { prNo, orNo, poNo: header.poNo ?? '' }
}

describe('an order request', () => {
  it('is drafted of what a received request leaves open, with its amounts, and the request is being ordered', async () => {
    const { prNo, version } = await receivedRequest(hands)
    const made = await buyer.call('orderPr', { prNo, body: { version } })
    expect(made.body.status).toBe('DRAFT')
    const { header, lines } = (await buyer.call('getOrderRequest', { orNo: made.body.docNo })).body
    expect(header).toMatchObject({
      prNo,
      supplyAmt: '500000',
      vatAmt: '50000',
      totalAmt: '550000',
      requester: 'req.mobile',
    })
    expect(lines[0]).toMatchObject({ prLine: `${prNo}-10`, qty: '10', unitPrice: '50000', openQty: '10' })
    expect(await statusOfPr(prNo)).toBe('ORDERING')
    const again = await buyer.call('orderPr', { prNo, body: { version: version + 1 } })
    expect([again.status, again.msg]).toEqual([422, '발주할 잔량이 없습니다.'])
  })

  it('never orders more than was requested, not even by two drafts at the same moment', async () => {
    const { prNo } = await receivedRequest(hands)
    const prLine = `${prNo}-10`
    const over = await draft(prLine, {}, { qty: '11' })
    expect([over.status, over.msg]).toEqual([422, '발주수량이 구매요청 잔량(10)을 초과합니다.'])
    const both = await Promise.all([draft(prLine, {}, { qty: '6' }), draft(prLine, {}, { qty: '6' })])
    expect(both.map(one => one.status).sort()).toEqual([200, 422])
    const rest = await draft(prLine, {}, { qty: '4' })
    expect(rest.status).toBe(200)
  })

  it('is approved by the people of a kept line as well as by those of the rule', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`)).body
    const header = { lineName: '발주 합의', docType: 'OR', shareYn: 'N', defaultYn: 'N' }
    const steps = [{ stepNo: 1, stepType: 'APPROVE', singleid: 'head.mfg' }]
    const { docNo: lineId } = (await buyer.call('saveApprovalLine', { body: { header, steps } })).body
    const sent = await buyer.call('submitOrderRequest', { orNo, body: { version: 0, lineId } })
    expect(sent.status).toBe(200)
    const { approval } = (await buyer.call('getOrderRequest', { orNo })).body
    expect(approval?.steps.map(({ singleid }) => singleid)).toEqual(['head.mfg', 'buy.head'])
  })

  it('releases the request when it is deleted or canceled', async () => {
    const { prNo } = await receivedRequest(hands)
    const first = (await draft(`${prNo}-10`)).body
    await buyer.call('deleteOrderRequest', { orNo: first.docNo, version: first.version })
    expect(await statusOfPr(prNo)).toBe('RECEIVED')
    const second = (await draft(`${prNo}-10`)).body
    const short = await buyer.call('cancelOrderRequest', {
      orNo: second.docNo,
      body: { version: 0, reason: '취소' },
    })
    expect(short.msg).toBe('사유는 5자 이상 입력해 주세요.')
    const gone = await buyer.call('cancelOrderRequest', {
      orNo: second.docNo,
      body: { version: 0, reason: '사양이 바뀌었습니다.' },
    })
    expect(gone.body.status).toBe('CANCELED')
    expect(await statusOfPr(prNo)).toBe('RECEIVED')
  })

  it.each([
    ['a price of nothing', {}, { unitPrice: '0' }, '단가는 0보다 커야 합니다.'],
    [
      'a negotiated price without a reason',
      { basisReason: undefined },
      {},
      '직전단가·수의협상은 근거사유를 입력해 주세요.',
    ],
    ['a day that has gone by', { dueDate: '2026-11-01' }, {}, '납기일은 오늘 이후여야 합니다.'],
    ['no supplier', { compNo: undefined }, {}, '협력사번호를 선택해 주세요.'],
  ])('is not submitted with %s', async (_, header, changes, msg) => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`, header, changes)).body
    const refused = await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it.each([
    [
      'foreign money with domestic tax',
      { currency: 'USD' },
      {},
      '외화 발주에는 과세매입 세금코드를 사용할 수 없습니다.',
    ],
    [
      'a supplier that may not be ordered of',
      { compNo: 'C000009' },
      {},
      '거래가능 상태의 협력사만 발주할 수 있습니다.',
    ],
    ['a price of fourteen digits', {}, { unitPrice: '10000000000000' }, '입력할 수 있는 범위를 넘었습니다.'],
    ['a price of three decimals', {}, { unitPrice: '1.234' }, '소수 2자리까지 입력할 수 있습니다.'],
    [
      'a line that is no line of a request',
      {},
      { prLine: 'PR209901-000001-10' },
      '발주할 수 있는 요청품목이 아닙니다.',
    ],
    ['an unknown account', {}, { accountCode: '999' }, '허용되지 않은 코드입니다. (999)'],
  ])('is not even kept with %s', async (_, header, changes, msg) => {
    const { prNo } = await receivedRequest(hands)
    const refused = await draft(`${prNo}-10`, header, changes)
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('reckons yen per hundred at the published rate of the draft day, without tax of ours', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (
      await draft(
        `${prNo}-10`,
        { currency: 'JPY', taxCode: 'V5', compNo: 'C000006' },
        { unitPrice: '1234.5' },
      )
    ).body
    const { header } = (await buyer.call('getOrderRequest', { orNo })).body
    const won = Math.round((12_345 * Number(header.exRate)) / 100)
    expect(header).toMatchObject({
      supplyAmt: '12345',
      vatAmt: '0',
      totalAmt: '12345',
      totalAmtKrw: String(won),
    })
    expect(header.rateDate <= '2026-11-20').toBe(true)
  })

  it('is recalled until somebody has acted, rejected with a reason, submitted anew under its number', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`)).body
    await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
    const recalled = await buyer.call('recallOrderRequest', { orNo, body: { version: 1 } })
    expect(recalled.body).toMatchObject({ status: 'DRAFT', approvalStatus: 'C' })
    await buyer.call('submitOrderRequest', { orNo, body: { version: 2 } })
    const { approval } = (await head.call('getOrderRequest', { orNo })).body
    const rejected = await head.call('rejectDoc', {
      apprNo: approval?.apprNo,
      body: { version: 3, opinion: '단가를 다시 협의해 주세요.' },
    })
    expect(rejected.body).toMatchObject({ status: 'REJECTED', approvalStatus: 'R' })
    const changed = await buyer.call('updateOrderRequest', {
      orNo,
      body: { ...order(`${prNo}-10`, {}, { unitPrice: '47000' }), version: 4 },
    })
    expect(changed.body.version).toBe(5)
    const again = await buyer.call('submitOrderRequest', { orNo, body: { version: 5 } })
    expect(again.body.status).toBe('APPROVING')
    const late = await buyer.call('submitOrderRequest', { orNo, body: { version: 6 } })
    expect([late.status, late.msg]).toEqual([409, '작성중·반려 상태만 상신할 수 있습니다.'])
    expect((await buyer.call('getOrderRequest', { orNo })).body.approval?.revision).toBe(3)
  })

  it('is not changed with a version that somebody has overtaken', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`)).body
    const body = { ...order(`${prNo}-10`), version: 0 }
    const both = await Promise.all([
      buyer.call('updateOrderRequest', { orNo, body }),
      buyer.call('updateOrderRequest', { orNo, body }),
    ])
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
  })

  it('becomes an order of the supplier when the last approver has agreed, and the request is ordered', async () => {
    const { prNo, orNo, poNo } = await sentOrder()
    expect(poNo).toMatch(/^PO202611-\d{6}$/)
    expect(await statusOfPr(prNo)).toBe('ORDERED')
    const { lines } = (await buyer.call('getPr', { prNo })).body
    expect(lines[0]).toMatchObject({ orderedQty: '10', poNo, lineStatus: 'ORDERED' })
    const { header, lines: ordered } = (await supplier.call('getCyberPo', { poNo })).body
    expect(header).toMatchObject({ status: 'SENT', supplyAmt: '480000', vatAmt: '48000', totalAmt: '528000' })
    expect(ordered[0]).toMatchObject({ qty: '10', remainQty: '10' })
    const mails = await withActor(product.database, systemActor, tx =>
      sql<{
        user_id: string
      }>`select user_id from notification
        where portal_type = 'E' and title like ${`%${poNo}%`} order by user_id`.execute(tx),
    )
    expect(mails.rows.map(mail => mail.user_id)).toEqual(['daesung1', 'daesung2', 'daesung3'])
    const cancel = await buyer.call('cancelOrderRequest', {
      orNo,
      body: { version: 2, reason: '취소하겠습니다.' },
    })
    expect(cancel.status).toBe(409)
  })

  it('whose transfer fails leaves no order, and is given once more', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`, { title: '지그 발주 #XFER' })).body
    const early = await buyer.call('retryOrderRequest', { orNo, body: { version: 0 } })
    expect(early.msg).toBe('발주전송오류 상태만 재전송할 수 있습니다.')
    await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
    expect(await approveBy([head], orNo, 1)).toBe('XFER_ERROR')
    expect((await buyer.call('getOrderRequest', { orNo })).body.header.poNo).toBeUndefined()
    const again = await buyer.call('retryOrderRequest', { orNo, body: { version: 2 } })
    expect(again.body.status).toBe('ORDERED')
    expect(await statusOfPr(prNo)).toBe('ORDERED')
  })

  it('to a supplier without the portal is accepted at once, for the day it is due', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`, { compNo: 'C000005' })).body
    await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
    await approveBy([head], orNo, 1)
    const { poNo } = (await buyer.call('getOrderRequest', { orNo })).body.header
    const { header } = (await buyer.call('getCyberPo', { poNo })).body
    expect(header).toMatchObject({ status: 'ACCEPTED', promisedDate: '2026-12-10' })
  })
})

describe('an order at its supplier', () => {
  it('is accepted with a promised day for every line, later days with a reason', async () => {
    const { poNo } = await sentOrder()
    const accept = (version: number) => supplier.call('acceptPo', { poNo, body: { version } })
    expect((await accept(0)).msg).toBe('납품약속일을 입력해 주세요. (순번 10)')
    const promise = (version: number, promisedDate: string, promiseReason?: string) =>
      supplier.call('promisePo', {
        poNo,
        body: { version, header: { promiseReason }, lines: [{ lineNo: 10, promisedDate }] },
      })
    expect((await promise(0, '2026-11-01')).msg).toBe('납품약속일은 오늘 이후여야 합니다.')
    await promise(0, '2026-12-20')
    expect((await accept(1)).msg).toBe('납기일보다 늦은 경우 사유를 입력해 주세요.')
    await promise(1, '2026-12-20', '원자재 수급이 늦습니다.')
    const done = await accept(2)
    expect(done.body).toMatchObject({ status: 'ACCEPTED', version: 3 })
    const { header } = (await buyer.call('getCyberPo', { poNo })).body
    expect(header).toMatchObject({ promisedDate: '2026-12-20', acceptedBy: '이수민' })
    expect((await accept(3)).status).toBe(409)
  })

  it('is declined with a reason that the buyer reads', async () => {
    const { poNo } = await sentOrder()
    const decline = (reason: string) => supplier.call('declinePo', { poNo, body: { version: 0, reason } })
    expect((await decline('불가')).msg).toBe('거부사유를 5자 이상 입력해 주세요.')
    expect((await decline('단종된 품목입니다.')).body.status).toBe('DECLINED')
    expect((await buyer.call('getCyberPo', { poNo })).body.header.declineReason).toBe('단종된 품목입니다.')
  })

  it('is accepted with others at once for the days they are due', async () => {
    const [first, second] = [await sentOrder(), await sentOrder()]
    const keys = [first, second].map(({ poNo }) => ({ id: poNo, version: 0 }))
    const done = await supplier.call('acceptPo', { poNo: first.poNo, body: { keys } })
    expect(done.body.results?.map(result => result.status)).toEqual(['ACCEPTED', 'ACCEPTED'])
  })

  it('is nothing that another supplier sees, counts or answers', async () => {
    const { poNo } = await sentOrder()
    expect((await other.call('getCyberPo', { poNo })).status).toBe(403)
    expect((await other.call('acceptPo', { poNo, body: { version: 0 } })).status).toBe(403)
    expect((await other.call('listCyberPo', { poNo })).body).toMatchObject({ rows: [], total: 0 })
    const mine = (await supplier.call('listCyberPo', { size: 0 })).body
    expect(mine.rows.every(row => row.compNo === 'C000001')).toBe(true)
    expect(mine.rows.some(row => row.poNo === poNo)).toBe(true)
    expect(JSON.stringify((await supplier.call('getCyberPo', { poNo })).body)).not.toContain('김성호')
  })
})

describe('who sees order requests', () => {
  it('a buyer of another section neither lists nor opens them', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`)).body
    const semi = await product.logIn('buy.semi')
    expect((await semi.call('getOrderRequest', { orNo })).status).toBe(403)
    expect((await semi.call('listOrderRequest', { orNo })).body.total).toBe(0)
    expect((await semi.call('createOrderRequest', { body: order(`${prNo}-10`) })).status).toBe(422)
    expect((await buyer.call('listOrderRequest', { orNo, want: 'totals' })).body).toMatchObject({
      total: 1,
      sums: { totalAmtKrw: '480000' },
    })
  })

  it('the head of purchasing stands in for a buyer, another buyer does not', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await draft(`${prNo}-10`)).body
    const body = { ...order(`${prNo}-10`), version: 0 }
    const central = await product.logIn('buy.all')
    expect((await central.call('updateOrderRequest', { orNo, body })).status).toBe(403)
    expect((await head.call('updateOrderRequest', { orNo, body })).status).toBe(200)
  })
})
