import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { breaches } from '../../flow/flowInvariants'
import { worldOf } from '../../flow/worldOf'
import { inspect, shipped } from '../delivery/deliveryInputs'
import { approveBy, order } from '../orderRequest/orderInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line, request } from './prInputs'

let product: ProductServer
let requester: Caller
let head: Caller
let buyer: Caller
beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
  head = await product.logIn('head.mobile')
  buyer = await product.logIn('buy.mobile')
}, 120_000)
afterAll(async () => {
  expect(await breaches(worldOf(product, 1))).toEqual([])
  await product.stop()
})

const budget = { yyyymm: '202611', deptcd: 'D1020', account_code: '5310100' }
const yes = { 'x-confirmed': 'budgetExceeded' }

const asSystem = <Value>(work: Parameters<typeof withActor<Value>>[2]) =>
  withActor(product.database, systemActor, work)
const used = async (): Promise<number> => {
  const row = await asSystem(tx =>
    tx
      .selectFrom('budget')
      .select('used_amt')
      .where('yyyymm', '=', budget.yyyymm)
      .where('deptcd', '=', budget.deptcd)
      .where('account_code', '=', budget.account_code)
      .executeTakeFirstOrThrow(),
  )
  return Number(row.used_amt)
}

/** What the budget has left before each test. */
async function leave(amount: number): Promise<void> {
  await asSystem(async tx => {
    await tx
      .insertInto('budget')
      .values({ ...budget, budget_amt: '0' })
      .onConflict(keys => keys.columns(['yyyymm', 'deptcd', 'account_code']).doNothing())
      .execute()
    await tx
      .updateTable('budget')
      .set(eb => ({ budget_amt: eb('used_amt', '+', String(amount)) }))
      .where('yyyymm', '=', budget.yyyymm)
      .where('deptcd', '=', budget.deptcd)
      .where('account_code', '=', budget.account_code)
      .execute()
  })
}
beforeEach(() => leave(300_000))

/** A draft of `pieces` jigs at 50,000 won. */
const draft = async (pieces: number, changes = {}) =>
  (await requester.call('createPr', { body: request({}, [line({ qty: String(pieces), ...changes })]) })).body
    .docNo
const submit = (prNo: string, headers = {}) =>
  requester.call('submitPr', { prNo, body: { version: 0 } }, headers)
const headerOf = async (prNo: string) => (await requester.call('getPr', { prNo })).body.header

async function approved(pieces: number): Promise<string> {
  const prNo = await draft(pieces)
  expect((await submit(prNo, yes)).msg).toBe('')
  await approveBy([head], prNo, 1)
  return prNo
}

describe('the question at submission', () => {
  it('is not asked for what the budget has left, to the last won', async () => {
    expect((await submit(await draft(6))).status).toBe(200)
  })

  it('names what is too much, and leaves the draft as it was until the person says yes', async () => {
    const prNo = await draft(7)
    const asked = await submit(prNo)
    expect([asked.status, asked.code, asked.msg]).toEqual([
      409,
      'budgetExceeded',
      '예산 잔액을 50,000원 초과합니다. 계속하시겠습니까?',
    ])
    expect(asked.raw.json()).toMatchObject({ confirm: true })
    expect(await headerOf(prNo)).toMatchObject({ status: 'DRAFT', version: 0 })
    const sent = await submit(prNo, yes)
    expect(sent.body).toMatchObject({ status: 'APPROVING', version: 1 })
  })

  it('is not answered by a yes to something else', async () => {
    expect((await submit(await draft(7), { 'x-confirmed': 'another' })).code).toBe('budgetExceeded')
  })

  it('is asked once for all requests of a list, by the sum', async () => {
    const prNos = [await draft(4), await draft(4)]
    const body = { keys: prNos.map(id => ({ id, version: 0 })) }
    const asked = await requester.call('submitPr', { prNo: prNos[0], body })
    expect(asked.msg).toBe('예산 잔액을 100,000원 초과합니다. 계속하시겠습니까?')
    const sent = await requester.call('submitPr', { prNo: prNos[0], body }, yes)
    expect(sent.body.results?.map(({ status }) => status)).toEqual(['APPROVING', 'APPROVING'])
  })

  it('is not asked of what is refused anyway', async () => {
    const wrong = await submit(await draft(70, { needDate: '2026-11-01' }))
    expect([wrong.status, wrong.code === 'budgetExceeded']).toEqual([422, false])
  })

  it('counts what an exhausted budget lacks already', async () => {
    await leave(-20_000)
    expect((await submit(await draft(1))).msg).toBe('예산 잔액을 70,000원 초과합니다. 계속하시겠습니까?')
  })

  it('is not asked for an account that has no budget in the month', async () => {
    const accountCode = '5370100'
    await asSystem(tx => tx.deleteFrom('budget').where('account_code', '=', accountCode).execute())
    const prNo = await draft(70, { accountCode })
    expect((await submit(prNo)).status).toBe(200)
  })
})

