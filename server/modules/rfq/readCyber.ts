import type { CyberRfqDocument, QuotationDocument } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { quotationWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { moneyText } from '../purchase/prAmounts'
import { given, readEvents, rfqLineOf } from './readRfq'
import { type QuotationRecord, readRfqLines } from './rfqStore'

/** What a supplier may know of a request for quotation: the columns granted to him, and no more. */
const asked = [
  'rfq_no',
  'title',
  'rfq_type',
  'currency',
  'deadline_dt',
  'delivery_place',
  'pay_term',
  'notice',
  'buyer_nm',
  'sent_dt',
  'status',
] as const

export async function findAsked(tx: Transaction, rfqNo: string) {
  return tx.selectFrom('rfq').select(asked).where('rfq_no', '=', rfqNo).executeTakeFirst()
}

export type AskedRfq = NonNullable<Awaited<ReturnType<typeof findAsked>>>

export async function readCyberRfq(
  tx: Transaction,
  rfq: AskedRfq,
  quotation: QuotationRecord,
): Promise<CyberRfqDocument> {
  return {
    header: {
      ...{ rfqNo: rfq.rfq_no, qtNo: quotation.qt_no, compNo: quotation.comp_no, title: rfq.title },
      ...{ rfqType: rfq.rfq_type, currency: rfq.currency, buyerNm: rfq.buyer_nm, rfqStatus: rfq.status },
      ...{ status: quotation.status, version: quotation.version },
      ...given({
        deadlineDt: rfq.deadline_dt,
        deliveryPlace: rfq.delivery_place,
        payTerm: rfq.pay_term,
        notice: rfq.notice,
        sentDt: rfq.sent_dt,
        checkedDt: quotation.checked_dt,
        declineReason: quotation.decline_reason,
      }),
    },
    lines: (await readRfqLines(tx, rfq.rfq_no)).map(rfqLineOf),
  }
}

export async function readQuotation(
  tx: Transaction,
  rfq: AskedRfq,
  quotation: QuotationRecord,
): Promise<QuotationDocument> {
  const quoted = await tx
    .selectFrom('quotation_line')
    .selectAll()
    .where('qt_no', '=', quotation.qt_no)
    .execute()
  const byLine = new Map(quoted.map(line => [line.line_no, line]))
  return {
    header: {
      ...{ qtNo: quotation.qt_no, rfqNo: rfq.rfq_no, compNo: quotation.comp_no, title: rfq.title },
      ...{ currency: quotation.currency, totalAmt: moneyText(quotation.total_amt, quotation.currency) },
      ...{ rfqStatus: rfq.status, status: quotation.status, version: quotation.version },
      ...given({
        validTo: quotation.valid_to,
        leadTime: quotation.lead_time,
        payTerm: quotation.pay_term,
        comment: quotation.comment,
        deadlineDt: rfq.deadline_dt,
        submittedDt: quotation.submitted_dt,
      }),
    },
    lines: (await readRfqLines(tx, rfq.rfq_no)).map(line => {
      const own = byLine.get(line.line_no)
      const { prLineNo: _prLineNo, ...item } = rfqLineOf({ ...line, need_date: null })
      return {
        ...item,
        amt: moneyText(own?.amt ?? '0', quotation.currency),
        noQuoteYn: own?.no_quote_yn ?? 'N',
        ...given({
          maker: own?.maker,
          unitPrice: own?.unit_price && trimDecimal(own.unit_price),
          deliveryDate: own?.delivery_date ?? line.need_date,
          bigo: own?.bigo,
        }),
      }
    }),
    history: await readEvents(tx, 'QT', quotation.qt_no, {
      workflow: quotationWorkflow,
      group: 'QT_STATUS',
    }),
  }
}
