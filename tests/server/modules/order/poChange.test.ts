import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withActor } from '../../../../server/database/withActor'
import { systemActor } from '../../../../server/http/actor'
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

/** An order of 10 jigs at 48,000 won that its supplier has accepted; version 2. */
async function placed(header: Parameters<typeof order>[1] = {}) {
  const { prNo } = await receivedRequest(hands)
  const made = await buyer.call('createOrderRequest', { body: order(`${prNo}-10`, header) })
  const orNo = made.body.docNo
  await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
  await approveBy([head], orNo, 1)
  const poNo = (await buyer.call('getOrderRequest', { orNo })).body.header.poNo ?? ''
  return { prNo, poNo }
}

async function accepted() {
  const { prNo, poNo } = await placed()
  const promise = { version: 0, header: {}, lines: [{ lineNo: 10, promisedDate: '2026-12-10' }] }
  await supplier.call('promisePo', { poNo, body: promise })
  await supplier.call('acceptPo', { poNo, body: { version: 1 } })
  return { prNo, poNo }
}

const read = async (poNo: string) => (await buyer.call('getPo', { poNo })).body
const change = async (poNo: string, chgType: string, line: object, reason = '생산 계획이 바뀌었습니다.') => {
  const { version } = (await read(poNo)).header
  return buyer.call('changePo', {
    poNo,
    body: { version, chgType, reason, lines: [{ lineNo: 10, ...line }] },
  })
}
const approve = async (poNo: string, approvers: readonly Caller[] = [head]) => {
  for (const one of approvers) {
    const { version } = (await read(poNo)).header
    await approveBy([one], poNo, version)
  }
}
/** What a receipt would write: so much of the line has come in, or is on its way. */
const delivered = (poNo: string, received: string, shipped = '0', status = 'PARTIAL') =>
  withActor(product.database, systemActor, async tx => {
    await sql`update po_line set received_qty = ${received}, shipped_qty = ${shipped},
      remain_qty = qty - ${received} - ${shipped} where po_no = ${poNo}`.execute(tx)
    await sql`update po set status = ${status} where po_no = ${poNo}`.execute(tx)
  })
const statusOfPr = async (prNo: string) => (await buyer.call('getPr', { prNo })).body.header.status

