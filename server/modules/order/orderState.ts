import type { Updateable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import type { Tables } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound } from '../../http/failure'
import { findPo, lockPo, type PoRecord } from './orderStore'
import { orderTexts } from './orderTexts'

/** The order locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openPo(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<PoRecord> {
  if (!(await findPo(tx, id))) throw documentNotFound(actor.scope)
  const { order } = await lockPo(tx, id)
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
