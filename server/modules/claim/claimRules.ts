import { isDay } from '../../../schemas/shared/calendar'
import {
  addDecimals,
  compareDecimals,
  isDecimal,
  roundDecimal,
  sumDecimals,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isTaxCode, vatOf } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { tooLarge } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import { codeFailure, type Stage } from '../../document/draftFailure'
import { codeRefused, type Failure, fieldRefused } from '../../http/failure'
import { readReferences } from '../../master/draftReferences'
import type { ClaimDraft, ClaimRecord } from './claimKind'
import { claimTexts } from './claimTexts'

type ClaimHeader = Omit<ClaimDraft['header'], 'title' | 'noneType' | 'contactId'>
type ClaimLines = readonly Pick<Partial<ClaimDraft['lines'][number]>, 'amt' | 'accountCode' | 'costCenter'>[]

export interface ClaimAmounts {
  readonly supplyAmt: string
  readonly vatAmt: string
  readonly totalAmt: string
}

const ntsPattern = /^\d{8}[0-9A-Za-z]{16}$/

/** Supply and tax; without a typed tax the one that the code asks for. */
export function claimAmounts({ supplyAmt = '0', vatAmt, taxCode }: ClaimHeader): ClaimAmounts {
  const supply = isDecimal(supplyAmt) ? roundDecimal(supplyAmt, 0) : '0'
  const vat =
    vatAmt !== undefined && isDecimal(vatAmt) ? roundDecimal(vatAmt, 0) : expectedVat(supply, taxCode)
  return { supplyAmt: supply, vatAmt: vat, totalAmt: addDecimals(supply, vat) }
}

const expectedVat = (supply: string, taxCode: string) => (isTaxCode(taxCode) ? vatOf(supply, taxCode) : '0')

/** What forbids keeping a claim at all. */
export function keptFailure(fields: ClaimHeader, lines: ClaimLines): Failure | undefined {
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
  fields: ClaimHeader,
  lines: ClaimLines,
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
function assignedFailure(lines: ClaimLines): Failure | undefined {
  for (const [index, { accountCode, costCenter }] of lines.entries()) {
    const row = index + 1
    if (!accountCode) return fieldRefused('accountCode', claimTexts.lineWithoutAccount, [row], row)
    if (!costCenter) return fieldRefused('costCenter', claimTexts.lineWithoutCostCenter, [row], row)
  }
  return undefined
}

/** What forbids staff to enter, assign or submit a claim. */
export async function staffClaimFailure(
  { tx, now }: EventContext,
  { header, lines }: ClaimDraft,
  stage: Stage,
  stored?: ClaimRecord,
): Promise<Failure | undefined> {
  const exact = { today: koreanDay(now), isExact: true }
  if (stage === 'submission')
    return (
      assignedFailure(lines) ??
      submittedFailure(header, lines, exact) ??
      (header.payTerm === undefined ? fieldRefused('payTerm', claimTexts.payTermMissing) : undefined)
    )
  const failure = stored ? keptFailure(header, lines) : submittedFailure(header, lines, exact)
  if (failure) return failure
  if (!stored && !(await isCompany(tx, header.compNo))) return fieldRefused('compNo', 'companyUnknown')
  return lineCodeFailure(tx, lines)
}

async function isCompany(tx: Transaction, compNo = ''): Promise<boolean> {
  const found = await tx
    .selectFrom('company')
    .select('comp_no')
    .where('comp_no', '=', compNo)
    .executeTakeFirst()
  return found !== undefined
}

/** Accounts and cost centers as the other documents take them: those in use. */
async function lineCodeFailure(tx: Transaction, lines: ClaimDraft['lines']): Promise<Failure | undefined> {
  const { accounts, costCenters } = await readReferences(tx, { lines })
  for (const [index, line] of lines.entries()) {
    const failure = codeFailure({ ...line }, index + 1, { accountCode: accounts, costCenter: costCenters })
    if (failure) return failure
  }
  return undefined
}
