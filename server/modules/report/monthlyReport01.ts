import { type RawBuilder, sql } from 'kysely'
import type { MonthlyReport01, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { type DepartmentFigures, departmentResult } from './departmentResult'
import { type ReportMonths, reportMonths } from './reportMonths'

type Input = OperationRequests['getMonthlyReport01']

interface DepartmentRecord extends DepartmentFigures {
  /** Null in the record of all departments together. */
  readonly section: string | null
  readonly deptcd: string | null
  readonly deptnm: string
}

/**
 * Purchases of a month by section and department. Requests count by draft date, orders by order date, receipts by receipt
 * date, settlements and budgets by their month; orders of the type TEST and what followed them count nowhere. Only the row
 * policies decide who sees a row; a budget belongs to the section that its department had in that month.
 * Assumed: drafts and cancelled requests, cancelled and declined orders, unconfirmed receipts and cancelled settlements
 * are no purchases.
 */
export async function monthlyReport01(
  tx: Transaction,
  actor: Actor,
  input: Input,
  today: string,
): Promise<MonthlyReport01> {
  const months = reportMonths(input.yyyymm, today)
  const { rows: records } = await sql<DepartmentRecord>`
    with fact (section, deptcd, deptnm, measure, amount) as (
      ${sql.join(factsOf(actor, input, months), sql` union all `)}
    )
    select section, deptcd, coalesce(max(deptnm), '') as deptnm,
      (count(*) filter (where measure = 'request'))::int as pr_cnt,
      (count(*) filter (where measure = 'order'))::int as po_cnt,
      ${sum('order')} as po_amt, ${sum('orderBefore')} as po_before, ${sum('orderYearBefore')} as po_year_before,
      ${sum('receipt')} as receipt_amt, ${sum('settlement')} as total_amt, ${sum('budget')} as budget_amt
    from (select section collate "C" as section, deptcd collate "C" as deptcd, deptnm collate "C" as deptnm,
      measure, amount from fact) fact group by grouping sets ((section, deptcd), ())
    order by section, deptcd`.execute(tx)
  const rows = records.flatMap(({ section, deptcd, deptnm, ...figures }) =>
    section === null || deptcd === null ? [] : [{ section, deptcd, deptnm, ...departmentResult(figures) }],
  )
  const all = records.find(record => record.section === null)
  if (!all) throw new Error('Server bug: monthlyReport01 got no record of all departments.')
  const { section: _section, deptcd: _deptcd, deptnm: _deptnm, ...figures } = all
  return { rows, total: rows.length, sums: departmentResult(figures) }
}

function sum(measure: string): RawBuilder<string> {
  return sql<string>`coalesce(sum(amount) filter (where measure = ${measure}), 0)::numeric(20, 0)::text`
}

function factsOf(actor: Actor, input: Input, months: ReportMonths): readonly RawBuilder<unknown>[] {
  const { base, before, yearBefore } = months
  const within = (day: string, days = base) =>
    sql`${sql.ref(day)} between ${days.from}::date and ${days.to}::date`
  const place = placeOf(input)
  return [
    // The number of a request carries the month of its draft date: the period is a range of the key.
    sql`select section, deptcd, deptnm, 'request', 0::numeric from pr
      where pr_no >= ${`PR${input.yyyymm}`} and pr_no < ${`PR${input.yyyymm}~`} and ${within('req_date')}
        and status not in ('DRAFT', 'CANCELED') and ${place} and ${equals('expense_type', input.expenseType)}`,
    sql`select section, deptcd, deptnm,
        case when ${within('po_date')} then 'order' when ${within('po_date', before)} then 'orderBefore'
          else 'orderYearBefore' end, total_amt_krw from po
      where (${within('po_date')} or ${within('po_date', before)} or ${within('po_date', yearBefore)})
        and order_type <> 'TEST' and status not in ('CANCELED', 'DECLINED')
        and ${place} and ${equals('expense_type', input.expenseType)}`,
    sql`select section, deptcd, dept_name, 'receipt', accepted_amt_krw from warehousing
      where ${within('receipt_date')} and status in ('CONFIRMED', 'RETURNED')
        and not exists (select from po where po.po_no = warehousing.po_no and po.order_type = 'TEST')
        and ${place} and ${equals('expenses', input.expenseType)}`,
    settlements(input, place),
    budgets(actor, input),
  ]
}

/** A settlement has receipts of several kinds of expense; of one kind it counts in proportion to its receipts. */
function settlements(input: Input, place: RawBuilder<unknown>): RawBuilder<unknown> {
  const { yyyymm, expenseType } = input
  const amount =
    expenseType === undefined
      ? sql`supply_amt_krw`
      : sql`coalesce(round(supply_amt_krw * received.part / nullif(received.whole, 0)), 0)`
  return sql`select adjustment.section, adjustment.deptcd, adjustment.deptnm, 'settlement', ${amount}
    from adjustment cross join lateral (
      select sum(line.amt) as whole, sum(line.amt) filter (where po.expense_type = ${expenseType ?? null}) as part,
        coalesce(bool_or(po.order_type = 'TEST'), false) as is_test
      from adjustment_line line join po using (po_no)
      where line.adj_no = adjustment.adj_no) received
    where yyyymm = ${yyyymm} and status <> 'CANCELED' and not received.is_test and ${place}`
}

/** Budgets are kept by department and account; the section is that of the department in the month or before it. */
function budgets(actor: Actor, input: Input): RawBuilder<unknown> {
  return sql`select home.section_name, budget.deptcd, home.deptnm, 'budget', budget.budget_amt
    from budget join account using (account_code)
      cross join lateral (select section_name, deptnm from department
        where department.deptcd = budget.deptcd and department.yyyymm <= budget.yyyymm
        order by department.yyyymm desc limit 1) home
    where budget.yyyymm = ${input.yyyymm} and ${budgetScope(actor)}
      and ${equals('home.section_name', input.section)} and ${equals('budget.deptcd', input.deptcd)}
      and ${equals('account.expense_type', input.expenseType)}`
}

function budgetScope(actor: Actor): RawBuilder<unknown> {
  switch (actor.scope) {
    case 'all':
      return sql`true`
    case 'section':
      return sql`home.section_name = ${actor.section}`
    case 'dept':
      return sql`budget.deptcd in (${sql.join(['', ...actor.deptcds])})`
    case 'own':
    case 'company':
      return sql`false`
  }
}

function placeOf({ section, deptcd }: Input): RawBuilder<unknown> {
  return sql`${equals('section', section)} and ${equals('deptcd', deptcd)}`
}

function equals(column: string, value: string | undefined): RawBuilder<unknown> {
  return value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`
}
