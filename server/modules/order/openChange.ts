import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { endApproval } from '../../document/approval/recallApproval'
import type { EventContext } from '../../document/documentEvents'
import { conflict } from '../../http/failure'
import { orderTexts } from './orderTexts'

export type PoChangeRecord = Row<'po_change'>

export const openStates: readonly string[] = ['APPROVING', 'SENT']

/** The change of an order that is not decided yet; there is one at most. Asked as the server: it holds whoever sees it. */
export async function openChangeOf(tx: Transaction, poNo: string): Promise<PoChangeRecord | undefined> {
  return runAs(tx, 'all', () =>
    tx
      .selectFrom('po_change')
      .selectAll()
      .where('po_no', '=', poNo)
      .where('status', 'in', openStates)
      .executeTakeFirst(),
  )
}

/** A supplier answers a change before he answers the order. */
export async function refuseWhileChanging({ tx }: EventContext, poNo: string): Promise<void> {
  const open = await openChangeOf(tx, poNo)
  if (open?.status === 'SENT') throw conflict(orderTexts.changePending)
}

/** What is underway ends with the order that it would change. */
export async function dropOpenChange({ tx, actor, now }: EventContext, poNo: string): Promise<void> {
  const open = await openChangeOf(tx, poNo)
  if (!open) return
  await runAs(tx, 'all', async () => {
    await endApproval({ tx, actor, now }, 'PC', poNo)
    await tx
      .updateTable('po_change')
      .set({ status: 'CANCELED', approval_status: open.status === 'APPROVING' ? 'C' : open.approval_status })
      .where('chg_no', '=', open.chg_no)
      .execute()
  })
}
