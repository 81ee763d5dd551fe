import type { TransitionAnswer } from '../../../codegen/generated/types'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { noteStep } from '../approval/noteStep'
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
    if (outcome === 'approved')
      return changeStatus(context, pr, {
        action: 'approveDoc',
        status: 'APPROVED',
        approvalStatus: 'A',
        lastDeciDt: context.now,
        reason: opinion,
      })
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
