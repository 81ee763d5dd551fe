import { isDay } from '../../../schemas/shared/calendar'
import {
  addDecimals,
  compareDecimals,
  isDecimal,
  roundDecimal,
  sumDecimals,
} from '../../../schemas/shared/decimal'
import { isTaxCode, vatOf } from '../../../schemas/shared/money'
import { tooLarge } from '../../document/columnLimits'
import { codeRefused, type Failure, fieldRefused } from '../../http/failure'
import { claimTexts } from './claimTexts'

/** What both sides say of a claim; empty fields are left out. */
export interface ClaimFields {
  readonly useFrom?: string | undefined
  readonly useTo?: string | undefined
  readonly evidenceType?: string | undefined
  readonly ntsNo?: string | undefined
  readonly writeDate?: string | undefined
  readonly taxCode: string
  readonly supplyAmt?: string | undefined
  readonly vatAmt?: string | undefined
  readonly fileId?: string | undefined
}

export interface ClaimLine {
  readonly amt?: string | undefined
  readonly accountCode?: string | undefined
  readonly costCenter?: string | undefined
}

export interface ClaimAmounts {
  readonly supplyAmt: string
  readonly vatAmt: string
  readonly totalAmt: string
}

const ntsPattern = /^\d{8}[0-9A-Za-z]{16}$/

/** Supply and tax; without a typed tax the one that the code asks for. */
export function claimAmounts({ supplyAmt = '0', vatAmt, taxCode }: ClaimFields): ClaimAmounts {
  const supply = isDecimal(supplyAmt) ? roundDecimal(supplyAmt, 0) : '0'
  const vat =
    vatAmt !== undefined && isDecimal(vatAmt) ? roundDecimal(vatAmt, 0) : expectedVat(supply, taxCode)
  return { supplyAmt: supply, vatAmt: vat, totalAmt: addDecimals(supply, vat) }
}

const expectedVat = (supply: string, taxCode: string) => (isTaxCode(taxCode) ? vatOf(supply, taxCode) : '0')

/** What forbids keeping a claim at all. */
export function keptFailure(fields: ClaimFields, lines: readonly ClaimLine[]): Failure | undefined {
  const { useFrom, useTo, ntsNo, writeDate, taxCode } = fields
  if (!isTaxCode(taxCode)) return codeRefused('taxCode', '세금코드', taxCode)
  for (const [field, value] of Object.entries({ useFrom, useTo, writeDate }))
    if (value !== undefined && !isDay(value)) return fieldRefused(field, 'dateFormatWrong')
  if (useFrom !== undefined && useTo !== undefined && useTo < useFrom)
    return fieldRefused('useTo', claimTexts.periodReversed)
  if (ntsNo !== undefined && !ntsPattern.test(ntsNo)) return fieldRefused('ntsNo', claimTexts.ntsWrong)
  for (const field of ['supplyAmt', 'vatAmt'] as const) {
    const value = fields[field]
    if (value !== undefined && (!isDecimal(value) || compareDecimals(value, '0') < 0))
      return fieldRefused(field, claimTexts.amountZero)
    const large = tooLarge('amount', field, value ?? '0')
    if (large) return large
  }
  for (const [index, { amt }] of lines.entries()) {
    if (amt !== undefined && !isDecimal(amt)) return fieldRefused('amt', 'notNumeric', [], index + 1)
    const large = tooLarge('amount', 'amt', amt ?? '0', index + 1)
    if (large) return large
  }
  return undefined
}

/** What forbids handing a claim over; `isExact` names both sums, as staff read them. */
export function submittedFailure(
  fields: ClaimFields,
  lines: readonly ClaimLine[],
  { today, isExact }: { readonly today: string; readonly isExact: boolean },
): Failure | undefined {
  const kept = keptFailure(fields, lines)
  if (kept) return kept
  const { supplyAmt, vatAmt } = claimAmounts(fields)
  if (compareDecimals(supplyAmt, '0') <= 0) return fieldRefused('supplyAmt', claimTexts.amountZero)
  for (const [index, { amt }] of lines.entries())
    if (amt === undefined || compareDecimals(amt, '0') <= 0)
      return fieldRefused('amt', claimTexts.amountZero, [], index + 1)
  const sum = sumDecimals(['0', ...lines.map(({ amt }) => amt ?? '0')])
  if (compareDecimals(sum, supplyAmt) !== 0)
    return isExact
      ? fieldRefused('supplyAmt', claimTexts.linesDiffer, [sum, supplyAmt])
      : fieldRefused('supplyAmt', claimTexts.linesDifferShort)
  if (compareDecimals(vatAmt, expectedVat(supplyAmt, fields.taxCode)) !== 0)
    return fieldRefused(
      'vatAmt',
      ['V1', 'V2'].includes(fields.taxCode) ? claimTexts.vatWrong : claimTexts.vatNotZero,
    )
  if (fields.evidenceType === 'TI' && fields.ntsNo === undefined)
    return fieldRefused('ntsNo', claimTexts.ntsMissing)
  if (fields.writeDate !== undefined && fields.writeDate > today)
    return fieldRefused('writeDate', claimTexts.writtenAhead)
  return fields.fileId === undefined ? fieldRefused('fileId', claimTexts.fileMissing) : undefined
}

/** Before an approval every line says where it is booked. */
export function assignedFailure(lines: readonly ClaimLine[]): Failure | undefined {
  for (const [index, { accountCode, costCenter }] of lines.entries()) {
    const row = index + 1
    if (!accountCode) return fieldRefused('accountCode', claimTexts.lineWithoutAccount, [row], row)
    if (!costCenter) return fieldRefused('costCenter', claimTexts.lineWithoutCostCenter, [row], row)
  }
  return undefined
}
