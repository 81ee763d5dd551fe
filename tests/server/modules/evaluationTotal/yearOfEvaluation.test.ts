import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import type { Transaction } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import { totalTexts } from '../../../../server/modules/evaluationTotal/totalTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { writeHistories } from '../supplierFigures/writeHistories'
import { companyOfYear as company, yearOf } from './yearOfHistory'

/** Scenario S12: the year 2024 of C000002, with every figure. */
const day = 86_400_000

let product: ProductServer
let manager: Caller
let head: Caller
let supplier: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  head = await product.logIn('buy.head')
  supplier = await product.logInSupplier('hanul001')
  await withActor(product.database, systemActor, async tx => {
    const known = await tx.selectFrom('item').select('item_code').orderBy('item_code').limit(3).execute()
    const items = known.map(({ item_code }) => item_code)
    await writeHistories(tx, [yearOf(items)], () => company)
    await writeTemplates(tx)
  })
})
afterAll(() => product.stop())

/** The templates of the demo once more, for 2024; three sheets, two of them confirmed. */
async function writeTemplates(tx: Transaction): Promise<void> {
  await sql`insert into eva_template (tpl_id, tpl_name, eva_type, eva_year, item_cnt, weight_sum, status)
    values ('ET8001', '2024 종합', 'TOTAL', '2024', 6, 100, 'OPEN'), ('ET8002', '2024 업무', 'WORK', '2024', 5, 100, 'OPEN')`.execute(
    tx,
  )
  await sql`insert into eva_template_item (tpl_id, item_no, eva_category, eva_item, eva_method, weight, max_score, formula, bands, scale_desc)
    select 'ET8001', item_no, eva_category, eva_item, eva_method, weight, max_score, formula, bands, scale_desc
    from eva_template_item join eva_template using (tpl_id) where eva_type = 'TOTAL' and eva_year = '2026'`.execute(
    tx,
  )
  for (const [index, [evaluator, score, status]] of sheets.entries())
    await sql`insert into eva_work (work_no, tpl_id, comp_no, eva_year, eva_period, evaluator, due_date, total_score, opinion,
        submitted_dt, status)
      values (${`EW202412-70000${index}`}, 'ET8002', ${company}, '2024', 'Y', ${evaluator}, '2025-01-31', ${score}, '의견', '2025-01-20',
        ${status})`.execute(tx)
}

const sheets = [
  ['buy.mobile', '88.00', 'CONFIRMED'],
  ['buy.all', '80.00', 'CONFIRMED'],
  ['head.mobile', '78.50', 'SUBMITTED'],
] as const

const rowsOf = async (caller: Caller) =>
  (await caller.call('listEvaTotal', { evaYear: '2024', evaPeriod: 'Y', compNo: company })).body.rows
async function stored() {
  const [row] = await rowsOf(manager)
  if (!row) throw new Error('no total of 2024')
  return row
}
const yes = (...codes: readonly string[]) => ({ 'x-confirmed': codes.join(',') })
type Step = 'calcEvaTotal' | 'submitEvaTotal' | 'publishEvaTotal' | 'recallEvaTotal'
async function move(step: Step, headers = {}, caller = manager) {
  const { totalNo, version } = await stored()
  return caller.call(step, { totalNo, body: { version } }, headers)
}
async function adjust(adjustScore: string, adjustReason?: string) {
  const { totalNo, version } = await stored()
  return manager.call('updateEvaTotal', { totalNo, body: { version, header: { adjustScore, adjustReason } } })
}
async function decide(step: 'approveDoc' | 'rejectDoc', opinion?: string) {
  const { totalNo, version } = await stored()
  const { body } = await head.call('getEvaTotal', { totalNo })
  return head.call(step, { apprNo: body.approval?.apprNo ?? '', body: { version, opinion } })
}

