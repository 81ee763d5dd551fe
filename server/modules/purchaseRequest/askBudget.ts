import { sql } from 'kysely'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { question } from '../../http/failure'
import { purchaseTexts } from './purchaseTexts'

/**
 * Asks once whether requests may be submitted that exceed what their budgets have left, by the sum of what they exceed.
 * Requests of one call that draw on the same budget count together. Assumed: an account without a budget in that month is
 * not controlled, and what waits for approval holds nothing back yet (it is committed at approval).
 */
export async function askBudget({ tx }: EventContext, prNos: readonly string[]): Promise<void> {
  const { rows } = await runAs(tx, 'all', () =>
    sql<{ over: string }>`select coalesce(sum(over), 0)::text as over from (
        select greatest(sum(round(line.amt * case pr.currency when 'KRW' then 1 when 'JPY' then pr.ex_rate / 100
            else pr.ex_rate end)) + budget.used_amt - budget.budget_amt, 0) as over
        from pr join pr_line line on line.pr_no = pr.pr_no
        join budget on budget.yyyymm = to_char(pr.req_date, 'YYYYMM') and budget.deptcd = pr.deptcd
          and budget.account_code = line.account_code
        where pr.pr_no = any(${[...prNos]}::text[]) and line.line_status <> 'CANCELED'
        group by budget.yyyymm, budget.deptcd, budget.account_code, budget.used_amt, budget.budget_amt
      ) asked`.execute(tx),
  )
  const over = BigInt(rows[0]?.over ?? '0')
  if (over > 0n)
    throw question('budgetExceeded', purchaseTexts.budgetExceeded, [over.toLocaleString('ko-KR')])
}
