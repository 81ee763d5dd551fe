import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../../schemas/shared/calendar'
import { systemActor } from '../../../../server/database/actor'
import type { Transaction } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let delegate: Caller
beforeAll(async () => {
  product = await startProduct()
  delegate = await product.logIn('head.mfg')
}, 120_000)
afterAll(() => product.stop())

const asSystem = <Value>(work: (tx: Transaction) => Promise<Value>) =>
  withActor(product.database, systemActor, work)

/** Days counted from today on which head.mfg stands in for the head of purchasing. */
const standIn = (from: number, to: number) =>
  asSystem(tx =>
    sql`update person set delegate_singleid = 'head.mfg', delegate_from = ${addDays(product.clock.today(), from)},
      delegate_to = ${addDays(product.clock.today(), to)} where singleid = 'buy.head'`.execute(tx),
  )

it('a delegate decides on his days and never outside, also when they change while a document waits', async () => {
  const { rows } = await asSystem(tx =>
    sql<{ docNo: string; apprNo: string }>`select doc_no as "docNo", appr_no as "apprNo" from approval
      join approval_step step using (appr_no) where doc_type = 'OR' and step.status = 'CURRENT'
      and step.singleid = 'buy.head' order by doc_no limit 1`.execute(tx),
  )
  const { docNo = '', apprNo = '' } = rows[0] ?? {}
  const opened = () => delegate.call('getOrderRequest', { orNo: docNo })
  const waits = async () =>
    (await delegate.call('listApprovalInbox', { size: 100 })).body.rows.some(row => row.apprNo === apprNo)
  const page = async () =>
    (await delegate.call('loginCheck', { path: '/OrderRequestEdit', apprNo })).body.code
  const approve = async () => {
    const [document] = await asSystem(
      async tx =>
        (await sql<{ version: number }>`select version from order_request where or_no = ${docNo}`.execute(tx))
          .rows,
    )
    return delegate.call('approveDoc', { apprNo, body: { version: document?.version ?? -1 } })
  }

  for (const [from, to] of [
    [1, 5],
    [-5, -1],
  ] as const) {
    await standIn(from, to)
    expect([(await opened()).status, await waits(), await page()]).toEqual([403, false, 'GPMS006'])
    expect((await approve()).status).toBe(403)
  }
  await standIn(-1, 1)
  expect([(await opened()).status, await waits(), await page()]).toEqual([200, true, 'OK'])
  await asSystem(tx => sql`update person set app_chk = 'N' where singleid = 'head.mfg'`.execute(tx))
  expect([(await opened()).status, await waits()]).toEqual([403, false])
  await asSystem(tx => sql`update person set app_chk = 'Y' where singleid = 'head.mfg'`.execute(tx))

  expect((await approve()).msg).toBe('')
  await standIn(5, 9)
  const read = await opened()
  expect(read.status).toBe(200)
  expect(read.body.history?.at(-1)?.actorNm).toMatch(/ \(대결: 김성호\)$/)
  const told = await asSystem(async tx =>
    (
      await sql<{ title: string }>`select title from notification where user_id = 'buy.head'
        order by noti_seq desc limit 1`.execute(tx)
    ).rows.map(({ title }) => title),
  )
  expect(told[0]).toMatch(/\(대결: 김성호\) 승인: /)
})
