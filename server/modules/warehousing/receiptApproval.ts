import type { TransitionAnswer } from '../../../codegen/generated/types'
import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import { noteStep } from '../approval/noteStep'
import { lockPo } from '../order/lockPo'
import { changeReceipt } from './changeReceipt'
import { confirmReceipt } from './confirmReceipt'
import { writeReceiptParties } from './receiptParties'
import { findReceipt, lockReceipt, type ReceiptRecord } from './receiptStore'

export const receiptLink = (whReqNo: string) => `/warehousingList?whReqNo=${whReqNo}`

/** The rule is found by the accepted amount in won; the department is that of the receiver (domain 3.1). */
export async function subjectOf(tx: Transaction, receipt: ReceiptRecord): Promise<ApprovalSubject> {
  return runAs(tx, 'all', async () => {
    const drafter = receipt.submitter ?? receipt.inspector ?? receipt.receiver
    const people = await tx
      .selectFrom('person')
      .select(['singleid', 'hname', 'deptcd', 'deptnm'])
      .where('singleid', 'in', [receipt.receiver, drafter])
      .execute()
    const receiver = people.find(person => person.singleid === receipt.receiver)
    const order = await tx
      .selectFrom('po')
      .select('title')
      .where('po_no', '=', receipt.po_no)
      .executeTakeFirstOrThrow()
    return {
      docNo: receipt.wh_req_no,
      title: `${order.title} 입고`,
      amountKrw: receipt.accepted_amt_krw,
      expenseType: receipt.expenses,
      deptcd: receiver?.deptcd ?? receipt.deptcd,
      deptnm: receiver?.deptnm ?? receipt.dept_name,
      drafter,
      drafterNm: people.find(person => person.singleid === drafter)?.hname ?? drafter,
      status: receipt.status,
      version: receipt.version,
    }
  })
}

/** Receipts as the approval engine sees them. The order is locked before the receipt, as everywhere. */
export const receiptApprovalDocument: ApprovalDocument = {
  docType: 'WH',
  workflow: warehousingWorkflow,
  lock: async (tx, whReqNo) => {
    const seen = await findReceipt(tx, whReqNo)
    if (!seen) return undefined
    await lockPo(tx, seen.po_no)
    const receipt = await lockReceipt(tx, whReqNo)
    return receipt && subjectOf(tx, receipt)
  },
  find: async (tx, whReqNo) => {
    const receipt = await findReceipt(tx, whReqNo)
    return receipt && subjectOf(tx, receipt)
  },
  letRead: (tx, whReqNo, singleid) => writeReceiptParties(tx, whReqNo, { delegates: [singleid] }),
  link: (whReqNo, apprNo) => `${receiptLink(whReqNo)}&apprNo=${apprNo}`,
  decide: async (context, whReqNo, { outcome, opinion }): Promise<TransitionAnswer> => {
    const receipt = await findReceipt(context.tx, whReqNo)
    if (!receipt) throw documentNotFound(context.actor.scope)
    if (outcome === 'approved')
      return confirmReceipt(context, receipt, { action: 'approveDoc', approvalStatus: 'A', opinion })
    if (outcome === 'rejected')
      return changeReceipt(context, receipt, {
        action: 'rejectDoc',
        status: 'REJECTED',
        approvalStatus: 'R',
        reason: opinion,
        columns: { last_deci_dt: context.now },
      })
    return noteStep(context, ['WH', whReqNo], receipt, opinion)
  },
}
