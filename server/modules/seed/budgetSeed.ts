import type { Insertable } from 'kysely'
import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
} from '../../../schemas/shared/decimal'
import type { BudgetTable } from '../../database/flowTables'
import type { SeededRandom } from './seededRandom'
import type { FlowSettlement } from './settlementStory'

/** How much of its budget a department settles in a month, in percent. */
const execution = { from: 73, to: 96 }

/**
 * A budget for each department, month and account that something was settled on, so that reports of the demo show what a
 * plan looks like that was kept to. Used is what was settled. Assumed: who settles nothing in a month had no budget for it.
 */
export function seedBudgets(
  random: SeededRandom,
  settlements: readonly FlowSettlement[],
): Insertable<BudgetTable>[] {
  const used = new Map<string, string>()
  for (const settlement of settlements) {
    if (settlement.status === 'CANCELED') continue
    const place = `${settlement.month} ${settlement.order.requester.deptcd}`
    for (const [account, amount] of perAccount(settlement)) {
      const key = `${place} ${account}`
      used.set(key, addDecimals(used.get(key) ?? '0', amount))
    }
  }
  const rates = new Map<string, number>()
  return [...used]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, used_amt]) => {
      const [yyyymm = '', deptcd = '', account_code = ''] = key.split(' ')
      const place = `${yyyymm} ${deptcd}`
      const rate = rates.get(place) ?? random.whole(execution.from, execution.to)
      rates.set(place, rate)
      return { yyyymm, deptcd, account_code, budget_amt: roundAmount(used_amt, rate), used_amt }
    })
}

/** Won of a settlement on each account, in proportion to its lines; what rounding leaves goes to the last. */
function perAccount({ lines, supplyKrw }: FlowSettlement): readonly (readonly [string, string])[] {
  const whole = sumDecimals(lines.map(line => line.amount))
  let rest = supplyKrw
  return lines.map(({ line, amount }, index) => {
    const part =
      index === lines.length - 1 ? rest : divideDecimals(multiplyDecimals(supplyKrw, amount), whole, 0)
    rest = subtractDecimals(rest, part)
    return [line.line.account, part]
  })
}

/** Nobody plans to the won: three digits say enough, and stay within half a percent. */
function roundAmount(used: string, rate: number): string {
  const exact = divideDecimals(multiplyDecimals(used, '100'), String(rate), 0)
  const step = `1${'0'.repeat(Math.max(0, exact.length - 3))}`
  return multiplyDecimals(divideDecimals(exact, step, 0), step)
}
