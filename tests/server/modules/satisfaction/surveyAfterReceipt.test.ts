import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { remindRespondents } from '../../../../server/modules/satisfaction/satisfactionRoutes'
import { acceptedOrder, inspect, shipped } from '../delivery/deliveryInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let supplier: Caller
let receiver: Caller
beforeAll(async () => {
  product = await startProduct()
  supplier = await product.logInSupplier('daesung2')
  receiver = await product.logIn('recv.mobile')
}, 120_000)
afterAll(() => product.stop())

async function read<Row>(text: string): Promise<readonly Row[]> {
  const { rows } = await withActor(product.database, systemActor, tx => sql.raw<Row>(text).execute(tx))
  return rows
}

/** A confirmed receipt of so many pieces at 1,250 won, below the amount that wants an approval. */
async function receive(poNo: string, qty: string) {
  const sent = await shipped(supplier, poNo, [qty])
  await inspect(receiver, sent.whReqNo, 0, [{ accept: qty }])
  const done = await receiver.call('submitWarehousing', { whReqNo: sent.whReqNo, body: { version: 1 } })
  expect(done.body.status).toBe('CONFIRMED')
  return { whReqNo: sent.whReqNo, version: done.body.version }
}

interface Survey {
  readonly satis_no: string
  readonly respondent: string
  readonly days: number
  readonly status: string
}
const surveysOf = (poNo: string) =>
  read<Survey>(`select satis_no, respondent, due_date - requested_dt as days, status
    from trans_satis where po_no = '${poNo}'`)
const told = async (docNo: string) =>
  (await read<{ user_id: string }>(`select user_id from notification where link like '%${docNo}%'`)).map(
    ({ user_id }) => user_id,
  )

it('is made once, with the receipt that completes an order of a million won', async () => {
  const poNo = await acceptedOrder(product)
  const [order] = await read<{ requester: string }>(
    `update po set total_amt_krw = 1000000 where po_no = '${poNo}' returning requester`,
  )
  await receive(poNo, '390')
  await receive(poNo, '390')
  expect(await surveysOf(poNo)).toEqual([])
  const last = await receive(poNo, '220')
  const [survey, ...others] = await surveysOf(poNo)
  expect(others).toEqual([])
  expect(survey).toMatchObject({ respondent: order?.requester, days: 14, status: 'REQUESTED' })
  expect(await told(survey?.satis_no ?? '')).toEqual([order?.requester])

  // What comes back and comes again completes the order a second time, and asks nobody again.
  const coordinator = await product.logIn('dept.mobile')
  const returned = await coordinator.call('returnWarehousing', {
    whReqNo: last.whReqNo,
    body: { version: last.version, reason: '도면과 치수가 다릅니다.', lines: [{ lineNo: 10, qty: '20' }] },
  })
  expect(returned.status).toBe(200)
  await receive(poNo, '20')
  const [now] = await read<{ status: string }>(`select status from po where po_no = '${poNo}'`)
  expect(now?.status).toBe('COMPLETED')
  expect(await surveysOf(poNo)).toEqual([survey])
})

it('is not made for an order below a million won', async () => {
  const poNo = await acceptedOrder(product, { qty: '300' })
  await read(`update po set total_amt_krw = 999999 where po_no = '${poNo}'`)
  await receive(poNo, '300')
  expect(await surveysOf(poNo)).toEqual([])
})

it('reminds its respondent once, three days before the last day', async () => {
  const today = product.clock.today()
  const remind = (days: number) => {
    const noon = new Date(Date.parse(`${today}T12:00:00+09:00`) + days * 86_400_000)
    return remindRespondents({ database: product.database, clock: { ...product.clock, now: () => noon } })
  }
  await read(`update trans_satis set due_date = '2099-01-01' where status = 'REQUESTED'`)
  const [survey] = await read<Survey>(`update trans_satis set due_date = '${today}'::date + 7
    where satis_no = (select min(satis_no) from trans_satis where status = 'REQUESTED') returning satis_no, respondent`)
  const before = await told(survey?.satis_no ?? '')
  expect(await remind(3)).toBe(0)
  expect(await remind(4)).toBe(1)
  expect(await remind(4)).toBe(0)
  expect(await remind(6)).toBe(0)
  expect(await told(survey?.satis_no ?? '')).toEqual([...before, survey?.respondent])
})
