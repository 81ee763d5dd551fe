import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { recallApproval } from '../../document/approval/recallApproval'
import { type Submission, startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { refused } from '../../http/failure'
import { changeDelivery } from '../delivery/changeDelivery'
import { findDelivery } from '../delivery/deliveryStore'
import { recountOrder } from '../order/recountOrder'
import { changeReceipt } from './changeReceipt'
import { checkAccepted, confirmReceipt } from './confirmReceipt'
import { checkOpenPeriod } from './openPeriod'
import { openReceipt } from './openReceipt'
import { receiptApprovalDocument, subjectOf } from './receiptApproval'
import { writeReceiptParties } from './receiptParties'
import { readReceiptLines } from './receiptStore'
import { warehousingTexts } from './warehousingTexts'

/** REQUESTED → REFUSED: nothing of the delivery is taken; its supplier reads why and may ship it anew. */
export async function refuseWarehousing(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const { tx } = context
  const spoken = reasonOf(warehousingWorkflow, 'refuseWarehousing', reason)
  const { receipt, locked } = await openReceipt(context, 'refuseWarehousing', key)
  const answer = await changeReceipt(context, receipt, {
    action: 'refuseWarehousing',
    status: 'REFUSED',
    reason: spoken,
    columns: { refuse_reason: spoken },
  })
  await runAs(tx, 'all', async () => {
    const delivery = receipt.dlv_no === null ? undefined : await findDelivery(tx, receipt.dlv_no)
    if (delivery)
      await changeDelivery(context, delivery, {
        action: 'refuseWarehousing',
        status: 'REJECTED',
        reason: spoken,
        columns: { reject_reason: spoken },
      })
  })
  await recountOrder(context, locked)
  await handOver(context, {
    companies: [locked.order.comp_no],
    title: `입고가 거부되었습니다. ${locked.order.title} (사유: ${spoken})`,
    link: `/cyber/deliverEdit?dlvNo=${receipt.dlv_no ?? ''}`,
  })
  return answer
}

/** INSPECTED or REJECTED → APPROVING; below the amount of the rule it is confirmed at once (D-20). */
export async function submitWarehousing(
  context: EventContext,
  key: DocumentKey,
  submission: Submission = {},
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const { receipt, locked } = await openReceipt(context, 'submitWarehousing', key)
  const accepted = sumDecimals((await readReceiptLines(tx, receipt.wh_req_no)).map(line => line.accept_qty))
  if (compareDecimals(accepted, '0') <= 0) throw refused('nothingAccepted', warehousingTexts.nothingAccepted)
  await checkAccepted(tx, receipt, locked)
  const submitted = { ...receipt, submitter: actor.userId }
  const subject = await subjectOf(tx, submitted)
  const started = await startApproval(context, receiptApprovalDocument, subject, submission)
  if (started.apprNo === undefined)
    return confirmReceipt(context, submitted, { action: 'submitWarehousing', approvalStatus: 'X' })
  await writeReceiptParties(tx, receipt.wh_req_no, started)
  return changeReceipt(context, receipt, {
    action: 'submitWarehousing',
    status: 'APPROVING',
    approvalStatus: 'P',
    reason: started.opinion,
    columns: { submitter: actor.userId, last_deci_dt: null },
  })
}

/** APPROVING → INSPECTED by who submitted it, as long as no approver has acted. */
export async function recallWarehousing(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { receipt } = await openReceipt(context, 'recallWarehousing', key)
  if (receipt.submitter !== context.actor.userId) throw refused('notSubmitter', approvalTexts.notSubmitter)
  await recallApproval(context, 'WH', receipt.wh_req_no)
  return changeReceipt(context, receipt, {
    action: 'recallWarehousing',
    status: 'INSPECTED',
    approvalStatus: 'C',
  })
}

/** CONFIRMED → CANCELED while nothing came of it: the quantity is owed again. */
export async function cancelWarehousing(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const spoken = reasonOf(warehousingWorkflow, 'cancelWarehousing', reason)
  const { receipt, locked } = await openReceipt(context, 'cancelWarehousing', key)
  const lines = await readReceiptLines(tx, receipt.wh_req_no)
  if (receipt.adj_yn === 'Y' || lines.some(line => line.adj_no !== null))
    throw refused('settled', warehousingTexts.settled)
  if (lines.some(line => compareDecimals(line.return_qty, '0') > 0))
    throw refused('returnedBefore', warehousingTexts.returnedBefore)
  if (receipt.receipt_date !== null) await checkOpenPeriod(tx, receipt.receipt_date, now)
  const answer = await changeReceipt(context, receipt, {
    action: 'cancelWarehousing',
    status: 'CANCELED',
    reason: spoken,
  })
  await runAs(tx, 'all', async () => {
    const delivery = receipt.dlv_no === null ? undefined : await findDelivery(tx, receipt.dlv_no)
    if (delivery)
      await changeDelivery(context, delivery, {
        action: 'cancelWarehousing',
        status: 'CANCELED',
        reason: spoken,
      })
  })
  await recountOrder(context, locked, { action: 'whReversed' })
  await handOver(context, {
    people: [receipt.receiver, locked.order.buyer_id],
    companies: [locked.order.comp_no],
    title: `입고가 취소되었습니다. ${locked.order.title} (사유: ${spoken})`,
    link: `/warehousingList?whReqNo=${receipt.wh_req_no}`,
  })
  return answer
}
