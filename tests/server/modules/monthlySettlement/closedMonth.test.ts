import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdjTargetRow } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { waitingLines } from '../settlement/settlementStory'

const aggregateClosed = '마감된 정산월입니다. 마감을 취소한 후 집계해 주세요.'

let product: ProductServer
let staff: Caller

beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('acc.staff')
}, 120_000)
afterAll(() => product.stop())

const asSystem = (statement: ReturnType<typeof sql>) =>
  withActor(product.database, systemActor, tx => statement.execute(tx))

const monthOf = ({ receiptDate = '' }: AdjTargetRow) => receiptDate.slice(0, 7).replace('-', '')

/** The month of a line that waits, closed while it waits: the line has come late. */
async function lateLine(settleType: 'CASE' | 'MONTHLY' = 'CASE') {
  const [line] = await waitingLines(staff, row => row.currency === 'KRW' && row.closedYn !== 'Y')
  if (!line) throw new Error('no line waits')
  if (settleType === 'MONTHLY')
    await asSystem(sql`update company set settle_type = 'MONTHLY' where comp_no = ${line.compNo}`)
  const asked = { yyyymm: monthOf(line), section: line.section, compNo: line.compNo }
  await staff.call('aggregateMonthlyCalc', { body: asked })
  // The aggregation may have settled what waited; the receipt then is one that was confirmed behind it.
  await asSystem(sql`update adjustment set status = 'CANCELED' where adj_no in
    (select adj_no from warehousing_line where wh_req_no = ${line.whReqNo})`)
  await asSystem(sql`update warehousing_line set adj_no = null where wh_req_no = ${line.whReqNo}`)
  await asSystem(sql`update warehousing set adj_yn = 'N' where wh_req_no = ${line.whReqNo}`)
  await asSystem(sql`update adjustment set status = 'INVOICED' where comp_no = ${line.compNo} and section = ${line.section}
    and yyyymm = ${asked.yyyymm} and status <> 'CANCELED'`)
  await asSystem(sql`update monthly_calc set status = 'CLOSED', closed_dt = now() where comp_no = ${line.compNo}
    and section = ${line.section} and yyyymm = ${asked.yyyymm}`)
  const { body } = await staff.call('listMonthlyCalc', { ...asked, size: 0 })
  const [month] = body.rows
  if (!month) throw new Error('the month is missing')
  return { line, asked, month }
}

