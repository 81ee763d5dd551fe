import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'

export type ReceiptRecord = Row<'warehousing'>
export type ReceiptLineRecord = Row<'warehousing_line'>

/** The receipt by its number; undefined where the actor does not see it. */
export async function findReceipt(tx: Transaction, whReqNo: string): Promise<ReceiptRecord | undefined> {
  return tx.selectFrom('warehousing').selectAll().where('wh_req_no', '=', whReqNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. Its order must be locked before. */
export async function lockReceipt(tx: Transaction, whReqNo: string): Promise<ReceiptRecord | undefined> {
  return tx
    .selectFrom('warehousing')
    .selectAll()
    .where('wh_req_no', '=', whReqNo)
    .forUpdate()
    .executeTakeFirst()
}

export async function readReceiptLines(
  tx: Transaction,
  whReqNo: string,
): Promise<readonly ReceiptLineRecord[]> {
  return tx
    .selectFrom('warehousing_line')
    .selectAll()
    .where('wh_req_no', '=', whReqNo)
    .orderBy('line_no')
    .execute()
}
