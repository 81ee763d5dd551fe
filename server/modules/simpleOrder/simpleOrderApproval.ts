import type { TransitionAnswer } from '../../../codegen/generated/types'
import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { noteStep } from '../approval/noteStep'
import { giveSimpleOrder } from './giveSimpleOrder'
import {
  addSimpleOrderParties,
  changeSimpleOrder,
  findSimpleOrder,
  lockSimpleOrder,
  type SimpleOrderRecord,
} from './simpleOrderStore'

export const simpleOrderLink = (soNo: string) => `/SimpleOrderEdit?soNo=${soNo}`

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
export const simpleOrderApprovalDocument: ApprovalDocument = {
  docType: 'SO',
  workflow: simpleOrderWorkflow,
  lock: async (tx, soNo) => {
    const stored = await runAs(tx, 'all', () => lockSimpleOrder(tx, soNo))
    return stored && subjectOf(stored)
  },
  find: async (tx, soNo) => {
    const stored = await findSimpleOrder(tx, soNo)
    return stored && subjectOf(stored)
  },
  letRead: (tx, soNo, singleid) => addSimpleOrderParties(tx, soNo, [singleid]),
  link: (soNo, apprNo) => `${simpleOrderLink(soNo)}&apprNo=${apprNo}`,
  decide: async (context, soNo, { outcome, opinion }): Promise<TransitionAnswer> => {
    const stored = await runAs(context.tx, 'all', () => findSimpleOrder(context.tx, soNo))
    if (!stored) throw documentNotFound(context.actor.scope)
    if (outcome === 'approved')
      return giveSimpleOrder(context, stored, { action: 'approveDoc', reason: opinion })
    if (outcome === 'rejected')
      return changeSimpleOrder(context, stored, {
        action: 'rejectDoc',
        status: 'REJECTED',
        approvalStatus: 'R',
        lastDeciDt: context.now,
        reason: opinion,
      })
    return noteStep(context, ['SO', soNo], stored, opinion)
  },
}
