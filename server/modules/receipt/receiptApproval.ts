import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { approvedKind } from '../../document/approval/approvedKind'
import { lockPo } from '../order/orderStore'
import { changeReceipt } from './changeReceipt'
import { confirmReceipt } from './confirmReceipt'
import { writeReceiptParties } from './receiptParties'
import { findReceipt, lockReceipt, type ReceiptRecord } from './receiptStore'

const receiptLink = (whReqNo: string) => `/warehousingList?whReqNo=${whReqNo}`

type Person = Row<'person'>

/** What a receipt does not say itself. */
interface BesideReceipt {
  readonly orderTitle: string
  readonly people: ReadonlyMap<string, Pick<Person, 'hname' | 'deptcd' | 'deptnm'>>
}

const drafterOf = ({ submitter, inspector, receiver }: ReceiptRecord) => submitter ?? inspector ?? receiver

/** The rule is found by the accepted amount in won; the department is that of the receiver (domain 3.1). */
export function subjectWith(receipt: ReceiptRecord, { orderTitle, people }: BesideReceipt): ApprovalSubject {
  const drafter = drafterOf(receipt)
  const receiver = people.get(receipt.receiver)
  return {
    docNo: receipt.wh_req_no,
    title: `${orderTitle} 입고`,
    amountKrw: receipt.accepted_amt_krw,
    expenseType: receipt.expenses,
    deptcd: receiver?.deptcd ?? receipt.deptcd,
    deptnm: receiver?.deptnm ?? receipt.dept_name,
    drafter,
    drafterNm: people.get(drafter)?.hname ?? drafter,
    status: receipt.status,
    version: receipt.version,
  }
}

export async function subjectOf(tx: Transaction, receipt: ReceiptRecord): Promise<ApprovalSubject> {
  return runAs(tx, 'all', async () => {
    const people = await tx
      .selectFrom('person')
      .select(['singleid', 'hname', 'deptcd', 'deptnm'])
      .where('singleid', 'in', [receipt.receiver, drafterOf(receipt)])
      .execute()
    const order = await tx
      .selectFrom('po')
      .select('title')
      .where('po_no', '=', receipt.po_no)
      .executeTakeFirstOrThrow()
    return subjectWith(receipt, {
      orderTitle: order.title,
      people: new Map(people.map(person => [person.singleid, person])),
    })
  })
}

/** Receipts as the approval engine sees them. The order is locked before the receipt, as everywhere. */
export const receiptApprovalDocument = approvedKind({
  docType: 'WH',
  workflow: warehousingWorkflow,
  lock: async (tx, whReqNo) => {
    const seen = await findReceipt(tx, whReqNo)
    if (!seen) return undefined
    await lockPo(tx, seen.po_no)
    return lockReceipt(tx, whReqNo)
  },
  find: findReceipt,
  subject: (receipt, tx) => subjectOf(tx, receipt),
  letRead: (tx, whReqNo, singleid) => writeReceiptParties(tx, whReqNo, { delegates: [singleid] }),
  link: (whReqNo, apprNo) => `${receiptLink(whReqNo)}&apprNo=${apprNo}`,
  approve: (context, receipt, { action, approvalStatus, reason }) =>
    confirmReceipt(context, receipt, { action, approvalStatus, opinion: reason }),
  reject: changeReceipt,
})
