import { orderRequestWorkflow } from '../../../schemas/workflow/workflows'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { approvedKind } from '../../document/approval/approvedKind'
import { changeOrderStatus } from './changeOrderStatus'
import { giveOrder } from './giveOrder'
import {
  addOrderRequestParties,
  findOrderRequest,
  lockOrderRequest,
  type OrderRequestRecord,
} from './orderStore'

const orderLink = (orNo: string) => `/OrderRequestEdit?orNo=${orNo}`

/** The buyer drafts; the rule is found by the supply in won, without tax (domain 5.3). */
export function subjectOf(stored: OrderRequestRecord): ApprovalSubject {
  return {
    docNo: stored.or_no,
    title: stored.title,
    amountKrw: stored.total_amt_krw,
    expenseType: stored.expense_type,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    drafter: stored.buyer_id,
    drafterNm: stored.buyer_nm,
    status: stored.status,
    version: stored.version,
  }
}

/** Order requests as the approval engine sees them. */
export const orderApprovalDocument = approvedKind({
  docType: 'OR',
  workflow: orderRequestWorkflow,
  lock: lockOrderRequest,
  find: findOrderRequest,
  subject: subjectOf,
  letRead: (tx, orNo, singleid) => addOrderRequestParties(tx, orNo, [singleid]),
  link: (orNo, apprNo) => `${orderLink(orNo)}&apprNo=${apprNo}`,
  approve: (context, stored, { action, reason }) => giveOrder(context, stored, { action, reason }),
  reject: changeOrderStatus,
})
