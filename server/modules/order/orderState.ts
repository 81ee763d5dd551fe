import type { Updateable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Tables } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound } from '../../http/failure'
import type { PoRecord } from './listCyberPo'
import { orderTexts } from './orderTexts'

/** The order by its number; undefined where the actor does not see it. */
export async function findPo(tx: Transaction, poNo: string): Promise<PoRecord | undefined> {
  return tx.selectFrom('po').selectAll().where('po_no', '=', poNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. Who sees it need not be allowed to write it. */
export async function lockPo(tx: Transaction, poNo: string): Promise<PoRecord | undefined> {
  if (!(await findPo(tx, poNo))) return undefined
  return runAs(tx, 'all', () =>
    tx.selectFrom('po').selectAll().where('po_no', '=', poNo).forUpdate().executeTakeFirst(),
  )
}

/** The order locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openPo(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<PoRecord> {
  const order = await lockPo(tx, id)
  if (!order) throw documentNotFound(actor.scope)
  const { status } = order
  const isDrafter = order.buyer_id === actor.userId
  judgeTransition(actor, poWorkflow, transition, { id, status, isDrafter }, refusal =>
    refusal === 'state' && transition === 'acceptPo' && status === 'CANCELED'
      ? conflict(orderTexts.canceledOrder)
      : undefined,
  )
  checkVersion(order.version, version)
  return order
}

export interface OrderChange {
  readonly action: string
  /** Unchanged without it. */
  readonly status?: string
  readonly reason?: string | undefined
  readonly columns?: Updateable<Tables['po']>
}

/** Moves an order on, with its version and its event. */
export async function changeOrder(
  context: EventContext,
  order: PoRecord,
  { action, status = order.status, reason, columns }: OrderChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = order.version + 1
  await runAs(tx, 'all', () =>
    tx
      .updateTable('po')
      .set({ ...columns, status, version, updated_by: actor.userId, updated_dt: now })
      .where('po_no', '=', order.po_no)
      .execute(),
  )
  await addEvent(context, {
    docType: 'PO',
    docNo: order.po_no,
    action,
    from: order.status,
    to: status,
    reason,
  })
  return { success: true, docNo: order.po_no, status, approvalStatus: 'A', version }
}

/** Where staff find an order: change it, send it again, cancel it. */
export const staffOrderLink = (poNo: string) => `/portal/poChange/poChangeInfo?poNo=${poNo}`
export const supplierOrderLink = (poNo: string) => `/cyber/CyberOrderRequestEdit?poNo=${poNo}`
