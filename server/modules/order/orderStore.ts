import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { OrderRequestLineTable, OrderRequestTable } from '../../database/orderTables'
import { runAs } from '../../database/runAs'

export type OrderRequestRecord = Selectable<OrderRequestTable>
export type OrderRequestLineRecord = Selectable<OrderRequestLineTable>

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

/** Adds people who may read the document from now on; the rows are the server's own. */
export async function addParties(
  tx: Transaction,
  orNo: string,
  people: readonly (string | null)[],
): Promise<void> {
  const known = [...new Set(people.flatMap(person => person ?? []))]
  if (known.length === 0) return
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('order_request_party')
      .values(known.map(singleid => ({ singleid, or_no: orNo })))
      .onConflict(conflict => conflict.columns(['singleid', 'or_no']).doNothing())
      .execute()
  })
}
