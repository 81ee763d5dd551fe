import { byteLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import {
  compareDecimals,
  decimalPlaces,
  formatDecimal,
  isDecimal,
  subtractDecimals,
  sumDecimals,
} from '../../../schemas/shared/decimal'
import { tooLarge } from '../../document/columnLimits'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import type { UsableCodes } from '../../master/usableCodes'
import { payableAccount } from './slipAccounts'
import { slipTexts } from './slipTexts'

export interface SlipHeader {
  readonly docDate?: string
  readonly postingDate?: string
  readonly dueDate?: string
  readonly payMethod?: string
  readonly headerText?: string
}

export interface SlipLine {
  readonly dcType?: string
  readonly accountCode?: string
  readonly costCenter?: string
  readonly amt?: string
  readonly taxCode?: string
  readonly lineText?: string
}

/** What the rules must know of the master data that a slip names. */
export interface SlipReferences {
  readonly accounts: ReadonlyMap<string, { readonly name: string; readonly needsCostCenter: boolean }>
  readonly costCenters: ReadonlySet<string>
  readonly codes: UsableCodes
  readonly isOpenPeriod: boolean
}

const longestHeaderText = 100
const maxLines = 999

const headerLabels = {
  docDate: '증빙일자',
  postingDate: '전기일자',
  dueDate: '지급예정일',
  payMethod: '지급방법',
  headerText: '적요',
} as const

/** The first thing that forbids keeping the slip, or undefined. `total` is what its sources come to. */
export function slipFailure(
  header: SlipHeader,
  lines: readonly SlipLine[],
  total: string,
  references: SlipReferences,
): Failure | undefined {
  return headerFailure(header, references) ?? linesFailure(lines, references) ?? balanceFailure(lines, total)
}

function headerFailure(header: SlipHeader, { codes, isOpenPeriod }: SlipReferences): Failure | undefined {
  const { docDate = '', postingDate = '', dueDate = '', payMethod = '', headerText = '' } = header
  for (const field of ['docDate', 'postingDate', 'dueDate', 'headerText'] as const)
    if ((header[field] ?? '').trim() === '') return fieldRefused(field, 'fieldEmpty', [headerLabels[field]])
  if (payMethod === '') return fieldRefused('payMethod', 'fieldNotChosen', [headerLabels.payMethod])
  for (const [field, day] of Object.entries({ docDate, postingDate, dueDate }))
    if (!isDay(day)) return fieldRefused(field, 'dateFormatWrong')
  if (!codes.get('PAY_METHOD')?.has(payMethod))
    return fieldRefused('payMethod', 'codeNotAllowed', [payMethod])
  if (byteLength(headerText) > longestHeaderText)
    return fieldRefused('headerText', 'tooManyBytes', [headerLabels.headerText, longestHeaderText])
  if (postingDate < docDate) return fieldRefused('postingDate', slipTexts.beforeDocDate)
  return isOpenPeriod ? undefined : fieldRefused('postingDate', slipTexts.periodClosed)
}

function linesFailure(lines: readonly SlipLine[], references: SlipReferences): Failure | undefined {
  if (lines.length > maxLines) return fieldRefused('lines', 'tooManyLines')
  for (const [index, line] of lines.entries()) {
    const failure = lineFailure(line, index + 1, references)
    if (failure) return failure
  }
  return undefined
}

function lineFailure(
  { dcType, accountCode = '', costCenter, amt = '', taxCode }: SlipLine,
  row: number,
  { accounts, costCenters, codes }: SlipReferences,
): Failure | undefined {
  if (dcType !== 'D' && dcType !== 'C') return fieldRefused('dcType', 'cellEmpty', [row, '차대'], row)
  if (accountCode === '') return fieldRefused('accountCode', slipTexts.accountMissing, [row], row)
  const account = accounts.get(accountCode)
  if (!account) return fieldRefused('accountCode', 'codeNotAllowed', [accountCode], row)
  if (account.needsCostCenter && costCenter === undefined)
    return fieldRefused('costCenter', slipTexts.costCenterMissing, [account.name], row)
  if (costCenter !== undefined && !costCenters.has(costCenter))
    return fieldRefused('costCenter', 'codeNotAllowed', [costCenter], row)
  if (taxCode !== undefined && !codes.get('TAX_CODE')?.has(taxCode))
    return fieldRefused('taxCode', 'codeNotAllowed', [taxCode], row)
  if (!isDecimal(amt)) return fieldRefused('amt', 'notNumeric', [], row)
  if (compareDecimals(amt, '0') <= 0) return fieldRefused('amt', slipTexts.amountZero, [], row)
  if (decimalPlaces(amt) > 0) return fieldRefused('amt', 'tooManyDecimals', [0], row)
  return tooLarge('amount', 'amt', amt, row)
}

export function sideSum(
  lines: readonly { readonly dcType?: string; readonly amt?: string }[],
  side: 'D' | 'C',
): string {
  return sumDecimals(lines.flatMap(line => (line.dcType === side ? (line.amt ?? '0') : [])))
}

/** Assumed: what is owed to the supplier is what the sources come to, neither more nor less. */
function balanceFailure(lines: readonly SlipLine[], total: string): Failure | undefined {
  const [debit, credit] = [sideSum(lines, 'D'), sideSum(lines, 'C')]
  if (compareDecimals(debit, '0') === 0 && compareDecimals(credit, '0') === 0)
    return refused('linesMissing', slipTexts.linesMissing)
  const difference = subtractDecimals(debit, credit)
  if (compareDecimals(difference, '0') !== 0)
    return refused('unbalanced', slipTexts.unbalanced, [formatDecimal(difference.replace('-', ''))])
  const payable = lines.filter(line => line.accountCode === payableAccount)
  const owed = subtractDecimals(sideSum(payable, 'C'), sideSum(payable, 'D'))
  return compareDecimals(owed.replace('-', ''), total) === 0
    ? undefined
    : refused('otherTotal', slipTexts.otherTotal, [formatDecimal(total)])
}
