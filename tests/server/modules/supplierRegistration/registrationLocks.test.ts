import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

interface Waiting {
  readonly reg_no: string
  readonly eva_no: string
}

let product: ProductServer
let manager: Caller
let waiting: readonly Waiting[] = []
const asServer = <Row>(text: ReturnType<typeof sql<Row>>) =>
  withActor(product.database, systemActor, async tx => (await text.execute(tx)).rows)

beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  // Whatever is evaluated in the demo has been handed in by a buyer.
  waiting =
    await asServer(sql<Waiting>`update comp_reg_eva set status = 'SUBMITTED', evaluator = 'buy.mobile',
      submitted_by = 'buy.mobile', total_score = 82, eva_result = null, opinion = '적합합니다.'
    from comp_reg where comp_reg.eva_no = comp_reg_eva.eva_no and comp_reg.status = 'EVALUATING'
    returning comp_reg.reg_no, comp_reg_eva.eva_no`)
})
afterAll(() => product.stop())

const confirm = async (evaNo: string) => {
  const { version } = (await manager.call('getRegEva', { evaNo })).body.header
  return () => manager.call('confirmRegEva', { evaNo, body: { version } })
}
const reject = async (regNo: string) => {
  const { version } = (await manager.call('getCompReg', { regNo })).body.header
  return () => manager.call('rejectCompReg', { regNo, body: { version, reason: '등록 기준에 미달합니다.' } })
}

it('a sheet is confirmed behind its application, and nothing of it is held while that is decided', async () => {
  const [{ reg_no, eva_no } = { reg_no: '', eva_no: '' }] = waiting
  const confirmed = await confirm(eva_no)
  let answer: ReturnType<typeof confirmed> | undefined
  await withActor(product.database, systemActor, async tx => {
    await sql`select from comp_reg where reg_no = ${reg_no} for update`.execute(tx)
    answer = confirmed()
    await sql`do $$ begin
      while not exists (select from pg_locks where not granted) loop perform pg_sleep(0.01); end loop; end $$`.execute(
      tx,
    )
    const { rows } =
      await sql`select from comp_reg_eva where eva_no = ${eva_no} for update skip locked`.execute(tx)
    expect(rows).toHaveLength(1)
  })
  expect((await answer)?.body.status).toBe('CONFIRMED')
})

it('who comes second finds the sheet gone, and neither of the two ends the other', async () => {
  const [, { reg_no, eva_no } = { reg_no: '', eva_no: '' }] = waiting
  const [confirmIt, rejectIt] = [await confirm(eva_no), await reject(reg_no)]
  const answers: ReturnType<typeof manager.call>[] = []
  await withActor(product.database, systemActor, async tx => {
    await sql`select from comp_reg where reg_no = ${reg_no} for update`.execute(tx)
    // Each stands in the queue before the next one comes.
    for (const [before, next] of [rejectIt, confirmIt].entries()) {
      answers.push(next())
      await sql`do $$ begin
        while (select count(*) from pg_locks where not granted) <= ${sql.lit(before)} loop perform pg_sleep(0.01); end loop; end $$`.execute(
        tx,
      )
    }
  })
  const [rejected, confirmed] = await Promise.all(answers)
  expect(rejected).toMatchObject({ status: 200, body: { status: 'REJECTED' } })
  expect(confirmed?.status).toBe(422)
})
