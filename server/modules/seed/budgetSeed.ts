import type { Insertable } from 'kysely'
import { addMonths, monthOf } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { lineAmount, toKrw } from '../../../schemas/shared/money'
import type { BudgetTable } from '../../database/flowTables'
import type { FlowOrder } from './flowStory'
import { teams } from './organisationSeed'
import type { SeededRandom } from './seededRandom'

const oldestMonth = -14
/** What even a team that orders nothing has: 소모품비. */
const smallExpenses = '5310100'
const smallBudget = 1_500_000
const step = 100_000

/**
 * A budget for each department, month and account it buys from: some more or less than it uses in an average month, the
 * same all year. Used is what was ordered in the month.
 */
export function seedBudgets(
  random: SeededRandom,
  today: string,
  orders: readonly FlowOrder[],
): Insertable<BudgetTable>[] {
  const months = Array.from({ length: 1 - oldestMonth }, (_, index) =>
    monthOf(addMonths(today, oldestMonth + index)),
  )
  const used = new Map<string, number>()
  const accounts = new Map(teams.map(team => [team.deptcd, new Map([[smallExpenses, 0]])]))
  for (const order of orders) {
    if (order.fate === 'test' || order.fate === 'canceled' || order.fate === 'declined') continue
    const { deptcd } = order.requester
    for (const line of order.lines) {
      const amount = Number(
        toKrw(lineAmount(String(line.qty), line.unitPrice, order.currency), order.currency, order.rate),
      )
      const key = `${monthOf(koreanDay(order.at))} ${deptcd} ${line.account}`
      used.set(key, (used.get(key) ?? 0) + amount)
      const ofTeam = accounts.get(deptcd)
      ofTeam?.set(line.account, (ofTeam.get(line.account) ?? 0) + amount)
    }
  }
  return [...accounts].flatMap(([deptcd, ofTeam]) =>
    [...ofTeam].flatMap(([account_code, total]) => {
      const average = (total / months.length) * (random.whole(90, 140) / 100)
      const budget = Math.max(smallBudget, Math.ceil(average / step) * step)
      return months.map(yyyymm => ({
        yyyymm,
        deptcd,
        account_code,
        budget_amt: String(budget),
        used_amt: String(used.get(`${yyyymm} ${deptcd} ${account_code}`) ?? 0),
      }))
    }),
  )
}
