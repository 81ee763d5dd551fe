import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { runAs } from '../../database/runAs'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { recallDocument } from '../../document/documentApproval'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument, readLines } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { refused } from '../../http/failure'
import { releaseCandidates } from '../asset/receivedAssets'
import { lockPo } from '../order/orderStore'
import { recountOrder } from '../order/recountOrder'
import { checkAccepted } from './confirmReceipt'
import { followDelivery, supplierDeliveryLink } from './followDelivery'
import { checkOpenPeriod } from './openPeriod'
import { checkNoReturn, checkReceiver, type ReceiptRecord, receipt } from './receiptKind'
import { receiptTexts } from './receiptTexts'

/** REQUESTED → REFUSED: nothing of the delivery is taken; its supplier reads why and may ship it again. */
export async function refuseReceipt(
  context: EventContext,
  stored: ReceiptRecord,
  reason = '',
): Promise<TransitionAnswer> {
  checkReceiver(context.actor, stored)
  const locked = await lockPo(context.tx, stored.po_no)
  const action = 'refuseWarehousing'
  const answer = await moveDocument(context, receipt, stored, {
    action,
    status: 'REFUSED',
    reason,
    columns: { refuse_reason: reason },
  })
  await followDelivery(context, stored.dlv_no, {
    action,
    status: 'REJECTED',
    reason,
    columns: { reject_reason: reason },
  })
  await recountOrder(context, locked)
  await handOver(context, {
    companies: [locked.order.comp_no],
    title: `입고가 거부되었습니다. ${locked.order.title} (사유: ${reason})`,
    link: supplierDeliveryLink(stored.dlv_no),
  })
  return answer
}

/** INSPECTED or REJECTED → APPROVING; below the amount of the rule it is confirmed at once (D-20). */
export async function checkSubmission(
  { tx, actor }: EventContext,
  stored: ReceiptRecord,
): Promise<Partial<ReceiptRecord>> {
  checkReceiver(actor, stored)
  const accepted = sumDecimals((await readLines(tx, receipt, stored.wh_req_no)).map(line => line.accept_qty))
  if (compareDecimals(accepted, '0') <= 0) throw refused('nothingAccepted', receiptTexts.nothingAccepted)
  await checkAccepted(tx, stored, await lockPo(tx, stored.po_no))
  return { submitter: actor.userId }
}

/** APPROVING → INSPECTED by who submitted it, as long as no approver has acted. */
export async function recallReceipt(context: EventContext, stored: ReceiptRecord): Promise<TransitionAnswer> {
  if (stored.submitter !== context.actor.userId) throw refused('notSubmitter', approvalTexts.notSubmitter)
  return recallDocument(context, receipt, stored)
}

/** CONFIRMED → CANCELED while nothing came of it: the quantity is owed again. */
export async function cancelReceipt(
  context: EventContext,
  stored: ReceiptRecord,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  checkNoReturn(stored)
  const locked = await lockPo(tx, stored.po_no)
  const lines = await readLines(tx, receipt, stored.wh_req_no)
  if (stored.adj_yn === 'Y' || lines.some(line => line.adj_no !== null))
    throw refused('settled', receiptTexts.settled)
  if (lines.some(line => compareDecimals(line.return_qty, '0') > 0))
    throw refused('returnedBefore', receiptTexts.returnedBefore)
  if (stored.receipt_date !== null) await checkOpenPeriod(tx, stored.receipt_date, now)
  await runAs(tx, 'all', async () => {
    for (const { line_no } of lines) await releaseCandidates(context, stored.wh_req_no, line_no, '0')
  })
  const change = { action: 'cancelWarehousing', status: 'CANCELED', reason }
  const answer = await moveDocument(context, receipt, stored, change)
  await followDelivery(context, stored.dlv_no, change)
  await recountOrder(context, locked, { action: 'whReversed' })
  await handOver(context, {
    people: [stored.receiver, locked.order.buyer_id],
    companies: [locked.order.comp_no],
    title: `입고가 취소되었습니다. ${locked.order.title} (사유: ${reason})`,
    link: linkOf(receipt, stored.wh_req_no),
  })
  return answer
}
