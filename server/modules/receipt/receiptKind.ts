import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { type DraftShape, documentKind } from '../../document/documentKind'
import { refused } from '../../http/failure'
import { lockPo } from '../order/orderStore'
import { receiptTexts } from './receiptTexts'

export type ReceiptRecord = Row<'warehousing'>
export type ReceiptLineRecord = Row<'warehousing_line'>

/** What comes in of an order: asked for by a delivery, inspected, approved, returned. Nobody drafts it. */
export const receipt = documentKind<ReceiptRecord, ReceiptLineRecord, DraftShape>({
  name: 'Warehousing',
  docType: 'WH',
  prefix: 'WR',
  workflow: warehousingWorkflow,
  table: 'warehousing',
  number: 'wh_req_no',
  page: '/warehousingList',
  noted: ['accepted_amt_krw'],
  approval: { amountKrw: 'accepted_amt_krw', subject: subjectOf },
  // Whatever moves quantities of an order locks it first.
  lockFirst: (tx, { po_no }) => lockPo(tx, po_no),
})

/** What a receipt does not say itself. */
interface BesideReceipt {
  readonly orderTitle: string
  readonly people: ReadonlyMap<string, Pick<Row<'person'>, 'hname' | 'deptcd' | 'deptnm'>>
}

const drafterOf = ({ submitter, inspector, receiver }: ReceiptRecord) => submitter ?? inspector ?? receiver

/** The rule is found by the accepted amount in won; the department is that of the receiver (domain 3.1). */
export function subjectWith(stored: ReceiptRecord, { orderTitle, people }: BesideReceipt): ApprovalSubject {
  const drafter = drafterOf(stored)
  const receiver = people.get(stored.receiver)
  return {
    docNo: stored.wh_req_no,
    title: `${orderTitle} 입고`,
    amountKrw: stored.accepted_amt_krw,
    expenseType: stored.expenses,
    deptcd: receiver?.deptcd ?? stored.deptcd,
    deptnm: receiver?.deptnm ?? stored.dept_name,
    drafter,
    drafterNm: people.get(drafter)?.hname ?? drafter,
    status: stored.status,
    version: stored.version,
  }
}

async function subjectOf(tx: Transaction, stored: ReceiptRecord): Promise<ApprovalSubject> {
  return runAs(tx, 'all', async () => {
    const people = await tx
      .selectFrom('person')
      .select(['singleid', 'hname', 'deptcd', 'deptnm'])
      .where('singleid', 'in', [stored.receiver, drafterOf(stored)])
      .execute()
    const order = await tx
      .selectFrom('po')
      .select('title')
      .where('po_no', '=', stored.po_no)
      .executeTakeFirstOrThrow()
    return subjectWith(stored, {
      orderTitle: order.title,
      people: new Map(people.map(person => [person.singleid, person])),
    })
  })
}

/** Receivers of group 30 act for what they receive themselves, whatever else they see (domain 3.16). */
export function checkReceiver({ group, userId }: Actor, { receiver }: ReceiptRecord): void {
  if (group === '30' && receiver !== userId) throw refused('notReceiver', receiptTexts.notReceiver)
}

export function checkNoReturn({ wh_type }: ReceiptRecord): void {
  if (wh_type === 'RT') throw refused('returnOfReturn', receiptTexts.returnOfReturn)
}
