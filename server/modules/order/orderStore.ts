import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { addParties } from '../../document/changeDocument'

export type OrderRequestRecord = Row<'order_request'>
export type OrderRequestLineRecord = Row<'order_request_line'>

/** The order request by its number; undefined where the actor does not see it. */
export async function findOrderRequest(
  tx: Transaction,
  orNo: string,
): Promise<OrderRequestRecord | undefined> {
  return tx.selectFrom('order_request').selectAll().where('or_no', '=', orNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOrderRequest(
  tx: Transaction,
  orNo: string,
): Promise<OrderRequestRecord | undefined> {
  return tx.selectFrom('order_request').selectAll().where('or_no', '=', orNo).forUpdate().executeTakeFirst()
}

export async function readOrderLines(
  tx: Transaction,
  orNo: string,
): Promise<readonly OrderRequestLineRecord[]> {
  return tx
    .selectFrom('order_request_line')
    .selectAll()
    .where('or_no', '=', orNo)
    .orderBy('line_no')
    .execute()
}

/** Adds people who may read the order request from now on. */
export const addOrderRequestParties = (tx: Transaction, docNo: string, people: readonly (string | null)[]) =>
  addParties({ tx }, { table: 'order_request_party', key: 'or_no', docNo }, people)
