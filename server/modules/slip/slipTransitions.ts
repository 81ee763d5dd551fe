import type { TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import { recallApproval } from '../../document/approval/recallApproval'
import { type Submission, startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused } from '../../http/failure'
import { changeSlip, freeSources } from './changeSlip'
import { closeErrors } from './postingErrors'
import { slipApprovalDocument, subjectOf } from './slipApproval'
import { loadSlipReferences } from './slipReferences'
import { slipFailure } from './slipRules'
import { lockNumbers, moveSources } from './slipSources'
import {
  addSlipParties,
  findSlip,
  lockSlip,
  readSlipLines,
  type SlipLineRecord,
  type SlipRecord,
  sourcesOf,
} from './slipStore'
import { slipTexts } from './slipTexts'

const shortestReason = 5
/** The slip must stay as it is while it is on its way, or as long as nobody knows whether the ERP took it. */
const resting = ['updateSignifier', 'deleteSignifier', 'postSignifier']

/** The slip, locked behind its sources, judged by the workflow and compared with the version the actor has seen. */
export async function openSlip(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<SlipRecord> {
  const seen = await findSlip(tx, id)
  if (!seen) throw documentNotFound(actor.scope)
  await lockNumbers(tx, await sourcesOf(tx, id))
  const stored = (await lockSlip(tx, id)) ?? seen
  const { status } = stored
  const isDrafter = stored.drafter === actor.userId
  judgeTransition(actor, signifierWorkflow, transition, { id, status, isDrafter }, refusal =>
    refusal === 'state' && transition === 'postSignifier' ? conflict(slipTexts.notApproved) : undefined,
  )
  if (resting.includes(transition)) {
    if (stored.sending_yn === 'Y') throw conflict(slipTexts.sending)
    if (stored.unsure_yn === 'Y') throw conflict(slipTexts.unsure)
  }
  checkVersion(stored.version, version)
  return stored
}

const lineOf = (line: SlipLineRecord) => ({
  dcType: line.dc_type,
  accountCode: line.account_code,
  amt: line.amt,
  ...given({
    costCenter: line.cost_center,
    taxCode: line.tax_code,
  }),
})

/** DRAFT or REJECTED → APPROVING with a new approval; an automatic rule approves at once. */
export async function submitSignifier(
  context: EventContext,
  key: DocumentKey,
  submission: Submission = {},
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openSlip(context, 'submitSignifier', key)
  const header = {
    docDate: stored.doc_date,
    postingDate: stored.posting_date,
    dueDate: stored.due_date ?? '',
    payMethod: stored.pay_method,
    headerText: stored.header_text,
  }
  const lines = (await readSlipLines(tx, stored.slip_no)).map(lineOf)
  const references = await loadSlipReferences(tx, header, lines, koreanDay(now))
  const failure = slipFailure(header, lines, stored.total_amt, references)
  if (failure) throw failure
  const started = await startApproval(context, slipApprovalDocument, subjectOf(stored), submission)
  await addSlipParties(tx, stored.slip_no, [...started.approvers, ...started.delegates])
  const isWaiting = started.apprNo !== undefined
  return changeSlip(context, stored, {
    action: isWaiting ? 'submitSignifier' : 'approveDoc',
    status: isWaiting ? 'APPROVING' : 'APPROVED',
    approvalStatus: isWaiting ? 'P' : 'X',
    lastDeciDt: isWaiting ? null : now,
    reason: started.opinion,
  })
}

/** APPROVING → DRAFT, as long as no approver has acted. */
export async function recallSignifier(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openSlip(context, 'recallSignifier', key)
  await recallApproval(context, 'SG', stored.slip_no)
  return changeSlip(context, stored, { action: 'recallSignifier', status: 'DRAFT', approvalStatus: 'C' })
}

export function spokenReason(reason: string | undefined): string {
  const spoken = reason?.trim() ?? ''
  if (characterLength(spoken) < shortestReason)
    throw fieldRefused('reason', slipTexts.reasonTooShort, [shortestReason])
  return spoken
}

/** Final: the sources can be booked again, open errors are settled. A reversal that failed leaves its original alone. */
export async function deleteSignifier(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const stored = await openSlip(context, 'deleteSignifier', key)
  const spoken = spokenReason(reason)
  const { tx } = context
  const answer = await changeSlip(context, stored, {
    action: 'deleteSignifier',
    status: 'CANCELED',
    reason: spoken,
  })
  await closeErrors(context, stored.slip_no)
  if (stored.slip_type === 'RV') {
    await tx
      .updateTable('signifier')
      .set({ reverse_no: null })
      .where('slip_no', '=', stored.ref_no ?? '')
      .execute()
    return answer
  }
  await moveSources(context, await sourcesOf(tx, stored.slip_no), { action: 'slipVoided', slipNo: null })
  await freeSources(context, stored.slip_no)
  return answer
}
