import type { Transaction } from '../../database/connect'

/** Receipts are locked in the order of their numbers, before settlements and slips. */
export async function lockReceipts(tx: Transaction, numbers: readonly string[]): Promise<void> {
  const sorted = [...new Set(numbers)].sort()
  if (sorted.length === 0) return
  await tx
    .selectFrom('warehousing')
    .select('wh_req_no')
    .where('wh_req_no', 'in', sorted)
    .orderBy('wh_req_no')
    .forUpdate()
    .execute()
}
