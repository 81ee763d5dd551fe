import type { TransitionAnswer } from '../../../codegen/generated/types'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { noteStep } from '../approval/noteStep'
import type { EventContext } from '../common/documentEvents'
import { sectionBuyers } from '../common/sectionBuyers'
import { handOver } from '../message/handOver'
import { changeStatus } from './changeStatus'
import { letDelegateRead } from './prParties'
import { findPr, lockPr, type PrRecord } from './prStore'

export function subjectOf(pr: PrRecord): ApprovalSubject {
  return {
    docNo: pr.pr_no,
    title: pr.title,
    amountKrw: pr.total_amt_krw,
    expenseType: pr.expense_type,
    deptcd: pr.deptcd,
    deptnm: pr.deptnm,
    drafter: pr.requester,
    drafterNm: pr.requester_nm,
    status: pr.status,
    version: pr.version,
  }
}

/** It waits for its reception by who is named for it, or by the buyers of its section. */
async function tellBuyers(context: EventContext, pr: PrRecord): Promise<void> {
  await handOver(context, {
    people: pr.buyer_id === null ? await sectionBuyers(context.tx, pr.section) : [pr.buyer_id],
    title: `구매요청이 승인되었습니다. 접수해 주세요. ${pr.title}`,
    link: `/prConfirmEdit?prNo=${pr.pr_no}`,
  })
}

/** Purchase requests as the approval engine sees them. */
export const prApprovalDocument: ApprovalDocument = {
  docType: 'PR',
  workflow: prWorkflow,
  lock: async (tx, prNo) => {
    const pr = await lockPr(tx, prNo)
    return pr && subjectOf(pr)
  },
  find: async (tx, prNo) => {
    const pr = await findPr(tx, prNo)
    return pr && subjectOf(pr)
  },
  letRead: letDelegateRead,
  link: (prNo, apprNo) => `/prEdit?prNo=${prNo}&apprNo=${apprNo}`,
  decide: async (context, prNo, { outcome, opinion }): Promise<TransitionAnswer> => {
    const pr = await findPr(context.tx, prNo)
    if (!pr) throw documentNotFound(context.actor.scope)
    if (outcome === 'approved') {
      await tellBuyers(context, pr)
      return changeStatus(context, pr, {
        action: 'approveDoc',
        status: 'APPROVED',
        approvalStatus: 'A',
        lastDeciDt: context.now,
        reason: opinion,
      })
    }
    if (outcome === 'rejected')
      return changeStatus(context, pr, {
        action: 'rejectDoc',
        status: 'REJECTED',
        approvalStatus: 'R',
        lastDeciDt: context.now,
        reason: opinion,
      })
    return noteStep(context, ['PR', prNo], pr, opinion)
  },
}