describe('what is used of a budget', () => {
  it('is committed by the approval, not by the submission, and released by canceling', async () => {
    const before = await used()
    const prNo = await draft(3)
    await submit(prNo, yes)
    expect(await used()).toBe(before)
    await approveBy([head], prNo, 1)
    expect(await used()).toBe(before + 150_000)
    const canceled = await requester.call('cancelPr', {
      prNo,
      body: { version: 2, reason: '계획이 바뀌었습니다.' },
    })
    expect(canceled.status).toBe(200)
    expect(await used()).toBe(before)
  })

  it('adds up when several are approved at the same moment', async () => {
    const before = await used()
    const prNos = await Promise.all([1, 2, 3, 4].map(pieces => draft(pieces)))
    for (const prNo of prNos) await submit(prNo, yes)
    await Promise.all(prNos.map(prNo => approveBy([head], prNo, 1)))
    expect(await used()).toBe(before + 500_000)
  })

  it('is released by returning and by closing a request, whatever the buyer has ordered stays', async () => {
    const before = await used()
    const returned = await approved(2)
    await buyer.call('returnPr', { prNo: returned, body: { version: 2, reason: '사양을 확인해 주세요.' } })
    expect(await used()).toBe(before)
    const closed = await approved(2)
    await buyer.call('receivePr', { prNo: closed, body: { version: 2 } })
    expect(await used()).toBe(before + 100_000)
    const done = await buyer.call('closePr', {
      prNo: closed,
      body: { version: 3, reason: '더 구매하지 않습니다.' },
    })
    expect(done.msg).toBe('')
    expect(await used()).toBe(before)
  })

  it('is what was ordered once it is ordered: the price of the order takes the place of the estimate', async () => {
    const before = await used()
    const prNo = await approved(10)
    await buyer.call('receivePr', { prNo, body: { version: 2 } })
    expect(await used()).toBe(before + 500_000)
    const { docNo: orNo } = (
      await buyer.call('createOrderRequest', { body: order(`${prNo}-10`, {}, { qty: '4' }) })
    ).body
    await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
    await approveBy([await product.logIn('buy.head')], orNo, 1)
    // Four at 48,000 are ordered, six at 50,000 still wait.
    expect(await used()).toBe(before + 192_000 + 300_000)
  })

  /** Everything of a request, ordered at 48,000 won a piece. */
  async function ordered(prNo: string): Promise<string> {
    await buyer.call('receivePr', { prNo, body: { version: 2 } })
    const { docNo: orNo } = (await buyer.call('createOrderRequest', { body: order(`${prNo}-10`) })).body
    await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
    await approveBy([await product.logIn('buy.head')], orNo, 1)
    return (await buyer.call('getOrderRequest', { orNo })).body.header.poNo ?? ''
  }

  it('is what was requested again when the order is canceled, and nothing when the request ends then', async () => {
    const before = await used()
    const prNo = await approved(10)
    const poNo = await ordered(prNo)
    expect(await used()).toBe(before + 480_000)
    const reason = '다른 곳에 발주하겠습니다.'
    const canceled = await buyer.call('cancelPo', { poNo, body: { version: 0, reason } })
    expect(canceled.msg).toBe('')
    expect(await used()).toBe(before + 500_000)
    const { version } = await headerOf(prNo)
    const closed = await buyer.call('closePr', { prNo, body: { version, reason } })
    expect(closed.msg).toBe('')
    expect(await used()).toBe(before)
  })

  /** What came of an order, accepted as it came: the numbers of its receipts. */
  async function received(poNo: string, parts: readonly string[]): Promise<readonly string[]> {
    const supplier = await product.logInSupplier('daesung1')
    const promised = [{ lineNo: 10, promisedDate: '2026-12-10' }]
    await supplier.call('promisePo', { poNo, body: { version: 0, header: {}, lines: promised } })
    await supplier.call('acceptPo', { poNo, body: { version: 1 } })
    const receipts: string[] = []
    for (const accept of parts) {
      const { whReqNo } = await shipped(supplier, poNo, [accept])
      await inspect(requester, whReqNo, 0, [{ accept }])
      const done = await requester.call('submitWarehousing', { whReqNo, body: { version: 1 } })
      expect(done.body.status).toBe('CONFIRMED')
      receipts.push(whReqNo)
    }
    return receipts
  }

  const waitingOf = async (poNo: string): Promise<readonly string[]> => {
    const { rows } = (await buyer.call('listAdjTarget', { settleType: 'CASE', size: 0 })).body
    return rows.flatMap(row => (row.poNo === poNo ? row.lineKey : []))
  }

  it('is what was ordered when both settlements of an order are canceled at the same moment', async () => {
    const before = await used()
    const poNo = await ordered(await approved(10))
    const [, early = ''] = await received(poNo, ['4', '4'])
    // Settlements of one month would wait for each other at their month.
    await asSystem(tx =>
      tx
        .updateTable('warehousing')
        .set({ receipt_date: '2026-10-30' })
        .where('wh_req_no', '=', early)
        .execute(),
    )
    const adjNos: string[] = []
    for (const lineKeys of await waitingOf(poNo)) {
      const made = await buyer.call('createAdjustment', { body: { lineKeys, deductAmt: '0' } })
      expect(made.msg).toBe('')
      adjNos.push(made.body.docNo)
    }
    // Of ten at 48,000 four are settled in this month and four in October; two are still ordered.
    expect(await used()).toBe(before + 192_000 + 96_000)
    // Neither ends before both have come as far as what the order uses.
    const { answers } = await asSystem(async tx => {
      await sql`select from budget_use where doc_no = ${poNo} for update`.execute(tx)
      const body = { version: 0, reason: '공제금액을 다시 협의합니다.' }
      const answers = adjNos.map(adjNo => buyer.call('cancelAdjustment', { adjNo, body }))
      await sql`do $$ begin
        while (select count(*) from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()) < 2
        loop perform pg_stat_clear_snapshot(), pg_sleep(0.01); end loop; end $$`.execute(tx)
      return { answers }
    })
    expect((await Promise.all(answers)).map(({ status, msg }) => [status, msg])).toEqual([
      [200, ''],
      [200, ''],
    ])
    expect(await used()).toBe(before + 480_000)
  })

  it('is what was settled after deductions, and what was ordered again when the settlement is canceled', async () => {
    const before = await used()
    const poNo = await ordered(await approved(10))
    await received(poNo, ['4'])
    expect(await used()).toBe(before + 480_000)
    const [lineKeys] = await waitingOf(poNo)
    const made = await buyer.call('createAdjustment', {
      body: { lineKeys, deductAmt: '12000', deductReason: '포장 불량으로 공제합니다.' },
    })
    expect(made.msg).toBe('')
    // Four are settled for 192,000 less 12,000; six at 48,000 are still ordered.
    expect(await used()).toBe(before + 180_000 + 288_000)
    const adjNo = made.body.docNo
    const { version } = (await buyer.call('getAdjustment', { adjNo })).body.header
    const canceled = await buyer.call('cancelAdjustment', {
      adjNo,
      body: { version, reason: '공제금액을 다시 협의합니다.' },
    })
    expect(canceled.msg).toBe('')
    expect(await used()).toBe(before + 480_000)
  })
})
