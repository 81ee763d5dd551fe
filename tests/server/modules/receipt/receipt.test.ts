import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { acceptedOrder, inspect, shipped, standing } from '../delivery/deliveryInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let supplier: Caller
let receiver: Caller
let coordinator: Caller
let buyer: Caller
let head: Caller

beforeAll(async () => {
  product = await startProduct()
  supplier = await product.logInSupplier('daesung2')
  receiver = await product.logIn('recv.mobile')
  coordinator = await product.logIn('dept.mobile')
  buyer = await product.logIn('buy.mobile')
  head = await product.logIn('head.mfg')
}, 120_000)
afterAll(() => product.stop())

const submit = (whReqNo: string, version: number) =>
  receiver.call('submitWarehousing', { whReqNo, body: { version } })

async function approvalOf(whReqNo: string): Promise<string> {
  const { rows } = (await head.call('listApprovalInbox', { size: 0 })).body
  const row = rows.find(found => found.docNo === whReqNo)
  if (!row) throw new Error(`${whReqNo} does not wait for head.mfg`)
  return row.apprNo
}

async function approve(whReqNo: string, version: number) {
  return head.call('approveDoc', { apprNo: await approvalOf(whReqNo), body: { version } })
}

/** A confirmed receipt of so many pieces at 1,250 won, below the amount that wants an approval. */
async function confirmed(poNo: string, qty: string) {
  const sent = await shipped(supplier, poNo, [qty])
  await inspect(receiver, sent.whReqNo, 0, [{ accept: qty }])
  const done = await submit(sent.whReqNo, 1)
  expect(done.body.status).toBe('CONFIRMED')
  return { ...sent, version: done.body.version }
}

const giveBack = (whReqNo: string, version: number, qty: string, caller = coordinator) =>
  caller.call('returnWarehousing', {
    whReqNo,
    body: { version, reason: '도면과 치수가 다릅니다.', lines: [{ lineNo: 10, qty }] },
  })

/** Says that a settlement in this state has taken the lines of a receipt. */
async function settle(whReqNo: string, status: string): Promise<void> {
  await withActor(product.database, systemActor, async tx => {
    await sql`insert into adjustment (adj_no, yyyymm, settle_type, comp_no, section, deptcd, deptnm, pay_term, status)
      values (${`AJ${whReqNo.slice(2)}`}, '202611', 'CASE', 'C000001', '모바일사업부', 'D1020', '모바일개발팀', 'P30', ${status})
      on conflict (adj_no) do update set status = ${status}`.execute(tx)
    await sql`update warehousing_line set adj_no = ${`AJ${whReqNo.slice(2)}`} where wh_req_no = ${whReqNo}`.execute(
      tx,
    )
    await sql`update warehousing set adj_yn = 'Y' where wh_req_no = ${whReqNo}`.execute(tx)
  })
}

