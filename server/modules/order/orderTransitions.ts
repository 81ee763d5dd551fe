import type { OrderRequestHeaderInput, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { orderRequestWorkflow } from '../../../schemas/workflow/workflows'
import { deleteDraft } from '../../document/approval/deleteDraft'
import { recallApproval } from '../../document/approval/recallApproval'
import { type Submission, startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import { judgeTransition } from '../../document/judgeTransition'
import { spokenReason } from '../../document/spokenReason'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound } from '../../http/failure'
import { changeOrderStatus, orderRequestPlace } from './changeOrderStatus'
import { giveOrder } from './giveOrder'
import { findLoiFacts, releaseLetter } from './loiOrder'
import { orderApprovalDocument, subjectOf } from './orderApproval'
import { joinLines, storedInput } from './orderLines'
import { loadOrderReferences } from './orderReferences'
import { submissionFailure } from './orderRules'
import {
  addOrderRequestParties,
  lockOrderRequest,
  type OrderRequestRecord,
  readOrderLines,
} from './orderStore'
import { orderTexts } from './orderTexts'
import { requestsFollow } from './requestsFollow'

/** The order request locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openOrderRequest(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<OrderRequestRecord> {
  const stored = await lockOrderRequest(tx, id)
  if (!stored) throw documentNotFound(actor.scope)
  const { status } = stored
  const isDrafter = stored.buyer_id === actor.userId
  judgeTransition(actor, orderRequestWorkflow, transition, { id, status, isDrafter }, refusal => {
    if (refusal !== 'state') return undefined
    if (transition === 'submitOrderRequest') return conflict(orderTexts.submitMixed)
    return transition === 'retryOrderRequest' ? conflict(orderTexts.retryOnly) : undefined
  })
  checkVersion(stored.version, version)
  return stored
}

function headerInput(stored: OrderRequestRecord): OrderRequestHeaderInput {
  return {
    title: stored.title,
    currency: stored.currency,
    taxCode: stored.tax_code,
    ...given({
      compNo: stored.comp_no,
      receiver: stored.receiver,
      expenseType: stored.expense_type,
      priceBasis: stored.price_basis,
      basisReason: stored.basis_reason,
      payTerm: stored.pay_term,
      incoterms: stored.incoterms,
      dueDate: stored.due_date,
      deliveryPlace: stored.delivery_place,
    }),
  }
}

/** DRAFT or REJECTED → APPROVING with a new approval; an automatic rule gives the order at once. */
export async function submitOrderRequest(
  context: EventContext,
  key: DocumentKey,
  submission: Submission = {},
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openOrderRequest(context, 'submitOrderRequest', key)
  const today = koreanDay(now)
  const storedLines = await readOrderLines(tx, stored.or_no)
  const lines = await joinLines(
    {
      tx,
      today,
      orNo: stored.or_no,
      stored: storedLines.map(line => line.line_no),
      loi: await findLoiFacts(tx, stored.loi_no),
    },
    storedLines.map(storedInput),
  )
  const header = headerInput(stored)
  const references = await loadOrderReferences(tx, { header, lines })
  const failure = submissionFailure({ header, lines }, references, today)
  if (failure) throw failure
  const forward_yn = references.company?.forward_yn ?? 'N'
  const started = await startApproval(context, orderApprovalDocument, subjectOf(stored), submission)
  if (started.apprNo === undefined)
    return giveOrder(context, { ...stored, forward_yn }, { action: 'approveDoc' })
  await addOrderRequestParties(tx, stored.or_no, [...started.approvers, ...started.delegates])
  return changeOrderStatus(context, stored, {
    action: 'submitOrderRequest',
    status: 'APPROVING',
    approvalStatus: 'P',
    reason: started.opinion,
    lastDeciDt: null,
    columns: { forward_yn },
  })
}

/** APPROVING → DRAFT, as long as no approver has acted. */
export async function recallOrderRequest(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openOrderRequest(context, 'recallOrderRequest', key)
  await recallApproval(context, 'OR', stored.or_no)
  return changeOrderStatus(context, stored, {
    action: 'recallOrderRequest',
    status: 'DRAFT',
    approvalStatus: 'C',
  })
}

/** XFER_ERROR → ORDERED: the order is given once more. */
export async function retryOrderRequest(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openOrderRequest(context, 'retryOrderRequest', key)
  return giveOrder(context, stored, { action: 'retryOrderRequest' })
}

/** Final: the requested quantities are open again, and so is the letter that was converted into it. */
export async function cancelOrderRequest(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason)
  const stored = await openOrderRequest(context, 'cancelOrderRequest', key)
  const lines = await readOrderLines(context.tx, stored.or_no)
  const answer = await changeOrderStatus(context, stored, {
    action: 'cancelOrderRequest',
    status: 'CANCELED',
    reason: spoken,
  })
  await requestsFollow(
    context,
    lines.flatMap(line => line.pr_no ?? []),
  )
  await releaseLetter(context, stored.loi_no)
  return answer
}

/** Only a draft that was never submitted goes away; its number is not given again. */
export async function deleteOrderRequest(context: EventContext, key: DocumentKey): Promise<void> {
  const action = 'deleteOrderRequest'
  const stored = await openOrderRequest(context, action, key)
  const lines = await readOrderLines(context.tx, stored.or_no)
  await deleteDraft(context, orderRequestPlace, {
    docNo: stored.or_no,
    status: stored.status,
    action,
    before: { title: stored.title, totalAmtKrw: stored.total_amt_krw, lineCnt: stored.line_cnt },
    submittedBefore: orderTexts.submittedBefore,
  })
  await requestsFollow(
    context,
    lines.flatMap(line => line.pr_no ?? []),
  )
  await releaseLetter(context, stored.loi_no)
}
