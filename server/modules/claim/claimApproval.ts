import type { TransitionAnswer } from '../../../codegen/generated/types'
import { noneOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { type ApprovedChange, approvedKind, type RejectedChange } from '../../document/approval/approvedKind'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
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
export const claimApprovalDocument = approvedKind({
  docType: 'NO',
  workflow: noneOrderWorkflow,
  lock: lockClaim,
  find: findClaim,
  subject: stored => subjectOf(stored),
  letRead: (tx, noneNo, singleid) => addClaimParties(tx, noneNo, [singleid]),
  link: (noneNo, apprNo) => `${claimLink(noneNo)}&apprNo=${apprNo}`,
  approve: (context, stored, change) => decideClaim(context, stored, change, '승인'),
  reject: (context, stored, change) => decideClaim(context, stored, change, '반려'),
})

async function decideClaim(
  context: EventContext,
  stored: ClaimRecord,
  change: ApprovedChange | RejectedChange,
  decided: '승인' | '반려',
): Promise<TransitionAnswer> {
  await handOver(context, {
    people: [stored.contact_id],
    title: `비발주 정산이 ${decided}되었습니다. ${stored.title}`,
    link: claimLink(stored.none_no),
  })
  return changeClaim(context, stored, change)
}
