import type { TransitionAnswer } from '../../../codegen/generated/types'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { addEvent } from '../common/documentEvents'
import { changeStatus } from './changeStatus'
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
    // Others follow. The version stays, so that approvers of one step do not get in each other's way.
    await addEvent(context, {
      docType: 'PR',
      docNo: prNo,
      action: 'approveDoc',
      from: pr.status,
      to: pr.status,
      reason: opinion,
    })
    return {
      success: true,
      docNo: prNo,
      status: pr.status,
      approvalStatus: pr.approval_status,
      version: pr.version,
    }
  },
}
