import type { PrHeaderInput, PrLineInput, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, type TransitionRefusal } from '../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import { deleteDraft } from '../../document/approval/deleteDraft'
import { recallApproval } from '../../document/approval/recallApproval'
import { type Submission, startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused, refused } from '../../http/failure'
import { changeStatus, prPlace } from './changeStatus'
import { prApprovalDocument, subjectOf } from './prApproval'
import { tellParties, writeParties } from './prParties'
import { loadReferences } from './prReferences'
import { submissionFailure } from './prRules'
import { lockPr, type PrLineRecord, type PrRecord, readLines } from './prStore'
import { purchaseTexts } from './purchaseTexts'
import { createPr } from './savePr'

/** The request locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openForTransition(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<PrRecord> {
  const pr = await lockPr(tx, id)
  if (!pr) throw documentNotFound(actor.scope)
  const { status } = pr
  const isDrafter = pr.requester === actor.userId
  judgeTransition(actor, prWorkflow, transition, { id, status, isDrafter }, refusal =>
    ownRefusal(transition, status, refusal),
  )
  checkVersion(pr.version, version)
  return pr
}

/** The words that domain 10 has for a wrong state or a wrong person. */
function ownRefusal(transition: string, status: string, refusal: TransitionRefusal): Error | undefined {
  if (refusal === 'drafter' && transition === 'deletePr')
    return refused('deleteOwnOnly', purchaseTexts.deleteOwnOnly)
  if (refusal !== 'state') return undefined
  if (transition === 'deletePr') return conflict(purchaseTexts.deleteDraftOnly)
  if (transition === 'receivePr') return conflict(purchaseTexts.receiveApprovedOnly)
  if (transition === 'returnPr' && status === 'RFQ') return refused('rfqRunning', purchaseTexts.rfqRunning)
  return undefined
}

function lineInput(line: PrLineRecord): PrLineInput {
  return given({
    itemCode: line.item_code,
    itemName: line.item_name,
    spec: line.spec,
    unitCode: line.unit_code,
    qty: line.qty,
    unitPrice: line.unit_price,
    accountCode: line.account_code,
    costCenter: line.cost_center,
    needDate: line.need_date,
    bigo: line.bigo,
  })
}

function headerInput(pr: PrRecord): PrHeaderInput {
  return {
    title: pr.title,
    needDate: pr.need_date ?? '',
    currency: pr.currency,
    ...given({
      purchaseType: pr.purchase_type,
      expenseType: pr.expense_type,
      receiver: pr.receiver,
      deliveryPlace: pr.delivery_place,
      wishCompNo: pr.wish_comp_no,
      reason: pr.reason,
    }),
  }
}

/** DRAFT, REJECTED or RETURNED → APPROVING with a new approval; an automatic rule approves at once. */
export async function submitPr(
  context: EventContext,
  key: DocumentKey,
  submission: Submission = {},
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const pr = await openForTransition(context, 'submitPr', key)
  const lines = (await readLines(tx, pr.pr_no)).map(line => ({ ...lineInput(line), lineNo: line.line_no }))
  const header = headerInput(pr)
  const references = await loadReferences(tx, { header, lines })
  const failure = submissionFailure(
    { header, lines, totalAmt: pr.total_amt, today: koreanDay(now) },
    references,
  )
  if (failure) throw failure
  const started = await startApproval(context, prApprovalDocument, subjectOf(pr), submission)
  await writeParties(tx, pr.pr_no, {
    requester: pr.requester,
    receiver: pr.receiver,
    approvers: started.approvers,
    delegates: started.delegates,
  })
  const isAutomatic = started.apprNo === undefined
  return changeStatus(context, pr, {
    action: 'submitPr',
    status: isAutomatic ? 'APPROVED' : 'APPROVING',
    approvalStatus: isAutomatic ? 'X' : 'P',
    lastDeciDt: isAutomatic ? now : null,
    reason: started.opinion,
  })
}

/** APPROVING → DRAFT, as long as no approver has acted. */
export async function recallPr(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const pr = await openForTransition(context, 'recallPr', key)
  await recallApproval(context, 'PR', pr.pr_no)
  return changeStatus(context, pr, { action: 'recallPr', status: 'DRAFT', approvalStatus: 'C' })
}

/** Final: the request and all its lines are CANCELED. */
export async function cancelPr(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const shortest = findTransition(prWorkflow, 'cancelPr')?.reason?.minLength ?? 0
  const spoken = reason?.trim() ?? ''
  if (characterLength(spoken) < shortest)
    throw fieldRefused('reason', purchaseTexts.transitionReasonTooShort, [shortest])
  const pr = await openForTransition(context, 'cancelPr', key)
  await context.tx
    .updateTable('pr_line')
    .set({ line_status: 'CANCELED' })
    .where('pr_no', '=', pr.pr_no)
    .execute()
  return changeStatus(context, pr, {
    action: 'cancelPr',
    status: 'CANCELED',
    approvalStatus: pr.approval_status,
    reason: spoken,
  })
}

/** Only a draft that was never submitted goes away; its number is not given again. */
export async function deletePr(context: EventContext, key: DocumentKey): Promise<void> {
  const action = 'deletePr'
  const pr = await openForTransition(context, action, key)
  await deleteDraft(context, prPlace, {
    docNo: pr.pr_no,
    status: pr.status,
    action,
    before: { title: pr.title, totalAmtKrw: pr.total_amt_krw, lineCnt: pr.line_cnt },
    submittedBefore: purchaseTexts.submittedBefore,
  })
}

/** A new draft of the actor from any request he sees: without dates, files and whatever became of the source. */
export async function copyPr(context: EventContext, source: PrRecord): Promise<TransitionAnswer> {
  const lines = await readLines(context.tx, source.pr_no)
  const header = { ...headerInput(source), needDate: koreanDay(context.now) }
  const undated = lines.map(line => ({ ...lineInput({ ...line, need_date: null }) }))
  // What has been closed since is named when the copy is saved or submitted.
  const answer = await createPr(context, { header, lines: undated }, 'copyPr')
  await context.tx.updateTable('pr').set({ need_date: null }).where('pr_no', '=', answer.docNo).execute()
  await tellParties(context.tx, answer.docNo)
  return answer
}
