import type { OrderRequestHeaderInput } from '../../../codegen/generated/types'
import { compareDecimals, isDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import {
  codeFailure,
  currencyOf,
  headerCodeFailure,
  lineFailure,
  priceFailure,
  requirementFailure,
  type Stage,
  taxCodeOf,
} from '../../document/draftFailure'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { companyFailure } from '../../master/companySteps'
import { type DraftReferences, readReferences } from '../../master/draftReferences'
import { orderTexts } from '../order/orderTexts'
import { joinedLines, type OrderLine, submittedLines } from './joinLines'
import { type OrderRequestDraft, type OrderRequestRecord, orderRequest } from './orderRequestKind'
import { orderRequestTexts } from './orderRequestTexts'
import { agreedCurrency } from './requestedLines'

const maxLines = 999
const taxed = ['V1', 'V2']
const reasonedBases = ['PREV', 'NEGO']

interface OrderDraft {
  readonly header: OrderRequestHeaderInput
  readonly lines: readonly OrderLine[]
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
  const named = { compNo: header.compNo, people: [header.receiver], lines }
  const references = await readReferences(context.tx, named)
  if (lines.length > maxLines) return fieldRefused('lines', 'tooManyLines')
  const failure =
    requirementFailure(orderRequest, draft, stage) ??
    (await headerCodeFailure(context.tx, orderRequest, { ...header })) ??
    headerFailure(header, references) ??
    lineFailure(lines, (line, row) => orderedLineFailure(line, row, { header, references })) ??
    togetherFailure(lines) ??
    (await companyFailure(context.tx, header.compNo, stage === 'draft' ? 'draftOrder' : 'order'))
  return failure || stage === 'draft' ? failure : submissionFailure(draft, koreanDay(context.now))
}

function headerFailure(header: OrderRequestHeaderInput, references: DraftReferences): Failure | undefined {
  if (header.receiver !== undefined && !references.people.has(header.receiver))
    return fieldRefused('receiver', 'codeNotAllowed', [header.receiver])
  if (header.compNo !== undefined && references.company === undefined)
    return fieldRefused('compNo', 'companyUnknown')
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

interface LineFacts {
  readonly header: OrderRequestHeaderInput
  readonly references: DraftReferences
}

function orderedLineFailure(line: OrderLine, row: number, { header, references }: LineFacts) {
  const { accounts: accountCode, costCenters: costCenter, unitDecimals } = references
  const { requested } = line
  const unknown = codeFailure({ ...line }, row, { accountCode, costCenter })
  if (unknown) return unknown
  if (requested.comp_no !== null && header.compNo !== undefined && requested.comp_no !== header.compNo)
    return fieldRefused('prLine', orderRequestTexts.otherSupplier, [], row)
  return priceFailure(line, row, unitDecimals) ?? quantityFailure(line, row)
}

function quantityFailure({ qty, requested }: OrderLine, row: number): Failure | undefined {
  if (!isDecimal(qty)) return fieldRefused('qty', 'notNumeric', [], row)
  if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', orderRequestTexts.qtyZero, [], row)
  return compareDecimals(qty, requested.open_qty) > 0
    ? fieldRefused('qty', orderRequestTexts.openExceeded, [trimDecimal(requested.open_qty)], row)
    : undefined
}

/** The first thing that forbids submitting what could be kept as a draft. */
function submissionFailure({ header, lines }: OrderDraft, today: string): Failure | undefined {
  const hasReason = (header.basisReason ?? '').trim() !== ''
  if (reasonedBases.includes(header.priceBasis ?? '') && !hasReason)
    return fieldRefused('basisReason', orderRequestTexts.reasonForBasis)
  if ((header.dueDate ?? '') < today) return fieldRefused('dueDate', orderTexts.dueDatePast)
  return lineFailure(lines, ({ unitPrice, dueDate, requested: { award_price, award_currency } }, row) => {
    if (compareDecimals(unitPrice, '0') <= 0)
      return fieldRefused('unitPrice', orderRequestTexts.priceZero, [], row)
    if (dueDate !== undefined && dueDate < today)
      return fieldRefused('dueDate', orderTexts.dueDatePast, [], row)
    const isAbove =
      award_price !== null &&
      award_currency === header.currency &&
      compareDecimals(unitPrice, award_price) > 0
    return isAbove && !hasReason
      ? fieldRefused('basisReason', orderRequestTexts.priceAboveSelected)
      : undefined
  })
}