describe('a change to an issued order', () => {
  it('is approved, confirmed by the supplier, and then stands as a new version with its difference', async () => {
    const { prNo, poNo } = await accepted()
    const asked = await change(poNo, 'QTY', { afterQty: '8' })
    expect(asked.body).toMatchObject({ status: 'APPROVING', approvalStatus: 'P' })
    expect((await read(poNo)).header).toMatchObject({ revision: 0, totalAmt: '528000' })
    expect((await supplier.call('getCyberPo', { poNo })).body.changes).toEqual([])
    await approve(poNo)
    const { changes, header } = (await supplier.call('getCyberPo', { poNo })).body
    expect(changes[0]).toMatchObject({
      chgNo: asked.body.docNo,
      status: 'SENT',
      answerYn: 'Y',
      beforeText: expect.stringContaining(': 10'),
      afterText: expect.stringContaining(': 8'),
      diffAmt: '-96000',
    })
    const done = await supplier.call('ackPoChange', {
      chgNo: asked.body.docNo,
      body: { version: header.version },
    })
    expect(done.body).toMatchObject({ status: 'ACKED' })
    const after = await read(poNo)
    expect(after.header).toMatchObject({
      revision: 1,
      supplyAmt: '384000',
      vatAmt: '38400',
      totalAmt: '422400',
      status: 'ACCEPTED',
    })
    expect(after.lines[0]).toMatchObject({ qty: '8', amt: '384000', remainQty: '8' })
    // What is not ordered after all can be ordered elsewhere.
    expect(await statusOfPr(prNo)).toBe('ORDERING')
    const texts = after.history.map(entry => entry.historyText)
    expect(texts).toEqual(expect.arrayContaining(['변경요청', '변경 확인 요청', '변경확인']))
    const told = JSON.stringify((await supplier.call('getCyberPo', { poNo })).body)
    expect(told).not.toContain('김성호')
  })

  it('moves a day and the promise with it', async () => {
    const { poNo } = await accepted()
    const { docNo: chgNo } = (await change(poNo, 'DUE', { afterDue: '2026-12-24' })).body
    await approve(poNo)
    const { version } = (await read(poNo)).header
    await supplier.call('ackPoChange', { chgNo, body: { version } })
    expect((await read(poNo)).header).toMatchObject({ dueDate: '2026-12-24', promisedDate: '2026-12-24' })
  })

  it('of a price goes to the head of accounting where the order costs ten million more', async () => {
    const { poNo } = await accepted()
    await change(poNo, 'PRICE', { afterPrice: '1048000' })
    const { approval } = await read(poNo)
    expect(approval?.steps.map(step => step.singleid)).toEqual(['buy.head', 'acc.head'])
    await approve(poNo, [head, await product.logIn('acc.head')])
    expect((await read(poNo)).header.chgStatus).toBe('SENT')
  })

  it('of receiver or place is made at once and told to all', async () => {
    const { poNo } = await accepted()
    const { version } = (await read(poNo)).header
    const info = { version, chgType: 'INFO', reason: '담당자가 바뀌었습니다.' }
    const same = await buyer.call('changePo', { poNo, body: info })
    expect(same.msg).toBe('변경된 내용이 없습니다.')
    const done = await buyer.call('changePo', {
      poNo,
      body: { ...info, receiver: 'recv.mobile', deliveryPlace: '구미 2공장' },
    })
    expect(done.status).toBe(200)
    const { header, changes } = await read(poNo)
    expect(header).toMatchObject({ receiver: 'recv.mobile', deliveryPlace: '구미 2공장', revision: 1 })
    expect(changes[0]).toMatchObject({ status: 'ACKED', approvalStatus: 'X' })
    const receiver = await product.logIn('recv.mobile')
    expect((await receiver.call('getPo', { poNo })).status).toBe(200)
  })

  it('is refused by the supplier with a reason, and the order stays as it was', async () => {
    const { poNo } = await accepted()
    const { docNo: chgNo } = (await change(poNo, 'PRICE', { afterPrice: '40000' })).body
    await approve(poNo)
    const { version } = (await read(poNo)).header
    const decline = (reason: string) => supplier.call('declinePoChange', { chgNo, body: { version, reason } })
    expect((await decline('불가')).msg).toBe('거부사유를 5자 이상 입력해 주세요.')
    expect((await decline('원자재 값이 올랐습니다.')).body.status).toBe('DECLINED')
    const { header, changes } = await read(poNo)
    expect(header).toMatchObject({ totalAmt: '528000', revision: 0 })
    expect(changes[0]).toMatchObject({ declineReason: '원자재 값이 올랐습니다.' })
  })

  it('is sent back by its approver, or taken back by whoever asked for it', async () => {
    const { poNo } = await accepted()
    await change(poNo, 'QTY', { afterQty: '12' })
    const { approval, header } = await read(poNo)
    const back = await head.call('rejectDoc', {
      apprNo: approval?.apprNo,
      body: { version: header.version, opinion: '수량을 다시 검토하세요.' },
    })
    expect(back.body).toMatchObject({ status: 'REJECTED', approvalStatus: 'R' })
    const { docNo: chgNo } = (await change(poNo, 'QTY', { afterQty: '11' })).body
    const { version } = (await read(poNo)).header
    const gone = await buyer.call('cancelPoChange', { chgNo, body: { version } })
    expect(gone.body.status).toBe('CANCELED')
    expect((await read(poNo)).approval?.approvalStatus).toBe('C')
    const again = await buyer.call('cancelPoChange', { chgNo, body: { version: version + 1 } })
    expect(again.status).toBe(409)
  })

  it('waits for the one before, and the supplier answers it before the order', async () => {
    const { poNo } = await placed()
    await change(poNo, 'QTY', { afterQty: '9' })
    expect((await change(poNo, 'QTY', { afterQty: '8' })).msg).toBe('진행 중인 발주변경이 있습니다.')
    await approve(poNo)
    const { version } = (await read(poNo)).header
    const early = await supplier.call('acceptPo', { poNo, body: { version } })
    expect([early.status, early.msg]).toEqual([
      409,
      '변경 확인 대기 중인 발주입니다. 변경을 먼저 확인해 주세요.',
    ])
  })

  it.each([
    [
      'less than was delivered',
      'QTY',
      { afterQty: '6' },
      '변경수량은 입고·납품중 수량(7) 이상이어야 합니다.',
    ],
    ['nothing else', 'QTY', { afterQty: '10' }, '변경된 내용이 없습니다.'],
    ['a day that has gone by', 'DUE', { afterDue: '2026-11-01' }, '납기일은 오늘 이후여야 합니다.'],
    ['a price of nothing', 'PRICE', { afterPrice: '0' }, '단가는 0보다 커야 합니다.'],
    ['a quantity of eleven digits', 'QTY', { afterQty: '99999999999' }, '입력할 수 있는 범위를 넘었습니다.'],
    [
      'a price of fourteen digits',
      'PRICE',
      { afterPrice: '10000000000000' },
      '입력할 수 있는 범위를 넘었습니다.',
    ],
    ['an amount of fourteen digits', 'QTY', { afterQty: '9999999999' }, '입력할 수 있는 범위를 넘었습니다.'],
    ['what another type is for', 'QTY', { afterPrice: '1' }, '변경유형에 맞는 항목만 변경할 수 있습니다.'],
  ])('is refused where it asks for %s', async (_, chgType, line, msg) => {
    const { poNo } = await accepted()
    await delivered(poNo, '5', '2')
    const refused = await change(poNo, chgType, line)
    expect([refused.status, refused.msg]).toEqual([422, msg])
    expect((await change(poNo, chgType, line, '짧음')).msg).toBe('사유는 5자 이상 입력해 주세요.')
  })

  it('is nothing that another supplier sees or answers', async () => {
    const { poNo } = await accepted()
    const { docNo: chgNo } = (await change(poNo, 'QTY', { afterQty: '9' })).body
    await approve(poNo)
    expect((await other.call('listCyberPoChange', { poNo })).body).toEqual([])
    expect((await other.call('ackPoChange', { chgNo, body: { version: 0 } })).status).toBe(403)
    expect((await supplier.call('listCyberPoChange', {})).body.some(row => row.chgNo === chgNo)).toBe(true)
    const semi = await product.logIn('buy.semi')
    expect((await semi.call('getPo', { poNo })).status).toBe(403)
    expect((await semi.call('cancelPoChange', { chgNo, body: { version: 0 } })).status).toBe(403)
  })

  it('takes effect with its approval where the supplier is outside the portal', async () => {
    const { poNo } = await placed({ compNo: 'C000005' })
    await change(poNo, 'QTY', { afterQty: '9' })
    await approve(poNo)
    const { header, changes } = await read(poNo)
    expect([header.revision, changes[0]?.status]).toEqual([1, 'ACKED'])
  })
})

