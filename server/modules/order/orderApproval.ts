import type { TransitionAnswer } from '../../../codegen/generated/types'
import { orderRequestWorkflow } from '../../../schemas/workflow/workflows'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { noteStep } from '../approval/noteStep'
import { changeOrderStatus } from './changeOrderStatus'
import { giveOrder } from './giveOrder'
import {
  addOrderRequestParties,
  findOrderRequest,
  lockOrderRequest,
  type OrderRequestRecord,
} from './orderStore'

export const orderLink = (orNo: string) => `/OrderRequestEdit?orNo=${orNo}`

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
export const orderApprovalDocument: ApprovalDocument = {
  docType: 'OR',
  workflow: orderRequestWorkflow,
  lock: async (tx, orNo) => {
    const stored = await lockOrderRequest(tx, orNo)
    return stored && subjectOf(stored)
  },
  find: async (tx, orNo) => {
    const stored = await findOrderRequest(tx, orNo)
    return stored && subjectOf(stored)
  },
  letRead: (tx, orNo, singleid) => addOrderRequestParties(tx, orNo, [singleid]),
  link: (orNo, apprNo) => `${orderLink(orNo)}&apprNo=${apprNo}`,
  decide: async (context, orNo, { outcome, opinion }): Promise<TransitionAnswer> => {
    const stored = await findOrderRequest(context.tx, orNo)
    if (!stored) throw documentNotFound(context.actor.scope)
    if (outcome === 'approved') return giveOrder(context, stored, { action: 'approveDoc', reason: opinion })
    if (outcome === 'rejected')
      return changeOrderStatus(context, stored, {
        action: 'rejectDoc',
        status: 'REJECTED',
        approvalStatus: 'R',
        lastDeciDt: context.now,
        reason: opinion,
      })
    return noteStep(context, ['OR', orNo], stored, opinion)
  },
}
