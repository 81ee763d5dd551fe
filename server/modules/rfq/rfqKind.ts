import type { TransitionAnswer } from '../../../codegen/generated/types'
import { quotationWorkflow, rfqWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { documentKind, moveDocument } from '../../document/documentKind'
import { purchaseTexts } from '../purchaseRequest/purchaseTexts'
import { rfqTexts } from './rfqTexts'

export type RfqRecord = Row<'rfq'>
export type RfqLineRecord = Row<'rfq_line'>
export type QuotationRecord = Row<'quotation'>

const { transitionReasonTooShort } = purchaseTexts

/** Requests for quotation, drafted from a purchase request. */
export const rfq = documentKind<RfqRecord, RfqLineRecord, never>({
  name: 'Rfq',
  docType: 'RFQ',
  prefix: 'RQ',
  workflow: rfqWorkflow,
  table: 'rfq',
  number: 'rfq_no',
  page: '/prConfirmEdit/rfq',
  reasonTexts: { extendRfq: transitionReasonTooShort, cancelRfq: transitionReasonTooShort },
})

/** What each supplier answers to one, made when it is sent. */
export const quotation = documentKind<QuotationRecord, Row<'quotation_line'>, never>({
  name: 'Quotation',
  docType: 'QT',
  workflow: quotationWorkflow,
  table: 'quotation',
  number: 'qt_no',
  page: '/cyber/prCheckEdit',
  reasonTexts: { declineRfq: rfqTexts.declineReason },
  stateTexts: { saveQuotation: { REQUESTED: rfqTexts.checkFirst } },
})

/** What answers say of the approval of both, which need none. */
const approvalStatus = 'N'

export const moveRfq = (
  context: EventContext,
  stored: RfqRecord,
  change: DocumentChange<Partial<RfqRecord>>,
): Promise<TransitionAnswer> => moveDocument(context, rfq, stored, { approvalStatus, ...change })

export const moveQuotation = (
  context: EventContext,
  stored: QuotationRecord,
  change: DocumentChange<Partial<QuotationRecord>>,
): Promise<TransitionAnswer> => moveDocument(context, quotation, stored, { approvalStatus, ...change })

/** Prices leave the server only when nobody can change them any more (D-22). */
export const isOpened = (status: string) => status === 'CLOSED' || status === 'AWARDED'

export const readQuotations = (tx: Transaction, rfqNo: string): Promise<readonly QuotationRecord[]> =>
  tx.selectFrom('quotation').selectAll().where('rfq_no', '=', rfqNo).orderBy('qt_no').execute()
