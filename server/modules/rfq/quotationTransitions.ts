import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { type CompanyStep, checkCompany } from '../../master/companySteps'
import { checkProxy, proxyOf } from './proxyEntry'
import { isPast } from './rfqDeadline'
import { moveQuotation, type QuotationRecord } from './rfqKind'
import { rfqTexts } from './rfqTexts'
import { tellBuyer } from './tellPeople'

/** Assumed: a quotation holds for a week after the deadline. */
const validDays = 7

/** What a supplier may know of a request for quotation: columns that are granted to him. */
const askedOf = (tx: Transaction, rfqNo: string) =>
  tx
    .selectFrom('rfq')
    .select(['rfq_no', 'status', 'deadline_dt'])
    .where('rfq_no', '=', rfqNo)
    .executeTakeFirst()

type AskedRfq = NonNullable<Awaited<ReturnType<typeof askedOf>>>

/** What a quotation answers, as long as answers are taken; staff answer for nobody who uses the portal. */
export async function openRequest(
  { tx, actor, now }: EventContext,
  { rfq_no, comp_no }: QuotationRecord,
  [code, text]: readonly [code: string, text: string],
  step: CompanyStep = 'quote',
): Promise<AskedRfq> {
  const asked = await askedOf(tx, rfq_no)
  if (!asked) throw documentNotFound(actor.scope)
  await checkProxy(tx, actor, comp_no)
  await checkCompany(tx, comp_no, step)
  if (asked.status !== 'SENT' || isPast(asked.deadline_dt, now)) throw refused(code, text)
  return asked
}

export const tooLate = ['tooLate', rfqTexts.tooLate] as const
const closedForAnswers = ['closedForAnswers', rfqTexts.closedForAnswers] as const
const withdrawTooLate = ['withdrawTooLate', rfqTexts.withdrawTooLate] as const

export async function checkRfq(
  context: EventContext,
  stored: QuotationRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  await openRequest(context, stored, closedForAnswers)
  const checked_dt = context.now.toISOString()
  const columns = { checked_dt, ...proxyOf(context.actor, stored, reason, 'reason') }
  return moveQuotation(context, stored, { action: 'checkRfq', status: 'CHECKED', columns })
}

export async function declineRfq(
  context: EventContext,
  stored: QuotationRecord,
  reason = '',
): Promise<TransitionAnswer> {
  const { rfq_no } = await openRequest(context, stored, closedForAnswers, 'declineQuotation')
  await tellBuyer(context, rfq_no, '협력사가 견적을 포기했습니다.')
  const columns = { decline_reason: reason, ...proxyOf(context.actor, stored, reason, 'reason') }
  return moveQuotation(context, stored, { action: 'declineRfq', status: 'DECLINED', reason, columns })
}

export async function submitQuotation(
  context: EventContext,
  stored: QuotationRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  const asked = await openRequest(context, stored, tooLate)
  await checkComplete(context, stored, asked)
  await tellBuyer(context, asked.rfq_no, '견적이 제출되었습니다.')
  const submitted_dt = context.now.toISOString()
  const columns = { submitted_dt, ...proxyOf(context.actor, stored, reason, 'reason') }
  return moveQuotation(context, stored, { action: 'submitQuotation', status: 'SUBMITTED', columns })
}

export async function withdrawQuotation(
  context: EventContext,
  stored: QuotationRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  await openRequest(context, stored, withdrawTooLate)
  const columns = { submitted_dt: null, ...proxyOf(context.actor, stored, reason, 'reason') }
  return moveQuotation(context, stored, { action: 'withdrawQuotation', status: 'WITHDRAWN', columns })
}

/** What keeps a stored quotation from being submitted. */
async function checkComplete(
  { tx, now }: EventContext,
  { qt_no, valid_to, lead_time }: QuotationRecord,
  { rfq_no, deadline_dt }: AskedRfq,
): Promise<void> {
  if (valid_to === null || lead_time === null) throw refused('incomplete', rfqTexts.incomplete)
  const quoted = await tx
    .selectFrom('quotation_line as line')
    .innerJoin('rfq_line as asked', join =>
      join.onRef('asked.line_no', '=', 'line.line_no').on('asked.rfq_no', '=', rfq_no),
    )
    .select(['item_name', 'no_quote_yn', 'unit_price', 'delivery_date'])
    .where('qt_no', '=', qt_no)
    .orderBy('line.line_no')
    .execute()
  if (quoted.every(line => line.no_quote_yn === 'Y')) throw refused('allNoQuote', rfqTexts.allNoQuote)
  for (const [index, line] of quoted.entries()) {
    if (line.no_quote_yn === 'Y') continue
    if (line.unit_price === null || compareDecimals(line.unit_price, '0') <= 0)
      throw fieldRefused('unitPrice', rfqTexts.priceMissing, [line.item_name ?? ''], index + 1)
    if (line.delivery_date !== null && line.delivery_date < koreanDay(now))
      throw fieldRefused('deliveryDate', rfqTexts.deliveryPast, [], index + 1)
  }
  const earliest = addDays(koreanDay(new Date(deadline_dt ?? 0)), validDays)
  if (valid_to < earliest) throw fieldRefused('validTo', rfqTexts.validTooShort)
}
