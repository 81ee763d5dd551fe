import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { expireSurveys } from '../../../../server/modules/satisfaction/satisfactionRoutes'
import { satisfactionTexts } from '../../../../server/modules/satisfaction/satisfactionTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const refusal = async (answer: Promise<{ readonly status: number; readonly body: object }>) => {
  const { status, body } = await answer
  return { status, ...body }
}
const runSql = (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx))
const openSurveys = async () =>
  (await requester.call('listSatis', { status: 'REQUESTED', size: 50 })).body.rows
const five = { scoreQlt: '5', scoreDlv: '4', scorePrc: '4', scoreSvc: '5', scoreDoc: '4' }
const answer = (satisNo: string, version: number, header: object, by = requester) =>
  by.call('answerSatis', { satisNo, body: { version, header } })

describe('a survey of satisfaction', () => {
  it('is answered by its respondent with five scores, and with words where he is not satisfied', async () => {
    const [one, two] = await openSurveys()
    if (!one || !two) throw new Error('no survey')
    expect(await refusal(answer(one.satisNo, one.version, { ...five, scoreQlt: undefined }))).toMatchObject({
      msg: satisfactionTexts.unanswered,
    })
    expect(
      await refusal(answer(one.satisNo, one.version, { ...five, scoreQlt: '2', comment: '늦습니다.' })),
    ).toMatchObject({
      ...{ status: 422, msg: satisfactionTexts.commentMissing },
    })
    expect(await refusal(answer(one.satisNo, one.version, five, manager))).toMatchObject({
      msg: satisfactionTexts.otherRespondent,
    })
    const other = await product.logIn('buy.semi')
    expect((await answer(one.satisNo, one.version, five, other)).status).toBe(403)
    expect((await answer(one.satisNo, one.version, five)).body.status).toBe('ANSWERED')
    expect((await requester.call('getSatis', { satisNo: one.satisNo })).body.header).toMatchObject({
      avgScore: '4.40',
      scoreQlt: '5',
    })
    const bad = { ...five, scorePrc: '1', comment: '단가가 시장보다 높습니다.' }
    expect((await answer(two.satisNo, two.version, bad)).body.status).toBe('ANSWERED')
  })

  it('is reminded of every three days, left out with a reason, and over after its day', async () => {
    const { rows } = (await manager.call('listSatis', { status: 'REQUESTED', size: 50 })).body
    const [one, two, three] = rows.filter(({ reminderCnt }) => reminderCnt === 0)
    if (!one || !two || !three) throw new Error('no survey')
    const keyOf = ({ satisNo, version }: { satisNo: string; version: number }) => ({ id: satisNo, version })
    const remind = (keys: { id: string; version: number }[], by = manager) =>
      by.call('remindSatis', { satisNo: keys[0]?.id ?? '', body: { keys } })
    expect((await remind([keyOf(one)])).status).toBe(200)
    const again = { ...keyOf(one), version: one.version + 1 }
    expect(await refusal(remind([again]))).toMatchObject({
      status: 422,
      msg: '최근 3일 내 독촉한 건은 제외됩니다. (1건)',
    })
    expect(await refusal(remind([again, keyOf(two)]))).toMatchObject({
      status: 409,
      code: 'remindedLately',
      confirm: true,
    })
    const told = (await manager.call('listSatis', { satisNo: one.satisNo })).body.rows
    expect(told[0]).toMatchObject({ reminderCnt: 1 })
    expect((await remind([keyOf(two)], requester)).status).toBe(403)

    const exclude = (reason: string) =>
      manager.call('excludeSatis', { satisNo: three.satisNo, body: { version: three.version, reason } })
    expect(await refusal(exclude('중복'))).toMatchObject({ msg: '제외사유를 5자 이상 입력해 주세요.' })
    expect((await exclude('중복된 설문입니다.')).body.status).toBe('EXCLUDED')

    await runSql(
      `update trans_satis set due_date = '${product.clock.today()}'::date - 1 where satis_no = '${two.satisNo}'`,
    )
    await expireSurveys({ database: product.database, clock: product.clock })
    expect((await manager.call('getSatis', { satisNo: two.satisNo })).body.header.status).toBe('EXPIRED')
  })

  it('is the respondent’s and of those who manage suppliers', async () => {
    const his = (await requester.call('listSatis', { size: 100 })).body
    expect(his.rows.every(({ respondent }) => respondent === 'req.mobile')).toBe(true)
    const all = (await manager.call('listSatis', { size: 0 })).body
    expect(all.total).toBeGreaterThan(his.total)
    const below = (await manager.call('listSatis', { avgAtMost: '3', size: 0 })).body.rows
    expect(below.every(({ avgScore }) => Number(avgScore) <= 3)).toBe(true)
    const averages = (await manager.call('listSatisAverage', {})).body.rows.map(({ avgScore }) =>
      Number(avgScore),
    )
    expect(averages).toEqual([...averages].sort((a, b) => a - b))
  })
})
