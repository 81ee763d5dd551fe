import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { truncateToCharacters } from '../../../schemas/shared/byteLength'
import { compareDecimals, formatDecimal } from '../../../schemas/shared/decimal'
import { poChangeWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { ApprovalDocument, ApprovalSubject } from '../../document/approval/approvalDocument'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { conflict, documentNotFound } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { peopleNames } from '../../master/peopleNames'
import { openChangeOf, type PoChangeRecord } from '../order/openChange'
import type { PoRecord } from '../order/orderKind'
import { moveOrder, staffOrderLink, supplierOrderLink } from '../order/orderKind'
import { findOrder, lockPo } from '../order/orderStore'
import { addOrderParties } from './addOrderParties'
import { applyChange } from './applyChange'

/** Of an approval. */
const longestTitle = 200

/** Approvers go by what the order costs more, in won without tax. */
const increaseOf = (difference: string) => (compareDecimals(difference, '0') > 0 ? difference : '0')

/** The name of a change in inbox, notices and mail: "PC202611-000012 수량·단가 (+780,000원)". */
export function nameOf({ chg_no, chg_type, diff_amt_krw }: PoChangeRecord): string {
  const side = compareDecimals(diff_amt_krw, '0')
  const types = codeText('PO_CHG_TYPE', chg_type)
  const difference = side === 0 ? '' : ` (${side > 0 ? '+' : ''}${formatDecimal(diff_amt_krw, 0)}원)`
  return `${chg_no} ${types}${difference}`
}

/** Changes of an order are approved under its number: there is one at a time, each a revision of the approval. */
export function subjectOf(order: PoRecord, change: PoChangeRecord, requestedByNm: string): ApprovalSubject {
  return {
    docNo: order.po_no,
    title: truncateToCharacters(`발주변경 ${nameOf(change)} ${order.title}`, longestTitle),
    amountKrw: increaseOf(change.diff_amt_krw),
    expenseType: order.expense_type,
    deptcd: order.deptcd,
    deptnm: order.deptnm,
    drafter: change.requested_by,
    drafterNm: requestedByNm,
    status: change.status,
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
  return subjectOf(order, change, names.get(change.requested_by) ?? change.requested_by)
}

export async function setChange(
  tx: Transaction,
  chgNo: string,
  columns: Partial<Pick<PoChangeRecord, 'status' | 'approval_status' | 'decline_reason'>>,
): Promise<void> {
  await runAs(tx, 'all', () => tx.updateTable('po_change').set(columns).where('chg_no', '=', chgNo).execute())
}

/** More is bought, or dearer: what a suspended company still delivers is what was agreed before (domain 3.42). */
export async function refuseRaise(
  tx: Transaction,
  { comp_no }: PoRecord,
  { chg_no }: Pick<PoChangeRecord, 'chg_no'>,
): Promise<void> {
  const raised = await runAs(tx, 'all', () =>
    tx
      .selectFrom('po_change_line')
      .select('line_no')
      .where('chg_no', '=', chg_no)
      .where(eb =>
        eb.or([eb('after_qty', '>', eb.ref('before_qty')), eb('after_price', '>', eb.ref('before_price'))]),
      )
      .executeTakeFirst(),
  )
  if (raised) await checkCompany(tx, comp_no, 'raiseOrder')
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
  const moved = await moveOrder(context, order, { action: 'changeSent' })
  await handOver(context, {
    companies: [order.comp_no],
    title: `발주 변경을 확인해 주세요. ${nameOf(change)} ${order.title} (${order.po_no})`,
    link: supplierOrderLink(order.po_no),
  })
  return { ...moved, docNo: change.chg_no, status: 'SENT', approvalStatus }
}

/** Changes of orders as the approval engine sees them. */
export const changeApprovalDocument: ApprovalDocument = {
  docType: 'PC',
  workflow: poChangeWorkflow,
  lock: async (tx, poNo) => subjectFor(tx, (await findOrder(tx, poNo)) && (await lockPo(tx, poNo)).order),
  find: async (tx, poNo) => subjectFor(tx, await findOrder(tx, poNo)),
  letRead: (tx, poNo, singleid) => addOrderParties(tx, poNo, [singleid]),
  link: (poNo, apprNo) => `${staffOrderLink(poNo)}&apprNo=${apprNo}`,
  decide: async (context, poNo, { outcome, opinion }): Promise<TransitionAnswer> => {
    const order = await findOrder(context.tx, poNo)
    const change = await openChangeOf(context.tx, poNo)
    if (!order || !change) throw documentNotFound(context.actor.scope)
    if (outcome === 'approved') {
      await refuseRaise(context.tx, order, change)
      const decided = await moveOrder(context, order, { action: 'approveDoc', reason: opinion })
      return sendChange(context, { ...order, version: decided.version }, 'A')
    }
    if (outcome === 'rejected') {
      await setChange(context.tx, change.chg_no, { status: 'REJECTED', approval_status: 'R' })
      const moved = await moveOrder(context, order, { action: 'rejectDoc', reason: opinion })
      return { ...moved, docNo: change.chg_no, status: 'REJECTED', approvalStatus: 'R' }
    }
    const moved = await moveOrder(context, order, { action: 'approveDoc', reason: opinion })
    return { ...moved, docNo: change.chg_no, status: change.status, approvalStatus: 'P' }
  },
}
