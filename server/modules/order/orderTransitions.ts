import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, subtractDecimals } from '../../../schemas/shared/decimal'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict, refused } from '../../http/failure'
import { releaseRequested } from '../purchaseRequest/releaseRequested'
import { dropOpenChange, openChangeOf } from './openChange'
import { changeOrder, openPo, staffOrderLink, supplierOrderLink } from './orderState'
import type { PoRecord } from './orderStore'
import { readPoLines } from './orderStore'
import { orderTexts } from './orderTexts'

/** DECLINED → SENT with a word of why; the supplier answers anew. */
export async function resendPo(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = reasonOf(poWorkflow, 'resendPo', reason)
  const order = await openPo(context, 'resendPo', key)
  const answer = await changeOrder(context, order, {
    action: 'resendPo',
    status: 'SENT',
    reason: spoken,
    columns: { decline_reason: null },
  })
  await tellSupplier(context, order, '발주서를 다시 보냈습니다.')
  return answer
}

/** PARTIAL → COMPLETED: what is missing is not waited for, and the requests may have it ordered elsewhere. */
export async function forceClosePo(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const { tx } = context
  const spoken = reasonOf(poWorkflow, 'forceClosePo', reason)
  const order = await openPo(context, 'forceClosePo', key)
  const lines = await readPoLines(tx, order.po_no)
  if (lines.some(line => compareDecimals(line.shipped_qty, '0') > 0))
    throw refused('closeInTransit', orderTexts.closeInTransit)
  if (await openChangeOf(tx, order.po_no)) throw conflict(orderTexts.openChange)
  await runAs(tx, 'all', () =>
    tx
      .updateTable('po_line')
      .set({ completed_yn: 'Y', remain_qty: '0' })
      .where('po_no', '=', order.po_no)
      .execute(),
  )
  const answer = await changeOrder(context, order, {
    action: 'forceClosePo',
    status: 'COMPLETED',
    reason: spoken,
  })
  await releaseRequested(
    context,
    lines
      .map(line => ({ ...line, qty: subtractDecimals(line.qty, line.received_qty) }))
      .filter(({ qty }) => compareDecimals(qty, '0') > 0),
  )
  await tellSupplier(context, order, '발주의 잔량이 종결되었습니다.')
  return answer
}

/** Final. What it ordered is open again. */
export async function cancelPo(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const { tx } = context
  const spoken = reasonOf(poWorkflow, 'cancelPo', reason)
  const order = await openPo(context, 'cancelPo', key)
  const lines = await readPoLines(tx, order.po_no)
  const isDelivered = lines.some(
    line => compareDecimals(line.received_qty, '0') > 0 || compareDecimals(line.shipped_qty, '0') > 0,
  )
  if (isDelivered) throw refused('cancelDelivered', orderTexts.cancelDelivered)
  await dropOpenChange(context, order.po_no)
  await runAs(tx, 'all', () =>
    tx
      .updateTable('delivery')
      .set({ status: 'CANCELED', version: sql<number>`version + 1` })
      .where('po_no', '=', order.po_no)
      .where('status', 'in', ['DRAFT', 'REJECTED'])
      .execute(),
  )
  const answer = await changeOrder(context, order, { action: 'cancelPo', status: 'CANCELED', reason: spoken })
  await releaseRequested(context, lines, true)
  await tellSupplier(context, order, '발주가 취소되었습니다.')
  return answer
}

async function tellSupplier(context: EventContext, order: PoRecord, what: string): Promise<void> {
  await handOver(context, {
    people: [order.buyer_id, order.requester],
    title: `${what} ${order.title}`,
    link: staffOrderLink(order.po_no),
  })
  await handOver(context, {
    companies: [order.forward_yn === 'Y' ? order.comp_no : null],
    title: `${what} ${order.title} (${order.po_no})`,
    link: supplierOrderLink(order.po_no),
  })
}
