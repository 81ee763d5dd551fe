import type { QuotationUpdate, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { addDays } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal, sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, lineAmount, unitPriceDecimals } from '../../../schemas/shared/money'
import { quotationWorkflow } from '../../../schemas/workflow/workflows'
import { tooLarge } from '../../document/columnLimits'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { attachFile } from '../../document/fileStore'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion } from '../../document/transitionKeys'
import { codeRefused, conflict, documentNotFound, fieldRefused, refused } from '../../http/failure'
import { checkProxy, proxyOf } from './proxyEntry'
import { type AskedRfq, findAsked } from './readCyber'
import { isPast } from './rfqDeadline'
import { type QuotationRecord, readRfqLines } from './rfqStore'
import { rfqTexts } from './rfqTexts'
import { tellBuyer } from './tellPeople'

const validDays = 7
const shortestReason = 5

interface Spoken {
  readonly version: number
  readonly reason?: string | undefined
}

/** A quotation locked and judged; what is not the actor's cannot be told from what does not exist (D-33). */
async function openQuotation(
  { tx, actor }: EventContext,
  transition: string,
  qtNo: string,
  version: number,
): Promise<{ readonly quotation: QuotationRecord; readonly rfq: AskedRfq }> {
  const found = tx.selectFrom('quotation').selectAll().where('qt_no', '=', qtNo).forUpdate()
  const own = actor.scope === 'company' ? found.where('comp_no', '=', actor.compNo ?? '') : found
  const quotation = await own.executeTakeFirst()
  const rfq = quotation && (await findAsked(tx, quotation.rfq_no))
  if (!rfq || !quotation) throw documentNotFound(actor.scope)
  const { status } = quotation
  judgeTransition(actor, quotationWorkflow, transition, { id: qtNo, status }, refusal =>
    refusal === 'state' && transition === 'saveQuotation' && status === 'REQUESTED'
      ? conflict(rfqTexts.checkFirst)
      : undefined,
  )
  await checkProxy(tx, actor, quotation.comp_no)
  checkVersion(quotation.version, version)
  return { quotation, rfq }
}

const isClosed = (rfq: AskedRfq, now: Date) => rfq.status !== 'SENT' || isPast(rfq.deadline_dt, now)

async function change(
  context: EventContext,
  quotation: QuotationRecord,
  action: string,
  values: Partial<Omit<QuotationRecord, 'qt_no' | 'version'>>,
  reason?: string,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = quotation.version + 1
  const status = values.status ?? quotation.status
  await tx
    .updateTable('quotation')
    .set({ ...values, version, updated_by: actor.userId, updated_dt: now })
    .where('qt_no', '=', quotation.qt_no)
    .execute()
  const event = { docType: 'QT', docNo: quotation.qt_no, action, from: quotation.status, to: status, reason }
  await addEvent(context, event)
  return { success: true, docNo: quotation.qt_no, status, approvalStatus: 'N', version }
}

export async function checkRfq(
  context: EventContext,
  qtNo: string,
  { version, reason }: Spoken,
): Promise<TransitionAnswer> {
  const { quotation, rfq } = await openQuotation(context, 'checkRfq', qtNo, version)
  if (isClosed(rfq, context.now)) throw refused('closedForAnswers', rfqTexts.closedForAnswers)
  const proxy = proxyOf(context.actor, quotation, reason, 'reason')
  return change(context, quotation, 'checkRfq', {
    status: 'CHECKED',
    checked_dt: context.now.toISOString(),
    ...proxy,
  })
}

export async function declineRfq(
  context: EventContext,
  qtNo: string,
  { version, reason }: Spoken,
): Promise<TransitionAnswer> {
  const spoken = reason?.trim() ?? ''
  if (characterLength(spoken) < shortestReason) throw fieldRefused('reason', rfqTexts.declineReason)
  const { quotation, rfq } = await openQuotation(context, 'declineRfq', qtNo, version)
  if (isClosed(rfq, context.now)) throw refused('closedForAnswers', rfqTexts.closedForAnswers)
  await tellBuyer(context, rfq.rfq_no, '협력사가 견적을 포기했습니다.')
  const declined = { status: 'DECLINED', decline_reason: spoken }
  const proxy = proxyOf(context.actor, quotation, spoken, 'reason')
  return change(context, quotation, 'declineRfq', { ...declined, ...proxy }, spoken)
}

