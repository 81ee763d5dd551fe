import type { LoiHeaderInput, LoiLineInput } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { addDays, isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import { missingFields } from '../../../schemas/workflow/workflow'
import { loiWorkflow } from '../../../schemas/workflow/workflows'
import { lineTooLarge } from '../../document/columnLimits'
import { missingFailure } from '../../document/missingFailure'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { loiTexts } from './loiTexts'

export interface LoiDraft {
  readonly header: LoiHeaderInput
  readonly lines: readonly LoiLineInput[]
}

export interface LoiReferences {
  readonly unitDecimals: ReadonlyMap<string, number>
  readonly items: ReadonlySet<string>
  /** State of the company that is named; undefined where there is none of that number. */
  readonly companyStatus: string | undefined
}

const shortestTitle = 2
const shortestUrgency = 10
const longestDays = 60
const days = ['startDate', 'validFrom', 'validTo'] as const

const missing = missingFailure('createLoi')

/** The first thing that forbids keeping the draft, or undefined. */
export function draftFailure(draft: LoiDraft, references: LoiReferences): Failure | undefined {
  const { header, lines } = draft
  const lacking = firstMissing('draft', draft)
  if (lacking) return lacking
  if (characterLength(header.title.trim()) < shortestTitle)
    return fieldRefused('title', loiTexts.titleTooShort)
  if (header.compNo !== undefined && references.companyStatus === undefined)
    return fieldRefused('compNo', 'companyUnknown')
  for (const field of days) {
    const day = header[field]
    if (day !== undefined && !isDay(day)) return fieldRefused(field, 'dateFormatWrong')
  }
  return validityFailure(header) ?? lineFailure(lines, references)
}

function validityFailure({ validFrom, validTo, startDate }: LoiHeaderInput): Failure | undefined {
  if (validFrom === undefined || validTo === undefined) return undefined
  if (validTo < validFrom) return fieldRefused('validTo', loiTexts.validReversed)
  if (validTo > addDays(validFrom, longestDays)) return fieldRefused('validTo', loiTexts.tooLong)
  if (startDate !== undefined && (startDate < validFrom || startDate > validTo))
    return fieldRefused('startDate', loiTexts.startOutside)
  return undefined
}

function lineFailure(lines: readonly LoiLineInput[], references: LoiReferences): Failure | undefined {
  for (const [index, { qty, unitPrice, unitCode, itemCode }] of lines.entries()) {
    const row = index + 1
    if (itemCode !== undefined && !references.items.has(itemCode))
      return fieldRefused('itemCode', 'codeNotAllowed', [itemCode], row)
    if (unitCode !== undefined && !references.unitDecimals.has(unitCode))
      return fieldRefused('unitCode', 'codeNotAllowed', [unitCode], row)
    for (const [field, value, places] of [
      ['qty', qty, references.unitDecimals.get(unitCode ?? '') ?? 3],
      ['unitPrice', unitPrice, unitPriceDecimals],
    ] as const) {
      if (value === undefined) continue
      if (!isDecimal(value)) return fieldRefused(field, 'notNumeric', [], row)
      if (compareDecimals(value, '0') < 0) return fieldRefused(field, 'negativeRefused', [], row)
      if (decimalPlaces(value) > places) return fieldRefused(field, 'tooManyDecimals', [places], row)
    }
    const large = lineTooLarge({ qty, unitPrice }, row)
    if (large) return large
  }
  return undefined
}

export interface LoiSubmission {
  readonly estAmt: string
  readonly hasFile: boolean
  readonly today: string
}

/** The first thing that forbids submitting a letter which could be kept as a draft, or undefined. */
export function submissionFailure(
  draft: LoiDraft,
  references: LoiReferences,
  { estAmt, hasFile, today }: LoiSubmission,
): Failure | undefined {
  const lacking = firstMissing('submission', draft) ?? draftFailure(draft, references)
  if (lacking) return lacking
  const { header } = draft
  if (references.companyStatus !== 'REGISTERED') return fieldRefused('compNo', loiTexts.companyNotRegistered)
  if ((header.validTo ?? '') < today) return fieldRefused('validTo', loiTexts.validPast)
  if (characterLength((header.urgentReason ?? '').trim()) < shortestUrgency)
    return fieldRefused('urgentReason', loiTexts.urgentShort)
  if (compareDecimals(estAmt, '0') <= 0) return refused('amountZero', loiTexts.amountZero)
  return hasFile ? undefined : fieldRefused('fileId', loiTexts.scopeFileMissing)
}

function firstMissing(name: 'draft' | 'submission', { header, lines }: LoiDraft): Failure | undefined {
  const requirement = loiWorkflow.requirements[name]
  const document = { header: { ...header }, lines: lines.map(line => ({ ...line })) }
  const lacking = requirement ? missingFields(requirement, document) : []
  if (lacking.some(({ field }) => field === 'lines')) return refused('noLine', loiTexts.noLine)
  const [first] = lacking
  return first && missing(first.field, first.row)
}
