import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { approveBy, type Hands, order, receivedRequest } from '../orderRequest/orderInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line } from '../purchaseRequest/prInputs'

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
/** A change with everything that stands, as its page sends it, but for what is to be different. */
const change = async (poNo: string, after: object, more: object = {}, lineNo = 10) => {
  const { header, lines } = (await buyer.call('getPoTerms', { poNo })).body
  const { version, receiver, deliveryPlace } = header
  const line = lines.find(each => each.lineNo === lineNo)
  const { afterQty, afterPrice, afterDue } = line ?? {}
  return buyer.call('changePo', {
    poNo,
    body: {
      ...{ version, receiver, deliveryPlace, reason: '생산 계획이 바뀌었습니다.' },
      lines: [{ lineNo, afterQty, afterPrice, afterDue, ...after }],
      ...more,
    },
  })
}
const confirm = async (poNo: string) => {
  const { chgNo, version } = (await supplier.call('getCyberPo', { poNo })).body.header
  return supplier.call('ackPoChange', { chgNo, body: { version } })
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
    const asked = await change(poNo, { afterQty: '8' })
    expect(asked.body).toMatchObject({ status: 'APPROVING', approvalStatus: 'P' })
    expect((await read(poNo)).header).toMatchObject({ revision: 0, totalAmt: '528000' })
    expect((await supplier.call('getCyberPo', { poNo })).body.changes).toEqual([])
    await approve(poNo)
    const { changes, header } = (await supplier.call('getCyberPo', { poNo })).body
    expect(changes[0]).toMatchObject({
      chgNo: asked.body.docNo,
      status: 'SENT',
      answerYn: 'Y',
      chgType: 'QTY',
      beforeText: expect.stringContaining(': 수량 10'),
      afterText: expect.stringContaining(': 수량 8'),
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

  it('takes quantity and price together, and everybody sees each value before and after', async () => {
    const { poNo } = await accepted()
    // 10 at 48,000 becomes 100 at 45,000 first, so that the figures are those of the scenario.
    await change(poNo, { afterQty: '100', afterPrice: '45000' })
    await approve(poNo)
    await confirm(poNo)
    expect((await read(poNo)).header).toMatchObject({
      supplyAmt: '4500000',
      totalAmt: '4950000',
      revision: 1,
    })

    const { docNo: chgNo } = (await change(poNo, { afterQty: '120', afterPrice: '44000' })).body
    const inbox = (await head.call('listApprovalInbox', { docType: 'PC' })).body.rows
    const { header: order } = await read(poNo)
    const waiting = inbox.find(row => row.docNo === poNo)
    expect(waiting).toMatchObject({
      title: `발주변경 ${chgNo} 수량·단가 (+780,000원) ${order.title}`,
      amountKrw: '780000',
      docUrl: `/portal/poChange/poChangeInfo?poNo=${poNo}&apprNo=${waiting?.apprNo}`,
    })
    const seen = (await head.call('getPo', { poNo })).body
    const difference = {
      chgNo,
      chgType: 'QTY,PRICE',
      ...{ beforeSupplyAmt: '4500000', afterSupplyAmt: '5280000', diffAmt: '780000' },
      ...{ beforeVatAmt: '450000', afterVatAmt: '528000', diffVatAmt: '78000' },
      ...{ beforeTotalAmt: '4950000', afterTotalAmt: '5808000', diffTotalAmt: '858000' },
    }
    const changed = {
      chgNo,
      lineNo: 10,
      ...{ beforeQty: '100', afterQty: '120', beforePrice: '45000', afterPrice: '44000' },
      ...{ beforeAmt: '4500000', afterAmt: '5280000', diffAmt: '780000' },
    }
    expect(seen.header).toMatchObject({ ...difference, chgStatus: 'APPROVING' })
    expect(seen.currentLines).toMatchObject([changed])
    expect((await supplier.call('getCyberPo', { poNo })).body.currentLines).toEqual([])
    await approve(poNo)
    const shown = (await supplier.call('getCyberPo', { poNo })).body
    expect(shown.header).toMatchObject(difference)
    expect(shown.currentLines).toMatchObject([changed])
    expect((await confirm(poNo)).body.status).toBe('ACKED')
    const after = await read(poNo)
    expect(after.header).toMatchObject({
      ...{ supplyAmt: '5280000', vatAmt: '528000', totalAmt: '5808000', totalAmtKrw: '5280000', revision: 2 },
    })
    expect(after.lines[0]).toMatchObject({ qty: '120', unitPrice: '44000', amt: '5280000', remainQty: '120' })
    // The change stays readable as it was agreed to, beside the one before it.
    expect(after.changeLines.map(each => each.chgNo)).toEqual([chgNo, after.changes[1]?.chgNo])
    expect((await supplier.call('getCyberPo', { poNo })).body.changeLines).toHaveLength(2)
  })

  const values = {
    QTY: { line: { afterQty: '8' }, stands: { qty: '8' } },
    PRICE: { line: { afterPrice: '50000' }, stands: { unitPrice: '50000' } },
    DUE: { line: { afterDue: '2026-12-24' }, stands: { dueDate: '2026-12-24', promisedDate: '2026-12-24' } },
    INFO: { line: {}, stands: {} },
  } as const
  const place = { receiver: 'recv.mobile', deliveryPlace: '구미 2공장' }
  it.each([
    ['QTY', 'PRICE', '400000'],
    ['QTY', 'DUE', '384000'],
    ['QTY', 'INFO', '384000'],
    ['PRICE', 'DUE', '500000'],
    ['PRICE', 'INFO', '500000'],
    ['DUE', 'INFO', '480000'],
  ] as const)(
    'takes %s and %s in one document, which takes effect as a whole',
    async (one, two, supplyAmt) => {
      const { poNo } = await accepted()
      const hasInfo = two === 'INFO'
      const before = (await read(poNo)).header
      await change(poNo, { ...values[one].line, ...values[two].line }, hasInfo ? place : {})
      expect((await read(poNo)).header).toMatchObject({ chgType: `${one},${two}`, receiver: before.receiver })
      await approve(poNo)
      expect((await read(poNo)).header.receiver).toBe(before.receiver)
      await confirm(poNo)
      const { header, lines } = await read(poNo)
      expect(header).toMatchObject({ supplyAmt, revision: 1, ...(hasInfo ? place : {}) })
      expect(lines[0]).toMatchObject({ ...values[one].stands, ...values[two].stands })
      const found = await buyer.call('listPo', { poNo, chgType: two, chgStatus: 'ACKED' })
      expect(found.body.total).toBe(1)
      const others = ['QTY', 'PRICE', 'DUE', 'INFO'].filter(type => type !== one && type !== two).join()
      expect((await buyer.call('listPo', { poNo, chgType: others })).body.total).toBe(0)
    },
  )

  it('begins with what stands, and says of which lines nothing but the price is fixed', async () => {
    const { poNo } = await accepted()
    const { header, lines } = (await buyer.call('getPoTerms', { poNo })).body
    expect(header).toMatchObject({ beforeTotalAmt: '528000', afterTotalAmt: '528000', diffTotalAmt: '0' })
    expect(lines[0]).toMatchObject({
      ...{ beforeQty: '10', afterQty: '10', beforePrice: '48000', afterPrice: '48000' },
      ...{ deliveredQty: '0', settledYn: 'N' },
    })
    const semi = await product.logIn('buy.semi')
    expect((await semi.call('getPoTerms', { poNo })).status).toBe(403)
  })

  it('drops a line whose request can then be ordered elsewhere, but never the last one', async () => {
    const { prNo } = await receivedRequest(hands, [
      line({ qty: '8' }),
      line({ qty: '8', itemName: '다른 지그' }),
    ])
    const first = order(`${prNo}-10`, {}, { qty: '8' })
    const both = { ...first, lines: [...first.lines, ...order(`${prNo}-20`, {}, { qty: '8' }).lines] }
    const orNo = (await buyer.call('createOrderRequest', { body: both })).body.docNo
    await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
    await approveBy([head], orNo, 1)
    const poNo = (await buyer.call('getOrderRequest', { orNo })).body.header.poNo ?? ''
    await change(poNo, { afterQty: '0' })
    await approve(poNo)
    await confirm(poNo)
    const { header, lines } = await read(poNo)
    expect(header).toMatchObject({ supplyAmt: '384000', totalAmt: '422400', status: 'SENT' })
    expect(lines[0]).toMatchObject({ lineNo: 10, qty: '0', amt: '0', remainQty: '0', completedYn: 'Y' })
    const request = (await buyer.call('getPr', { prNo })).body
    expect(request.lines.map(one => one.orderedQty)).toEqual(['0', '8'])
    expect(await statusOfPr(prNo)).toBe('ORDERING')
    const last = await change(poNo, { afterQty: '0' }, {}, 20)
    expect([last.status, last.msg]).toEqual([422, '모든 품목을 뺄 수 없습니다. 발주취소를 사용해 주세요.'])
    // Nobody promises a day for what was dropped, and nobody prints it.
    const promise = { header: {}, lines: [{ lineNo: 20, promisedDate: '2026-12-10' }] }
    const promised = await supplier.call('promisePo', { poNo, body: { version: header.version, ...promise } })
    const body = { version: promised.body.version }
    expect((await supplier.call('acceptPo', { poNo, body })).body.status).toBe('ACCEPTED')
    expect((await supplier.call('getPoSheet', { poNo })).body.sheets[0]?.lines?.rows).toHaveLength(1)
  })

  it('moves a day and the promise with it', async () => {
    const { poNo } = await accepted()
    const { docNo: chgNo } = (await change(poNo, { afterDue: '2026-12-24' })).body
    await approve(poNo)
    const { version } = (await read(poNo)).header
    await supplier.call('ackPoChange', { chgNo, body: { version } })
    expect((await read(poNo)).header).toMatchObject({ dueDate: '2026-12-24', promisedDate: '2026-12-24' })
  })

  it('of a price goes to the head of accounting where the order costs ten million more', async () => {
    const { poNo } = await accepted()
    await change(poNo, { afterPrice: '1048000' })
    const { approval } = await read(poNo)
    expect(approval?.steps.map(step => step.singleid)).toEqual(['buy.head', 'acc.head'])
    await approve(poNo, [head, await product.logIn('acc.head')])
    expect((await read(poNo)).header.chgStatus).toBe('SENT')
  })

  it('of receiver or place is made at once and told to all', async () => {
    const { poNo } = await accepted()
    const info = { lines: undefined, reason: '담당자가 바뀌었습니다.' }
    expect((await change(poNo, {}, info)).msg).toBe('변경된 내용이 없습니다.')
    const done = await change(poNo, {}, { ...info, receiver: 'recv.mobile', deliveryPlace: '구미 2공장' })
    expect(done.status).toBe(200)
    const { header, changes } = await read(poNo)
    expect(header).toMatchObject({ receiver: 'recv.mobile', deliveryPlace: '구미 2공장', revision: 1 })
    expect(changes[0]).toMatchObject({ chgType: 'INFO', status: 'ACKED', approvalStatus: 'X' })
    const receiver = await product.logIn('recv.mobile')
    expect((await receiver.call('getPo', { poNo })).status).toBe(200)
  })

  it('empties the place of delivery, but leaves nobody out who receives', async () => {
    const { poNo } = await accepted()
    const info = { lines: undefined, reason: '납품장소를 다시 정합니다.' }
    expect((await change(poNo, {}, { ...info, deliveryPlace: '구미 2공장' })).status).toBe(200)
    expect((await change(poNo, {}, { ...info, deliveryPlace: '' })).status).toBe(200)
    const { header, changes } = await read(poNo)
    expect(header.deliveryPlace).toBeUndefined()
    expect(changes[0]).toMatchObject({ beforeText: '납품장소: 구미 2공장', afterText: '납품장소: -' })
    const refused = await change(poNo, {}, { ...info, receiver: '' })
    expect([refused.status, refused.msg]).toEqual([422, '인수자를 선택해 주세요.'])
  })

  it('is refused by the supplier with a reason, and the order stays as it was', async () => {
    const { poNo } = await accepted()
    const { docNo: chgNo } = (await change(poNo, { afterPrice: '40000' })).body
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
    await change(poNo, { afterQty: '12' })
    const { approval, header } = await read(poNo)
    const back = await head.call('rejectDoc', {
      apprNo: approval?.apprNo,
      body: { version: header.version, opinion: '수량을 다시 검토하세요.' },
    })
    expect(back.body).toMatchObject({ status: 'REJECTED', approvalStatus: 'R' })
    const { docNo: chgNo } = (await change(poNo, { afterQty: '11' })).body
    const { version } = (await read(poNo)).header
    const gone = await buyer.call('cancelPoChange', { chgNo, body: { version } })
    expect(gone.body.status).toBe('CANCELED')
    expect((await read(poNo)).approval?.approvalStatus).toBe('C')
    const again = await buyer.call('cancelPoChange', { chgNo, body: { version: version + 1 } })
    expect(again.status).toBe(409)
  })

  it('waits for the one before, and the supplier answers it before the order', async () => {
    const { poNo } = await placed()
    await change(poNo, { afterQty: '9' })
    expect((await change(poNo, { afterQty: '8' })).msg).toBe('진행 중인 발주변경이 있습니다.')
    await approve(poNo)
    const { version } = (await read(poNo)).header
    const early = await supplier.call('acceptPo', { poNo, body: { version } })
    expect([early.status, early.msg]).toEqual([
      409,
      '변경 확인 대기 중인 발주입니다. 변경을 먼저 확인해 주세요.',
    ])
  })

  it.each([
    ['less than was delivered', { afterQty: '6' }, '변경수량은 입고·납품중 수량(7) 이상이어야 합니다.'],
    [
      'less than was delivered beside a good price',
      { afterQty: '6', afterPrice: '47000' },
      '변경수량은 입고·납품중 수량(7) 이상이어야 합니다.',
    ],
    ['nothing else', { afterQty: '10', afterPrice: '48000' }, '변경된 내용이 없습니다.'],
    ['a day that has gone by', { afterQty: '9', afterDue: '2026-11-01' }, '납기일은 오늘 이후여야 합니다.'],
    ['a price of nothing', { afterQty: '9', afterPrice: '0' }, '단가는 0보다 커야 합니다.'],
    ['a quantity of eleven digits', { afterQty: '99999999999' }, '입력할 수 있는 범위를 넘었습니다.'],
    ['a price of fourteen digits', { afterPrice: '10000000000000' }, '입력할 수 있는 범위를 넘었습니다.'],
    ['an amount of fourteen digits', { afterQty: '9999999999' }, '입력할 수 있는 범위를 넘었습니다.'],
  ])('is refused where it asks for %s', async (_, after, msg) => {
    const { poNo } = await accepted()
    await delivered(poNo, '5', '2')
    const refused = await change(poNo, after)
    expect([refused.status, refused.msg]).toEqual([422, msg])
    expect((await change(poNo, after, { reason: '짧음' })).msg).toBe('사유는 5자 이상 입력해 주세요.')
  })

  it('is nothing that another supplier sees or answers', async () => {
    const { poNo } = await accepted()
    const { docNo: chgNo } = (await change(poNo, { afterQty: '9' })).body
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
    await change(poNo, { afterQty: '9', afterPrice: '47000' }, { deliveryPlace: '구미 2공장' })
    await approve(poNo)
    const { header, changes, lines } = await read(poNo)
    expect([header.revision, changes[0]?.status, changes[0]?.chgType]).toEqual([1, 'ACKED', 'QTY,PRICE,INFO'])
    expect(header).toMatchObject({ supplyAmt: '423000', vatAmt: '42300', deliveryPlace: '구미 2공장' })
    expect(lines[0]).toMatchObject({ qty: '9', unitPrice: '47000' })
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
