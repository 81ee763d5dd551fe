import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { sheetTexts } from '../../../../server/modules/evaluationSheet/sheetTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
let people: Record<'buy.mobile' | 'buy.all' | 'head.mobile', Caller>
const compNo = 'C000002'
let period = { evaYear: '', evaPeriod: 'Y' }
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  people = {
    'buy.mobile': await product.logIn('buy.mobile'),
    'buy.all': await product.logIn('buy.all'),
    'head.mobile': await product.logIn('head.mobile'),
  }
  period = { ...period, evaYear: product.clock.today().slice(0, 4) }
})
afterAll(() => product.stop())

type Evaluator = keyof typeof people
const refusal = async (answer: Promise<{ readonly status: number; readonly body: object }>) => {
  const { status, body } = await answer
  return { status, ...body }
}
const dayAfter = (days: number) =>
  new Date(Date.parse(`${product.clock.today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const assign = (more: object = {}) =>
  manager.call('assignEvaWork', {
    body: {
      ...{
        ...period,
        dueDate: dayAfter(7),
        evaluator: 'buy.mobile',
        evaluator2: 'buy.all',
        evaluator3: 'head.mobile',
      },
      ...{ lines: [{ compNo, chosenYn: 'Y' }], ...more },
    },
  })
const sheetOf = async (who: Evaluator) => {
  const { rows } = (await manager.call('listEvaWork', { ...period, compNo, evaluator: who, size: 10 })).body
  const [row] = rows
  if (!row) throw new Error(`no sheet of ${who}`)
  return row
}
const score = async (
  who: Evaluator,
  scores: readonly string[],
  more: { opinion?: string; by?: Caller; itemOpinion?: string } = {},
) => {
  const { workNo, version } = await sheetOf(who)
  const lines = scores.map((one, at) => ({
    itemNo: at + 1,
    score: one,
    ...(more.itemOpinion ? { opinion: more.itemOpinion } : {}),
  }))
  return (more.by ?? people[who]).call('saveEvaWork', {
    workNo,
    body: { version, header: more.opinion === undefined ? {} : { opinion: more.opinion }, lines },
  })
}
const move = async (
  operation: 'submitEvaWork' | 'returnEvaWork' | 'confirmEvaWork',
  who: Evaluator,
  { by, reason }: { by?: Caller; reason?: string } = {},
) => {
  const { workNo, version } = await sheetOf(who)
  return (by ?? people[who]).call(operation, { workNo, body: { version, ...(reason ? { reason } : {}) } })
}
const runSql = (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx))

describe('sheets of the yearly evaluation', () => {
  it('are assigned once to each evaluator of a company', async () => {
    const wrong = [
      [{ dueDate: dayAfter(-1) }, sheetTexts.dueInPast],
      [{ evaYear: '2099' }, sheetTexts.periodNotBegun],
      [{ evaYear: '2001' }, sheetTexts.noWorkTemplate],
      [{ evaluator: 'leave.user' }, sheetTexts.evaluatorNotAtWork],
      [{ evaluator: 'nobody' }, sheetTexts.personUnknown],
      [{ lines: [{ compNo: 'C000009', chosenYn: 'Y' }] }, '거래할 수 없는 상태의 협력사입니다. (등록신청)'],
      [{ lines: [{ compNo: 'C999999', chosenYn: 'Y' }] }, '존재하지 않는 협력사입니다.'],
    ] as const
    for (const [more, msg] of wrong) expect(await refusal(assign(more))).toMatchObject({ msg })
    expect((await assign()).body).toMatchObject({ assignedCnt: 3, skippedCnt: 0 })
    expect(await refusal(assign())).toMatchObject({ status: 422, msg: sheetTexts.assignedAlready })
    expect(
      (
        await assign({
          lines: [
            { compNo, chosenYn: 'Y' },
            { compNo: 'C000001', chosenYn: 'Y' },
          ],
        })
      ).body,
    ).toMatchObject({
      ...{ assignedCnt: 3, skippedCnt: 3 },
    })
    const notices = await people['buy.mobile'].call('listMyNotice', {})
    expect(JSON.stringify(notices.body)).toContain('업무평가 1건이 배정되었습니다.')
    expect(
      (
        await people['buy.mobile'].call('assignEvaWork', {
          body: { ...period, dueDate: dayAfter(7), evaluator: 'buy.all', lines: [] },
        })
      ).status,
    ).toBe(403)
  })

  it('are scored by their evaluator, to the points of the worked examples', async () => {
    expect(
      await refusal(score('buy.mobile', ['5', '4', '4', '4', '5'], { by: people['head.mobile'] })),
    ).toMatchObject({ status: 403 })
    expect(await refusal(score('buy.mobile', ['5', '4', '4', '4', '5'], { by: manager }))).toMatchObject({
      ...{ status: 409, msg: sheetTexts.otherEvaluator },
    })
    expect(await refusal(score('buy.mobile', ['6']))).toMatchObject({
      status: 422,
      msg: '점수는 0~5 범위로 입력해 주세요.',
      row: 1,
    })
    expect(await refusal(score('buy.mobile', ['4.125']))).toMatchObject({ status: 422, field: 'score' })
    expect((await score('buy.mobile', ['5'])).body.status).toBe('SAVED')
    expect(await refusal(move('submitEvaWork', 'buy.mobile'))).toMatchObject({
      msg: sheetTexts.scoreMissing,
      row: 2,
    })
    await score('buy.mobile', ['5', '4', '4', '4', '5'])
    expect((await sheetOf('buy.mobile')).totalScore).toBe('88.00')
    expect(await refusal(move('submitEvaWork', 'buy.mobile'))).toMatchObject({
      msg: '종합의견을 입력해 주세요.',
    })
    await score('buy.mobile', ['5', '4', '4', '4', '5'], { opinion: '기술 지원이 좋습니다.' })
    expect((await move('submitEvaWork', 'buy.mobile')).body.status).toBe('SUBMITTED')

    await score('buy.all', ['4', '4.5', '4', '3.5', '3.5'], { opinion: '안정적입니다.' })
    expect((await sheetOf('buy.all')).totalScore).toBe('80.00')
    await move('submitEvaWork', 'buy.all')
    await score('head.mobile', ['4', '4', '4', '3.5', '2'], { opinion: '준법 교육이 필요합니다.' })
    expect((await sheetOf('head.mobile')).totalScore).toBe('74.50')
    expect(await refusal(move('submitEvaWork', 'head.mobile'))).toMatchObject({
      msg: sheetTexts.lowWithoutOpinion,
      row: 5,
    })
    await score('head.mobile', ['4', '4', '4', '3.5', '4'], { opinion: '준법 교육이 필요합니다.' })
    expect((await sheetOf('head.mobile')).totalScore).toBe('78.50')
    expect((await move('submitEvaWork', 'head.mobile')).status).toBe(200)
  })

  it('are returned with a reason, and confirmed by somebody else', async () => {
    expect(await refusal(move('returnEvaWork', 'buy.all', { by: manager, reason: '보완' }))).toMatchObject({
      msg: '재평가 사유를 5자 이상 입력해 주세요.',
    })
    await runSql(
      `update eva_work set due_date = due_date - 6 where evaluator = 'buy.all' and comp_no = '${compNo}' and eva_period = 'Y'`,
    )
    const returned = await move('returnEvaWork', 'buy.all', { by: manager, reason: '근거를 보완해 주세요.' })
    expect(returned.body.status).toBe('RETURNED')
    expect((await sheetOf('buy.all')).dueDate).toBe(dayAfter(5))
    await score('buy.all', ['4', '4.5', '4', '3.5', '3.5'], { opinion: '안정적입니다.' })
    await move('submitEvaWork', 'buy.all')
    for (const who of ['buy.mobile', 'buy.all'] as const)
      expect((await move('confirmEvaWork', who, { by: manager })).body.status).toBe('CONFIRMED')
    const sheet = await sheetOf('head.mobile')
    await runSql(`update eva_work set evaluator = 'vendor.mgr' where work_no = '${sheet.workNo}'`)
    const own = manager.call('confirmEvaWork', { workNo: sheet.workNo, body: { version: sheet.version } })
    expect(await refusal(own)).toMatchObject({ status: 409, msg: sheetTexts.ownSheet })
    await runSql(`update eva_work set evaluator = 'head.mobile' where work_no = '${sheet.workNo}'`)
  })

  it('are seen by their evaluator alone, and their results by buyers without names', async () => {
    const his = (await people['buy.mobile'].call('listEvaWork', { ...period, compNo, size: 50 })).body
    expect(his.rows.map(({ evaluator }) => evaluator)).toEqual(['buy.mobile'])
    const { workNo } = await sheetOf('buy.all')
    expect((await people['buy.mobile'].call('getEvaWork', { workNo })).status).toBe(403)
    expect(
      (await people['buy.all'].call('getEvaWork', { workNo: (await sheetOf('buy.mobile')).workNo })).status,
    ).toBe(403)
    const all = (await manager.call('listEvaWorkResult', { ...period, compNo })).body.rows
    expect(all).toMatchObject([
      {
        assignedCnt: 3,
        submittedCnt: 3,
        confirmedCnt: 2,
        avgScore: '84.00',
        minScore: '80.00',
        maxScore: '88.00',
      },
    ])
    expect(all[0]?.submittedKeys).toHaveLength(1)
    // A page by company counts what the whole list counts, which is sorted by a figure here.
    const asked = { evaYear: period.evaYear }
    const whole = (await manager.call('listEvaWorkResult', { ...asked, sort: 'assignedCnt:asc', size: 500 }))
      .body
    const keyOf = (row: (typeof whole.rows)[number]) => `${row.compNo} ${row.evaPeriod}`
    const inOrder = whole.rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    const second = (
      await manager.call('listEvaWorkResult', { ...asked, sort: 'compNo:asc', page: 2, size: 20 })
    ).body
    expect(second.rows).toEqual(inOrder.slice(20, 40))
    const buyers = (
      await people['buy.mobile'].call('listEvaWorkResult', { ...period, compNo, evaluator: 'head.mobile' })
    ).body.rows
    expect(buyers).toMatchObject([{ assignedCnt: 2, submittedCnt: 2, confirmedCnt: 2, avgScore: '84.00' }])
    expect(buyers[0]).not.toHaveProperty('submittedKeys')
    const view = (await people['buy.all'].call('getEvaWorkResult', { ...period, compNo })).body
    expect(view.sheets).toEqual([])
    expect(view.items[0]).toMatchObject({ evaItem: '기술지원', score: '4.50' })
    expect(view.items[0]).not.toHaveProperty('opinion')
    expect((await manager.call('getEvaWorkResult', { ...period, compNo })).body.sheets).toHaveLength(3)
    const requester = await product.logIn('req.mobile')
    expect((await requester.call('listEvaWorkResult', period)).status).toBe(403)
  })

  it('go to another evaluator without what was scored, or are taken back', async () => {
    const sheet = (await manager.call('listEvaWork', { ...period, compNo: 'C000001', evaluator: 'buy.all' }))
      .body.rows[0]
    if (!sheet) throw new Error('no sheet')
    const change = (more: object, version: number) =>
      manager.call('changeEvaWork', { workNo: sheet.workNo, body: { version, ...more } })
    await people['buy.all'].call('saveEvaWork', {
      workNo: sheet.workNo,
      body: { version: sheet.version, header: { opinion: '의견' }, lines: [{ itemNo: 1, score: '5' }] },
    })
    expect(await refusal(change({ dueDate: dayAfter(-1) }, 1))).toMatchObject({ msg: sheetTexts.dueInPast })
    expect(await refusal(change({ evaluator: 'buy.mobile' }, 1))).toMatchObject({
      msg: sheetTexts.assignedAlready,
    })
    expect((await change({ dueDate: dayAfter(30) }, 1)).body).toMatchObject({ status: 'SAVED' })
    expect((await change({ evaluator: 'req.semi' }, 2)).body).toMatchObject({ status: 'ASSIGNED' })
    const read = (await manager.call('getEvaWork', { workNo: sheet.workNo })).body
    expect(read.header).toMatchObject({ evaluator: 'req.semi', dueDate: dayAfter(30) })
    expect(read.header).not.toHaveProperty('opinion')
    expect(read.lines.every(line => !('score' in line))).toBe(true)
    expect(
      (await manager.call('cancelEvaWork', { workNo: sheet.workNo, version: read.header.version })).status,
    ).toBe(200)
    const submitted = await sheetOf('head.mobile')
    expect(
      await refusal(manager.call('cancelEvaWork', { workNo: submitted.workNo, version: submitted.version })),
    ).toMatchObject({
      ...{ status: 409, msg: sheetTexts.submittedBefore },
    })
  })

  it('are not submitted after their day', async () => {
    const sheet = (
      await manager.call('listEvaWork', { ...period, compNo: 'C000001', evaluator: 'buy.mobile' })
    ).body.rows[0]
    if (!sheet) throw new Error('no sheet')
    const lines = [1, 2, 3, 4, 5].map(itemNo => ({ itemNo, score: '4' }))
    await people['buy.mobile'].call('saveEvaWork', {
      workNo: sheet.workNo,
      body: { version: sheet.version, header: { opinion: '의견' }, lines },
    })
    await runSql(`update eva_work set due_date = '${dayAfter(-1)}' where work_no = '${sheet.workNo}'`)
    const late = people['buy.mobile'].call('submitEvaWork', {
      workNo: sheet.workNo,
      body: { version: sheet.version + 1 },
    })
    expect(await refusal(late)).toMatchObject({ status: 409, msg: sheetTexts.pastDue })
    await runSql(`update eva_work set due_date = '${dayAfter(0)}' where work_no = '${sheet.workNo}'`)
    const intime = people['buy.mobile'].call('submitEvaWork', {
      workNo: sheet.workNo,
      body: { version: sheet.version + 1 },
    })
    expect((await intime).status).toBe(200)
  })
})
