import { type Insertable, sql } from 'kysely'
import { divideDecimals, multiplyDecimals } from '../../schemas/shared/decimal'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { seededRandom } from './seededRandom'

/** How much of its budget a department has used in a month, in percent. */
const execution = { from: 73, to: 96 }

/** A story of its own: documents come out the same with and without it. */
const seed = 20_261_122

type Used = Pick<Tables['budget'], 'yyyymm' | 'deptcd' | 'account_code'> & { readonly used_amt: string }

/**
 * A budget for each department, month and account that something was requested, ordered or settled on, used by what the
 * documents of the story say. Assumed: who spends nothing on an account in a month had no budget for it.
 */
export async function seedBudgets(tx: Transaction): Promise<void> {
  await sql`insert into budget_use (doc_no, yyyymm, deptcd, account_code, amt)
    select doc_no, yyyymm, deptcd, account_code, amt from budget_demand where amt <> 0`.execute(tx)
  const { rows } =
    await sql<Used>`select yyyymm, deptcd, account_code, sum(amt)::text as used_amt from budget_use
    group by yyyymm, deptcd, account_code having sum(amt) > 0
    order by yyyymm, deptcd, account_code`.execute(tx)
  const random = seededRandom(seed)
  const rates = new Map<string, number>()
  const budgets = rows.map((row): Insertable<Tables['budget']> => {
    const place = `${row.yyyymm} ${row.deptcd}`
    const rate = rates.get(place) ?? random.whole(execution.from, execution.to)
    rates.set(place, rate)
    return { ...row, budget_amt: roundAmount(row.used_amt, rate) }
  })
  await insertRows(tx, 'budget', budgets)
}

/** Nobody plans to the won: three digits say enough, and stay within half a percent. */
function roundAmount(used: string, rate: number): string {
  const exact = divideDecimals(multiplyDecimals(used, '100'), String(rate), 0)
  const step = `1${'0'.repeat(Math.max(0, exact.length - 3))}`
  return multiplyDecimals(divideDecimals(exact, step, 0), step)
}
