import { prWorkflow } from '../../../schemas/workflow/workflows'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { approvedKind } from '../../document/approval/approvedKind'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { sectionBuyers } from '../../master/sectionBuyers'
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
export const prApprovalDocument = approvedKind({
  docType: 'PR',
  workflow: prWorkflow,
  lock: lockPr,
  find: findPr,
  subject: subjectOf,
  letRead: letDelegateRead,
  link: (prNo, apprNo) => `/prEdit?prNo=${prNo}&apprNo=${apprNo}`,
  approve: async (context, pr, change) => {
    await tellBuyers(context, pr)
    return changeStatus(context, pr, change)
  },
  reject: changeStatus,
})
