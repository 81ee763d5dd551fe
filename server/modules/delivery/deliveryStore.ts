import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'

export type DeliveryRecord = Row<'delivery'>
export type DeliveryLineRecord = Row<'delivery_line'>

/** The delivery by its number; undefined where the actor does not see it. */
export async function findDelivery(tx: Transaction, dlvNo: string): Promise<DeliveryRecord | undefined> {
  return tx.selectFrom('delivery').selectAll().where('dlv_no', '=', dlvNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. Its order must be locked before. */
export async function lockDelivery(tx: Transaction, dlvNo: string): Promise<DeliveryRecord | undefined> {
  return tx.selectFrom('delivery').selectAll().where('dlv_no', '=', dlvNo).forUpdate().executeTakeFirst()
}

export async function readDeliveryLines(
  tx: Transaction,
  dlvNo: string,
): Promise<readonly DeliveryLineRecord[]> {
  return tx.selectFrom('delivery_line').selectAll().where('dlv_no', '=', dlvNo).orderBy('line_no').execute()
}
