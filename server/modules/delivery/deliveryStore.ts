import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { DeliveryLineTable, DeliveryTable } from '../../database/deliveryTables'

export type DeliveryRecord = Selectable<DeliveryTable>
export type DeliveryLineRecord = Selectable<DeliveryLineTable>

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
