import type { CyberRfqDocument, QuotationDocument } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { quotationWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { isSealed } from './proxyEntry'
import { readEvents, rfqLineOf } from './readRfq'
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
  'file_id',
  'buyer_nm',
  'sent_dt',
  'status',
] as const

export async function findAsked(tx: Transaction, rfqNo: string) {
  return tx.selectFrom('rfq').select(asked).where('rfq_no', '=', rfqNo).executeTakeFirst()
}

export type AskedRfq = NonNullable<Awaited<ReturnType<typeof findAsked>>>

/** The company that is asked; a supplier sees none but his own. */
async function askedCompany(tx: Transaction, compNo: string) {
  const found = await tx
    .selectFrom('company')
    .select(['comp_name_kr', 'forward_yn'])
    .where('comp_no', '=', compNo)
    .executeTakeFirst()
  return { compNameKr: found?.comp_name_kr ?? '', forwardYn: found?.forward_yn === 'Y' ? 'Y' : 'N' }
}

const filesOf = async (tx: Transaction, fileId: string | null) =>
  fileId === null ? [] : readFileItems(tx, fileId)

export async function readCyberRfq(
  tx: Transaction,
  rfq: AskedRfq,
  quotation: QuotationRecord,
): Promise<CyberRfqDocument> {
  return {
    header: {
      ...{ rfqNo: rfq.rfq_no, qtNo: quotation.qt_no, compNo: quotation.comp_no, title: rfq.title },
      ...{ rfqType: rfq.rfq_type, currency: rfq.currency, buyerNm: rfq.buyer_nm, rfqStatus: rfq.status },
      ...{ status: quotation.status, version: quotation.version, proxyYn: quotation.proxy_yn },
      ...(await askedCompany(tx, quotation.comp_no)),
      ...given({
        fileId: rfq.file_id,
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
    files: await filesOf(tx, rfq.file_id),
  }
}

export async function readQuotation(
  tx: Transaction,
  actor: Actor,
  rfq: AskedRfq,
  quotation: QuotationRecord,
): Promise<QuotationDocument> {
  const sealed = isSealed(actor, quotation, rfq.status)
  const quoted = await tx
    .selectFrom('quotation_line')
    .selectAll()
    .where('qt_no', '=', quotation.qt_no)
    .execute()
  const byLine = new Map(quoted.map(line => [line.line_no, line]))
  return {
    header: {
      ...{ qtNo: quotation.qt_no, rfqNo: rfq.rfq_no, compNo: quotation.comp_no, title: rfq.title },
      ...{ rfqStatus: rfq.status, status: quotation.status, version: quotation.version },
      ...{ currency: sealed ? rfq.currency : quotation.currency, proxyYn: quotation.proxy_yn },
      ...(await askedCompany(tx, quotation.comp_no)),
      sealedYn: sealed ? 'Y' : 'N',
      ...(sealed
        ? {}
        : given({
            totalAmt: moneyText(quotation.total_amt, quotation.currency),
            validTo: quotation.valid_to,
            leadTime: quotation.lead_time,
            payTerm: quotation.pay_term,
            comment: quotation.comment,
            fileId: quotation.file_id,
          })),
      ...given({
        proxyReason: actor.scope === 'company' ? undefined : quotation.proxy_reason,
        deadlineDt: rfq.deadline_dt,
        submittedDt: quotation.submitted_dt,
      }),
    },
    lines: (await readRfqLines(tx, rfq.rfq_no)).map(line => {
      const own = sealed ? undefined : byLine.get(line.line_no)
      const { prLineNo: _prLineNo, ...item } = rfqLineOf({ ...line, need_date: null })
      return {
        ...item,
        ...given({
          amt: own && moneyText(own.amt, quotation.currency),
          noQuoteYn: own?.no_quote_yn,
          minQty: own?.min_qty && trimDecimal(own.min_qty),
          maker: own?.maker,
          unitPrice: own?.unit_price && trimDecimal(own.unit_price),
          deliveryDate: own?.delivery_date,
          bigo: own?.bigo,
        }),
      }
    }),
    files: sealed ? [] : await filesOf(tx, quotation.file_id),
    history: await readEvents(tx, 'QT', quotation.qt_no, {
      workflow: quotationWorkflow,
      group: 'QT_STATUS',
    }),
  }
}
