import { type RawBuilder, sql } from 'kysely'
import { monthOf } from '../../../schemas/shared/calendar'
import type { Actor } from '../../database/actor'
import {
  all,
  columnIs,
  countedOrder,
  type Days,
  dayWithin,
  facts,
  hasGroup,
  itemGroup,
  numberWithin,
  orderConditions,
  orderLineWon,
  type ReportInput,
  receiptLineWon,
} from './fact'

type Sql = RawBuilder<unknown>

/** Requests by their draft date; drafts and cancelled ones are none. */
export function requests(measure: string, days: Days, input: ReportInput): Sql {
  return facts(
    'PR',
    {
      measure,
      docNo: sql`pr.pr_no`,
      docDate: sql`pr.req_date`,
      status: sql`pr.status`,
      section: sql`pr.section`,
      deptcd: sql`pr.deptcd`,
      deptnm: sql`pr.deptnm`,
    },
    sql`from pr where ${numberWithin('pr.pr_no', 'PR', days)} and ${dayWithin('pr.req_date', days)} and pr.status not in ('DRAFT', 'CANCELED') and ${columnIs('pr.section', input.section)}
      and ${columnIs('pr.deptcd', input.deptcd)} and ${columnIs('pr.expense_type', input.expenseType)}`,
  )
}

const orderPlace = {
  docNo: sql`po.po_no`,
  docDate: sql`po.po_date`,
  status: sql`po.status`,
  section: sql`po.section`,
  deptcd: sql`po.deptcd`,
  deptnm: sql`po.deptnm`,
  compNo: sql`po.comp_no`,
} as const

/** Orders by their date, with their lines as they are now. `measure` may depend on the order. */
export function orders(measure: string | Sql, days: Days, input: ReportInput): Sql {
  if (hasGroup(input)) return orderLines(measure, days, input)
  return facts(
    'PO',
    { ...orderPlace, measure, value: sql`po.total_amt_krw` },
    sql`from po where ${all(dayWithin('po.po_date', days), countedOrder, orderConditions(input))}`,
  )
}

/** Lines of orders by the date of the order, in won; with `price`, a column of that name holds what the expression gives. */
export function orderLines(measure: string | Sql, days: Days, input: ReportInput, price?: Sql): Sql {
  return facts(
    'PO',
    {
      ...orderPlace,
      measure,
      lineNo: sql`line.line_no`,
      itemCode: sql`line.item_code`,
      itemName: sql`line.item_name`,
      sgCode: sql`coalesce(item.sg_code, '')`,
      unitCode: sql`coalesce(item.unit_code, line.unit_code)`,
      value: orderLineWon,
      qty: sql`line.qty`,
      ...(price && { price }),
    },
    sql`from po join every_po_line line on line.po_no = po.po_no left join item on item.item_code = line.item_code
      where ${all(dayWithin('po.po_date', days), countedOrder, orderConditions(input), itemGroup(input), columnIs('line.item_code', input.itemCode))}`,
  )
}

/** What hangs on a test counts nowhere, even where its reader may not see the test. */
export const noTest = (document: string): Sql =>
  sql`${sql.ref(`${document}.po_no`)} not in (select tried.po_no from every_po tried where tried.order_type = 'TEST')`

/** Where a receipt stands and of whom it is. */
export const receiptColumns = {
  docNo: sql`receipt.wh_req_no`,
  docDate: sql`receipt.receipt_date`,
  status: sql`receipt.status`,
  section: sql`receipt.section`,
  deptcd: sql`receipt.deptcd`,
  deptnm: sql`receipt.dept_name`,
  compNo: sql`receipt.comp_no`,
} as const

/** Accepted receipts and, below zero, returns, each by its own day; by lines where a group is asked for. */
export function receipts(measure: string, days: Days, input: ReportInput): Sql {
  const isByLine = hasGroup(input)
  return facts(
    'WH',
    {
      measure,
      ...receiptColumns,
      ...(isByLine && {
        lineNo: sql`line.line_no`,
        itemCode: sql`line.item_code`,
        itemName: sql`line.item_name`,
      }),
      value: isByLine ? receiptLineWon : sql`receipt.accepted_amt_krw`,
    },
    sql`from warehousing receipt ${
      isByLine
        ? sql`join every_warehousing_line line on line.wh_req_no = receipt.wh_req_no join item on item.item_code = line.item_code`
        : sql``
    }
      where ${all(
        dayWithin('receipt.receipt_date', days),
        sql`receipt.status in ('CONFIRMED', 'RETURNED')`,
        noTest('receipt'),
        columnIs('receipt.section', input.section),
        columnIs('receipt.deptcd', input.deptcd),
        columnIs('receipt.comp_no', input.compNo),
        columnIs('receipt.expenses', input.expenseType),
        isByLine ? itemGroup(input) : sql`true`,
      )}`,
  )
}

