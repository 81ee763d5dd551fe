import type { SignifierHeaderInput, SignifierLineInput } from '../../../codegen/generated/types'
import { isDay } from '../../../schemas/shared/calendar'
import {
  compareDecimals,
  decimalPlaces,
  formatDecimal,
  isDecimal,
  subtractDecimals,
  sumDecimals,
} from '../../../schemas/shared/decimal'
import { missingFields } from '../../../schemas/workflow/workflow'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { tooLarge } from '../../document/columnLimits'
import { codeFailure } from '../../document/draftFailure'
import { missingFailure } from '../../document/missingFailure'
import { decimalsRefused, type Failure, fieldRefused, refused } from '../../http/failure'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { readUsableCodes } from '../../master/usableCodes'
import { payableAccount } from './slipAccounts'
import type { SlipLineRecord } from './slipKind'
import { slipTexts } from './slipTexts'

export interface SlipDraft {
  readonly header: SignifierHeaderInput
  readonly lines: readonly SignifierLineInput[]
}

type SlipReferences = Awaited<ReturnType<typeof referencesOf>>

/** What the rules must know of the master data that a slip names. */
async function referencesOf(tx: Transaction, { header, lines }: SlipDraft, today: string) {
  const accounts = await tx
    .selectFrom('account')
    .select(['account_code', 'account_name', 'co_required_yn'])
    .where('use_yn', '=', 'Y')
    .where('account_code', 'in', ['', ...lines.flatMap(line => line.accountCode ?? [])])
    .execute()
  const centers = await tx
    .selectFrom('cost_center')
    .select('cost_center')
    .where('use_yn', '=', 'Y')
    .where('cost_center', 'in', ['', ...lines.flatMap(line => line.costCenter ?? [])])
    .execute()
  const codes = await readUsableCodes(tx, ['PAY_METHOD', 'TAX_CODE'])
  return {
    accounts: new Map(accounts.map(row => [row.account_code, row])),
    costCenters: new Set(centers.map(row => row.cost_center)),
    payMethods: codes.get('PAY_METHOD') ?? new Set<string>(),
    taxCodes: codes.get('TAX_CODE') ?? new Set<string>(),
    isOpenPeriod: await isOpenPeriod(tx, header.postingDate ?? today, today),
  }
}

/** The first thing that forbids keeping the slip, or undefined. `total` is what its sources come to. */
export async function slipFailure(
  tx: Transaction,
  draft: SlipDraft,
  total: string,
  today: string,
): Promise<Failure | undefined> {
  const references = await referencesOf(tx, draft, today)
  return (
    headerFailure(draft.header, references) ??
    linesFailure(draft.lines, references) ??
    balanceFailure(draft.lines, total)
  )
}

function headerFailure(
  header: SignifierHeaderInput,
  { payMethods, isOpenPeriod }: SlipReferences,
): Failure | undefined {
  const required = signifierWorkflow.requirements.save?.header ?? []
  const [missing] = missingFields({ header: required, lines: [] }, { header: { ...header }, lines: [] })
  if (missing) return missingFailure('updateSignifier')(missing.field)
  const { docDate = '', postingDate = '', dueDate = '', payMethod = '' } = header
  for (const [field, day] of Object.entries({ docDate, postingDate, dueDate }))
    if (!isDay(day)) return fieldRefused(field, 'dateFormatWrong')
  if (!payMethods.has(payMethod)) return fieldRefused('payMethod', 'codeNotAllowed', [payMethod])
  if (postingDate < docDate) return fieldRefused('postingDate', slipTexts.beforeDocDate)
  return isOpenPeriod ? undefined : fieldRefused('postingDate', slipTexts.periodClosed)
}

const linesFailure = (lines: SlipDraft['lines'], references: SlipReferences): Failure | undefined =>
  lines.reduce<Failure | undefined>(
    (found, line, index) => found ?? lineFailure(line, index + 1, references),
    undefined,
  )

function lineFailure(
  line: SignifierLineInput,
  row: number,
  { accounts, costCenters, taxCodes }: SlipReferences,
): Failure | undefined {
  const { dcType, accountCode = '', costCenter, amt = '' } = line
  if (dcType !== 'D' && dcType !== 'C') return fieldRefused('dcType', 'cellEmpty', [row, '차대'], row)
  if (accountCode === '') return fieldRefused('accountCode', slipTexts.accountMissing, [row], row)
  const account = accounts.get(accountCode)
  if (account?.co_required_yn === 'Y' && costCenter === undefined)
    return fieldRefused('costCenter', slipTexts.costCenterMissing, [account.account_name], row)
  const unknown = codeFailure({ ...line }, row, {
    accountCode: accounts,
    costCenter: costCenters,
    taxCode: taxCodes,
  })
  if (unknown) return unknown
  if (!isDecimal(amt)) return fieldRefused('amt', 'notNumeric', [], row)
  if (compareDecimals(amt, '0') <= 0) return fieldRefused('amt', slipTexts.amountZero, [], row)
  if (decimalPlaces(amt) > 0) return decimalsRefused('amt', 0, row)
  return tooLarge('amount', 'amt', amt, row)
}

interface SidedAmount {
  readonly dcType?: string
  readonly amt?: string
}

/** What the lines of one side come to. */
function sideSum(lines: readonly SidedAmount[], side: 'D' | 'C'): string {
  return sumDecimals(lines.flatMap(line => (line.dcType === side ? (line.amt ?? '0') : [])))
}

/** What the stored lines of one side come to. */
export const storedSideSum = (lines: readonly SlipLineRecord[], side: 'D' | 'C'): string =>
  sideSum(
    lines.map(line => ({ dcType: line.dc_type, amt: line.amt })),
    side,
  )

/** Assumed: what is owed to the supplier is what the sources come to, neither more nor less. */
function balanceFailure(lines: SlipDraft['lines'], total: string): Failure | undefined {
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
