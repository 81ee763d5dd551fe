import type { NoneOrderInput, NoneOrderUpdate, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { newestApproval } from '../../document/approval/approvalStore'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { recallApproval } from '../../document/approval/recallApproval'
import { type Submission, startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import { findCompany } from '../../master/findCompany'
import { paymentDue } from '../../master/paymentDue'
import { claimApprovalDocument, subjectOf } from './claimApproval'
import { assignedFailure, keptFailure, submittedFailure } from './claimRules'
import { addClaimParties, changeClaim, openClaim, readClaimLines } from './claimStore'
import { claimTexts } from './claimTexts'
import { changeStoredClaim, storeClaim } from './saveClaim'
import { spokenReason, typedFields } from './supplierClaims'

const supplierLink = (noneNo: string) => `/cyber/noneOrderView?noneNo=${noneNo}`

/** Entered by staff for a supplier: received at once. */
export async function createClaimProxy(
  context: EventContext,
  input: NoneOrderInput,
): Promise<TransitionAnswer> {
  const wrong = submittedFailure(input.header, input.lines, { today: koreanDay(context.now), isExact: true })
  if (wrong) throw wrong
  const company = await context.tx
    .selectFrom('company')
    .select('comp_no')
    .where('comp_no', '=', input.header.compNo)
    .executeTakeFirst()
  if (!company) throw fieldRefused('compNo', 'companyUnknown')
  return storeClaim(context, input, {
    compNo: input.header.compNo,
    sourceType: 'I',
    status: 'RECEIVED',
    action: 'createNoneOrderProxy',
    payTerm: input.header.payTerm ?? null,
  })
}

export async function receiveClaim(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openClaim(context, 'receiveNoneOrder', key)
  const answer = await changeClaim(context, stored, { action: 'receiveNoneOrder', status: 'RECEIVED' })
  await handOver(context, {
    companies: [stored.comp_no],
    title: `비발주 청구가 접수되었습니다. ${stored.title}`,
    link: supplierLink(stored.none_no),
  })
  return answer
}

export async function supplementClaim(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason)
  const stored = await openClaim(context, 'supplementNoneOrder', key)
  if (stored.source_type === 'I') throw refused('supplementOfOwn', claimTexts.supplementOfOwn)
  const answer = await changeClaim(context, stored, {
    action: 'supplementNoneOrder',
    status: 'SUPPLEMENT',
    reason: spoken,
    columns: { supplement_reason: spoken },
  })
  await handOver(context, {
    companies: [stored.comp_no],
    title: `비발주 청구의 보완을 요청드립니다. ${stored.title}`,
    link: supplierLink(stored.none_no),
  })
  return answer
}

/** The accounting assignment: account and cost center of every line. */
export async function assignClaim(
  context: EventContext,
  noneNo: string,
  { version, ...input }: NoneOrderUpdate,
): Promise<TransitionAnswer> {
  const stored = await openClaim(context, 'updateNoneOrder', { id: noneNo, version })
  const wrong = keptFailure(input.header, input.lines)
  if (wrong) throw wrong
  return changeStoredClaim(context, stored, input, 'updateNoneOrder', input.header.payTerm ?? null)
}

/** RECEIVED or REJECTED → APPROVING by the rules of NO. */
export async function submitForApproval(
  context: EventContext,
  key: DocumentKey,
  submission: Submission = {},
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openClaim(context, 'submitNoneOrder', key)
  const lines = (await readClaimLines(tx, stored.none_no, true)).map(line => ({
    amt: line.amt,
    accountCode: line.account_code ?? undefined,
    costCenter: line.cost_center ?? undefined,
  }))
  const today = koreanDay(now)
  const wrong =
    assignedFailure(lines) ?? submittedFailure(typedFields(stored), lines, { today, isExact: true })
  if (wrong) throw wrong
  if (stored.pay_term === null) throw fieldRefused('payTerm', claimTexts.payTermMissing)
  const company = await findCompany(tx, stored.comp_no)
  const due = paymentDue({
    payTerm: stored.pay_term,
    subcontractYn: company.subcontract_yn,
    receiptDay: stored.write_date ?? today,
  })
  const started = await startApproval(
    context,
    claimApprovalDocument,
    subjectOf(stored, context.actor),
    submission,
  )
  await addClaimParties(tx, stored.none_no, [...started.approvers, ...started.delegates])
  const isAutomatic = started.apprNo === undefined
  return changeClaim(context, stored, {
    action: 'submitNoneOrder',
    status: isAutomatic ? 'APPROVED' : 'APPROVING',
    approvalStatus: isAutomatic ? 'X' : 'P',
    lastDeciDt: isAutomatic ? now : null,
    reason: started.opinion,
    columns: { due_date: due ?? null },
  })
}

export async function recallClaim(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openClaim(context, 'recallNoneOrder', key)
  const approval = await runAs(context.tx, 'all', () => newestApproval(context.tx, 'NO', stored.none_no))
  if (approval?.drafter !== context.actor.userId) throw refused('notSubmitter', approvalTexts.notSubmitter)
  await recallApproval(context, 'NO', stored.none_no)
  return changeClaim(context, stored, { action: 'recallNoneOrder', status: 'RECEIVED', approvalStatus: 'C' })
}
