import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdjTargetRow, MonthlyCalcRow } from '../../../../codegen/generated/types'
import { sumDecimals } from '../../../../schemas/shared/decimal'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { monthTexts } from '../../../../server/modules/settlementMonth/monthTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { headerOf, lastDay, months, ntsNo, settled, waitingLines } from '../settlement/settlementStory'

let product: ProductServer
let staff: Caller
let supplier: Caller
let other: Caller

beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('acc.staff')
  supplier = await product.logInSupplier('daesung1')
  other = await product.logInSupplier('hanul001')
}, 120_000)
afterAll(() => product.stop())

/** A settlement that its supplier has been asked about, and its month. */
async function asked() {
  const { adjNo } = await settled(staff)
  const sent = await staff.call('notifyAdjustment', { adjNo, body: { version: 0 } })
  expect([sent.status, sent.msg]).toEqual([200, ''])
  const { calcNo = '' } = await headerOf(staff, adjNo)
  return { adjNo, calcNo, month: (await staff.call('getMonthlyCalc', { calcNo })).body.header }
}

const toldWith = async (column: 'link' | 'title', text: string) => {
  const rows = await withActor(product.database, systemActor, tx =>
    tx.selectFrom('notification').select('user_id').where(column, '=', text).execute(),
  )
  return rows.map(({ user_id }) => user_id)
}
const toldOf = (link: string) => toldWith('link', link)
const toldAs = (title: string) => toldWith('title', title)

/** Who bought what is settled (domain §3.17). */
const buyersOf = async (adjNo: string) => {
  const rows = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('adjustment_line')
      .innerJoin('po', 'po.po_no', 'adjustment_line.po_no')
      .select('po.buyer_id')
      .where('adjustment_line.adj_no', '=', adjNo)
      .execute(),
  )
  return rows.flatMap(({ buyer_id }) => buyer_id ?? [])
}

const monthOf = ({ receiptDate = '' }: AdjTargetRow) => receiptDate.slice(0, 7)

/** A month with one settlement that has its invoice, closed as the closing of its last settlement leaves it. */
async function closedMonth() {
  const rows = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('monthly_calc')
      .select('calc_no')
      .where('status', '=', 'CONFIRMED')
      .where('yyyymm', '=', '202611')
      .where(eb =>
        eb.exists(
          eb
            .selectFrom('adjustment')
            .select('adj_no')
            .whereRef('adjustment.calc_no', '=', 'monthly_calc.calc_no')
            .where('status', 'not in', ['CANCELED']),
        ),
      )
      .orderBy('calc_no')
      .limit(1)
      .execute(),
  )
  const calcNo = rows[0]?.calc_no
  if (!calcNo) throw new Error('no month is confirmed')
  await withActor(product.database, systemActor, tx =>
    tx
      .updateTable('adjustment')
      .set({ status: 'INVOICED' })
      .where('calc_no', '=', calcNo)
      .where('status', '<>', 'CANCELED')
      .execute(),
  )
  const { version } = (await staff.call('getMonthlyCalc', { calcNo })).body.header
  const closed = await staff.call('closeMonthlyCalc', { calcNo, body: { version } })
  expect([closed.status, closed.msg]).toEqual([200, ''])
  return { calcNo }
}

