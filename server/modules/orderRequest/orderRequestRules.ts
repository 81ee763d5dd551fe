import type { OrderRequestHeaderInput } from '../../../codegen/generated/types'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, isDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { type Currency, isCurrency, isTaxCode, type TaxCode } from '../../../schemas/shared/money'
import type { EventContext } from '../../document/documentEvents'
import { priceFailure, requirementFailure, type Stage } from '../../document/draftFailure'
import { codeRefused, type Failure, fieldRefused, refused } from '../../http/failure'
import { orderTexts } from '../order/orderTexts'
import { joinedLines, type OrderLine, submittedLines } from './joinLines'
import {
  loadOrderReferences,
  type OrderDraft,
  type OrderReferences,
  orderCodeFields,
} from './orderReferences'
import { type OrderRequestDraft, type OrderRequestRecord, orderRequest } from './orderRequestKind'
import { orderRequestTexts } from './orderRequestTexts'
import { agreedCurrency } from './requestedLines'

const maxLines = 999
const taxed = ['V1', 'V2']
const reasonedBases = ['PREV', 'NEGO']

export function currencyOf({ currency }: OrderRequestHeaderInput): Currency {
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  return currency
}

export function taxCodeOf({ taxCode }: OrderRequestHeaderInput): TaxCode {
  if (!isTaxCode(taxCode)) throw codeRefused('taxCode', '세금코드', taxCode)
  return taxCode
}

/** The first thing that forbids keeping an order request as a draft, or submitting it. */
export async function orderRequestFailure(
  context: EventContext,
  sent: OrderRequestDraft,
  stage: Stage,
  stored?: OrderRequestRecord,
): Promise<Failure | undefined> {
  const { header } = sent
  currencyOf(header)
  taxCodeOf(header)
  const lines =
    stage === 'submission' && stored
      ? await submittedLines(context, stored)
      : await joinedLines(context, sent, stored)
  const draft = { header, lines }
  const references = await loadOrderReferences(context.tx, draft)
  if (lines.length > maxLines) return fieldRefused('lines', 'tooManyLines')
  const failure =
    requirementFailure(orderRequest, draft, stage) ??
    headerFailure(header, references) ??
    firstLineFailure(draft, references) ??
    togetherFailure(lines)
  return failure || stage === 'draft' ? failure : submissionFailure(draft, references, koreanDay(context.now))
}

function headerFailure(header: OrderRequestHeaderInput, references: OrderReferences): Failure | undefined {
  for (const [field, group] of orderCodeFields) {
    const value = header[field]
    if (value !== undefined && !references.codes.get(group)?.has(value))
      return fieldRefused(field, 'codeNotAllowed', [value])
  }
  if (header.receiver !== undefined && !references.people.has(header.receiver))
    return fieldRefused('receiver', 'codeNotAllowed', [header.receiver])
  if (header.compNo !== undefined && references.company === undefined)
    return fieldRefused('compNo', 'companyUnknown')
  if (header.dueDate !== undefined && !isDay(header.dueDate))
    return fieldRefused('dueDate', 'dateFormatWrong')
  return header.currency !== 'KRW' && taxed.includes(header.taxCode)
    ? fieldRefused('taxCode', orderRequestTexts.taxOfForeign)
    : undefined
}

/** Requests of several sections or currencies have no common buyer, or no common total. */
function togetherFailure(lines: readonly OrderLine[]): Failure | undefined {
  const places = new Map<string, number>()
  for (const [index, { prLine }] of lines.entries()) {
    if (prLine === '') continue
    const before = places.get(prLine)
    if (before !== undefined)
      return refused('requestTwice', orderRequestTexts.requestTwice, [before, index + 1])
    places.set(prLine, index + 1)
  }
  const requested = lines.map(line => line.requested)
  if (new Set(requested.map(agreedCurrency)).size > 1)
    return refused('twoCurrencies', orderRequestTexts.twoCurrencies)
  return new Set(requested.map(line => line.section)).size > 1
    ? refused('twoSections', orderRequestTexts.twoSections)
    : undefined
}

function firstLineFailure({ header, lines }: OrderDraft, references: OrderReferences): Failure | undefined {
  for (const [index, line] of lines.entries()) {
    const row = index + 1
    const { requested, accountCode, costCenter, dueDate } = line
    if (accountCode !== undefined && !references.accounts.has(accountCode))
      return fieldRefused('accountCode', 'codeNotAllowed', [accountCode], row)
    if (costCenter !== undefined && !references.costCenters.has(costCenter))
      return fieldRefused('costCenter', 'codeNotAllowed', [costCenter], row)
    if (dueDate !== undefined && !isDay(dueDate)) return fieldRefused('dueDate', 'dateFormatWrong', [], row)
    if (requested.comp_no !== null && header.compNo !== undefined && requested.comp_no !== header.compNo)
      return fieldRefused('prLine', orderRequestTexts.otherSupplier, [], row)
    const wrong = numberFailure(line, row, references)
    if (wrong) return wrong
  }
  return undefined
}

function numberFailure(line: OrderLine, row: number, { unitDecimals }: OrderReferences): Failure | undefined {
  const wrong = priceFailure(line, row, unitDecimals)
  if (wrong) return wrong
  const { qty, requested } = line
  if (!isDecimal(qty)) return fieldRefused('qty', 'notNumeric', [], row)
  if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', orderRequestTexts.qtyZero, [], row)
  return compareDecimals(qty, requested.open_qty) > 0
    ? fieldRefused('qty', orderRequestTexts.openExceeded, [trimDecimal(requested.open_qty)], row)
    : undefined
}

/** The first thing that forbids submitting what could be kept as a draft. */
function submissionFailure(
  draft: OrderDraft,
  references: OrderReferences,
  today: string,
): Failure | undefined {
  const { header, lines } = draft
  const { company } = references
  if (company?.status !== 'REGISTERED') return fieldRefused('compNo', orderRequestTexts.companyNotRegistered)
  if (company.gerp_vendor_code === null) return fieldRefused('compNo', orderRequestTexts.gerpCodeMissing)
  const hasReason = (header.basisReason ?? '').trim() !== ''
  if (reasonedBases.includes(header.priceBasis ?? '') && !hasReason)
    return fieldRefused('basisReason', orderRequestTexts.reasonForBasis)
  if ((header.dueDate ?? '') < today) return fieldRefused('dueDate', orderTexts.dueDatePast)
  for (const [index, line] of lines.entries()) {
    const row = index + 1
    if (compareDecimals(line.unitPrice, '0') <= 0)
      return fieldRefused('unitPrice', orderRequestTexts.priceZero, [], row)
    if (line.dueDate !== undefined && line.dueDate < today)
      return fieldRefused('dueDate', orderTexts.dueDatePast, [], row)
    const { award_price, award_currency } = line.requested
    const isAbove =
      award_price !== null &&
      award_currency === header.currency &&
      compareDecimals(line.unitPrice, award_price) > 0
    if (isAbove && !hasReason) return fieldRefused('basisReason', orderRequestTexts.priceAboveSelected)
  }
  return undefined
}
