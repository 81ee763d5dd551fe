import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import {
  approvedSlip,
  createSlip,
  invoicedSettlement,
  openError,
  post,
  retry,
  type SlipStage,
  saveText,
  slipOf,
  startSlipStage,
} from './slipStory'

let stage: SlipStage

beforeAll(async () => {
  stage = await startSlipStage()
}, 120_000)
afterAll(() => stage.stop())

const closed = '마감된 회계기간입니다. 전기일자를 확인해 주세요.'

const fieldOf = ({ raw }: { readonly raw: { readonly json: () => unknown } }) =>
  Reflect.get(Object(raw.json()), 'field')

/** As if its month had been closed after the slip was saved. */
const ageSlip = (slipNo: string) =>
  withActor(stage.product.database, systemActor, tx =>
    tx
      .updateTable('signifier')
      .set({ doc_date: '2026-09-30', posting_date: '2026-09-30' })
      .where('slip_no', '=', slipNo)
      .execute(),
  )

async function whileThisMonthIsClosed<Result>(work: () => Promise<Result>): Promise<Result> {
  const period = { yyyymm: '202611', open_yn: 'N' }
  await withActor(stage.product.database, systemActor, tx =>
    tx.insertInto('accounting_period').values(period).execute(),
  )
  try {
    return await work()
  } finally {
    await withActor(stage.product.database, systemActor, tx =>
      tx.deleteFrom('accounting_period').where('yyyymm', '=', period.yyyymm).execute(),
    )
  }
}

describe('a slip whose posting date lies in a closed month', () => {
  it('is not submitted, and the refusal stands at the posting date', async () => {
    const slipNo = await createSlip(stage, [await invoicedSettlement(stage)])
    await ageSlip(slipNo)
    const refused = await stage.staff.call('submitSignifier', { slipNo, body: { version: 0 } })
    expect([refused.status, fieldOf(refused), refused.msg]).toEqual([422, 'postingDate', closed])
  })

  it('becomes a posting error when it is posted, and goes through once its date is mended', async () => {
    const slipNo = await approvedSlip(stage)
    await ageSlip(slipNo)
    expect((await post(stage.staff, slipNo)).body.status).toBe('ERROR')
    expect(await openError(stage.staff, slipNo)).toMatchObject({ errorCode: 'E001', errorMsg: closed })
    const early = await retry(stage.head, slipNo)
    expect([early.status, early.msg]).toEqual([422, closed])
    await withActor(stage.product.database, systemActor, tx =>
      tx.updateTable('signifier').set({ posting_date: '2026-11-20' }).where('slip_no', '=', slipNo).execute(),
    )
    expect((await saveText(stage.staff, slipNo, '전기일자 정정')).status).toBe(200)
    expect((await retry(stage.head, slipNo)).status).toBe(200)
    expect((await slipOf(stage.staff, slipNo)).header.status).toBe('POSTED')
  })
})

describe('while the month of today is closed', () => {
  it('no slip is drafted and none reversed', async () => {
    const adjNo = await invoicedSettlement(stage)
    const posted = await approvedSlip(stage)
    await post(stage.staff, posted)
    const { version } = (await slipOf(stage.head, posted)).header
    const refusals = await whileThisMonthIsClosed(async () => [
      await stage.staff.call('createSignifier', { body: { sources: [adjNo] } }),
      await stage.head.call('reverseSignifier', {
        slipNo: posted,
        body: { version, reason: '금액을 잘못 기표했습니다.' },
      }),
    ])
    for (const refusal of refusals)
      expect([refusal.status, fieldOf(refusal), refusal.msg]).toEqual([
        422,
        'postingDate',
        '이번 달 회계기간이 마감되었습니다. 마감이 해제된 후 처리해 주세요.',
      ])
  })
})