describe('the month of a supplier', () => {
  it('is seen by him once he is asked, and never by another', async () => {
    const { calcNo } = await asked()
    expect((await supplier.call('getCyberMonthlyCalc', { calcNo })).status).toBe(200)
    expect((await other.call('getCyberMonthlyCalc', { calcNo })).status).toBe(403)
    expect((await other.call('listMonthlySettlement', { calcNo })).status).toBe(403)
  })

  it('opens to him with the first notice, waits while he is asked, and is open again when nothing is left', async () => {
    const compNo = 'C000002'
    const { body: known } = await staff.call('listMonthlyCalc', { yyyymm: '202611', compNo, size: 0 })
    const settledSections = known.rows.map(({ section }) => section)
    const [first, second] = await waitingLines(
      staff,
      row => row.compNo === compNo && !settledSections.includes(row.section),
    )
    const settle = async (lineKeys: string | undefined) =>
      (await staff.call('createAdjustment', { body: { lineKeys, deductAmt: '0' } })).body.docNo
    const askedFor = await settle(first?.lineKey)
    const unknown = await settle(second?.lineKey)
    const { calcNo = '' } = await headerOf(staff, askedFor)
    const month = async () => (await staff.call('getMonthlyCalc', { calcNo })).body
    const seen = async () => (await other.call('getCyberMonthlyCalc', { calcNo })).status
    expect([(await month()).header.status, await seen()]).toEqual(['OPEN', 403])

    await staff.call('notifyAdjustment', { adjNo: askedFor, body: { version: 0 } })
    expect([(await month()).header.status, await seen()]).toEqual(['NOTIFIED', 200])

    const cancel = async (adjNo: string) => {
      const { version } = await headerOf(staff, adjNo)
      const gone = await staff.call('cancelAdjustment', {
        adjNo,
        body: { version, reason: '정산을 다시 작성합니다.' },
      })
      expect([gone.status, gone.msg]).toEqual([200, ''])
      return toldAs(`정산이 취소되었습니다. ${adjNo}`)
    }
    // He never knew of it.
    expect([await cancel(unknown), (await month()).header.status]).toEqual([[], 'NOTIFIED'])
    expect([await cancel(askedFor), (await month()).header.status]).toEqual([
      expect.arrayContaining(['hanul001']),
      'OPEN',
    ])
    const { header, history } = await month()
    const changed = history.map(({ historyText, reason }) => [historyText, reason])
    expect(changed).toEqual([
      ['건별 통보 (집계중 → 확인요청)', askedFor],
      ['정산 변경 (확인요청 → 집계중)', undefined],
    ])
    const empty = await staff.call('notifyMonthlyCalc', { calcNo, body: { version: header.version } })
    expect([empty.status, empty.code, empty.msg]).toEqual([422, 'noSettlement', monthTexts.noSettlement])
  })

  it('of a supplier without the portal is confirmed for him by one notice, and he is never asked', async () => {
    const { adjNo } = await settled(staff, 'C000005')
    const { calcNo = '', stmtNo } = await headerOf(staff, adjNo)
    const month = async () => (await staff.call('getMonthlyCalc', { calcNo })).body.header
    const sent = await staff.call('notifyMonthlyCalc', { calcNo, body: { version: (await month()).version } })
    expect([sent.status, sent.msg, sent.body.status]).toEqual([200, '', 'CONFIRMED'])
    expect(await headerOf(staff, adjNo)).toMatchObject({ status: 'CONFIRMED', proxyYn: 'Y' })
    const { body } = await staff.call('listStatement', { stmtNo })
    expect(body.rows.map(({ status }) => status)).toEqual(['CONFIRMED'])
    expect((await month()).confirmedDt?.slice(0, 10)).toBe(product.clock.today())
    const { notified_dt } = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('monthly_calc')
        .select('notified_dt')
        .where('calc_no', '=', calcNo)
        .executeTakeFirstOrThrow(),
    )
    expect(notified_dt).toBeNull()
  })

  it('has every notice of a settlement in its history, for both sides', async () => {
    const { adjNo, calcNo } = await asked()
    const { adjNo: second } = await settled(staff)
    const sent = await staff.call('notifyAdjustment', { adjNo: second, body: { version: 0 } })
    expect([sent.status, sent.msg]).toEqual([200, ''])
    const { calcNo: other = '' } = await headerOf(staff, second)
    for (const [name, no] of [
      [adjNo, calcNo],
      [second, other],
    ] as const)
      for (const [caller, read] of [
        [staff, 'getMonthlyCalc'],
        [supplier, 'getCyberMonthlyCalc'],
      ] as const) {
        const { history } = (await caller.call(read, { calcNo: no })).body
        expect(history.filter(({ reason }) => reason === name).map(({ actorNm }) => actorNm)).toEqual([
          '정하늘',
        ])
      }
  })

  it('tells what was received and what had gone back of it before it was settled', async () => {
    const [line] = await waitingLines(
      staff,
      row => row.currency === 'KRW' && Number(row.settleQty) > 2 && row.closedYn !== 'Y',
    )
    if (!line) throw new Error('no line waits')
    await withActor(product.database, systemActor, tx =>
      tx
        .updateTable('warehousing_line')
        .set(eb => ({ return_qty: eb('return_qty', '+', '1') }))
        .where('wh_req_no', '=', line.whReqNo)
        .where('line_no', '=', line.whLineNo)
        .execute(),
    )
    const made = await staff.call('createAdjustment', { body: { lineKeys: line.lineKey, deductAmt: '0' } })
    expect([made.status, made.msg]).toEqual([200, ''])
    const { calcNo = '', receiptAmt } = await headerOf(staff, made.body.docNo)
    const { header } = (await staff.call('getMonthlyCalc', { calcNo })).body
    expect(Number(header.returnAmt)).toBeGreaterThanOrEqual(Number(line.unitPrice))
    expect(Number(header.receiptAmt) - Number(header.returnAmt) - Number(header.deductAmt)).toBe(
      Number(header.supplyAmt),
    )
    expect(Number(receiptAmt)).toBe((Number(line.settleQty) - 1) * Number(line.unitPrice))
  })

  it('tells him the figures of the settlements sent to him, in the list and on the page alike', async () => {
    const { calcNo } = await asked()
    const { body: sent } = await supplier.call('listMonthlySettlement', { calcNo })
    const { body: whole } = await staff.call('listMonthlySettlement', { calcNo })
    expect(whole.total).toBeGreaterThan(sent.total)
    const seen = (await supplier.call('getCyberMonthlyCalc', { calcNo })).body.header
    const all = (await staff.call('getMonthlyCalc', { calcNo })).body.header
    expect([seen.adjCnt, all.adjCnt]).toEqual([sent.total, whole.total])
    expect([seen.supplyAmt, seen.vatAmt, seen.totalAmt]).toEqual([
      sent.sums?.supplyAmtKrw,
      sent.sums?.vatAmt,
      sent.sums?.totalAmt,
    ])
    const { body: list } = await supplier.call('listCyberMonthlyCalc', { yyyymm: seen.yyyymm })
    expect(list.rows.find(row => row.calcNo === calcNo)).toMatchObject({
      totalAmt: seen.totalAmt,
      receiptAmt: seen.receiptAmt,
    })
    expect(list.sums?.totalAmt).toBe(sumDecimals(list.rows.map(row => row.totalAmt)))
    expect((await supplier.call('listMonthlyReceipt', { calcNo })).body.rows.length).toBeGreaterThan(0)
  })

  it('reckons the figures of a month as the server keeps them, for whoever sees all its settlements', async () => {
    const { body } = await staff.call('listMonthlyCalc', { size: 200 })
    const { body: reckoned } = await staff.call('listCyberMonthlyCalc', { size: 200 })
    expect(body.rows.length).toBeGreaterThan(20)
    // What waits beside a month is the server's to count, and none of the supplier's business.
    const figures = ({ unsettledAmt: _waits, lateCnt: _late, ...row }: MonthlyCalcRow) => row
    expect(reckoned.rows.map(figures)).toEqual(body.rows.map(figures))
  })

  it('is confirmed with its settlements and statements, and takes the tax invoice of the supplier', async () => {
    const { adjNo, calcNo, month } = await asked()
    const done = await supplier.call('confirmMonthlyCalc', {
      calcNo,
      body: { version: month.version, adjNos: adjNo },
    })
    expect([done.status, done.msg]).toEqual([200, ''])
    const header = await headerOf(staff, adjNo)
    expect(header.status).toBe('CONFIRMED')
    const { body } = await staff.call('listStatement', { adjNo, issueDateFrom: '2026-11-01' })
    expect(body.rows[0]).toMatchObject({ status: 'CONFIRMED', confirmedBy: '김대성' })
    const made = await supplier.call('registerCyberTaxInvoice', {
      adjNo,
      body: {
        version: header.version,
        ntsNo: ntsNo(lastDay(header.yyyymm)),
        writeDate: lastDay(header.yyyymm),
        supplyAmt: header.supplyAmtKrw,
        vatAmt: header.vatAmt,
      },
    })
    expect([made.body.status, made.body.tiStatus]).toEqual(['INVOICED', 'MATCHED'])
    const foreign = await other.call('registerCyberTaxInvoice', {
      adjNo,
      body: { version: 0, writeDate: '2026-11-01', supplyAmt: '1', vatAmt: '0' },
    })
    expect(foreign.status).toBe(403)
  })

  it('is confirmed no further than its supplier has chosen', async () => {
    const { adjNo, calcNo } = await asked()
    const { adjNo: other } = await asked()
    await withActor(product.database, systemActor, tx =>
      tx.updateTable('adjustment').set({ calc_no: calcNo }).where('adj_no', '=', other).execute(),
    )
    const { version } = (await staff.call('getMonthlyCalc', { calcNo })).body.header
    const done = await supplier.call('confirmMonthlyCalc', { calcNo, body: { version, adjNos: adjNo } })
    expect([done.status, done.msg, done.body.status]).toEqual([200, '', 'NOTIFIED'])
    const states = [await headerOf(staff, adjNo), await headerOf(staff, other)].map(({ status }) => status)
    expect(states).toEqual(['CONFIRMED', 'NOTIFIED'])
  })

  it('is disputed with words, answered, and asked for again', async () => {
    const { adjNo, calcNo, month } = await asked()
    const object = (objection: string, adjNos = adjNo) =>
      supplier.call('objectMonthlyCalc', { calcNo, body: { version: month.version, adjNos, objection } })
    expect((await object('틀립니다')).msg).toBe('이의내용은 10자 이상 입력해 주세요.')
    expect((await object('수량이 실제 납품과 다릅니다.', '')).msg).toBe('이의를 제기할 정산을 선택해 주세요.')
    const objected = await object('수량이 실제 납품과 다릅니다.')
    expect(objected.body.status).toBe('OBJECTED')
    expect((await headerOf(staff, adjNo)).status).toBe('DISPUTED')
    expect(await toldOf(`/monthlyCalcADetail?calcNo=${calcNo}`)).toEqual(
      expect.arrayContaining(['acc.staff', ...(await buyersOf(adjNo))]),
    )
    const { version } = objected.body
    const early = await staff.call('notifyMonthlyCalc', { calcNo, body: { version } })
    expect([early.status, early.msg]).toEqual([409, '답변하지 않은 이의제기가 있습니다.'])
    const answer = (objectionAnswer: string) =>
      staff.call('answerMonthlyCalc', { calcNo, body: { version, header: { objectionAnswer } } })
    expect((await answer('확인')).msg).toBe('답변은 10자 이상 입력해 주세요.')
    expect((await answer('검수 수량을 다시 확인하였습니다.')).body.status).toBe('OBJECTED')
    const { history: steps } = (await staff.call('getAdjustment', { adjNo })).body
    expect(steps.map(({ historyText, reason }) => [historyText, reason])).toContainEqual([
      '이의답변',
      '검수 수량을 다시 확인하였습니다.',
    ])
    const again = await staff.call('notifyMonthlyCalc', { calcNo, body: { version: version + 1 } })
    expect(again.body.status).toBe('NOTIFIED')
    const { history } = (await supplier.call('getCyberMonthlyCalc', { calcNo })).body
    expect(history.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['수량이 실제 납품과 다릅니다.', '검수 수량을 다시 확인하였습니다.']),
    )
  })

  it('that is disputed is open again once it is added up again', async () => {
    const { adjNo, calcNo, month } = await asked()
    const objection = '수량이 실제 납품과 다릅니다.'
    await supplier.call('objectMonthlyCalc', {
      calcNo,
      body: { version: month.version, adjNos: adjNo, objection },
    })
    const { yyyymm, section, compNo } = month
    const made = await staff.call('aggregateMonthlyCalc', { body: { yyyymm, section, compNo } })
    expect([made.status, made.msg]).toEqual([200, ''])
    expect((await staff.call('getMonthlyCalc', { calcNo })).body.header.status).toBe('OPEN')
  })

  it('is closed once all is invoiced, takes nothing more, and is opened by the accountants alone, with a reason', async () => {
    const found = await staff.call('listMonthlyCalc', { yyyymm: '202610', status: 'CONFIRMED', size: 0 })
    const lacking = found.body.rows.find(row => row.invoicedCnt < row.adjCnt)
    if (lacking) {
      const refused = await staff.call('closeMonthlyCalc', {
        calcNo: lacking.calcNo,
        body: { version: lacking.version },
      })
      expect(refused.msg).toMatch(/^세금계산서가 미수취된 정산이 \d+건 있습니다\.$/)
    }
    const rows = (
      await Promise.all(
        months.map(yyyymm => staff.call('listMonthlyCalc', { yyyymm, status: 'CONFIRMED', size: 0 })),
      )
    ).flatMap(({ body }) => body.rows)
    const ready = rows.find(row => row.invoicedCnt === row.adjCnt && row.adjCnt > 0)
    if (!ready) throw new Error('no month is ready to be closed')
    const closed = await staff.call('closeMonthlyCalc', {
      calcNo: ready.calcNo,
      body: { version: ready.version },
    })
    expect([closed.status, closed.msg]).toEqual([200, ''])
    const none = await staff.call('aggregateMonthlyCalc', {
      body: { yyyymm: ready.yyyymm, section: ready.section, compNo: ready.compNo },
    })
    expect([none.status, none.msg]).toEqual([409, '마감된 정산월입니다. 마감을 취소한 후 집계해 주세요.'])
    const { version } = closed.body
    const reopen = (caller: Caller, reason: string) =>
      caller.call('reopenMonthlyCalc', { calcNo: ready.calcNo, body: { version, reason } })
    const buyer = await product.logIn('buy.all')
    expect((await reopen(buyer, '정산을 추가합니다.')).status).toBe(403)
    expect((await reopen(staff, '추가')).msg).toBe('사유는 5자 이상 입력해 주세요.')
  })

  it('that was opened again is confirmed again once one of its invoices is canceled, as all of it is agreed', async () => {
    const { adj_no: adjNo, ti_no: tiNo } = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('adjustment')
        .innerJoin('monthly_calc as month', 'month.calc_no', 'adjustment.calc_no')
        .select(['adj_no', 'ti_no'])
        .where('adjustment.status', '=', 'INVOICED')
        .where('month.status', '=', 'CONFIRMED')
        .where('month.yyyymm', '=', '202611')
        .whereRef('month.invoiced_cnt', '=', 'month.adj_cnt')
        .orderBy('adj_no')
        .executeTakeFirstOrThrow(),
    )
    const { calcNo = '' } = await headerOf(staff, adjNo)
    const month = async () => (await staff.call('getMonthlyCalc', { calcNo })).body
    const { version } = (await month()).header
    const closed = await staff.call('closeMonthlyCalc', { calcNo, body: { version } })
    expect([closed.status, closed.msg]).toEqual([200, ''])
    const cancel = async () =>
      staff.call('cancelTaxInvoice', { tiNo, body: { version: 0, reason: '금액을 잘못 기재했습니다.' } })
    const early = await cancel()
    expect([early.status, early.msg]).toEqual([409, monthTexts.closed])
    const opened = await staff.call('reopenMonthlyCalc', {
      calcNo,
      body: { version: closed.body.version, reason: '계산서를 정정합니다.' },
    })
    expect([opened.msg, opened.body.status]).toEqual(['', 'OPEN'])
    expect((await cancel()).body.status).toBe('CANCELED')
    const { header, history } = await month()
    expect([header.status, history.at(-1)?.historyText]).toEqual([
      'CONFIRMED',
      '정산 변경 (집계중 → 협력사확인)',
    ])
  })

  it('is opened again only while nothing of it is paid and its books are open', async () => {
    const { calcNo } = await closedMonth()
    const reopen = async () => {
      const { version } = (await staff.call('getMonthlyCalc', { calcNo })).body.header
      return staff.call('reopenMonthlyCalc', { calcNo, body: { version, reason: '정산을 추가합니다.' } })
    }
    await withActor(product.database, systemActor, tx =>
      tx.updateTable('adjustment').set({ status: 'PAID' }).where('calc_no', '=', calcNo).execute(),
    )
    expect([(await reopen()).status, (await reopen()).msg]).toEqual([409, monthTexts.paid])
    await withActor(product.database, systemActor, tx =>
      tx.updateTable('adjustment').set({ status: 'POSTED' }).where('calc_no', '=', calcNo).execute(),
    )
    const opened = await reopen()
    expect([opened.status, opened.msg, opened.body.status]).toEqual([200, '', 'OPEN'])
    const { header, history } = (await staff.call('getMonthlyCalc', { calcNo })).body
    expect(header.closedDt).toBeUndefined()
    expect(history.map(({ reason }) => reason)).toContain('정산을 추가합니다.')
    const close = (yyyymm: string) =>
      withActor(product.database, systemActor, tx =>
        tx
          .updateTable('monthly_calc')
          .set({ yyyymm, status: 'CLOSED' })
          .where('calc_no', '=', calcNo)
          .execute(),
      )
    await close('202601')
    const refused = await reopen()
    expect([refused.status, refused.msg]).toEqual([409, monthTexts.periodClosed])
    await close('202611')
  })

  it('that is closed takes no settlement, and none of it is canceled, changed or asked about', async () => {
    const { adjNo, line } = await settled(staff)
    const { calcNo = '' } = await headerOf(staff, adjNo)
    await withActor(product.database, systemActor, tx =>
      tx.updateTable('monthly_calc').set({ status: 'CLOSED' }).where('calc_no', '=', calcNo).execute(),
    )
    const [next] = await waitingLines(
      staff,
      row => row.compNo === line.compNo && row.section === line.section && monthOf(row) === monthOf(line),
    ).catch(() => [])
    if (next) {
      const more = await staff.call('createAdjustment', { body: { lineKeys: next.lineKey, deductAmt: '0' } })
      expect([more.status, more.msg]).toEqual([409, '마감된 정산월입니다.'])
    }
    const reason = '정산을 다시 작성합니다.'
    const { version } = await headerOf(staff, adjNo)
    const changes = [
      () => staff.call('cancelAdjustment', { adjNo, body: { version, reason } }),
      () => staff.call('notifyAdjustment', { adjNo, body: { version } }),
      () =>
        staff.call('updateAdjustment', { adjNo, body: { version, deductAmt: '100', deductReason: reason } }),
    ]
    for (const change of changes) {
      const refused = await change()
      expect([refused.status, refused.msg]).toEqual([409, '마감된 정산월입니다.'])
    }
  })

  it('of a supplier who settles by the month is settled by adding up', async () => {
    const ahead = await staff.call('aggregateMonthlyCalc', { body: { yyyymm: '202612' } })
    expect([ahead.status, ahead.msg]).toEqual([422, '당월 이후는 집계할 수 없습니다.'])
    const waiting = await staff.call('listAdjTarget', { yyyymm: '202611', settleType: 'MONTHLY', size: 0 })
    const made = await staff.call('aggregateMonthlyCalc', { body: { yyyymm: '202611' } })
    expect([made.status, made.msg]).toEqual([200, ''])
    expect(waiting.body.total > 0).toBe(made.body.adjCnt > 0)
    const left = await staff.call('listAdjTarget', { yyyymm: '202611', settleType: 'MONTHLY', size: 0 })
    expect(left.body.rows.filter(row => row.matchVerdict !== 'STOP')).toEqual([])
    const again = await staff.call('aggregateMonthlyCalc', { body: { yyyymm: '202611' } })
    expect(again.body.adjCnt).toBe(0)
    const { body } = await staff.call('listMonthlyCalc', { yyyymm: '202611', size: 0 })
    for (const row of body.rows) expect(Number(row.totalAmt)).toBe(Number(row.supplyAmt) + Number(row.vatAmt))
  })
})

it('what was told of a month and its invoices names their numbers', async () => {
  const rows = await withActor(product.database, systemActor, tx =>
    tx.selectFrom('notification').select('title').execute(),
  )
  const has = (shape: RegExp) => rows.some(({ title }) => shape.test(title))
  expect(has(/^2026년 \d{1,2}월 월정산 확인을 요청드립니다\. MC\d{6}-\d{6}$/)).toBe(true)
  expect(has(/^정산 이의제기에 답변이 등록되었습니다\. MC\d{6}-\d{6}$/)).toBe(true)
  expect(has(/^세금계산서가 등록되었습니다\. \S+$/)).toBe(true)
})
