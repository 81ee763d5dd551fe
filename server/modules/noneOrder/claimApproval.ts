import { noneOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../http/actor'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { noteStep } from '../approval/noteStep'
import { handOver } from '../message/handOver'
import { addClaimParties, type ClaimRecord, changeClaim, findClaim, lockClaim } from './claimStore'

const claimLink = (noneNo: string) => `/noneOrderViewAdmin?noneNo=${noneNo}`

/** Whoever submits is the drafter; the rule is found by the supply in won, for the department of the contact. */
export function subjectOf(stored: ClaimRecord, drafter?: Pick<Actor, 'userId' | 'name'>): ApprovalSubject {
  return {
    docNo: stored.none_no,
    title: stored.title,
    amountKrw: stored.supply_amt,
    expenseType: null,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    drafter: drafter?.userId ?? stored.updated_by ?? stored.contact_id,
    drafterNm: drafter?.name ?? '',
    status: stored.status,
    version: stored.version,
  }
}

/** Claims as the approval engine sees them. */
export const claimApprovalDocument: ApprovalDocument = {
  docType: 'NO',
  workflow: noneOrderWorkflow,
  lock: async (tx, noneNo) => {
    const stored = await lockClaim(tx, noneNo)
    return stored && subjectOf(stored)
  },
  find: async (tx, noneNo) => {
    const stored = await findClaim(tx, noneNo)
    return stored && subjectOf(stored)
  },
  letRead: (tx, noneNo, singleid) => addClaimParties(tx, noneNo, [singleid]),
  link: (noneNo, apprNo) => `${claimLink(noneNo)}&apprNo=${apprNo}`,
  decide: async (context, noneNo, { outcome, opinion }) => {
    const stored = await findClaim(context.tx, noneNo)
    if (!stored) throw documentNotFound(context.actor.scope)
    if (outcome === 'pending') {
      return noteStep(context, ['NO', noneNo], stored, opinion)
    }
    const isApproved = outcome === 'approved'
    await handOver(context, {
      people: [stored.contact_id],
      title: `비발주 정산이 ${isApproved ? '승인' : '반려'}되었습니다. ${stored.title}`,
      link: claimLink(noneNo),
    })
    return changeClaim(context, stored, {
      action: isApproved ? 'approveDoc' : 'rejectDoc',
      status: isApproved ? 'APPROVED' : 'REJECTED',
      approvalStatus: isApproved ? 'A' : 'R',
      lastDeciDt: context.now,
      reason: opinion,
    })
  },
}
