import type { OperationId } from '../../codegen/generated/types'
import { isCodeGroup } from '../../schemas/codes/codeGroups'
import { characterLength } from '../../schemas/shared/byteLength'
import { compareDecimals, decimalPlaces, isDecimal } from '../../schemas/shared/decimal'
import {
  type Currency,
  isCurrency,
  isTaxCode,
  type TaxCode,
  unitPriceDecimals,
} from '../../schemas/shared/money'
import { missingFields } from '../../schemas/workflow/workflow'
import type { Transaction } from '../database/connect'
import { codeRefused, decimalsRefused, type Failure, fieldRefused, refused } from '../http/failure'
import { readUsableCodes } from '../master/usableCodes'
import { lineTooLarge } from './columnLimits'
import type { Columns } from './columns'
import type { DocumentKind, DraftShape } from './documentKind'
import { operationFact } from './erasedRoute'
import { missingFailure } from './missingFailure'

const shortestTitle = 2
const mostQuantityDecimals = 3

/** The currency of a draft; the contract knows it as a code. */
export function currencyOf({ currency }: { readonly currency: string }): Currency {
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  return currency
}

export function taxCodeOf({ taxCode }: { readonly taxCode: string }): TaxCode {
  if (!isTaxCode(taxCode)) throw codeRefused('taxCode', '세금코드', taxCode)
  return taxCode
}

export type Stage = 'draft' | 'submission'

/** What the workflow demands of a draft, or of a submission, and of every title where the kind has words for it. */
export function requirementFailure(
  { workflow, texts, saving }: Pick<DocumentKind, 'workflow' | 'texts' | 'saving'>,
  { header, lines }: DraftShape,
  stage: Stage,
): Failure | undefined {
  const document = { header: { ...header }, lines: lines.map(line => ({ ...line })) }
  for (const asked of stage === 'draft' ? (['draft'] as const) : (['submission', 'draft'] as const)) {
    const requirement = workflow.requirements[asked]
    const missing = requirement ? missingFields(requirement, document) : []
    if (texts && missing.some(({ field }) => field === 'lines')) return refused('noLine', texts.noLine)
    const [first] = missing
    if (first) return missingFailure(saving as OperationId)(first.field, first.row)
  }
  return texts?.titleTooShort !== undefined && characterLength(header.title?.trim() ?? '') < shortestTitle
    ? fieldRefused('title', texts.titleTooShort)
    : undefined
}

/** The first coded field of a header whose value is not in use today. */
export async function headerCodeFailure(
  tx: Transaction,
  { saving }: Pick<DocumentKind, 'saving'>,
  header: Columns,
): Promise<Failure | undefined> {
  const fields = operationFact(saving).body?.fields?.header?.fields ?? {}
  const coded = Object.values(fields).flatMap(({ name: field, code }) => {
    const value = header[field]
    return code !== undefined && isCodeGroup(code) && typeof value === 'string'
      ? [{ field, code, value }]
      : []
  })
  const usable = await readUsableCodes(
    tx,
    coded.map(({ code }) => code),
  )
  const unknown = coded.find(({ code, value }) => !usable.get(code)?.has(value))
  return unknown && fieldRefused(unknown.field, 'codeNotAllowed', [unknown.value])
}

/** The first line that is refused; rows count from 1. */
export function lineFailure<Line>(
  lines: readonly Line[],
  failureOf: (line: Line, row: number) => Failure | undefined,
): Failure | undefined {
  for (const [index, line] of lines.entries()) {
    const failure = failureOf(line, index + 1)
    if (failure) return failure
  }
  return undefined
}

interface PricedLine {
  readonly qty?: string
  readonly unitPrice?: string
  readonly unitCode?: string
}

/** A quantity or price that is no number, negative, too fine for its unit, or too large to be kept. `row` counts from 1. */
export function priceFailure(
  { qty, unitPrice, unitCode = '' }: PricedLine,
  row: number,
  unitDecimals: ReadonlyMap<string, number>,
): Failure | undefined {
  for (const [field, value, places] of [
    ['qty', qty, unitDecimals.get(unitCode) ?? mostQuantityDecimals],
    ['unitPrice', unitPrice, unitPriceDecimals],
  ] as const) {
    if (value === undefined) continue
    if (!isDecimal(value)) return fieldRefused(field, 'notNumeric', [], row)
    if (compareDecimals(value, '0') < 0) return fieldRefused(field, 'negativeRefused', [], row)
    if (decimalPlaces(value) > places) return decimalsRefused(field, places, row)
  }
  return lineTooLarge(
    { ...(qty === undefined ? {} : { qty }), ...(unitPrice === undefined ? {} : { unitPrice }) },
    row,
  )
}

type Known = ReadonlySet<string> | ReadonlyMap<string, unknown>

/** The first code of a line that is not among those that may be named. */
export function codeFailure(
  line: Readonly<Record<string, unknown>>,
  row: number,
  known: Readonly<Record<string, Known>>,
): Failure | undefined {
  for (const [field, codes] of Object.entries(known)) {
    const value = line[field]
    if (typeof value === 'string' && !codes.has(value))
      return fieldRefused(field, 'codeNotAllowed', [value], row)
  }
  return undefined
}
