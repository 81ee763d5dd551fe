import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'

export type PrRecord = Row<'pr'>
export type PrLineRecord = Row<'pr_line'>

/** The request by its number; undefined where the actor does not see it. */
export async function findPr(tx: Transaction, prNo: string): Promise<PrRecord | undefined> {
  return tx.selectFrom('pr').selectAll().where('pr_no', '=', prNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockPr(tx: Transaction, prNo: string): Promise<PrRecord | undefined> {
  return tx.selectFrom('pr').selectAll().where('pr_no', '=', prNo).forUpdate().executeTakeFirst()
}

export async function readLines(tx: Transaction, prNo: string): Promise<readonly PrLineRecord[]> {
  return tx.selectFrom('pr_line').selectAll().where('pr_no', '=', prNo).orderBy('line_no').execute()
}
