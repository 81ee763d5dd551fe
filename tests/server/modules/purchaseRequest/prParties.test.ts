import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { purchaseRequest } from '../../../../server/modules/purchaseRequest/prKind'
import { type ProductServer, startProduct } from '../productServer'
import { line, request } from './prInputs'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** Requests of which somebody's party row says something else. */
async function stale(): Promise<readonly string[]> {
  const facts = (table: string) =>
    sql.join((purchaseRequest.parties?.copied ?? []).map(name => sql.ref(`${table}.${name}`)))
  const { rows } = await withActor(product.database, systemActor, tx =>
    sql<{ pr_no: string }>`select distinct pr_no from pr_party party join pr using (pr_no)
      where (${facts('party')}) is distinct from (${facts('pr')})`.execute(tx),
  )
  return rows.map(row => row.pr_no)
}

describe('who is on a request', () => {
  it('is told everything a list asks for, from the first draft to the approval', async () => {
    expect(await stale()).toEqual([])
    const requester = await product.logIn('req.mobile')
    const head = await product.logIn('head.mobile')
    const { docNo } = (await requester.call('createPr', { body: request() })).body
    expect(await stale()).toEqual([])
    const changed = request({ purchaseType: 'URG', needDate: '2026-12-24' }, [line({ unitPrice: '900000' })])
    await requester.call('updatePr', { prNo: docNo, body: { ...changed, version: 0 } })
    expect(await stale()).toEqual([])
    await requester.call('submitPr', { prNo: docNo, body: { version: 1 } })
    expect(await stale()).toEqual([])
    await requester.call('recallPr', { prNo: docNo, body: { version: 2 } })
    expect(await stale()).toEqual([])
    await requester.call('submitPr', { prNo: docNo, body: { version: 3 } })
    const inbox = await head.call('listApprovalInbox', { size: 0 })
    const waiting = inbox.body.rows.find(row => row.docNo === docNo)
    const approved = await head.call('approveDoc', { apprNo: waiting?.apprNo, body: { version: 4 } })
    expect(approved.status).toBe(200)
    expect(await stale()).toEqual([])
    const copy = await requester.call('copyPr', { prNo: docNo, body: {} })
    expect(copy.status).toBe(200)
    expect(await stale()).toEqual([])
  })

  it('gets the same rows from his own list as from the requests, under every filter and order', async () => {
    const head = await product.logIn('req.mobile')
    const mine = await withActor(product.database, systemActor, tx =>
      sql<{ pr_no: string; status: string; title: string; total_amt_krw: string }>`
        select pr.pr_no, pr.status, pr.title, pr.total_amt_krw from pr
        where exists (select from pr_party party where party.pr_no = pr.pr_no and singleid = 'req.mobile')`.execute(
        tx,
      ),
    )
    const numbers = (rows: readonly { pr_no: string }[]) => rows.map(row => row.pr_no).sort()
    const ask = async (filters: object) => (await head.call('listPr', { size: 0, ...filters })).body
    const found = (body: Awaited<ReturnType<typeof ask>>) => body.rows.map(row => row.prNo).sort()
    const all = await ask({})
    expect(found(all)).toEqual(numbers(mine.rows))
    expect(all.sums?.totalAmtKrw).toBe(
      String(mine.rows.reduce((sum, row) => sum + BigInt(row.total_amt_krw), 0n)),
    )
    expect(found(await ask({ status: 'ORDERED,CLOSED' }))).toEqual(
      numbers(mine.rows.filter(row => ['ORDERED', 'CLOSED'].includes(row.status))),
    )
    const word = mine.rows[0]?.title.slice(0, 2) ?? ''
    expect(found(await ask({ title: word }))).toEqual(
      numbers(mine.rows.filter(row => row.title.includes(word))),
    )
    expect(found(await ask({ sort: 'deptnm:asc,title:desc' }))).toEqual(numbers(mine.rows))
  })
})
