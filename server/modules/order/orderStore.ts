import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { findDocument, readLines } from '../../document/documentKind'
import { type PoLineRecord, type PoRecord, purchaseOrder } from './orderKind'

/** The order by its number; undefined where the actor does not see it. */
export const findOrder = (tx: Transaction, poNo: string) => findDocument(tx, purchaseOrder, poNo)

export const readOrderLines = (tx: Transaction, poNo: string) => readLines(tx, purchaseOrder, poNo)

export interface LockedPo {
  readonly order: PoRecord
  readonly lines: readonly PoLineRecord[]
}

/**
 * The order and its lines, and nobody else changes them until the transaction ends. Whatever moves quantities or terms of
 * an order locks it first, then its own document: two who move the same line come one after the other and never wait
 * for each other. Locked as the server, for neither a receiver nor an approver may write the order.
 */
export async function lockPo(tx: Transaction, poNo: string): Promise<LockedPo> {
  return runAs(tx, 'all', async () => {
    const order = await tx
      .selectFrom('po')
      .selectAll()
      .where('po_no', '=', poNo)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const lines = await tx
      .selectFrom('po_line')
      .selectAll()
      .where('po_no', '=', poNo)
      .orderBy('line_no')
      .forUpdate()
      .execute()
    return { order, lines }
  })
}