describe('a receipt', () => {
  it('goes through partial deliveries, a rejection, an approval, a return and back (scenario S02)', async () => {
    const poNo = await acceptedOrder(product)
    const first = await shipped(supplier, poNo, ['400'])
    const inspected = await inspect(receiver, first.whReqNo, 0, [{ accept: '390', reject: '10' }])
    expect(inspected.body).toMatchObject({ status: 'INSPECTED', version: 1 })
    const seen = (await supplier.call('listCyberDelivery', { dlvNo: first.dlvNo })).body.rows[0]
    expect(seen).toMatchObject({ status: 'RECEIVING', inspectResult: 'PART' })
    const small = await submit(first.whReqNo, 1)
    expect(small.body).toMatchObject({ status: 'CONFIRMED', approvalStatus: 'X' })
    expect(await standing(product, poNo)).toMatchObject({
      status: 'PARTIAL',
      amount: '487500.00',
      lines: [{ received: '390', shipped: '0', remain: '610' }],
    })

    const over = await supplier.call('createDelivery', {
      body: {
        header: { poNo, deliveryDate: '2026-11-21', dlvMethod: 'TRUCK' },
        lines: [{ poLine: `${poNo}-10`, qty: '661' }],
      },
    })
    expect(over.msg).toBe('납품수량이 허용수량(660)을 초과합니다. (초과허용 5%)')
    const second = await shipped(supplier, poNo, ['650'])
    await inspect(receiver, second.whReqNo, 0, [{ accept: '650' }])
    const large = await submit(second.whReqNo, 1)
    expect(large.body).toMatchObject({ status: 'APPROVING', approvalStatus: 'P' })
    // Her department is not that of the order: she finds what she is asked about, and nothing else.
    const asked = (await head.call('listWarehousing', { whReqNo: second.whReqNo, want: 'rows' })).body
    expect(asked.rows.map(row => row.whReqNo)).toEqual([second.whReqNo])
    expect((await head.call('listWarehousing', { whReqNo: first.whReqNo })).body.total).toBe(0)
    const approved = await approve(second.whReqNo, 2)
    expect(approved.body).toMatchObject({ status: 'CONFIRMED', approvalStatus: 'A' })
    const { header } = (await receiver.call('getWarehousing', { whReqNo: second.whReqNo })).body
    expect(header).toMatchObject({ acceptedAmt: '812500', acceptedAmtKrw: '812500' })
    expect([header.whAppNo, header.grDocNo]).toEqual([
      expect.stringMatching(/^WA202611-\d{6}$/),
      expect.stringMatching(/^50\d{8}$/),
    ])
    expect(await standing(product, poNo)).toMatchObject({
      status: 'COMPLETED',
      lines: [{ received: '1040', remain: '0', complete: 'Y' }],
    })

    const tooMuch = await giveBack(second.whReqNo, 3, '651')
    expect([tooMuch.status, tooMuch.msg]).toEqual([422, '반품가능수량(650)을 초과합니다.'])
    expect((await giveBack(second.whReqNo, 3, '60')).body.status).toBe('CONFIRMED')
    expect(await standing(product, poNo)).toMatchObject({
      status: 'PARTIAL',
      lines: [{ received: '980', returned: '60', remain: '20', complete: 'N' }],
    })
    const { rows } = (await coordinator.call('listWarehousing', { poNo })).body
    const back = rows.find(row => row.whType === 'RT')
    expect(back).toMatchObject({ status: 'CONFIRMED', acceptedAmt: '-75000', acceptedAmtKrw: '-75000' })
    const { lines } = (await coordinator.call('getWarehousing', { whReqNo: back?.whReqNo ?? '' })).body
    expect(lines[0]).toMatchObject({ acceptQty: '-60', amt: '-75000' })
  })

  it.each([
    [
      'quantities that do not add up',
      [{ accept: '90', reject: '5' }],
      {},
      '합격수량과 불합격수량의 합이 납품수량(100)과 같아야 합니다.',
    ],
    ['less than nothing', [{ accept: '-1', reject: '101' }], {}, '수량은 0 이상이어야 합니다.'],
    [
      'a day to come',
      [{ accept: '100' }],
      { receiptDate: '2026-11-21' },
      '입고일자는 오늘 이전이어야 합니다.',
    ],
    [
      'a closed month',
      [{ accept: '100' }],
      { receiptDate: '2026-09-30' },
      '마감된 회계기간입니다. 입고일자를 확인해 주세요.',
    ],
    [
      'a result that does not fit',
      [{ accept: '100' }],
      { inspectResult: 'FAIL' },
      '검수결과가 합격·불합격 수량과 맞지 않습니다.',
    ],
  ])('is not inspected with %s', async (_, parts, header, msg) => {
    const poNo = await acceptedOrder(product)
    const { whReqNo } = await shipped(supplier, poNo, ['100'])
    const lines = parts.map(({ accept, reject = '0' }: { accept: string; reject?: string }) => ({
      lineNo: 10,
      acceptQty: accept,
      rejectQty: reject,
      rejectReason: 'DEF',
      rejectMemo: '흠집',
    }))
    const body = { version: 0, header: { receiptDate: '2026-11-20', ...header }, lines }
    const refused = await receiver.call('inspectWarehousing', { whReqNo, body })
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('says why something is rejected, and is refused as a whole where nothing is good', async () => {
    const poNo = await acceptedOrder(product)
    const { whReqNo, dlvNo } = await shipped(supplier, poNo, ['100'])
    const bare = { lineNo: 10, acceptQty: '99', rejectQty: '1' }
    const body = { version: 0, header: { receiptDate: '2026-11-20' }, lines: [bare] }
    expect((await receiver.call('inspectWarehousing', { whReqNo, body })).msg).toBe(
      '불합격사유를 선택하고 내용을 입력해 주세요.',
    )
    const nothing = await shipped(supplier, poNo, ['10'])
    await inspect(receiver, nothing.whReqNo, 0, [{ accept: '0', reject: '10' }])
    expect((await submit(nothing.whReqNo, 1)).msg).toBe('합격수량이 0입니다. 입고거부를 사용해 주세요.')
    const refuse = (reason: string) =>
      receiver.call('refuseWarehousing', { whReqNo, body: { version: 0, reason } })
    expect((await refuse('파손')).msg).toBe('사유는 5자 이상 입력해 주세요.')
    expect((await refuse('포장이 파손되었습니다.')).body.status).toBe('REFUSED')
    const { header } = (await supplier.call('getCyberDelivery', { dlvNo })).body
    expect(header).toMatchObject({ status: 'REJECTED', rejectReason: '포장이 파손되었습니다.' })
    const again = await supplier.call('shipDelivery', { dlvNo, body: { version: header.version } })
    expect(again.body.status).toBe('SHIPPED')
  })

  it('is inspected by the named receiver, by nobody of his group beside him', async () => {
    const poNo = await acceptedOrder(product)
    const { whReqNo } = await shipped(supplier, poNo, ['100'])
    const requester = await product.logIn('req.mobile')
    const refused = await inspect(requester, whReqNo, 0, [{ accept: '100' }])
    expect([refused.status, refused.msg]).toEqual([422, '인수자로 지정된 사용자만 검수할 수 있습니다.'])
    const central = await product.logIn('buy.all')
    expect((await inspect(central, whReqNo, 0, [{ accept: '100' }])).status).toBe(200)
    const elsewhere = await product.logIn('buy.semi')
    expect((await elsewhere.call('getWarehousing', { whReqNo })).status).toBe(403)
    expect((await supplier.call('getWarehousing', { whReqNo })).status).toBe(403)
  })

  it('says nothing of quality until it is inspected', async () => {
    const { whReqNo } = await shipped(supplier, await acceptedOrder(product), ['7'])
    const before = (await receiver.call('getWarehousing', { whReqNo })).body.lines[0]
    expect([before?.dlvQty, before?.acceptQty, before?.rejectQty]).toEqual(['7', undefined, undefined])
    await inspect(receiver, whReqNo, 0, [{ accept: '6', reject: '1' }])
    const after = (await receiver.call('getWarehousing', { whReqNo })).body.lines[0]
    expect(after).toMatchObject({ acceptQty: '6', rejectQty: '1' })
  })

  it('leads to its delivery only those who see that too, which an approver from elsewhere does not', async () => {
    const { whReqNo, dlvNo } = await shipped(supplier, await acceptedOrder(product), ['500'])
    await inspect(receiver, whReqNo, 0, [{ accept: '500' }])
    await submit(whReqNo, 1)
    for (const [reader, seen, answered] of [
      [receiver, 'Y', 200],
      [coordinator, 'Y', 200],
      [head, 'N', 403],
    ] as const) {
      expect((await reader.call('getWarehousing', { whReqNo })).body.header.dlvSeenYn).toBe(seen)
      expect((await reader.call('getDelivery', { dlvNo })).status).toBe(answered)
    }
  })

  it('is recalled by who submitted it, rejected with an opinion, inspected and submitted anew', async () => {
    const poNo = await acceptedOrder(product)
    const { whReqNo } = await shipped(supplier, poNo, ['500'])
    await inspect(receiver, whReqNo, 0, [{ accept: '500' }])
    await submit(whReqNo, 1)
    const foreign = await buyer.call('recallWarehousing', { whReqNo, body: { version: 2 } })
    expect(foreign.msg).toBe('상신한 사용자만 상신취소할 수 있습니다.')
    const recalled = await receiver.call('recallWarehousing', { whReqNo, body: { version: 2 } })
    expect(recalled.body).toMatchObject({ status: 'INSPECTED', approvalStatus: 'C' })
    await submit(whReqNo, 3)
    const rejected = await head.call('rejectDoc', {
      apprNo: await approvalOf(whReqNo),
      body: { version: 4, opinion: '수량을 다시 확인해 주세요.' },
    })
    expect(rejected.body).toMatchObject({ status: 'REJECTED', approvalStatus: 'R' })
    expect((await inspect(receiver, whReqNo, 5, [{ accept: '499', reject: '1' }])).body.status).toBe(
      'INSPECTED',
    )
    await submit(whReqNo, 6)
    expect((await approve(whReqNo, 7)).body.status).toBe('CONFIRMED')
    const { approval } = (await receiver.call('getWarehousing', { whReqNo })).body
    expect(approval?.revision).toBe(3)
  })

  it('is reckoned at the rate of the day of receipt, yen per hundred', async () => {
    const poNo = await acceptedOrder(product, {
      currency: 'JPY',
      qty: '100',
      price: '123.45',
      compNo: 'C000001',
    })
    const { whReqNo } = await shipped(supplier, poNo, ['50'])
    await inspect(receiver, whReqNo, 0, [{ accept: '50' }])
    const { header } = (await receiver.call('getWarehousing', { whReqNo })).body
    // 6,172.5 yen are 6,173.
    expect(header.acceptedAmt).toBe('6173')
    expect(header.acceptedAmtKrw).toBe(String(Math.round((6173 * Number(header.exRate)) / 100)))
  })

  it('completes its line below the ordered quantity where the last delivery and the tolerance say so', async () => {
    const poNo = await acceptedOrder(product, { qty: '100', underTol: '5' })
    const first = await shipped(supplier, poNo, ['95'], { lastYn: 'Y' })
    await inspect(receiver, first.whReqNo, 0, [{ accept: '95' }])
    await submit(first.whReqNo, 1)
    expect(await standing(product, poNo)).toMatchObject({
      status: 'COMPLETED',
      lines: [{ received: '95', remain: '0', complete: 'Y' }],
    })
    const late = await supplier.call('createDelivery', {
      body: {
        header: { poNo, deliveryDate: '2026-11-21', dlvMethod: 'TRUCK' },
        lines: [{ poLine: `${poNo}-10`, qty: '5' }],
      },
    })
    expect(late.msg).toBe('납품이 완료된 품목입니다.')
  })
})

describe('what is taken back', () => {
  it('a confirmed receipt is canceled while nothing came of it, and its quantity is owed again', async () => {
    const poNo = await acceptedOrder(product)
    const { whReqNo, dlvNo, version } = await confirmed(poNo, '100')
    const cancel = (caller: Caller, at: number) =>
      caller.call('cancelWarehousing', { whReqNo, body: { version: at, reason: '이중으로 등록했습니다.' } })
    expect((await cancel(receiver, version)).status).toBe(403)
    expect((await cancel(buyer, version)).body.status).toBe('CANCELED')
    expect(await standing(product, poNo)).toMatchObject({
      status: 'ACCEPTED',
      lines: [{ received: '0', remain: '1000' }],
    })
    expect((await supplier.call('getCyberDelivery', { dlvNo })).body.header.status).toBe('CANCELED')
  })

  it('a settled receipt is not canceled, and returned only once its settlement is posted', async () => {
    const poNo = await acceptedOrder(product)
    const { whReqNo, version } = await confirmed(poNo, '100')
    await settle(whReqNo, 'NOTIFIED')
    const cancel = await buyer.call('cancelWarehousing', {
      whReqNo,
      body: { version, reason: '이중으로 등록했습니다.' },
    })
    expect(cancel.msg).toBe('정산된 입고는 취소할 수 없습니다. 정산을 먼저 취소해 주세요.')
    expect((await giveBack(whReqNo, version, '10')).msg).toBe(
      '정산이 진행 중인 품목은 전기가 끝난 뒤 반품할 수 있습니다.',
    )
    await settle(whReqNo, 'POSTED')
    expect((await giveBack(whReqNo, version, '10')).status).toBe(200)
    const due = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('warehousing')
        .select(['settle_yn', 'adj_yn'])
        .where('org_wh_req_no', '=', whReqNo)
        .execute(),
    )
    expect(due).toEqual([{ settle_yn: 'Y', adj_yn: 'N' }])
  })

  it('a whole return leaves the receipt returned; two returns at once never exceed what was accepted', async () => {
    const poNo = await acceptedOrder(product)
    const { whReqNo, version } = await confirmed(poNo, '100')
    const both = await Promise.all([
      giveBack(whReqNo, version, '60'),
      giveBack(whReqNo, version, '60', buyer),
    ])
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
    expect((await giveBack(whReqNo, version + 1, '40')).body.status).toBe('RETURNED')
    expect(await standing(product, poNo)).toMatchObject({
      status: 'ACCEPTED',
      lines: [{ received: '0', returned: '100' }],
    })
  })
})

describe('receipts of one line at the same moment', () => {
  it('are confirmed one after the other, and their sum is what the order says (R-41, R-42)', async () => {
    const poNo = await acceptedOrder(product, { qty: '300', overTol: '0' })
    const three = [
      await shipped(supplier, poNo, ['100']),
      await shipped(supplier, poNo, ['100']),
      await shipped(supplier, poNo, ['100']),
    ]
    for (const { whReqNo } of three) await inspect(receiver, whReqNo, 0, [{ accept: '100' }])
    const all = await Promise.all([
      ...three.map(({ whReqNo }) => submit(whReqNo, 1)),
      ...three.map(({ whReqNo }) => submit(whReqNo, 1)),
      supplier.call('createDelivery', {
        body: {
          header: { poNo, deliveryDate: '2026-11-21', dlvMethod: 'TRUCK' },
          lines: [{ poLine: `${poNo}-10`, qty: '1' }],
        },
      }),
    ])
    expect(
      all
        .slice(0, 6)
        .map(one => one.status)
        .sort(),
    ).toEqual([200, 200, 200, 409, 409, 409])
    expect(all[6]?.status).toBe(422)
    expect(await standing(product, poNo)).toMatchObject({
      status: 'COMPLETED',
      lines: [{ received: '300', shipped: '0', remain: '0' }],
    })
  })

  it('approving and recalling at once, exactly one of them happens', async () => {
    const poNo = await acceptedOrder(product)
    const { whReqNo } = await shipped(supplier, poNo, ['500'])
    await inspect(receiver, whReqNo, 0, [{ accept: '500' }])
    await submit(whReqNo, 1)
    const apprNo = await approvalOf(whReqNo)
    const both = await Promise.all([
      head.call('approveDoc', { apprNo, body: { version: 2 } }),
      receiver.call('recallWarehousing', { whReqNo, body: { version: 2 } }),
    ])
    expect(both.filter(one => one.status === 200)).toHaveLength(1)
    const { header } = (await receiver.call('getWarehousing', { whReqNo })).body
    expect(await standing(product, poNo)).toMatchObject({
      lines: [{ received: header.status === 'CONFIRMED' ? '500' : '0' }],
    })
  })
})
