import type { TransitionAnswer } from '../../../codegen/generated/types'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { noteStep } from '../approval/noteStep'
import { changeSlip } from './changeSlip'
import { addSlipParties, findSlip, lockSlip, type SlipRecord } from './slipStore'

export const slipLink = (slipNo: string) => `/signifierDetail?slipNo=${slipNo}`

/** The rule is found by the supply in won, without tax (domain 5.3). */
export function subjectOf(stored: SlipRecord): ApprovalSubject {
  return {
    docNo: stored.slip_no,
    title: stored.header_text,
    amountKrw: stored.supply_amt,
    expenseType: null,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    drafter: stored.drafter,
    drafterNm: stored.drafter_nm,
    status: stored.status,
    version: stored.version,
  }
}

/** Slips as the approval engine sees them. */
export const slipApprovalDocument: ApprovalDocument = {
  docType: 'SG',
  workflow: signifierWorkflow,
  lock: async (tx, slipNo) => {
    const stored = await lockSlip(tx, slipNo)
    return stored && subjectOf(stored)
  },
  find: async (tx, slipNo) => {
    const stored = await findSlip(tx, slipNo)
    return stored && subjectOf(stored)
  },
  letRead: (tx, slipNo, singleid) => addSlipParties(tx, slipNo, [singleid]),
  link: (slipNo, apprNo) => `${slipLink(slipNo)}&apprNo=${apprNo}`,
  decide: async (context, slipNo, { outcome, opinion }): Promise<TransitionAnswer> => {
    const stored = await findSlip(context.tx, slipNo)
    if (!stored) throw documentNotFound(context.actor.scope)
    if (outcome !== 'pending')
      return changeSlip(context, stored, {
        action: outcome === 'approved' ? 'approveDoc' : 'rejectDoc',
        status: outcome === 'approved' ? 'APPROVED' : 'REJECTED',
        approvalStatus: outcome === 'approved' ? 'A' : 'R',
        lastDeciDt: context.now,
        reason: opinion,
      })
    return noteStep(context, ['SG', slipNo], stored, opinion)
  },
}