/** Stores prices that nobody else sees; lines are those that were asked for. */
export async function saveQuotation(
  context: EventContext,
  qtNo: string,
  { version, header, lines, files = [] }: QuotationUpdate,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const { quotation, rfq } = await openQuotation(context, 'saveQuotation', qtNo, version)
  const proxy = proxyOf(context.actor, quotation, header.proxyReason, 'proxyReason')
  if (isClosed(rfq, now)) throw refused('tooLate', rfqTexts.tooLate)
  const { currency } = header
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  const amounts: string[] = []
  for (const [index, asked] of (await readRfqLines(tx, rfq.rfq_no)).entries()) {
    const line = lines.find(({ lineNo }) => lineNo === asked.line_no)
    const isQuoted = line?.noQuoteYn !== 'Y'
    const price = isQuoted ? line?.unitPrice : undefined
    if (price !== undefined) checkPrice(price, index + 1)
    checkMinimum(line?.minQty, index + 1)
    const amt = price === undefined ? '0' : lineAmount(asked.qty, price, currency)
    amounts.push(amt)
    await tx
      .updateTable('quotation_line')
      .set({
        maker: line?.maker ?? null,
        unit_price: price ?? null,
        min_qty: isQuoted && line?.minQty ? line.minQty : null,
        amt,
        delivery_date: line?.deliveryDate ?? null,
        no_quote_yn: isQuoted ? 'N' : 'Y',
        bigo: line?.bigo ?? null,
      })
      .where('qt_no', '=', qtNo)
      .where('line_no', '=', asked.line_no)
      .execute()
  }
  const saved = await change(context, quotation, 'saveQuotation', {
    ...proxy,
    status: 'DRAFT',
    currency,
    total_amt: sumDecimals(amounts),
    valid_to: header.validTo ?? null,
    lead_time: header.leadTime ?? null,
    pay_term: header.payTerm ?? null,
    comment: header.comment ?? null,
  })
  if (header.fileId)
    await attachFile(context, { fileId: header.fileId, ownerType: 'QT', ownerNo: qtNo }, files, file_id =>
      tx.updateTable('quotation').set({ file_id }).where('qt_no', '=', qtNo).execute(),
    )
  return saved
}

function checkMinimum(minQty: string | undefined, row: number): void {
  if (minQty === undefined || minQty === '') return
  if (!isDecimal(minQty)) throw fieldRefused('minQty', 'notNumeric', [], row)
  if (compareDecimals(minQty, '0') <= 0) throw fieldRefused('minQty', rfqTexts.minimumWrong, [], row)
  const large = tooLarge('quantity', 'minQty', minQty, row)
  if (large) throw large
}

function checkPrice(price: string, row: number): void {
  if (!isDecimal(price)) throw fieldRefused('unitPrice', 'notNumeric', [], row)
  if (decimalPlaces(price) > unitPriceDecimals)
    throw fieldRefused('unitPrice', rfqTexts.priceDecimals, [], row)
  if (compareDecimals(price, '0') < 0) throw fieldRefused('unitPrice', 'negativeRefused', [], row)
  const large = tooLarge('price', 'unitPrice', price, row)
  if (large) throw large
}

/** What keeps a stored quotation from being submitted. */
async function checkComplete({ tx, now }: EventContext, quotation: QuotationRecord, rfq: AskedRfq) {
  if (quotation.valid_to === null || quotation.lead_time === null)
    throw refused('incomplete', rfqTexts.incomplete)
  const names = new Map(
    (await readRfqLines(tx, rfq.rfq_no)).map(line => [line.line_no, line.item_name ?? '']),
  )
  const quoted = await tx
    .selectFrom('quotation_line')
    .selectAll()
    .where('qt_no', '=', quotation.qt_no)
    .orderBy('line_no')
    .execute()
  if (quoted.every(line => line.no_quote_yn === 'Y')) throw refused('allNoQuote', rfqTexts.allNoQuote)
  for (const [index, line] of quoted.entries()) {
    if (line.no_quote_yn === 'Y') continue
    if (line.unit_price === null || compareDecimals(line.unit_price, '0') <= 0)
      throw fieldRefused('unitPrice', rfqTexts.priceMissing, [names.get(line.line_no) ?? ''], index + 1)
    if (line.delivery_date !== null && line.delivery_date < koreanDay(now))
      throw fieldRefused('deliveryDate', rfqTexts.deliveryPast, [], index + 1)
  }
  const earliest = addDays(koreanDay(new Date(rfq.deadline_dt ?? 0)), validDays)
  if (quotation.valid_to < earliest) throw fieldRefused('validTo', rfqTexts.validTooShort)
}

export async function submitQuotation(
  context: EventContext,
  qtNo: string,
  { version, reason }: Spoken,
): Promise<TransitionAnswer> {
  const { quotation, rfq } = await openQuotation(context, 'submitQuotation', qtNo, version)
  if (isClosed(rfq, context.now)) throw refused('tooLate', rfqTexts.tooLate)
  await checkComplete(context, quotation, rfq)
  await tellBuyer(context, rfq.rfq_no, '견적이 제출되었습니다.')
  return change(context, quotation, 'submitQuotation', {
    ...proxyOf(context.actor, quotation, reason, 'reason'),
    status: 'SUBMITTED',
    submitted_dt: context.now.toISOString(),
  })
}

export async function withdrawQuotation(
  context: EventContext,
  qtNo: string,
  { version, reason }: Spoken,
): Promise<TransitionAnswer> {
  const { quotation, rfq } = await openQuotation(context, 'withdrawQuotation', qtNo, version)
  if (isClosed(rfq, context.now)) throw refused('withdrawTooLate', rfqTexts.withdrawTooLate)
  const proxy = proxyOf(context.actor, quotation, reason, 'reason')
  return change(context, quotation, 'withdrawQuotation', {
    ...proxy,
    status: 'WITHDRAWN',
    submitted_dt: null,
  })
}
