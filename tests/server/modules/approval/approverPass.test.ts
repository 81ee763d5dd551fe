import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let approver: Caller
beforeAll(async () => {
  product = await startProduct()
  approver = await product.logIn('acc.head')
}, 120_000)
afterAll(() => product.stop())

/** An order request that waits, and the number of its approval. */
async function waiting(): Promise<{ docNo: string; apprNo: string }> {
  const { rows } = await withActor(product.database, systemActor, tx =>
    sql<{ docNo: string; apprNo: string }>`select doc_no as "docNo", appr_no as "apprNo" from approval
      join approval_step step using (appr_no) where doc_type = 'OR' and step.status = 'CURRENT'
      and not exists (select from approval_step own where own.appr_no = approval.appr_no and own.singleid = 'acc.head')
      order by doc_no limit 1`.execute(tx),
  )
  const [row] = rows
  if (!row) throw new Error('no order request waits for its approval')
  return row
}

it('an approver without the menu reads and decides the document on whose line he stands, and no other', async () => {
  const { docNo, apprNo } = await waiting()
  const opened = () => approver.call('getOrderRequest', { orNo: docNo })
  expect((await opened()).status).toBe(403)
  await withActor(product.database, systemActor, tx =>
    sql`update approval_step set singleid = 'acc.head' where appr_no = ${apprNo} and status = 'CURRENT'`.execute(
      tx,
    ),
  )
  const { status, body } = await opened()
  expect([status, body.header?.orNo]).toEqual([200, docNo])
  const other = await waiting()
  expect((await approver.call('getOrderRequest', { orNo: other.docNo })).status).toBe(403)
  expect((await approver.call('getOrderRequest', { orNo: docNo.replace(/\d$/, 'x') })).status).toBe(403)
  // Reading is all that the line adds: what changes the document still asks for the group.
  expect((await approver.call('submitOrderRequest', { orNo: docNo, body: { version: 0 } })).status).toBe(403)
  const decided = await approver.call('approveDoc', { apprNo, body: { version: body.header?.version } })
  expect([decided.status, decided.msg]).toEqual([200, ''])
})
