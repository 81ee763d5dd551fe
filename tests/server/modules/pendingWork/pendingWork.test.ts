import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PendingWorkRow } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { forgetChoreFailure, noteChoreFailure } from '../../../../server/http/choreFailures'
import type { Message } from '../../../../server/modules/message/outbox'
import { sendMessage } from '../../../../server/modules/message/outbox'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let admin: Caller
beforeAll(async () => {
  product = await startProduct()
  admin = await product.logIn('system.admin')
})
afterAll(() => product.stop())

type InTransaction<Answer> = Parameters<typeof withActor<Answer>>[2]
const inDatabase = <Answer>(work: InTransaction<Answer>) => withActor(product.database, systemActor, work)

const rowsOf = async (kind: string, status?: string) => {
  const { body } = await admin.call('listPendingWork', { kind, size: '200', ...(status ? { status } : {}) })
  return body.rows
}
const retry = (row: PendingWorkRow | undefined) =>
  admin.call('retryPendingWork', { pendingNo: row?.pendingNo, body: { version: row?.version } })

/** A mail that was given up after its sixth try. */
async function failedMail(purpose: Message['purpose']): Promise<void> {
  await inDatabase(async tx => {
    await tx.deleteFrom('outbox').execute()
    const to = { channel: 'E', recipient: 'clerk@daesung.example', portal: 'E', userId: 'daesung1' } as const
    const message = { ...to, purpose, title: '[OGPMS] 견적의뢰가 도착했습니다.', text: '안녕하세요.' }
    await sendMessage(tx, 'secret of thirty-two characters or more', message, product.clock.now())
    await tx
      .updateTable('outbox')
      .set({ dead_dt: product.clock.now(), try_cnt: 6, last_error: '550 no such mailbox' })
      .execute()
  })
}

describe('work that waits or has failed', () => {
  it('shows a mail that was given up, and lets it wait again with all its tries', async () => {
    await failedMail('NOTICE')
    const [failed] = await rowsOf('MAIL', 'FAILED')
    expect(failed).toMatchObject({
      ...{ subject: '[OGPMS] 견적의뢰가 도착했습니다.', userId: 'daesung1', status: 'FAILED' },
      ...{ tryCnt: 6, lastError: '550 no such mailbox' },
    })
    expect(JSON.stringify(failed)).not.toContain('clerk@daesung.example')
    expect((await retry(failed)).status).toBe(200)
    expect(await rowsOf('MAIL', 'FAILED')).toEqual([])
    expect(await rowsOf('MAIL', 'WAITING')).toMatchObject([{ pendingNo: failed?.pendingNo, tryCnt: 0 }])
    // The row as it was read is out of date now.
    expect(await retry(failed)).toMatchObject({ status: 409 })
  })

  it('sends no code again that has run out', async () => {
    await failedMail('OTP')
    const answer = await retry((await rowsOf('MAIL'))[0])
    expect([answer.status, answer.code]).toEqual([422, 'codeIsOver'])
  })

  it('shows postings that the ERP has refused, which are repaired on their own page', async () => {
    const [refusedPosting] = await rowsOf('POSTING', 'FAILED')
    expect(refusedPosting).toMatchObject({ status: 'FAILED', lastError: expect.stringMatching(/[가-힣]/) })
    const answer = await retry(refusedPosting)
    expect([answer.status, answer.msg]).toEqual([
      422,
      '전기 오류 관리에서 원인을 고친 뒤 다시 처리해 주세요.',
    ])
  })

  it('shows applications to the ERP that it has refused', async () => {
    await inDatabase(tx =>
      tx.updateTable('comp_gerp_app').set({ status: 'ERROR', err_msg: '계정그룹이 없습니다.' }).execute(),
    )
    const [application] = await rowsOf('VENDOR')
    expect(application).toMatchObject({ status: 'FAILED', lastError: '계정그룹이 없습니다.' })
    expect((await retry(application)).code).toBe('repairOnPage')
  })

  it('writes a workbook again that could not be written', async () => {
    const buyer = await product.logIn('buy.all')
    const columns = [{ field: 'prNo', label: '구매요청번호', kind: 'text', width: 120 }]
    const body = { operation: 'listPr', title: '구매요청', columns, conditions: [] }
    expect((await buyer.call('startExport', { body })).status).toBe(200)
    await inDatabase(tx =>
      tx.updateTable('export_job').set({ status: 'FAILED', msg: '디스크가 가득 찼습니다.' }).execute(),
    )
    const [job] = await rowsOf('EXPORT')
    expect(job).toMatchObject({ userId: 'buy.all', lastError: '디스크가 가득 찼습니다.' })
    const keys = [{ id: job?.pendingNo, version: job?.version }]
    expect((await admin.call('retryPendingWork', { pendingNo: 'some', body: { keys } })).status).toBe(200)
    expect((await rowsOf('EXPORT'))[0]?.status ?? 'WAITING').toBe('WAITING')
  })

  it('shows a chore that has failed until it succeeds, and takes its turn when asked', async () => {
    const chore = {
      name: 'sweepKeys',
      title: '지난 요청 키 정리',
      everyMilliseconds: 60_000,
      run: async () => 0,
    }
    const fail = () => noteChoreFailure(product.database, chore, new Error('no disk'), product.clock.now())
    await fail()
    await fail()
    const [failed] = await rowsOf('CHORE')
    expect(failed).toMatchObject({
      ...{ pendingNo: 'CHORE-sweepKeys', subject: '지난 요청 키 정리' },
      ...{ tryCnt: 2, lastError: 'no disk' },
    })
    expect((await retry(failed)).status).toBe(200)
    expect(await rowsOf('CHORE')).toEqual([])
    await fail()
    await forgetChoreFailure(product.database, chore)
    expect(await rowsOf('CHORE')).toEqual([])
  })
})
