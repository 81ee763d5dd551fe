import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils, write } from 'xlsx'
import { fillMessage } from '../../../../schemas/shared/koreanParticle'
import { messages } from '../../../../schemas/shared/messages'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { sheetTexts } from '../../../../server/modules/evaluationSheet/sheetTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

type Cell = string | number

let product: ProductServer
let manager: Caller
let buyer: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  buyer = await product.logIn('buy.mobile')
})
afterAll(() => product.stop())

function workbook(titles: readonly string[], rows: readonly (readonly Cell[])[]): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([[...titles], ...rows.map(row => [...row])]), '양식')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}
const rowsOf = (bytes: Uint8Array) => {
  const { Sheets, SheetNames } = read(bytes)
  return utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })
}
const query = async <Row>(text: string) =>
  (await withActor(product.database, systemActor, tx => sql.raw<Row>(text).execute(tx))).rows
const dayAfter = (days: number) =>
  new Date(Date.parse(`${product.clock.today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

describe('evaluators out of a workbook', () => {
  const titles = ['협력사번호', '평가자ID', '제출기한']
  const assign = (rows: readonly (readonly Cell[])[], by = manager) =>
    by.call('importEvaWork', {
      ...{ fileName: '배정.xlsx', evaYear: product.clock.today().slice(0, 4), evaPeriod: 'Y' },
      body: workbook(titles, rows),
    })
  const sheets = () =>
    query<{ comp_no: string; evaluator: string; due: string; items: number }>(`select comp_no, evaluator,
      due_date::text as due, (select count(*)::int from eva_work_score scored where scored.work_no = sheet.work_no) as items
      from eva_work sheet where eva_period = 'Y' order by comp_no, evaluator`)

  it('have the titles of the template', async () => {
    const { raw } = await manager.call('getEvaWorkTemplate', {})
    expect(rowsOf(raw.rawPayload)).toEqual([titles])
    const wrong = await manager.call('importEvaWork', {
      ...{ fileName: '배정.xlsx', evaYear: '2026', evaPeriod: 'Y' },
      body: workbook(['협력사', '평가자ID', '제출기한'], [['C000001', 'buy.mobile', dayAfter(7)]]),
    })
    expect(wrong.status).toBe(422)
  })

  it('are refused as a whole, each faulty row with its number', async () => {
    const refused = await assign([
      ['C000001', 'buy.mobile', dayAfter(7)],
      ['C999999', 'buy.mobile', dayAfter(7)],
      ['C000001', 'nobody', dayAfter(7)],
      ['C000001', 'leave.user', dayAfter(7)],
      ['C000001', 'buy.all', dayAfter(-1)],
      ['C000001', 'buy.all', '다음 주'],
    ])
    expect(refused.status).toBe(422)
    expect(refused.msg.split('\n')).toEqual([
      '3행: 존재하지 않는 협력사입니다.',
      `4행: ${sheetTexts.personUnknown}`,
      `5행: ${sheetTexts.evaluatorNotAtWork}`,
      `6행: ${sheetTexts.dueInPast}`,
      '7행: 날짜 형식이 올바르지 않습니다.',
    ])
    expect(await sheets()).toEqual([])
    expect((await assign([['C000001', 'buy.mobile', dayAfter(7)]], buyer)).status).toBe(403)
  })

  it('get one sheet each, with every item, and none twice', async () => {
    const rows = [
      ['C000001', 'buy.mobile', dayAfter(7)],
      ['C000001', 'BUY.ALL', dayAfter(9)],
    ]
    expect((await assign(rows)).body).toMatchObject({ assignedCnt: 2, skippedCnt: 0 })
    const made = [
      { comp_no: 'C000001', evaluator: 'buy.all', due: dayAfter(9), items: 5 },
      { comp_no: 'C000001', evaluator: 'buy.mobile', due: dayAfter(7), items: 5 },
    ]
    expect(await sheets()).toEqual(made)
    expect((await assign([...rows, ['C000002', 'buy.mobile', dayAfter(7)]])).body).toMatchObject({
      ...{ assignedCnt: 1, skippedCnt: 2, notice: '1건을 배정했습니다. (중복 2건 제외)' },
    })
    expect(await sheets()).toEqual([
      ...made,
      { comp_no: 'C000002', evaluator: 'buy.mobile', due: dayAfter(7), items: 5 },
    ])
  })
})

describe('scores out of a workbook', () => {
  const titles = ['평가번호', '항목번호', '점수', '의견']
  const send = (rows: readonly (readonly Cell[])[], by = buyer) =>
    by.call('importEvaWorkScore', { fileName: '점수.xlsx', body: workbook(titles, rows) })
  const open = () =>
    query<{ work_no: string; evaluator: string }>(`select work_no, evaluator from eva_work
      where eva_period = 'Y' and comp_no = 'C000001' order by evaluator desc`)
  const scoresOf = (workNo: string) =>
    query<{ score: string | null; opinion: string | null }>(
      `select score::text, opinion from eva_work_score where work_no = '${workNo}' order by item_no`,
    )

  it('are asked for by a template that holds the open sheets of the person alone', async () => {
    const { raw } = await buyer.call('getEvaWorkScoreTemplate', {})
    const [head, ...rows] = rowsOf(raw.rawPayload)
    expect(head).toEqual(titles)
    const [own, other] = await open()
    expect(rows.filter(([workNo]) => workNo === own?.work_no)).toHaveLength(5)
    expect(rows.filter(([workNo]) => workNo === other?.work_no)).toEqual([])
  })

  it('are refused as a whole, each faulty row with its number', async () => {
    const [own, other] = await open()
    const workNo = own?.work_no ?? ''
    const refused = await send([
      [workNo, 1, 5, ''],
      [workNo, 2, 6, ''],
      [workNo, 9, 3, ''],
      [other?.work_no ?? '', 1, 3, ''],
      [workNo, 3, 'A', ''],
      [workNo, 4, 4.125, ''],
      [workNo, 5, 4, '가'.repeat(401)],
    ])
    expect(refused.status).toBe(422)
    expect(refused.msg.split('\n')).toEqual([
      '3행: 점수는 0~5 범위로 입력해 주세요.',
      `4행: ${sheetTexts.otherEvaluator}`,
      `5행: ${sheetTexts.otherEvaluator}`,
      '6행: 점수는 0~5 범위로 입력해 주세요.',
      '7행: 점수는 0~5 범위로 입력해 주세요.',
      `8행: ${fillMessage(messages.tooManyCharacters, ['의견', 400])}`,
    ])
    expect((await scoresOf(workNo)).map(({ score }) => score)).toEqual([null, null, null, null, null])
  })

  it('are kept as if they had been typed, with the total of a sheet that is whole', async () => {
    const [own] = await open()
    const workNo = own?.work_no ?? ''
    const five = ['5', '4', '4', '4', '5']
    const some = await send(
      five.slice(0, 2).map((score, at) => [workNo, at + 1, score, '현장 지원이 빠릅니다.']),
    )
    expect(some.body).toMatchObject({ submittedCnt: 1 })
    const seen = async () => (await buyer.call('getEvaWork', { workNo })).body.header
    expect(await seen()).toMatchObject({ status: 'SAVED' })
    expect(await seen()).not.toHaveProperty('totalScore')
    expect((await scoresOf(workNo)).slice(0, 3)).toEqual([
      { score: '5.00', opinion: '현장 지원이 빠릅니다.' },
      { score: '4.00', opinion: '현장 지원이 빠릅니다.' },
      { score: null, opinion: null },
    ])
    await send(five.map((score, at) => [workNo, at + 1, score, '']))
    expect(await seen()).toMatchObject({ status: 'SAVED', totalScore: '88.00' })
  })
})
