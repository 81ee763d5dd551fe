import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'

export type AdjustmentRecord = Row<'adjustment'>
export type AdjustmentLineRecord = Row<'adjustment_line'>
export type TaxInvoiceRecord = Row<'tax_invoice'>

/** The settlement by its number; undefined where the actor does not see it. */
export async function findAdjustment(tx: Transaction, adjNo: string): Promise<AdjustmentRecord | undefined> {
  return tx.selectFrom('adjustment').selectAll().where('adj_no', '=', adjNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockAdjustment(tx: Transaction, adjNo: string): Promise<AdjustmentRecord | undefined> {
  return tx.selectFrom('adjustment').selectAll().where('adj_no', '=', adjNo).forUpdate().executeTakeFirst()
}

export async function readAdjustmentLines(
  tx: Transaction,
  adjNo: string,
): Promise<readonly AdjustmentLineRecord[]> {
  return tx.selectFrom('adjustment_line').selectAll().where('adj_no', '=', adjNo).orderBy('line_no').execute()
}

/** The invoice that has not been canceled; there is at most one. */
export async function livingInvoice(tx: Transaction, adjNo: string): Promise<TaxInvoiceRecord | undefined> {
  return tx
    .selectFrom('tax_invoice')
    .selectAll()
    .where('adj_no', '=', adjNo)
    .where('status', '<>', 'CANCELED')
    .executeTakeFirst()
}