/** Settlements of months, but for those with a line of a test. */
export function settlements(
  measure: string | Sql,
  days: Days,
  input: ReportInput,
  more: Sql = sql`true`,
): Sql {
  const { expenseType } = input
  return facts(
    'ADJ',
    {
      measure,
      docNo: sql`settled.adj_no`,
      docDate: sql`to_date(settled.yyyymm, 'YYYYMM')`,
      status: sql`settled.status`,
      section: sql`settled.section`,
      deptcd: sql`settled.deptcd`,
      deptnm: sql`settled.deptnm`,
      compNo: sql`settled.comp_no`,
      // One of several kinds of expense counts in proportion to its lines of this kind.
      value:
        expenseType === undefined
          ? sql`settled.supply_amt_krw`
          : sql`coalesce(round(settled.supply_amt_krw * part.one / nullif(part.whole, 0)), 0)`,
    },
    sql`from adjustment settled ${
      expenseType === undefined
        ? sql``
        : sql`cross join lateral (select sum(line.amt) as whole, sum(line.amt) filter (where ordered.expense_type = ${expenseType}) as one
          from every_adjustment_line line join every_po ordered on ordered.po_no = line.po_no
          where line.adj_no = settled.adj_no) part`
    }
    where ${all(
      sql`settled.yyyymm between ${monthOf(days.from)} and ${monthOf(days.to)}`,
      sql`settled.status <> 'CANCELED' and settled.adj_no not in (select line.adj_no from every_po tried
        join every_adjustment_line line on line.po_no = tried.po_no where tried.order_type = 'TEST')`,
      columnIs('settled.section', input.section),
      columnIs('settled.deptcd', input.deptcd),
      columnIs('settled.comp_no', input.compNo),
      columnIs('settled.settle_type', input.settleType),
      more,
    )}`,
  )
}

/** Claims without an order that were approved, by the date of the claim. */
export function claims(measure: string, days: Days, input: ReportInput): Sql {
  return facts(
    'NO',
    {
      measure,
      docNo: sql`claim.none_no`,
      docDate: sql`claim.req_date`,
      status: sql`claim.status`,
      section: sql`claim.section`,
      deptcd: sql`claim.deptcd`,
      deptnm: sql`claim.deptnm`,
      compNo: sql`claim.comp_no`,
      value: sql`claim.supply_amt`,
    },
    sql`from none_order claim where ${all(
      dayWithin('claim.req_date', days),
      sql`claim.status in ('APPROVED', 'SLIPPED', 'POSTED')`,
      columnIs('claim.section', input.section),
      columnIs('claim.deptcd', input.deptcd),
    )}`,
  )
}

/** Budgets of departments and accounts; the section is that of the department in the month, else in the newest before it. */
export function budgets(measure: string, days: Days, input: ReportInput, actor: Actor): Sql {
  return facts(
    'BUDGET',
    {
      measure,
      docNo: sql`budget.account_code`,
      docDate: sql`to_date(budget.yyyymm, 'YYYYMM')`,
      section: sql`home.section_name`,
      deptcd: sql`budget.deptcd`,
      deptnm: sql`home.deptnm`,
      value: sql`budget.budget_amt`,
    },
    sql`from budget join account using (account_code)
      cross join lateral (select section_name, deptnm from department
        where department.deptcd = budget.deptcd and department.yyyymm <= budget.yyyymm
        order by department.yyyymm desc limit 1) home
      where ${all(
        sql`budget.yyyymm between ${monthOf(days.from)} and ${monthOf(days.to)}`,
        budgetScope(actor),
        columnIs('home.section_name', input.section),
        columnIs('budget.deptcd', input.deptcd),
        columnIs('account.expense_type', input.expenseType),
      )}`,
  )
}

function budgetScope(actor: Actor): Sql {
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
