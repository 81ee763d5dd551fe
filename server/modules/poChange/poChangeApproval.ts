import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { poChangeWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { conflict, documentNotFound } from '../../http/failure'
import type { ApprovalDocument, ApprovalSubject } from '../approval/approvalDocument'
import type { EventContext } from '../common/documentEvents'
import { handOver } from '../message/handOver'
import type { PoRecord } from '../order/listCyberPo'
import { openChangeOf, type PoChangeRecord } from '../order/openChange'
import { changeOrder, findPo, lockPo, staffOrderLink, supplierOrderLink } from '../order/orderState'
import { peopleNames } from '../purchase/prStore'
import { applyChange } from './applyChange'
import { increaseOf } from './increaseOf'

export interface ChangeFacts {
  readonly requestedBy: string
  readonly requestedByNm: string
  readonly typeText: string
  /** What the order costs more, in won without tax: the amount that the rules go by. */
  readonly increaseKrw: string
  readonly status: string
}

/** Changes of an order are approved under its number: there is one at a time, each a revision of the approval. */
export function subjectOf(order: PoRecord, facts: ChangeFacts): ApprovalSubject {
  return {
    docNo: order.po_no,
    title: `발주변경(${facts.typeText}) ${order.title}`,
    amountKrw: facts.increaseKrw,
    expenseType: order.expense_type,
    deptcd: order.deptcd,
    deptnm: order.deptnm,
    drafter: facts.requestedBy,
    drafterNm: facts.requestedByNm,
    status: facts.status,
    version: order.version,
  }
}

async function subjectFor(
  tx: Transaction,
  order: PoRecord | undefined,
): Promise<ApprovalSubject | undefined> {
  const change = order && (await openChangeOf(tx, order.po_no))
  if (!order || !change) return undefined
  const names = await runAs(tx, 'all', () => peopleNames(tx, [change.requested_by]))
  return subjectOf(order, {
    requestedBy: change.requested_by,
    requestedByNm: names.get(change.requested_by) ?? change.requested_by,
    typeText: codeText('PO_CHG_TYPE', change.chg_type),
    increaseKrw: increaseOf(change.diff_amt_krw),
    status: change.status,
  })
}

export async function setChange(
  tx: Transaction,
  chgNo: string,
  columns: Partial<Pick<PoChangeRecord, 'status' | 'approval_status' | 'decline_reason'>>,
): Promise<void> {
  await runAs(tx, 'all', () => tx.updateTable('po_change').set(columns).where('chg_no', '=', chgNo).execute())
}

/** APPROVING → SENT, or ACKED at once where the supplier is outside the portal (domain 3.4). */
export async function sendChange(
  context: EventContext,
  order: PoRecord,
  approvalStatus: 'A' | 'X',
  reason?: string,
): Promise<TransitionAnswer> {
  const { tx } = context
  const change = await openChangeOf(tx, order.po_no)
  if (!change) throw conflict('approvalAlreadyDone')
  if (order.forward_yn !== 'Y') {
    await setChange(tx, change.chg_no, { status: 'ACKED', approval_status: approvalStatus })
    const applied = await applyChange(context, order, change, { action: 'changeApplied', reason })
    return { ...applied, docNo: change.chg_no, status: 'ACKED', approvalStatus }
  }
  await setChange(tx, change.chg_no, { status: 'SENT', approval_status: approvalStatus })
  const moved = await changeOrder(context, order, { action: 'changeSent' })
  await handOver(context, {
    companies: [order.comp_no],
    title: `발주 변경을 확인해 주세요. ${order.title} (${order.po_no})`,
    link: supplierOrderLink(order.po_no),
  })
  return { ...moved, docNo: change.chg_no, status: 'SENT', approvalStatus }
}

/** Adds people who may read the order from now on; the rows are the server's own. */
export async function addOrderParties(
  tx: Transaction,
  poNo: string,
  people: readonly string[],
  as: 'is_receiver' | 'is_approver',
): Promise<void> {
  const known = [...new Set(people)]
  if (known.length === 0) return
  await tx
    .insertInto('po_party')
    .values(known.map(singleid => ({ singleid, po_no: poNo, [as]: true })))
    .onConflict(clash => clash.columns(['singleid', 'po_no']).doUpdateSet({ [as]: true }))
    .execute()
}

/** Changes of orders as the approval engine sees them. */
export const poChangeApprovalDocument: ApprovalDocument = {
  docType: 'PC',
  workflow: poChangeWorkflow,
  lock: async (tx, poNo) => subjectFor(tx, await lockPo(tx, poNo)),
  find: async (tx, poNo) => subjectFor(tx, await findPo(tx, poNo)),
  letRead: (tx, poNo, singleid) =>
    runAs(tx, 'all', () => addOrderParties(tx, poNo, [singleid], 'is_approver')),
  link: (poNo, apprNo) => `${staffOrderLink(poNo)}&apprNo=${apprNo}`,
  decide: async (context, poNo, { outcome, opinion }): Promise<TransitionAnswer> => {
    const order = await findPo(context.tx, poNo)
    const change = await openChangeOf(context.tx, poNo)
    if (!order || !change) throw documentNotFound(context.actor.scope)
    if (outcome === 'approved') {
      const decided = await changeOrder(context, order, { action: 'approveDoc', reason: opinion })
      return sendChange(context, { ...order, version: decided.version }, 'A')
    }
    if (outcome === 'rejected') {
      await setChange(context.tx, change.chg_no, { status: 'REJECTED', approval_status: 'R' })
      const moved = await changeOrder(context, order, { action: 'rejectDoc', reason: opinion })
      return { ...moved, docNo: change.chg_no, status: 'REJECTED', approvalStatus: 'R' }
    }
    const moved = await changeOrder(context, order, { action: 'approveDoc', reason: opinion })
    return { ...moved, docNo: change.chg_no, status: change.status, approvalStatus: 'P' }
  },
}
