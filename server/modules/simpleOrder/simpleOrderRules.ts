import type { SimpleOrderHeaderInput, SimpleOrderLineInput } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import { missingFields } from '../../../schemas/workflow/workflow'
import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import { lineTooLarge } from '../../document/columnLimits'
import { missingFailure } from '../../document/missingFailure'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import type { UsableCodes } from '../../master/usableCodes'
import { simpleOrderTexts } from './simpleOrderTexts'

export interface SimpleOrderDraft {
  readonly header: SimpleOrderHeaderInput
  readonly lines: readonly SimpleOrderLineInput[]
}

/** What the rules must know of the master data a draft names. */
export interface SimpleOrderReferences {
  readonly unitDecimals: ReadonlyMap<string, number>
  readonly items: ReadonlySet<string>
  readonly accounts: ReadonlySet<string>
  readonly costCenters: ReadonlySet<string>
  readonly people: ReadonlySet<string>
  readonly company: { readonly status: string; readonly currency: string } | undefined
  /** Prices of contract and catalog by item: nobody types another. */
  readonly agreed: ReadonlyMap<string, { readonly price: string; readonly basis: string }>
  readonly codes: UsableCodes
}

/** At most so much of supply, of an order and of a day (D-24). */
export const simpleOrderLimit = '1000000'
export const simpleOrderCodeFields = [
  ['expenseType', 'EXPENSE_TYPE'],
  ['taxCode', 'TAX_CODE'],
] as const

const shortestTitle = 2
const mostLines = 20
const missing = missingFailure('createSimpleOrder')

/** The first thing that forbids keeping the draft, or undefined. */
export function draftFailure(
  draft: SimpleOrderDraft,
  references: SimpleOrderReferences,
): Failure | undefined {
  const { header, lines } = draft
  const lacking = firstMissing('draft', draft)
  if (lacking) return lacking
  if (characterLength(header.title.trim()) < shortestTitle)
    return fieldRefused('title', simpleOrderTexts.titleTooShort)
  for (const [field, group] of simpleOrderCodeFields) {
    const value = header[field]
    if (value !== undefined && !references.codes.get(group)?.has(value))
      return fieldRefused(field, 'codeNotAllowed', [value])
  }
  if (header.expenseType === 'AST') return fieldRefused('expenseType', simpleOrderTexts.assetRefused)
  if (header.compNo !== undefined && !references.company) return fieldRefused('compNo', 'companyUnknown')
  if (references.company && references.company.currency !== 'KRW')
    return fieldRefused('compNo', simpleOrderTexts.wonOnly)
  if (header.receiver !== undefined && !references.people.has(header.receiver))
    return fieldRefused('receiver', 'codeNotAllowed', [header.receiver])
  if (header.dueDate !== undefined && !isDay(header.dueDate))
    return fieldRefused('dueDate', 'dateFormatWrong')
  if (lines.length > mostLines) return refused('tooManyLines', simpleOrderTexts.tooManyLines)
  return lines.reduce<Failure | undefined>(
    (found, line, index) => found ?? lineFailure(line, index + 1, references),
    undefined,
  )
}

function lineFailure(
  line: SimpleOrderLineInput,
  row: number,
  references: SimpleOrderReferences,
): Failure | undefined {
  const known = [
    ['itemCode', references.items],
    ['unitCode', references.unitDecimals],
    ['accountCode', references.accounts],
    ['costCenter', references.costCenters],
  ] as const
  for (const [field, codes] of known) {
    const value = line[field]
    if (value !== undefined && !codes.has(value)) return fieldRefused(field, 'codeNotAllowed', [value], row)
  }
  for (const [field, value, places] of [
    ['qty', line.qty, references.unitDecimals.get(line.unitCode ?? '') ?? 3],
    ['unitPrice', line.unitPrice, unitPriceDecimals],
  ] as const) {
    if (value === undefined) continue
    if (!isDecimal(value)) return fieldRefused(field, 'notNumeric', [], row)
    if (compareDecimals(value, '0') < 0) return fieldRefused(field, 'negativeRefused', [], row)
    if (decimalPlaces(value) > places) return fieldRefused(field, 'tooManyDecimals', [places], row)
  }
  const large = lineTooLarge(line, row)
  if (large) return large
  const agreed = references.agreed.get(line.itemCode ?? '')
  if (agreed && line.unitPrice !== undefined && compareDecimals(line.unitPrice, agreed.price) !== 0)
    return fieldRefused('unitPrice', simpleOrderTexts.priceAgreed, [agreed.price], row)
  return undefined
}

/** The first thing that forbids submitting what could be kept as a draft; limits of the day are asked elsewhere. */
export function submissionFailure(
  draft: SimpleOrderDraft,
  references: SimpleOrderReferences,
  { supplyAmt, today }: { readonly supplyAmt: string; readonly today: string },
): Failure | undefined {
  const lacking = firstMissing('submission', draft) ?? draftFailure(draft, references)
  if (lacking) return lacking
  const { header, lines } = draft
  if (references.company?.status !== 'REGISTERED')
    return fieldRefused('compNo', simpleOrderTexts.companyNotRegistered)
  if ((header.dueDate ?? '') < today) return fieldRefused('dueDate', simpleOrderTexts.dueDatePast)
  for (const [index, { qty, unitPrice }] of lines.entries()) {
    if (compareDecimals(qty ?? '0', '0') <= 0)
      return fieldRefused('qty', simpleOrderTexts.qtyZero, [], index + 1)
    if (compareDecimals(unitPrice ?? '0', '0') <= 0)
      return fieldRefused('unitPrice', simpleOrderTexts.priceZero, [], index + 1)
  }
  return limitFailure(supplyAmt)
}

const limitFailure = (supplyAmt: string): Failure | undefined =>
  compareDecimals(supplyAmt, simpleOrderLimit) > 0
    ? refused('limitExceeded', simpleOrderTexts.limitExceeded)
    : undefined

function firstMissing(
  name: 'draft' | 'submission',
  { header, lines }: SimpleOrderDraft,
): Failure | undefined {
  const requirement = simpleOrderWorkflow.requirements[name]
  const document = { header: { ...header }, lines: lines.map(line => ({ ...line })) }
  const lacking = requirement ? missingFields(requirement, document) : []
  if (lacking.some(({ field }) => field === 'lines')) return refused('noLine', simpleOrderTexts.noLine)
  const [first] = lacking
  return first && missing(first.field, first.row)
}
