import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { remindEvaluators } from '../../../server/modules/evaluationSheet/evaluationSheetModule'
import { type ProductServer, startProduct } from '../modules/productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const runSql = (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx))
/** Noon in Seoul of a day so many days from the product's day. */
const clockOn = (days: number, hour = 12) => {
  const now = new Date(
    Date.parse(`${product.clock.today()}T${String(hour).padStart(2, '0')}:00:00+09:00`) + days * 86_400_000,
  )
  return { ...product.clock, now: () => now }
}
const remind = (days: number, hour?: number) =>
  remindEvaluators({ database: product.database, clock: clockOn(days, hour) })
const noticesOf = async (workNo: string) => {
  const { rows } = await runSql(
    `select user_id, title from notification where title like '%${workNo}%' order by noti_seq`,
  )
  return rows as { user_id: string; title: string }[]
}

it('reminds of a sheet three days before, on its day and the day after, each once and the newest alone', async () => {
  await runSql(`delete from eva_work where status in ('ASSIGNED', 'SAVED', 'RETURNED') and work_no not in
    (select work_no from eva_work where evaluator = 'buy.mobile' and status = 'ASSIGNED' limit 1)`)
  await runSql(`update comp_reg_eva set due_date = '2099-01-01'`)
  await runSql(`update pur_cont_eva set due_date = '2099-01-01'`)
  const { rows } = await runSql(`update eva_work set due_date = '${product.clock.today()}'::date + 7
    where evaluator = 'buy.mobile' and status = 'ASSIGNED' returning work_no`)
  const workNo = (rows[0] as { work_no: string }).work_no
  expect(await remind(3)).toBe(0)
  expect(await remind(4, 7)).toBe(0)
  expect(await remind(4)).toBe(1)
  expect(await remind(4)).toBe(0)
  expect(await remind(5)).toBe(0)
  // A changed day has notices of its own; what was missed is not made up but for the newest.
  await runSql(`update eva_work set due_date = due_date + 10 where work_no = '${workNo}'`)
  expect(await remind(17)).toBe(1)
  expect(await remind(18)).toBe(1)
  expect(await remind(30)).toBe(0)
  const told = await noticesOf(workNo)
  expect(told.map(({ user_id }) => user_id)).toEqual(['buy.mobile', 'buy.mobile', 'buy.mobile', 'vendor.mgr'])
  expect(told[0]?.title).toContain('3일 남았습니다.')
  expect(told.at(-1)?.title).toContain('지났습니다.')
})
