import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { deleteDraft } from '../../document/approval/deleteDraft'
import { recallApproval } from '../../document/approval/recallApproval'
import { type Submission, startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { spokenReason } from '../../document/spokenReason'
import type { DocumentKey } from '../../document/transitionKeys'
import { checkDayLimit } from './dayLimit'
import { giveSimpleOrder } from './giveSimpleOrder'
import { storedSimpleOrder } from './saveSimpleOrder'
import { simpleOrderApprovalDocument, subjectOf } from './simpleOrderApproval'
import { loadSimpleOrderReferences } from './simpleOrderReferences'
import { submissionFailure } from './simpleOrderRules'
import {
  addSimpleOrderParties,
  changeSimpleOrder,
  openSimpleOrder,
  readSimpleOrderLines,
  simpleOrderPlace,
} from './simpleOrderStore'
import { simpleOrderTexts } from './simpleOrderTexts'

/** DRAFT or REJECTED → APPROVING with a new approval; an automatic rule gives the order at once. */
export async function submitSimpleOrder(
  context: EventContext,
  key: DocumentKey,
  submission: Submission = {},
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openSimpleOrder(context, 'submitSimpleOrder', key)
  const today = koreanDay(now)
  const draft = storedSimpleOrder(stored, await readSimpleOrderLines(tx, stored.so_no))
  const references = await loadSimpleOrderReferences(tx, draft, today)
  const failure = submissionFailure(draft, references, { supplyAmt: stored.supply_amt, today })
  if (failure) throw failure
  await checkDayLimit(
    tx,
    { deptcd: stored.deptcd, compNo: stored.comp_no ?? '', day: today, except: stored.so_no },
    stored.supply_amt,
  )
  const columns = { submit_date: today }
  const started = await startApproval(context, simpleOrderApprovalDocument, subjectOf(stored), submission)
  if (started.apprNo === undefined) return giveSimpleOrder(context, stored, { action: 'approveDoc', columns })
  await addSimpleOrderParties(tx, stored.so_no, [...started.approvers, ...started.delegates])
  return changeSimpleOrder(context, stored, {
    action: 'submitSimpleOrder',
    status: 'APPROVING',
    approvalStatus: 'P',
    reason: started.opinion,
    lastDeciDt: null,
    columns,
  })
}

/** APPROVING → DRAFT, as long as no approver has acted. */
export async function recallSimpleOrder(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openSimpleOrder(context, 'recallSimpleOrder', key)
  await recallApproval(context, 'SO', stored.so_no)
  return changeSimpleOrder(context, stored, {
    action: 'recallSimpleOrder',
    status: 'DRAFT',
    approvalStatus: 'C',
  })
}

/** XFER_ERROR → ORDERED, or an error again. */
export async function retrySimpleOrder(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openSimpleOrder(context, 'retrySimpleOrder', key)
  return giveSimpleOrder(context, stored, { action: 'retrySimpleOrder' })
}

/** Final, with its reason. */
export async function cancelSimpleOrder(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason)
  const stored = await openSimpleOrder(context, 'cancelSimpleOrder', key)
  return changeSimpleOrder(context, stored, {
    action: 'cancelSimpleOrder',
    status: 'CANCELED',
    reason: spoken,
  })
}

/** Only a draft that was never submitted goes away; its number is not given again. */
export async function deleteSimpleOrder(context: EventContext, key: DocumentKey): Promise<void> {
  const action = 'deleteSimpleOrder'
  const { so_no: docNo, status, title, supply_amt: supplyAmt } = await openSimpleOrder(context, action, key)
  await deleteDraft(context, simpleOrderPlace, {
    docNo,
    status,
    action,
    before: { title, supplyAmt },
    submittedBefore: simpleOrderTexts.submittedBefore,
  })
}