describe('a year of evaluation (S12)', () => {
  it('begins with one total for each company that was ordered from', async () => {
    const create = (evaYear: string, evaPeriod: string) =>
      manager.call('createEvaTotal', { body: { evaYear, evaPeriod } })
    expect(await create('2024', 'Y')).toMatchObject({ body: { createdCnt: 1, skippedCnt: 0 } })
    expect(await create('2024', 'Y')).toMatchObject({
      status: 422,
      msg: '이미 생성된 평가입니다. (1건 제외)',
    })
    expect(await create('2024', 'H2')).toMatchObject({ body: { createdCnt: 1 } })
    expect(await create('2023', 'Y')).toMatchObject({ status: 422, msg: totalTexts.noTemplate })
    expect(await create('2027', 'H1')).toMatchObject({ status: 422, msg: totalTexts.periodNotBegun })
    expect(await stored()).toMatchObject({ status: 'OPEN', poCnt: 0, openWorkCnt: 1 })
  })

  it('is computed from orders, receipts, surveys and sheets', async () => {
    expect(await move('calcEvaTotal')).toMatchObject({ status: 200, body: { status: 'CALCULATED' } })
    expect(await stored()).toMatchObject({
      ...{
        poCnt: 5,
        poAmt: '5494000',
        autoScore: '54.45',
        manualScore: '16.80',
        totalScore: '71.25',
        evaGrade: 'C',
      },
    })
    await withActor(product.database, systemActor, tx =>
      sql`update eva_work set status = 'CONFIRMED' where work_no = 'EW202412-700002'`.execute(tx),
    )
    expect((await move('calcEvaTotal')).status).toBe(200)
    const row = await stored()
    expect(row).toMatchObject({ manualScore: '16.43', totalScore: '70.88', evaGrade: 'C', openWorkCnt: 0 })
    const { body } = await manager.call('getEvaTotal', { totalNo: row.totalNo })
    expect(body.scores.map(({ rawText, score, weighted }) => [rawText, score, weighted])).toEqual([
      ['80.00 %', '60.00', '15.00'],
      ['1,529.05 PPM', '60.00', '15.00'],
      ['0.19 %', '75.00', '11.25'],
      ['18.20 h', '100.00', '5.00'],
      ['4.10', '82.00', '8.20'],
      ['82.17', '82.17', '16.43'],
    ])
  })

  it('shows exactly the documents that it counts', async () => {
    const { totalNo } = await stored()
    const factsOf = async (itemNo: string) =>
      (await manager.call('listEvaFact', { totalNo, itemNo })).body.rows.map(({ docNo, lineNo }) =>
        [docNo, lineNo].filter(part => part !== undefined).join(' '),
      )
    expect(await factsOf('1')).toEqual([
      ...[
        'PO202401-700001 10',
        'PO202403-700002 10',
        'PO202403-700002 20',
        'PO202406-700003 10',
        'PO202410-700004 10',
      ],
    ])
    expect(await factsOf('2')).toHaveLength(7)
    expect(await factsOf('3')).toEqual([
      ...[
        'PO202401-700001 10',
        'PO202403-700002 10',
        'PO202403-700002 20',
        'PO202406-700003 10',
        'PO202412-700005 10',
      ],
    ])
    expect(await factsOf('4')).toHaveLength(5)
    expect(await factsOf('5')).toEqual(['TS202408-700001', 'TS202408-700002'])
    expect(await factsOf('6')).toEqual(['EW202412-700000', 'EW202412-700001', 'EW202412-700002'])
  })

  it('is nothing that buyers see before it is published', async () => {
    const buyer = await product.logIn('buy.semi')
    const [row] = await rowsOf(buyer)
    expect(row).toMatchObject({ status: 'CALCULATED', poCnt: 5 })
    for (const field of ['totalScore', 'evaGrade', 'autoScore', 'manualScore', 'adjustScore'])
      expect(Object.keys(row ?? {})).not.toContain(field)
    const totalNo = row?.totalNo ?? ''
    expect((await buyer.call('getEvaTotal', { totalNo })).body.scores).toEqual([])
    expect((await buyer.call('listEvaFact', { totalNo })).body.rows).toEqual([])
    expect((await buyer.call('listEvaTotalArea', { totalNo })).body.rows).toEqual([])
    const graded = await buyer.call('listEvaTotal', { evaYear: '2024', evaGrade: 'S,A,B,C,D' })
    expect(graded.body.rows).toEqual([])
    expect((await buyer.call('listEvaTotalGrade', { evaYear: '2024' })).body.rows).toEqual([])
    expect((await supplier.call('listCyberEvaTotal', { evaYear: '2024' })).body.rows).toEqual([])
    expect((await supplier.call('getCyberEvaTotal', { totalNo })).status).toBe(403)
  })

  it('is adjusted for a reason, submitted, sent back and approved', async () => {
    expect(await adjust('5.1', '개선활동 참여')).toMatchObject({ status: 422, msg: totalTexts.adjustRange })
    expect(await adjust('2.5')).toMatchObject({ status: 422, msg: totalTexts.adjustReason })
    expect((await adjust('2.5', '개선활동 참여')).status).toBe(200)
    expect(await stored()).toMatchObject({ totalScore: '73.38', evaGrade: 'C' })
    expect(await move('publishEvaTotal')).toMatchObject({ status: 409, msg: totalTexts.publishConfirmedOnly })
    expect((await move('submitEvaTotal')).body.status).toBe('APPROVING')
    expect((await decide('rejectDoc', '업무평가 근거를 보완해 주세요.')).body.status).toBe('REJECTED')
    expect((await move('calcEvaTotal')).status).toBe(200)
    expect(await stored()).toMatchObject({ status: 'CALCULATED', adjustScore: '2.5', totalScore: '73.38' })
    expect((await move('submitEvaTotal')).status).toBe(200)
    expect((await move('recallEvaTotal')).body.status).toBe('CALCULATED')
    expect((await move('submitEvaTotal')).status).toBe(200)
    expect((await decide('approveDoc')).body.status).toBe('CONFIRMED')
  })

  it('is published to its supplier, who sees neither surveys nor sheets', async () => {
    const gradeOf = () =>
      withActor(product.database, systemActor, tx =>
        tx.selectFrom('company').select('eva_grade').where('comp_no', '=', company).executeTakeFirst(),
      )
    const before = await gradeOf()
    expect((await move('publishEvaTotal')).body.status).toBe('PUBLISHED')
    // A later period was published before.
    expect(await gradeOf()).toEqual(before)
    const { totalNo } = await stored()
    const [row] = (await supplier.call('listCyberEvaTotal', { evaYear: '2024' })).body.rows
    expect(row).toMatchObject({ totalScore: '73.38', evaGrade: 'C', status: 'PUBLISHED' })
    const { body } = await supplier.call('getCyberEvaTotal', { totalNo })
    expect(body.header).toMatchObject({ totalScore: '73.38', objectUntil: '2026-12-04', objectDDay: 14 })
    expect(Object.keys(body.header)).not.toContain('adjustReason')
    expect([...new Set(body.facts.map(({ docType }) => docType))].sort()).toEqual(['PO', 'WH'])
    const other = await product.logInSupplier('daesung1')
    expect((await other.call('getCyberEvaTotal', { totalNo })).status).toBe(403)
  })

  it('hears one objection within fourteen days, and one answer', async () => {
    const { totalNo } = await stored()
    const object = async (caller: Caller, objection: string) => {
      const { version } = await stored()
      return caller.call('objectEvaTotal', { totalNo, body: { version, objection } })
    }
    const words = 'F3 지연은 귀사 설비 정지에 따른 것입니다.'
    const user = await product.logInSupplier('hanul002')
    expect((await object(user, words)).status).toBe(403)
    expect(await object(supplier, '부당합니다')).toMatchObject({
      status: 422,
      msg: totalTexts.objectionTooShort,
    })
    product.clock.advance(15 * day)
    manager = await product.logIn('vendor.mgr')
    const late = await product.logInSupplier('hanul001')
    expect(await object(late, words)).toMatchObject({ status: 422, msg: totalTexts.objectionOver })
    product.clock.advance(-day)
    const inTime = await product.logInSupplier('hanul001')
    expect((await object(inTime, words)).body.status).toBe('OBJECTED')
    expect(await object(inTime, words)).toMatchObject({ status: 409, msg: totalTexts.objectedOnce })

    const answer = async (caller: Caller, objectionScore: string, objectionAnswer: string) => {
      const { version } = await stored()
      return caller.call('answerEvaObjection', {
        totalNo,
        body: { version, objectionScore, objectionAnswer },
      })
    }
    head = await product.logIn('buy.head')
    const accepted = '설비 정지 기간을 확인하여 인정합니다.'
    expect(await answer(manager, '2.0', accepted)).toMatchObject({
      status: 422,
      msg: totalTexts.objectionScoreOfManagers,
    })
    expect(await answer(head, '5.5', accepted)).toMatchObject({ status: 422, msg: totalTexts.objectionRange })
    expect(await answer(head, '2.0', '인정합니다')).toMatchObject({
      status: 422,
      msg: totalTexts.answerTooShort,
    })
    expect((await answer(head, '2.0', accepted)).body.status).toBe('PUBLISHED')
    expect(await stored()).toMatchObject({ totalScore: '75.38', evaGrade: 'B', status: 'PUBLISHED' })
    expect(await object(inTime, words)).toMatchObject({ status: 409, msg: totalTexts.objectedOnce })
  })

  it('asks before it submits a period that runs, or sheets that are open', async () => {
    const { body } = await manager.call('listEvaTotal', {
      evaYear: '2026',
      evaPeriod: 'H2',
      status: 'CALCULATED',
    })
    const [row] = body.rows
    const submit = (headers = {}) =>
      manager.call('submitEvaTotal', { totalNo: row?.totalNo, body: { version: row?.version } }, headers)
    expect(await submit(yes('openSheets'))).toMatchObject({ status: 409, msg: totalTexts.periodNotEnded })
    expect((await submit(yes('openSheets', 'periodNotEnded'))).body.status).toBe('APPROVING')
  })
})
