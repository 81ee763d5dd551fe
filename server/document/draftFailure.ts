import type { OperationId } from '../../codegen/generated/types'
import { characterLength } from '../../schemas/shared/byteLength'
import { compareDecimals, decimalPlaces, isDecimal } from '../../schemas/shared/decimal'
import { unitPriceDecimals } from '../../schemas/shared/money'
import { missingFields } from '../../schemas/workflow/workflow'
import type { Transaction } from '../database/connect'
import { type Failure, fieldRefused, refused } from '../http/failure'
import { lineTooLarge } from './columnLimits'
import type { DocumentKind, DraftShape } from './documentKind'
import { missingFailure } from './missingFailure'

const shortestTitle = 2
const mostQuantityDecimals = 3

export type Stage = 'draft' | 'submission'

/** What the workflow demands of a draft, or of a submission, and of every title where the kind has words for it. */
export function requirementFailure(
  { workflow, texts, operations }: Pick<DocumentKind, 'workflow' | 'texts' | 'operations'>,
  { header, lines }: DraftShape,
  stage: Stage,
): Failure | undefined {
  const document = { header: { ...header }, lines: lines.map(line => ({ ...line })) }
  for (const asked of stage === 'draft' ? (['draft'] as const) : (['submission', 'draft'] as const)) {
    const requirement = workflow.requirements[asked]
    const missing = requirement ? missingFields(requirement, document) : []
    if (texts && missing.some(({ field }) => field === 'lines')) return refused('noLine', texts.noLine)
    const [first] = missing
    if (first) return missingFailure(operations.create as OperationId)(first.field, first.row)
  }
  return texts?.titleTooShort !== undefined && characterLength(header.title?.trim() ?? '') < shortestTitle
    ? fieldRefused('title', texts.titleTooShort)
    : undefined
}

/** Digits after the point that quantities have, by the code of their unit. */
export async function readUnitDecimals(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const units = await tx.selectFrom('unit').select(['unit_code', 'decimals']).execute()
  return new Map(units.map(row => [row.unit_code, row.decimals]))
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
    if (decimalPlaces(value) > places) return fieldRefused(field, 'tooManyDecimals', [places], row)
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
