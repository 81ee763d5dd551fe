import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'

export type PoRecord = Row<'po'>
export type PoLineRecord = Row<'po_line'>

/** The order by its number; undefined where the actor does not see it. */
export async function findPo(tx: Transaction, poNo: string): Promise<PoRecord | undefined> {
  return tx.selectFrom('po').selectAll().where('po_no', '=', poNo).executeTakeFirst()
}

export async function readPoLines(tx: Transaction, poNo: string): Promise<readonly PoLineRecord[]> {
  return tx.selectFrom('po_line').selectAll().where('po_no', '=', poNo).orderBy('line_no').execute()
}

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
