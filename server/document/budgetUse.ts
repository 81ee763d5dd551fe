import { sql } from 'kysely'
import { beforeCommit } from '../database/beforeCommit'
import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'

/** Documents that use budgets. What happens to a receipt reaches them by the event of its order. */
const spenders: readonly string[] = ['PR', 'PO', 'ADJ']

const noted = new WeakMap<Transaction, Set<string>>()

/**
 * Whatever happens to a document may change what it uses of its budget: approval commits it, orders and settlements take
 * its place, cancelling and closing release it. So it is computed again from its rows when the unit of work ends.
 */
export function noteBudgetUse(tx: Transaction, docType: string, docNo: string): void {
  if (!spenders.includes(docType)) return
  const known = noted.get(tx)
  if (known) {
    known.add(docNo)
    return
  }
  const docNos = new Set([docNo])
  noted.set(tx, docNos)
  beforeCommit(tx, () => runAs(tx, 'all', () => recountBudgets(tx, [...docNos])))
}

interface Change {
  readonly yyyymm: string
  readonly deptcd: string
  readonly account_code: string
  readonly change: string
}

/**
 * Brings what the documents use, and `used_amt` of their budgets, up to what their rows say. The documents are locked
 * first, so that two settlements of one order see each other; then the budgets, in the order of their keys.
 */
async function recountBudgets(tx: Transaction, docNos: readonly string[]): Promise<void> {
  const all = await withNeighbours(tx, docNos)
  await sql`select pg_advisory_xact_lock(hashtextextended(doc_no, 372))
    from (select unnest(${all}::text[]) as doc_no order by 1) doc`.execute(tx)
  const { rows } = await sql<Change>`select yyyymm, deptcd, account_code, sum(amt)::text as change from (
      select yyyymm, deptcd, account_code, amt from budget_demand where doc_no = any(${all}::text[])
      union all select yyyymm, deptcd, account_code, -amt from budget_use where doc_no = any(${all}::text[])
    ) use group by yyyymm, deptcd, account_code order by yyyymm, deptcd, account_code`.execute(tx)
  if (rows.length === 0) return
  for (const { yyyymm, deptcd, account_code, change } of rows)
    if (Number(change) !== 0)
      await sql`update budget set used_amt = used_amt + ${change}::numeric where yyyymm = ${yyyymm}
        and deptcd = ${deptcd} and account_code = ${account_code}`.execute(tx)
  await sql`delete from budget_use where doc_no = any(${all}::text[])`.execute(tx)
  await sql`insert into budget_use (doc_no, yyyymm, deptcd, account_code, amt)
    select doc_no, yyyymm, deptcd, account_code, amt from budget_demand
    where doc_no = any(${all}::text[]) and amt <> 0`.execute(tx)
}

/** A settlement takes the place of what its orders use, and an order of what its requests use. */
async function withNeighbours(tx: Transaction, docNos: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ doc_no: string }>`
    with given as (select unnest(${[...docNos]}::text[]) collate "C" as doc_no),
    orders as (select doc_no from given union select po_no from adjustment_line where adj_no in (select doc_no from given))
    select doc_no from orders union select pr_no from po_line
      where po_no in (select doc_no from orders) and pr_no is not null`.execute(tx)
  return rows.map(row => row.doc_no)
}
