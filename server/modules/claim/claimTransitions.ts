import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { newestApproval } from '../../document/approval/approvalStore'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { sentAgain } from '../../document/columns'
import { approvedChange, recallDocument, rejectedChange } from '../../document/documentApproval'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument, readLines } from '../../document/documentKind'
import type { Approved } from '../../document/documentParts'
import { sentFields } from '../../document/documentWork'
import { handOver } from '../../document/handOver'
import { refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { findCompany } from '../../master/findCompany'
import { paymentDue } from '../../master/paymentDue'
import { type ClaimDraft, type ClaimRecord, claim, supplierClaim, supplierClaimLink } from './claimKind'
import { submittedFailure } from './claimRules'
import { claimTexts } from './claimTexts'

const tellContact = (context: EventContext, { contact_id, none_no }: ClaimRecord, title: string) =>
  handOver(context, { people: [contact_id], title, link: linkOf(claim, none_no) })

const tellSupplier = (context: EventContext, { comp_no, none_no }: ClaimRecord, title: string) =>
  handOver(context, { companies: [comp_no], title, link: supplierClaimLink(none_no) })

/** DRAFT or SUPPLEMENT → SUBMITTED. */
export async function submitSupplierClaim(
  context: EventContext,
  stored: ClaimRecord,
): Promise<TransitionAnswer> {
  // What we have asked to be supplemented is no new claim.
  if (stored.status === 'DRAFT') await checkCompany(context.tx, stored.comp_no, 'claim')
  const lines = await readLines(context.tx, supplierClaim, stored.none_no, ['amt'])
  const draft = sentAgain(sentFields('createNoneOrder').sentHeader, stored) as unknown as ClaimDraft['header']
  const failure = submittedFailure(draft, lines, { today: koreanDay(context.now), isExact: false })
  if (failure) throw failure
  await tellContact(context, stored, `비발주 청구가 제출되었습니다. ${stored.title}`)
  return moveDocument(context, supplierClaim, stored, { action: 'submitCyberNoneOrder', status: 'SUBMITTED' })
}

export async function cancelSupplierClaim(
  context: EventContext,
  stored: ClaimRecord,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  if (stored.status === 'SUBMITTED')
    await tellContact(context, stored, `비발주 청구가 취소되었습니다. ${stored.title}`)
  return moveDocument(context, supplierClaim, stored, {
    action: 'cancelCyberNoneOrder',
    status: 'CANCELED',
    reason,
  })
}

export async function receiveClaim(context: EventContext, stored: ClaimRecord): Promise<TransitionAnswer> {
  await tellSupplier(context, stored, `비발주 청구가 접수되었습니다. ${stored.title}`)
  return moveDocument(context, claim, stored, { action: 'receiveNoneOrder', status: 'RECEIVED' })
}

export async function supplementClaim(
  context: EventContext,
  stored: ClaimRecord,
  reason = '',
): Promise<TransitionAnswer> {
  if (stored.source_type === 'I') throw refused('supplementOfOwn', claimTexts.supplementOfOwn)
  await tellSupplier(context, stored, `비발주 청구의 보완을 요청드립니다. ${stored.title}`)
  return moveDocument(context, claim, stored, {
    action: 'supplementNoneOrder',
    status: 'SUPPLEMENT',
    reason,
    columns: { supplement_reason: reason },
  })
}

/** The day of payment follows from its terms when it is submitted. */
export async function dueOfClaim(
  { tx, actor, now }: EventContext,
  { comp_no, pay_term, write_date }: ClaimRecord,
): Promise<Partial<ClaimRecord>> {
  const company = await findCompany(tx, comp_no)
  const due = paymentDue({
    payTerm: pay_term ?? '',
    subcontractYn: company.subcontract_yn,
    receiptDay: write_date ?? koreanDay(now),
  })
  return { due_date: due ?? null, updated_by: actor.userId }
}

export async function approvedClaim(
  context: EventContext,
  stored: ClaimRecord,
  approved: Approved<ClaimRecord>,
): Promise<TransitionAnswer> {
  if (!approved.isAutomatic)
    await tellContact(context, stored, `비발주 정산이 승인되었습니다. ${stored.title}`)
  return moveDocument(context, claim, stored, approvedChange(context, claim, stored, approved))
}

export async function rejectedClaim(
  context: EventContext,
  stored: ClaimRecord,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  await tellContact(context, stored, `비발주 정산이 반려되었습니다. ${stored.title}`)
  return moveDocument(context, claim, stored, rejectedChange(context, reason))
}

/** A claim names no drafter of its own: only the person who submitted it may recall it. */
export async function recallClaim(context: EventContext, stored: ClaimRecord): Promise<TransitionAnswer> {
  const approval = await runAs(context.tx, 'all', () => newestApproval(context.tx, 'NO', stored.none_no))
  if (approval?.drafter !== context.actor.userId) throw refused('notSubmitter', approvalTexts.notSubmitter)
  return recallDocument(context, claim, stored)
}