describe('a closed month', () => {
  it('says so before and in an aggregation of it alone', async () => {
    const { asked } = await lateLine()
    const question = await staff.call('previewMonthlyAggregate', asked)
    expect([question.status, question.msg]).toEqual([409, aggregateClosed])
    const done = await staff.call('aggregateMonthlyCalc', { body: asked })
    expect([done.status, done.msg]).toEqual([409, aggregateClosed])
  })

  it('is named, with its late receipts counted, where others are aggregated beside it', async () => {
    const { asked, line, month } = await lateLine()
    const whole = { yyyymm: asked.yyyymm }
    const { body: question } = await staff.call('previewMonthlyAggregate', whole)
    expect(question.calcCnt).toBeGreaterThan(0)
    expect(question.closedCnt).toBeGreaterThan(0)
    expect(question.closedText).toContain(`${line.compNameKr} ${line.section}`)
    expect(question.lateCnt).toBeGreaterThan(0)
    const { body: done } = await staff.call('aggregateMonthlyCalc', { body: whole })
    expect(done).toMatchObject({
      calcCnt: question.calcCnt,
      closedCnt: question.closedCnt,
      lateCnt: question.lateCnt,
    })
    const after = (await staff.call('getMonthlyCalc', { calcNo: month.calcNo })).body.header
    expect(after).toMatchObject({ status: 'CLOSED', adjCnt: month.adjCnt, totalAmt: month.totalAmt })
  })

  it('is one of three that are named beside others; further ones are counted', async () => {
    const { yyyymm } = (await lateLine()).asked
    const preview = async () => (await staff.call('previewMonthlyAggregate', { yyyymm })).body
    const namesOf = (text = '') => text.split(/, | 외 /)
    for (let { closedCnt } = await preview(); closedCnt < 3; { closedCnt } = await preview()) await lateLine()
    const three = (await preview()).closedText
    expect(namesOf(three)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\S.* \S+$/)))
    await lateLine()
    const { closedText: four } = await preview()
    expect(namesOf(four)).toHaveLength(4)
    expect(four).toMatch(/ 외 1건$/)
  })

  it('shows its late receipts in its row, on its page and among the receipts to be settled', async () => {
    const { line, month } = await lateLine()
    expect(month.lateCnt).toBeGreaterThan(0)
    expect(Number(month.unsettledAmt)).toBeGreaterThan(0)
    const { header } = (await staff.call('getMonthlyCalc', { calcNo: month.calcNo })).body
    expect([header.lateCnt, header.unsettledAmt]).toEqual([month.lateCnt, month.unsettledAmt])
    const late = await staff.call('listMonthlyUnsettled', { calcNo: month.calcNo })
    expect(late.body.rows.map(row => row.lineKey)).toContain(line.lineKey)
    expect(late.body.rows.every(row => row.closedYn === 'Y')).toBe(true)
    const targets = await staff.call('listAdjTarget', { yyyymm: monthOf(line), compNo: line.compNo, size: 0 })
    expect(targets.body.rows.find(row => row.lineKey === line.lineKey)?.closedYn).toBe('Y')
  })

  it.each(['CASE', 'MONTHLY'] as const)(
    'is what keeps a %s receipt from being settled, whatever else would',
    async settleType => {
      const { line } = await lateLine(settleType)
      for (const changes of [{}, { deductAmt: '99999999999' }, { deductAmt: '1', deductReason: '' }]) {
        const refused = await staff.call('createAdjustment', { body: { lineKeys: line.lineKey, ...changes } })
        expect([refused.status, refused.msg]).toEqual([409, '마감된 정산월입니다.'])
      }
      const preview = await staff.call('previewAdjustment', { lineKeys: line.lineKey })
      expect(preview.body).toMatchObject({ selCnt: 1, warning: '마감된 정산월입니다.' })
      expect(preview.body.totalAmt).toBeUndefined()
    },
  )

  it('is opened again by those who may, and its late receipts are then settled', async () => {
    const { asked, line, month } = await lateLine('MONTHLY')
    const reopened = await staff.call('reopenMonthlyCalc', {
      calcNo: month.calcNo,
      body: { version: month.version, reason: '마감 후 확정된 입고를 정산합니다.' },
    })
    expect([reopened.status, reopened.msg, reopened.body.status]).toEqual([200, '', 'OPEN'])
    const done = await staff.call('aggregateMonthlyCalc', { body: asked })
    expect([done.status, done.msg]).toEqual([200, ''])
    expect(done.body).toMatchObject({ closedCnt: 0, lateCnt: 0 })
    expect(done.body.adjCnt).toBeGreaterThan(0)
    const { body } = await staff.call('listMonthlyReceipt', { calcNo: month.calcNo })
    expect(body.rows.map(row => row.whReqNo)).toContain(line.whReqNo)
    const late = await staff.call('listMonthlyUnsettled', { calcNo: month.calcNo })
    expect(late.body.rows.map(row => row.lineKey)).not.toContain(line.lineKey)
  })
})

describe('what a settlement would amount to', () => {
  it('is told in won, and in its currency beside that where it is another', async () => {
    const { rows } = (await staff.call('listAdjTarget', { size: 0 })).body
    const foreign = rows.find(
      row => row.currency !== 'KRW' && row.closedYn !== 'Y' && row.settleType === 'CASE',
    )
    const won = rows.find(row => row.currency === 'KRW' && row.closedYn !== 'Y' && row.settleType === 'CASE')
    if (!won) throw new Error('no line waits')
    const { body } = await staff.call('previewAdjustment', { lineKeys: won.lineKey })
    expect(body.currencyText).toMatch(/^[\d,]+ KRW$/)
    expect(Number(body.totalAmt)).toBe(Number(body.supplyAmtKrw) + Number(body.vatAmt))
    if (!foreign) return
    const other = (await staff.call('previewAdjustment', { lineKeys: foreign.lineKey })).body
    expect(other.currencyText).toMatch(new RegExp(`^[\\d,.]+ ${foreign.currency}$`))
    const mixed = await staff.call('previewAdjustment', { lineKeys: `${won.lineKey},${foreign.lineKey}` })
    expect(mixed.body.supplyAmtKrw).toBeUndefined()
    expect(mixed.body.warning).toMatch(/^한 정산에는 동일한 (협력사|통화)만 선택할 수 있습니다\.$/)
  })
})
