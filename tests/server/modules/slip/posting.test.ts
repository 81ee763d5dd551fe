import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { postToErp } from '../../../../server/modules/posting/erpClient'
import { postingPause, sendPostings } from '../../../../server/modules/posting/sendPostings'
import { readSettings } from '../../../../server/settings'
import {
  approvedSlip,
  openError,
  post,
  retry,
  type SlipStage,
  saveText,
  slipOf,
  startSlipStage,
} from './slipStory'

let stage: SlipStage
const secondsOfPatience = 3

beforeAll(async () => {
  // The chore would take tries away while the ERP is gone: here only the test sends.
  stage = await startSlipStage(secondsOfPatience, { isWithoutChores: true })
}, 120_000)
afterAll(() => stage.stop())

const services = () => {
  const { database, clock, filesFolder } = stage.product
  return { database, clock, settings: settingsOf(stage.erp.url, filesFolder) }
}
const settingsOf = (url: string, folder: string) =>
  readSettings({ GPMS_DATA: folder, GPMS_ERP_URL: url, GPMS_ERP_SECONDS: String(secondsOfPatience) })

/** What the sender would do later, done now; the stand-in may be coming back meanwhile. */
async function untilPosted(slipNo: string): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    if ((await slipOf(stage.staff, slipNo)).header.sendingYn === 'N') return
    stage.product.clock.advance(300_000)
    await erpIsThere()
    await sendPostings(services(), [slipNo])
  }
}

/** Answers 404 to a question that is none, as soon as it is there. */
async function erpIsThere(): Promise<void> {
  for (;;) {
    const found = await fetch(stage.erp.url).catch(() => undefined)
    if (found) return
    await wait(50)
  }
}

const resultsOf = (slipNo: string) =>
  withActor(stage.product.database, systemActor, tx =>
    tx.selectFrom('posting_result').selectAll().where('slip_no', '=', slipNo).orderBy('attempt_no').execute(),
  )

/** The ERP is asked under the slip's own key, with what was sent: it answers the number that it gave, and gives none anew. */
async function bookedNumber(slipNo: string): Promise<string> {
  const payload = await withActor(stage.product.database, systemActor, async tx => {
    const { rows } = await sql<{ payload: Parameters<typeof postToErp>[1] }>`select payload from erp_outbox
      where slip_no = ${slipNo} order by erp_seq desc limit 1`.execute(tx)
    return rows[0]?.payload
  })
  const { erp } = services().settings
  if (!payload || !erp) throw new Error(`${slipNo} was never sent`)
  const outcome = await postToErp(erp, payload)
  return outcome.outcome === 'taken' ? outcome.gerpDocNo : outcome.outcome
}

async function expectPostedOnce(slipNo: string): Promise<void> {
  const { header } = await slipOf(stage.staff, slipNo)
  expect(header).toMatchObject({ status: 'POSTED', sendingYn: 'N', unsureYn: 'N' })
  expect(await bookedNumber(slipNo)).toBe(header.gerpDocNo)
  expect((await resultsOf(slipNo)).filter(row => row.post_status === 'SUCCESS')).toHaveLength(1)
}

/** The ERP has booked it; of that nothing was kept but, where there is one, the claim of a sender that died. */
function forgetAnswer(slipNo: string, claimed: Date | null): Promise<unknown> {
  return withActor(stage.product.database, systemActor, async tx => {
    await sql`update erp_outbox set done_dt = null, claimed_dt = ${claimed} where slip_no = ${slipNo}`.execute(
      tx,
    )
    await sql`delete from posting_result where slip_no = ${slipNo}`.execute(tx)
    await sql`update signifier set status = 'APPROVED', gerp_doc_no = null, sending_yn = 'Y' where slip_no = ${slipNo}`.execute(
      tx,
    )
  })
}

