import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { approvedKind } from '../../document/approval/approvedKind'
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
export const slipApprovalDocument = approvedKind({
  docType: 'SG',
  workflow: signifierWorkflow,
  lock: lockSlip,
  find: findSlip,
  subject: subjectOf,
  letRead: (tx, slipNo, singleid) => addSlipParties(tx, slipNo, [singleid]),
  link: (slipNo, apprNo) => `${slipLink(slipNo)}&apprNo=${apprNo}`,
  approve: changeSlip,
  reject: changeSlip,
})
