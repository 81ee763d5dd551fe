import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'

/** Lines of an order of which something is settled. */
export async function settledLines(tx: Transaction, poNo: string): Promise<ReadonlySet<number>> {
  const { rows } = await runAs(tx, 'all', () =>
    sql<{ line_no: number }>`select distinct receipt.po_line_no as line_no from warehousing_line receipt
      join adjustment on adjustment.adj_no = receipt.adj_no
      where receipt.po_no = ${poNo} and adjustment.status <> 'CANCELED'`.execute(tx),
  )
  return new Set(rows.map(row => row.line_no))
}
