import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type ProductServer, startProduct } from '../productServer'
import { request } from '../purchaseRequest/prInputs'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(() => product.stop())

const said = '이번 주 안에 필요합니다. 검토 부탁드립니다.'

type Submit =
  | 'submitOrderRequest'
  | 'submitLoi'
  | 'submitSimpleOrder'
  | 'submitWarehousing'
  | 'submitSignifier'

interface Kind {
  readonly submit: Submit
  readonly table: string
  readonly number: string
  readonly key: string
  readonly states: readonly string[]
  readonly people: readonly string[]
}

/** Documents of the story that people submit. A claim needs its evidence: noneOrder.test.ts submits one of its own. */
const kinds: readonly Kind[] = [
  [
    'submitOrderRequest',
    'order_request',
    'or_no',
    'orNo',
    ['DRAFT', 'REJECTED'],
    ['buy.mobile', 'buy.semi', 'buy.all'],
  ],
  ['submitLoi', 'loi', 'loi_no', 'loiNo', ['DRAFT', 'REJECTED'], ['buy.mobile', 'buy.semi', 'buy.all']],
  [
    'submitSimpleOrder',
    'simple_order',
    'so_no',
    'soNo',
    ['DRAFT', 'REJECTED'],
    ['req.mobile', 'req.semi', 'dept.mobile'],
  ],
  [
    'submitWarehousing',
    'warehousing',
    'wh_req_no',
    'whReqNo',
    ['INSPECTED', 'REJECTED'],
    ['recv.mobile', 'req.mobile', 'req.semi'],
  ],
  ['submitSignifier', 'signifier', 'slip_no', 'slipNo', ['DRAFT', 'REJECTED'], ['acc.staff']],
].map(
  ([submit, table, number, key, states, people]) => ({ submit, table, number, key, states, people }) as Kind,
)

const rowsOf = (statement: ReturnType<typeof sql>) =>
  withActor(
    product.database,
    systemActor,
    async tx => (await statement.execute(tx)).rows as Record<string, unknown>[],
  )

/** The first stored document that one of the people may submit: its number, and what refused the others. */
async function submitOne({ submit, table, number, key, states, people }: Kind) {
  // Where none of the story waits to be submitted, one that was is taken back.
  await rowsOf(
    sql`update ${sql.table(table)} set status = ${states.at(-1)} where status in ('APPROVING', 'APPROVED')`,
  )
  const waiting = await rowsOf(
    sql`select ${sql.ref(number)} as id, version from ${sql.table(table)} where status = any(${states}) order by 1 desc`,
  )
  const refusals: string[] = []
  for (const singleid of people) {
    const caller = await product.logIn(singleid)
    for (const { id, version } of waiting) {
      const input = { [key]: id, body: { version, opinion: `  ${said} ` } }
      const answer = await caller.call(submit, input, { 'x-confirmed': 'budgetExceeded' })
      // Small receipts are approved by themselves, and nobody is told anything.
      const isWaiting = answer.status === 200 && answer.body.status === 'APPROVING'
      if (isWaiting) return { docNo: String(id), refusals }
      refusals.push(`${String(id)} by ${singleid}: ${answer.msg}`)
    }
  }
  return { refusals }
}

it.each(kinds.map(kind => [kind.submit, kind] as const))(
  'what the drafter writes with %s stands with the approval',
  async (_, kind) => {
    const { docNo, refusals } = await submitOne(kind)
    expect(docNo, refusals.join('\n')).toBeDefined()
    const [approval] = await rowsOf(
      sql`select appr_no from approval where doc_no = ${docNo} order by revision desc limit 1`,
    )
    const reader = await product.logIn('cfo')
    const read = await reader.call('getApproval', { apprNo: approval?.appr_no })
    expect(read.body).toMatchObject({ opinion: said })
  },
)

it('the approver of a request reads it in the line and in the history; without it there is none', async () => {
  const requester = await product.logIn('req.mobile')
  const head = await product.logIn('head.mobile')
  const submitted = async (opinion?: string) => {
    const { docNo: prNo } = (await requester.call('createPr', { body: request() })).body
    const body = { version: 0, ...(opinion !== undefined && { opinion }) }
    expect(
      (await requester.call('submitPr', { prNo, body }, { 'x-confirmed': 'budgetExceeded' })).status,
    ).toBe(200)
    return (await head.call('getPr', { prNo })).body
  }
  const whole = await submitted(said)
  expect(whole.approval?.opinion).toBe(said)
  expect(JSON.stringify(whole.history)).toContain(said)
  expect((await submitted()).approval?.opinion).toBeUndefined()
  expect((await submitted('   ')).approval?.opinion).toBeUndefined()
})

it('an opinion of more than a thousand characters is refused', async () => {
  const requester = await product.logIn('req.mobile')
  const { docNo: prNo } = (await requester.call('createPr', { body: request() })).body
  const refused = await requester.call('submitPr', { prNo, body: { version: 0, opinion: '가'.repeat(1001) } })
  expect(refused.status).toBe(422)
  expect((await requester.call('getPr', { prNo })).body.header.status).toBe('DRAFT')
})
