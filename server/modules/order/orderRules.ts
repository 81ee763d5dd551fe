import type { OrderRequestHeaderInput } from '../../../codegen/generated/types'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import { missingFields } from '../../../schemas/workflow/workflow'
import { orderRequestWorkflow } from '../../../schemas/workflow/workflows'
import { lineTooLarge } from '../../document/columnLimits'
import { missingFailure } from '../../document/missingFailure'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import type { UsableCodes } from '../../master/usableCodes'
import type { OrderLine } from './orderLines'
import { orderTexts } from './orderTexts'
import { agreedCurrency } from './requestedLines'

/** What the rules must know of the master data that an order request names. */
export interface OrderReferences {
  readonly unitDecimals: ReadonlyMap<string, number>
  readonly accounts: ReadonlySet<string>
  readonly costCenters: ReadonlySet<string>
  readonly people: ReadonlySet<string>
  readonly company: OrderCompany | undefined
  readonly codes: UsableCodes
}

interface OrderCompany {
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly status: string
  readonly gerp_vendor_code: string | null
  readonly forward_yn: string
}

export interface OrderDraft {
  readonly header: OrderRequestHeaderInput
  readonly lines: readonly OrderLine[]
}

const missing = missingFailure('createOrderRequest')
const shortestTitle = 2
const maxLines = 999
const taxed = ['V1', 'V2']
const reasonedBases = ['PREV', 'NEGO']

export const orderCodeFields = [
  ['expenseType', 'EXPENSE_TYPE'],
  ['priceBasis', 'PRICE_BASIS'],
  ['currency', 'CURRENCY'],
  ['taxCode', 'TAX_CODE'],
  ['payTerm', 'PAY_TERM'],
  ['incoterms', 'INCOTERMS'],
] as const satisfies readonly (readonly [keyof OrderRequestHeaderInput, CodeGroup])[]

/** The first thing that forbids keeping the draft, or undefined. */
export function draftFailure(draft: OrderDraft, references: OrderReferences): Failure | undefined {
  const { header, lines } = draft
  if (lines.length > maxLines) return fieldRefused('lines', 'tooManyLines')
  const missing = firstMissing('draft', draft)
  if (missing) return missing
  if (characterLength(header.title.trim()) < shortestTitle)
    return fieldRefused('title', orderTexts.titleTooShort)
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
  if (header.currency !== 'KRW' && taxed.includes(header.taxCode))
    return fieldRefused('taxCode', orderTexts.taxOfForeign)
  return firstLineFailure(draft, references) ?? togetherFailure(lines)
}

/** Requests of several sections or currencies have no common buyer, or no common total. */
function togetherFailure(lines: readonly OrderLine[]): Failure | undefined {
  const places = new Map<string, number>()
  for (const [index, { prLine }] of lines.entries()) {
    if (prLine === '') continue
    const before = places.get(prLine)
    if (before !== undefined) return refused('requestTwice', orderTexts.requestTwice, [before, index + 1])
    places.set(prLine, index + 1)
  }
  const requested = lines.map(line => line.requested)
  if (new Set(requested.map(agreedCurrency)).size > 1)
    return refused('twoCurrencies', orderTexts.twoCurrencies)
  return new Set(requested.map(line => line.section)).size > 1
    ? refused('twoSections', orderTexts.twoSections)
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
      return fieldRefused('prLine', orderTexts.otherSupplier, [], row)
    const wrong = numberFailure(line, row, references)
    if (wrong) return wrong
  }
  return undefined
}

function numberFailure(
  { qty, unitPrice, unitCode, requested }: OrderLine,
  row: number,
  { unitDecimals }: OrderReferences,
): Failure | undefined {
  for (const [field, value] of Object.entries({ qty, unitPrice })) {
    if (!isDecimal(value)) return fieldRefused(field, 'notNumeric', [], row)
    if (compareDecimals(value, '0') < 0) return fieldRefused(field, 'negativeRefused', [], row)
  }
  const large = lineTooLarge({ qty, unitPrice }, row)
  if (large) return large
  if (decimalPlaces(unitPrice) > unitPriceDecimals)
    return fieldRefused('unitPrice', 'tooManyDecimals', [unitPriceDecimals], row)
  const decimals = unitDecimals.get(unitCode ?? '') ?? 3
  if (decimalPlaces(qty) > decimals) return fieldRefused('qty', 'tooManyDecimals', [decimals], row)
  if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', orderTexts.qtyZero, [], row)
  return compareDecimals(qty, requested.open_qty) > 0
    ? fieldRefused('qty', orderTexts.openExceeded, [trimDecimal(requested.open_qty)], row)
    : undefined
}

/** The first thing that forbids submitting an order request which could be kept as a draft, or undefined. */
export function submissionFailure(
  draft: OrderDraft,
  references: OrderReferences,
  today: string,
): Failure | undefined {
  const missing = firstMissing('submission', draft)
  if (missing) return missing
  const kept = draftFailure(draft, references)
  if (kept) return kept
  const { header, lines } = draft
  const { company } = references
  if (company?.status !== 'REGISTERED') return fieldRefused('compNo', orderTexts.companyNotRegistered)
  if (company.gerp_vendor_code === null) return fieldRefused('compNo', orderTexts.gerpCodeMissing)
  const hasReason = (header.basisReason ?? '').trim() !== ''
  if (reasonedBases.includes(header.priceBasis ?? '') && !hasReason)
    return fieldRefused('basisReason', orderTexts.reasonForBasis)
  if ((header.dueDate ?? '') < today) return fieldRefused('dueDate', orderTexts.dueDatePast)
  for (const [index, line] of lines.entries()) {
    const row = index + 1
    if (compareDecimals(line.unitPrice, '0') <= 0)
      return fieldRefused('unitPrice', orderTexts.priceZero, [], row)
    if (line.dueDate !== undefined && line.dueDate < today)
      return fieldRefused('dueDate', orderTexts.dueDatePast, [], row)
    const { award_price, award_currency } = line.requested
    const isAbove =
      award_price !== null &&
      award_currency === header.currency &&
      compareDecimals(line.unitPrice, award_price) > 0
    if (isAbove && !hasReason) return fieldRefused('basisReason', orderTexts.priceAboveSelected)
  }
  return undefined
}

function firstMissing(name: 'draft' | 'submission', { header, lines }: OrderDraft): Failure | undefined {
  const requirement = orderRequestWorkflow.requirements[name]
  const document = { header: { ...header }, lines: lines.map(line => ({ ...line })) }
  const lacking = requirement ? missingFields(requirement, document) : []
  if (lacking.some(({ field }) => field === 'lines')) return refused('noLine', orderTexts.noLine)
  const [first] = lacking
  return first && missing(first.field, first.row)
}
