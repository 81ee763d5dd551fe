import type { TransitionAnswer } from '../../../codegen/generated/types'
import { poChangeWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { judgeTransition } from '../../document/judgeTransition'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { dropOpenChange, type PoChangeRecord } from '../order/openChange'
import type { PoRecord } from '../order/orderKind'
import { moveOrder, purchaseOrder, staffOrderLink, supplierOrderLink } from '../order/orderKind'
import { orderTexts } from '../order/orderTexts'
import { applyChange } from './applyChange'
import { nameOf, setChange } from './changeApproval'

interface Opened {
  readonly change: PoChangeRecord
  readonly order: PoRecord
}

/** A change with its order locked; both states must allow the step, and the version is that of the order. */
async function openChange(
  context: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<Opened> {
  const { tx, actor } = context
  const found = () => tx.selectFrom('po_change').selectAll().where('chg_no', '=', id).executeTakeFirst()
  const seen = await found()
  if (!seen) throw documentNotFound(actor.scope)
  const order = await openDocument(context, purchaseOrder, transition, { id: seen.po_no, version })
  const change = (await found()) ?? seen
  const isDrafter = change.requested_by === actor.userId
  judgeTransition(actor, poChangeWorkflow, transition, { id, status: change.status, isDrafter })
  return { change, order }
}

/** SENT → ACKED: the order is what the change says. */
export async function ackChange(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { change, order } = await openChange(context, 'ackPoChange', key)
  await setChange(context.tx, change.chg_no, { status: 'ACKED' })
  const answer = await applyChange(context, order, change, { action: 'ackPoChange' })
  await handOver(context, {
    people: [order.buyer_id, change.requested_by],
    title: `협력사가 발주 변경을 확인했습니다. ${nameOf(change)} ${order.title}`,
    link: staffOrderLink(order.po_no),
  })
  return { ...answer, docNo: change.chg_no, status: 'ACKED' }
}

/** SENT → DECLINED: the order stays as it was. */
export async function declineChange(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const given = reasonOf(poChangeWorkflow, 'declinePoChange', reason, orderTexts.declineReasonShort)
  const { change, order } = await openChange(context, 'declinePoChange', key)
  await setChange(context.tx, change.chg_no, { status: 'DECLINED', decline_reason: given })
  const answer = await moveOrder(context, order, { action: 'declinePoChange', reason: given })
  await handOver(context, {
    people: [order.buyer_id, change.requested_by],
    title: `협력사가 발주 변경을 거부했습니다. ${nameOf(change)} ${order.title}`,
    link: staffOrderLink(order.po_no),
  })
  return { ...answer, docNo: change.chg_no, status: 'DECLINED' }
}

/** APPROVING or SENT → CANCELED, by whoever asked for it or a head of purchasing. */
export async function cancelChange(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { change, order } = await openChange(context, 'cancelPoChange', key)
  await dropOpenChange(context, order.po_no)
  const wasSent = change.status === 'SENT'
  const answer = await moveOrder(context, order, {
    action: wasSent ? 'changeDropped' : 'cancelPoChange',
  })
  await handOver(context, {
    companies: [wasSent ? order.comp_no : null],
    title: `발주 변경이 취소되었습니다. ${nameOf(change)} ${order.title} (${order.po_no})`,
    link: supplierOrderLink(order.po_no),
  })
  return { ...answer, docNo: change.chg_no, status: 'CANCELED' }
}
