import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { approvedKind } from '../../document/approval/approvedKind'
import { giveSimpleOrder } from './giveSimpleOrder'
import {
  addSimpleOrderParties,
  changeSimpleOrder,
  findSimpleOrder,
  lockSimpleOrder,
  type SimpleOrderRecord,
} from './simpleOrderStore'

const simpleOrderLink = (soNo: string) => `/SimpleOrderEdit?soNo=${soNo}`

/** The rule is found by the supply, which is in won. */
export function subjectOf(stored: SimpleOrderRecord): ApprovalSubject {
  return {
    docNo: stored.so_no,
    title: stored.title,
    amountKrw: stored.supply_amt,
    expenseType: stored.expense_type,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    drafter: stored.requester,
    drafterNm: stored.requester_nm,
    status: stored.status,
    version: stored.version,
  }
}

/** Simple orders as the approval engine sees them. Who decides may be of another department. */
export const simpleOrderApprovalDocument = approvedKind({
  docType: 'SO',
  workflow: simpleOrderWorkflow,
  lock: (tx, soNo) => runAs(tx, 'all', () => lockSimpleOrder(tx, soNo)),
  find: findSimpleOrder,
  subject: subjectOf,
  letRead: (tx, soNo, singleid) => addSimpleOrderParties(tx, soNo, [singleid]),
  link: (soNo, apprNo) => `${simpleOrderLink(soNo)}&apprNo=${apprNo}`,
  approve: (context, stored, { action, reason }) => giveSimpleOrder(context, stored, { action, reason }),
  reject: changeSimpleOrder,
})