describe('a posting', () => {
  it('that the ERP takes and answers too late is sent again and booked once', async () => {
    const slipNo = await approvedSlip(stage, '늦은 응답 #LATE')
    const first = await post(stage.staff, slipNo)
    expect(first.body.status).toBe('APPROVED')
    const again = await post(stage.staff, slipNo)
    expect([again.status, again.msg]).toEqual([409, '전기 처리 중인 전표입니다. 잠시 후 다시 조회해 주세요.'])
    await untilPosted(slipNo)
    await expectPostedOnce(slipNo)
  })

  it.each([
    ['before', '#DIE0'],
    ['after', '#DIE1'],
  ])('in the middle of which the ERP dies, %s it has booked the slip, is booked once', async (_, trigger) => {
    const slipNo = await approvedSlip(stage, `전송 중 중단 ${trigger}`)
    await post(stage.staff, slipNo)
    await untilPosted(slipNo)
    await expectPostedOnce(slipNo)
  })

  it('whose server dies between sending and keeping the answer is taken up by another and booked once', async () => {
    const slipNo = await approvedSlip(stage, '서버 중단')
    const { product, staff } = stage
    await post(staff, slipNo)
    await forgetAnswer(slipNo, product.clock.now())
    expect(await sendPostings(services(), [slipNo])).toBe(0)
    product.clock.advance(121_000)
    expect(await sendPostings(services(), [slipNo])).toBe(1)
    await expectPostedOnce(slipNo)
  })

  it('is left to the call that asked for it for five seconds, so that its answer says what has become of it', async () => {
    const slipNo = await approvedSlip(stage, '호출이 먼저')
    await post(stage.staff, slipNo)
    await forgetAnswer(slipNo, null)
    expect(await sendPostings(services())).toBe(0)
    stage.product.clock.advance(5_000)
    expect(await sendPostings(services())).toBe(1)
    await expectPostedOnce(slipNo)
  })

  it('is sent by one of many senders only', async () => {
    const slipNo = await approvedSlip(stage, '여러 전송기 #LATE')
    await post(stage.staff, slipNo)
    stage.product.clock.advance(60_000)
    const sent = await Promise.all([1, 2, 3, 4].map(() => sendPostings(services(), [slipNo])))
    expect(sent.reduce((total, count) => total + count, 0)).toBe(1)
    await untilPosted(slipNo)
    await expectPostedOnce(slipNo)
  })

  it('without a word of the ERP waits longer after each try, then is an error that nothing may be changed about', async () => {
    const slipNo = await approvedSlip(stage, '응답 없음 #LATE')
    const dead = 'http://127.0.0.1:9'
    await post(stage.staff, slipNo)
    expect([1, 2, 3].map(postingPause)).toEqual([2_000, 6_000, 18_000])
    const { database, clock, filesFolder } = stage.product
    for (let tries = 0; tries < 4; tries += 1) {
      clock.advance(300_000)
      await sendPostings({ database, clock, settings: settingsOf(dead, filesFolder) }, [slipNo])
    }
    const { header } = await slipOf(stage.staff, slipNo)
    expect(header).toMatchObject({ status: 'ERROR', unsureYn: 'Y' })
    expect(await openError(stage.staff, slipNo)).toMatchObject({ errorCode: 'E007' })
    const unsure = '전기 결과가 확인되지 않은 전표입니다. 전기 오류 관리에서 재전송하여 결과를 확인해 주세요.'
    expect((await saveText(stage.staff, slipNo, '다른 적요')).msg).toBe(unsure)
    const canceled = await stage.staff.call('deleteSignifier', {
      slipNo,
      version: header.version,
      reason: '다시 기표합니다.',
    })
    expect([canceled.status, canceled.msg]).toEqual([409, unsure])
    expect((await retry(stage.staff, slipNo)).status).toBe(200)
    await untilPosted(slipNo)
    await expectPostedOnce(slipNo)
  })

  it('sent again under its key with the same call changes nothing', async () => {
    const slipNo = await approvedSlip(stage, '두 번 누름')
    const { version } = (await slipOf(stage.staff, slipNo)).header
    const input = { slipNo, body: { version } }
    const key = { 'idempotency-key': `post-twice-${slipNo}` }
    const first = await stage.staff.call('postSignifier', input, key)
    const second = await stage.staff.call('postSignifier', input, key)
    expect([first.body.status, second.body.status]).toEqual(['POSTED', 'POSTED'])
    await expectPostedOnce(slipNo)
  })

  it('of more than thirty slips at once is refused', async () => {
    const keys = Array.from({ length: 31 }, (_, index) => ({ id: `SG202611-${900_000 + index}`, version: 0 }))
    const refused = await stage.staff.call('postSignifier', { slipNo: keys[0]?.id, body: { keys } })
    expect([refused.status, refused.msg]).toEqual([422, '전기는 최대 30건까지 가능합니다.'])
  })
})
