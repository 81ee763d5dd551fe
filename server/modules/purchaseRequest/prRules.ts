import type { PrHeaderInput } from '../../../codegen/generated/types'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import { missingFields, type RequiredDocument } from '../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import { lineTooLarge } from '../../document/columnLimits'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import type { UsableCodes } from '../../master/usableCodes'
import { missingFailure } from './prLabels'
import { duplicateLines, type NumberedLine } from './prLines'
import { purchaseTexts } from './purchaseTexts'

/** What the rules must know of the master data that a request names. */
export interface PrReferences {
  readonly unitDecimals: ReadonlyMap<string, number>
  readonly itemStatus: ReadonlyMap<string, string>
  readonly accounts: ReadonlySet<string>
  readonly costCenters: ReadonlySet<string>
  readonly companyStatus: ReadonlyMap<string, string>
  /** People who may receive goods. */
  readonly people: ReadonlySet<string>
  readonly codes: UsableCodes
}

export interface PrDraft {
  readonly header: PrHeaderInput
  readonly lines: readonly NumberedLine[]
}

const maxLines = 999
const shortestTitle = 2
const shortestReason = 10
const closedCompanies = ['SUSPENDED', 'TERMINATED']

/** Coded fields of the header. */
export const codeFields = [
  ['purchaseType', 'PURCHASE_TYPE'],
  ['expenseType', 'EXPENSE_TYPE'],
  ['currency', 'CURRENCY'],
] as const satisfies readonly (readonly [keyof PrHeaderInput, CodeGroup])[]

/** The first thing that forbids keeping the draft, or undefined. Half-filled lines may be kept; wrong values may not. */
export function draftFailure(draft: PrDraft, references: PrReferences): Failure | undefined {
  const { header, lines } = draft
  if (lines.length > maxLines) return fieldRefused('lines', 'tooManyLines')
  const missing = firstMissing('draft', draft)
  if (missing) return missing
  if (characterLength(header.title.trim()) < shortestTitle)
    return fieldRefused('title', purchaseTexts.titleTooShort)
  if (!isDay(header.needDate)) return fieldRefused('needDate', 'dateFormatWrong')
  for (const [field, group] of codeFields) {
    const value = header[field]
    if (value !== undefined && !references.codes.get(group)?.has(value))
      return fieldRefused(field, 'codeNotAllowed', [value])
  }
  return headerReferenceFailure(header, references) ?? firstLineFailure(lines, references)
}

function headerReferenceFailure(header: PrHeaderInput, references: PrReferences): Failure | undefined {
  const { receiver, wishCompNo } = header
  if (receiver !== undefined && !references.people.has(receiver))
    return fieldRefused('receiver', purchaseTexts.personUnknown)
  if (wishCompNo === undefined) return undefined
  const company = references.companyStatus.get(wishCompNo)
  if (company === undefined) return fieldRefused('wishCompNo', 'companyUnknown')
  return closedCompanies.includes(company)
    ? fieldRefused('wishCompNo', purchaseTexts.companySuspended)
    : undefined
}

function firstLineFailure(lines: readonly NumberedLine[], references: PrReferences): Failure | undefined {
  for (const [index, line] of lines.entries()) {
    const failure = lineFailure(line, index + 1, references)
    if (failure) return failure
  }
  const twice = duplicateLines(lines)
  return twice ? refused('lineDuplicate', purchaseTexts.lineDuplicate, twice) : undefined
}

function lineFailure(line: NumberedLine, row: number, references: PrReferences): Failure | undefined {
  const { itemCode, unitCode, accountCode, costCenter, needDate } = line
  if (itemCode !== undefined) {
    const status = references.itemStatus.get(itemCode)
    if (status === undefined) return fieldRefused('itemCode', purchaseTexts.itemUnknown, [], row)
    if (status !== 'ACTIVE') return fieldRefused('itemCode', purchaseTexts.itemInactive, [], row)
  }
  if (unitCode !== undefined && !references.unitDecimals.has(unitCode))
    return fieldRefused('unitCode', 'codeNotAllowed', [unitCode], row)
  if (accountCode !== undefined && !references.accounts.has(accountCode))
    return fieldRefused('accountCode', 'codeNotAllowed', [accountCode], row)
  if (costCenter !== undefined && !references.costCenters.has(costCenter))
    return fieldRefused('costCenter', 'codeNotAllowed', [costCenter], row)
  if (needDate !== undefined && !isDay(needDate)) return fieldRefused('needDate', 'dateFormatWrong', [], row)
  return numberFailure(line, row, references)
}

function numberFailure(
  { qty, unitPrice, unitCode }: NumberedLine,
  row: number,
  { unitDecimals }: PrReferences,
): Failure | undefined {
  for (const [field, value] of Object.entries({ qty, unitPrice }))
    if (value !== undefined && !isDecimal(value)) return fieldRefused(field, 'notNumeric', [], row)
  const large = lineTooLarge({ qty, unitPrice }, row)
  if (large) return large
  if (unitPrice !== undefined) {
    if (compareDecimals(unitPrice, '0') < 0) return fieldRefused('unitPrice', 'negativeRefused', [], row)
    if (decimalPlaces(unitPrice) > unitPriceDecimals)
      return fieldRefused('unitPrice', 'tooManyDecimals', [unitPriceDecimals], row)
  }
  if (qty === undefined) return undefined
  if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', purchaseTexts.qtyNotPositive, [], row)
  const decimals = unitDecimals.get(unitCode ?? '') ?? 3
  return decimalPlaces(qty) > decimals
    ? fieldRefused('qty', purchaseTexts.unitDecimals, [unitCode ?? '', decimals], row)
    : undefined
}

export interface PrSubmission extends PrDraft {
  readonly totalAmt: string
  readonly today: string
}

/** The first thing that forbids submitting a request which could be kept as a draft, or undefined. */
export function submissionFailure(submission: PrSubmission, references: PrReferences): Failure | undefined {
  const { header, lines, today } = submission
  const missing = firstMissing('submission', submission)
  if (missing) return missing
  const kept = draftFailure(submission, references)
  if (kept) return kept
  if (header.needDate < today) return fieldRefused('needDate', purchaseTexts.needDatePast)
  const late = lines.findIndex(line => line.needDate !== undefined && line.needDate < today)
  if (late >= 0) return fieldRefused('needDate', purchaseTexts.needDatePast, [], late + 1)
  if (characterLength((header.reason ?? '').trim()) < shortestReason)
    return fieldRefused('reason', purchaseTexts.reasonTooShort)
  return compareDecimals(submission.totalAmt, '0') > 0
    ? undefined
    : refused('totalZero', purchaseTexts.totalZero)
}

function firstMissing(name: string, { header, lines }: PrDraft): Failure | undefined {
  const requirement = prWorkflow.requirements[name]
  const document: RequiredDocument = { header: { ...header }, lines: lines.map(line => ({ ...line })) }
  const missing = requirement ? missingFields(requirement, document) : []
  // Without a line nothing else is worth saying; the rest comes in the order of the form.
  if (missing.some(({ field }) => field === 'lines')) return refused('noLine', purchaseTexts.noLine)
  const [first] = missing
  return first && missingFailure(first.field, first.row)
}