describe('an order that its supplier declined', () => {
  async function declined() {
    const { prNo, poNo } = await placed()
    await supplier.call('declinePo', { poNo, body: { version: 0, reason: '단종된 품목입니다.' } })
    return { prNo, poNo, version: 1 }
  }

  it('is sent again with a word, and accepted then', async () => {
    const { poNo, version } = await declined()
    const sent = await buyer.call('resendPo', {
      poNo,
      body: { version, reason: '대체품으로 납품해 주세요.' },
    })
    expect(sent.body.status).toBe('SENT')
    const { header } = (await supplier.call('getCyberPo', { poNo })).body
    expect(header.declineReason).toBeUndefined()
    const keys = [{ id: poNo, version: 2 }]
    expect((await supplier.call('acceptPo', { poNo, body: { keys } })).body.status).toBe('ACCEPTED')
  })

  it('is canceled, and the request can be ordered from somebody else', async () => {
    const { prNo, poNo, version } = await declined()
    const gone = await buyer.call('cancelPo', { poNo, body: { version, reason: '다른 곳에 발주합니다.' } })
    expect(gone.body.status).toBe('CANCELED')
    expect(await statusOfPr(prNo)).toBe('ORDERING')
    const body = order(`${prNo}-10`, { compNo: 'C000002' })
    const next = await buyer.call('createOrderRequest', { body })
    expect([next.status, next.msg]).toEqual([200, ''])
  })
})

describe('an order that comes to less than was ordered', () => {
  it('is not canceled once something was delivered, but closed short', async () => {
    const { prNo, poNo } = await accepted()
    await delivered(poNo, '0', '4', 'ACCEPTED')
    const { version } = (await read(poNo)).header
    const body = { version, reason: '남은 수량은 필요 없습니다.' }
    const cancel = await buyer.call('cancelPo', { poNo, body })
    expect(cancel.msg).toBe('납품이 진행된 발주는 취소할 수 없습니다. 잔량종결을 사용해 주세요.')
    await delivered(poNo, '4', '1')
    const early = await buyer.call('forceClosePo', { poNo, body })
    expect(early.msg).toBe('납품 진행 중인 건이 있어 종결할 수 없습니다.')
    await delivered(poNo, '4')
    const done = await buyer.call('forceClosePo', { poNo, body })
    expect(done.body.status).toBe('COMPLETED')
    const { lines } = await read(poNo)
    expect(lines[0]).toMatchObject({ completedYn: 'Y', remainQty: '0', receivedQty: '4' })
    const request = (await buyer.call('getPr', { prNo })).body
    expect(request.lines[0]).toMatchObject({ orderedQty: '4' })
    expect(request.header.status).toBe('ORDERING')
  })
})

describe('the list of orders', () => {
  it('finds a whole number whatever the day, and sums what it finds', async () => {
    const { poNo } = await accepted()
    const found = await buyer.call('listPo', { poNo, poDateFrom: '2026-01-01', poDateTo: '2026-01-31' })
    expect(found.body).toMatchObject({ total: 1, sums: { totalAmtKrw: '480000' } })
    expect(found.body.rows[0]).toMatchObject({ poNo, status: 'ACCEPTED', requesterNm: '조민재' })
    const late = await buyer.call('listPo', { poDateFrom: '2026-02-01', poDateTo: '2026-01-01' })
    expect(late.msg).toBe('조회 시작일은 종료일보다 클 수 없습니다.')
    const requester = (await hands.requester.call('listPo', { poNo })).body
    expect(requester.total).toBe(1)
  })
})
