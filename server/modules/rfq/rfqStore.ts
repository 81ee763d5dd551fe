import type { TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { findTransition } from '../../../schemas/workflow/workflow'
import { rfqWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { purchaseTexts } from '../purchaseRequest/purchaseTexts'

export type RfqRecord = Row<'rfq'>
export type RfqLineRecord = Row<'rfq_line'>
export type QuotationRecord = Row<'quotation'>

/** Prices leave the server only when nobody can change them any more (D-22). */
export const isOpened = (status: string) => status === 'CLOSED' || status === 'AWARDED'

export async function findRfq(tx: Transaction, rfqNo: string): Promise<RfqRecord | undefined> {
  return tx.selectFrom('rfq').selectAll().where('rfq_no', '=', rfqNo).executeTakeFirst()
}

export async function readRfqLines(tx: Transaction, rfqNo: string): Promise<readonly RfqLineRecord[]> {
  return tx.selectFrom('rfq_line').selectAll().where('rfq_no', '=', rfqNo).orderBy('line_no').execute()
}

export async function readQuotations(tx: Transaction, rfqNo: string): Promise<readonly QuotationRecord[]> {
  return tx.selectFrom('quotation').selectAll().where('rfq_no', '=', rfqNo).orderBy('qt_no').execute()
}

/** A request for quotation locked, judged by its workflow and compared with the version that the actor has seen. */
export async function openRfq(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<RfqRecord> {
  const rfq = await tx.selectFrom('rfq').selectAll().where('rfq_no', '=', id).forUpdate().executeTakeFirst()
  if (!rfq) throw documentNotFound(actor.scope)
  judgeTransition(actor, rfqWorkflow, transition, { id, status: rfq.status })
  checkVersion(rfq.version, version)
  return rfq
}

/** A reason as long as the workflow wants it, without the spaces around it. */
export function spokenReason(transition: string, reason: string | undefined): string {
  const shortest = findTransition(rfqWorkflow, transition)?.reason?.minLength ?? 0
  const spoken = reason?.trim() ?? ''
  if (characterLength(spoken) < shortest)
    throw fieldRefused('reason', purchaseTexts.transitionReasonTooShort, [shortest])
  return spoken
}

/** Stores what a transition changed, with its version and its event. */
export async function changeRfq(
  context: EventContext,
  rfq: RfqRecord,
  action: string,
  change: Partial<Omit<RfqRecord, 'rfq_no' | 'version'>>,
  reason?: string,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = rfq.version + 1
  const status = change.status ?? rfq.status
  await tx
    .updateTable('rfq')
    .set({ ...change, version, updated_by: actor.userId, updated_dt: now })
    .where('rfq_no', '=', rfq.rfq_no)
    .execute()
  await addEvent(context, {
    docType: 'RFQ',
    docNo: rfq.rfq_no,
    action,
    from: rfq.status,
    to: status,
    reason,
  })
  return { success: true, docNo: rfq.rfq_no, status, approvalStatus: 'N', version }
}
