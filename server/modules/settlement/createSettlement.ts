import type { AdjPreview, AdjustmentCreate, TransitionAnswer } from '../../../codegen/generated/types'
import { daysBetween, monthOf } from '../../../schemas/shared/calendar'
import {
  compareDecimals,
  decimalPlaces,
  formatDecimal,
  isDecimal,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import {
  type Currency,
  currencyDecimals,
  isTaxCode,
  lineAmount,
  type TaxCode,
} from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { tooLarge } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import { moneyText } from '../../document/moneyText'
import { conflict, decimalsRefused, type Failure, fieldRefused, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { lockReceipts } from '../receipt/lockReceipts'
import { closedMonths, monthNameOf } from '../settlementMonth/closedMonths'
import { closedMonth } from '../settlementMonth/settlementMonth'
import { matchTexts, worst } from '../settlementTarget/matchLine'
import {
  matchOf,
  readLineKeys,
  readNamedTargets,
  settledLineOf,
  type TargetLine,
} from '../settlementTarget/targetLines'
import { latePenalty, type SettlementAmounts, settlementAmounts } from './settlementAmounts'
import { settlementTexts } from './settlementTexts'
import { storeSettlement } from './storeSettlement'

/** Groups that are responsible for settlements may allow a mismatch; the reason is logged. */
const allowing = ['99', '50', '51']
const mostLines = 999

/** Lines of one settlement have one supplier, section, currency, tax code and month. */
function togetherFailure(lines: readonly TargetLine[]): Failure | undefined {
  const differ = (read: (line: TargetLine) => string) => new Set(lines.map(read)).size > 1
  if (differ(line => line.comp_no)) return refused('twoSuppliers', settlementTexts.twoSuppliers)
  if (differ(line => line.currency)) return refused('twoCurrencies', settlementTexts.twoCurrencies)
  if (differ(line => line.tax_code)) return refused('twoTaxCodes', settlementTexts.twoTaxCodes)
  if (differ(line => `${monthOf(line.receipt_date)} ${line.section}`))
    return refused('twoMonths', settlementTexts.twoMonths)
  return undefined
}

const taxCodeOf = ({ tax_code }: TargetLine): TaxCode => (isTaxCode(tax_code) ? tax_code : 'V1')

/** Days between the due date and the notice of the goods. */
const lateDaysOf = ({ due_date, wh_req_date }: TargetLine) =>
  due_date === null ? 0 : daysBetween(due_date, wh_req_date)

/** The penalty for late lines; the owner of the settlement decides on it. */
function proposedDeduction(lines: readonly TargetLine[], currency: Currency): string {
  return latePenalty(
    lines.map(line => ({
      amt: lineAmount(trimDecimal(line.settle_qty), line.unit_price, currency),
      lateDays: lateDaysOf(line),
    })),
    currency,
  )
}

export function amountsOfTargets(lines: readonly TargetLine[], deduction: string): SettlementAmounts {
  const [first] = lines
  if (!first) throw refused('noTarget', settlementTexts.noTarget)
  return settlementAmounts(lines.map(settledLineOf), first.currency, taxCodeOf(first), deduction)
}

/** The deduction that was entered, or the proposed penalty. */
export function deductionOf(
  { deductAmt, deductReason }: Pick<AdjustmentCreate, 'deductAmt' | 'deductReason'>,
  currency: Currency,
  proposed: string,
): { readonly amount: string; readonly reason: string | null } {
  if (deductAmt === undefined)
    return { amount: proposed, reason: isZero(proposed) ? null : settlementTexts.latePenalty }
  if (!isDecimal(deductAmt)) throw fieldRefused('deductAmt', 'notNumeric')
  if (compareDecimals(deductAmt, '0') < 0) throw fieldRefused('deductAmt', 'negativeRefused')
  const decimals = currencyDecimals[currency]
  if (decimalPlaces(deductAmt) > decimals) throw decimalsRefused('deductAmt', decimals)
  const large = tooLarge('amount', 'deductAmt', deductAmt)
  if (large) throw large
  const reason = deductReason?.trim() ?? ''
  if (!isZero(deductAmt) && reason === '')
    throw fieldRefused('deductReason', settlementTexts.deductWithoutReason)
  return { amount: deductAmt, reason: isZero(deductAmt) ? null : reason }
}

const isZero = (amount: string) => compareDecimals(amount, '0') === 0

/** A deduction within what was received, and a total that can be paid. */
export function amountFailure({ receiptAmt, totalAmt }: SettlementAmounts, deduction: string) {
  if (compareDecimals(totalAmt, '0') < 0 && isZero(deduction))
    return refused('totalNegative', settlementTexts.totalNegative)
  return compareDecimals(deduction, receiptAmt) > 0 && !isZero(deduction)
    ? fieldRefused('deductAmt', settlementTexts.deductAboveSupply)
    : undefined
}

/** What a settlement of the lines would amount to, before anything is written. */
export async function previewSettlement(tx: Transaction, lineKeys: string): Promise<AdjPreview> {
  const names = readLineKeys(lineKeys)
  const lines = names.length === 0 ? [] : await readNamedTargets(tx, names)
  const [first] = lines
  if (!first) return { selCnt: 0, verdict: 'FIT' }
  const wrong = await targetFailure(tx, lines)
  // Amounts of what makes no settlement would be sums of different things.
  if (wrong) return { selCnt: lines.length, verdict: 'STOP', matchText: wrong.text, warning: wrong.text }
  const amounts = amountsOfTargets(lines, '0')
  const penalty = proposedDeduction(lines, first.currency)
  const matches = lines.map(matchOf)
  const texts = [...new Set(matches.flatMap(({ verdict, text }) => (verdict === 'FIT' ? [] : text)))]
  return {
    selCnt: lines.length,
    supplyAmt: moneyText(amounts.supplyAmt, first.currency),
    currencyText: `${formatDecimal(moneyText(amounts.supplyAmt, first.currency))} ${first.currency}`,
    supplyAmtKrw: amounts.supplyKrw,
    vatAmt: amounts.vatAmt,
    totalAmt: amounts.totalAmt,
    currency: first.currency,
    deductAmt: penalty,
    ...(isZero(penalty) ? {} : { deductReason: settlementTexts.latePenalty }),
    verdict: worst(matches.map(({ verdict }) => verdict)),
    matchText: texts.length > 0 ? texts.join(', ').slice(0, 100) : matchTexts.matched,
  }
}

/** Why the lines cannot be settled by hand. A closed month comes first: nothing else about the lines matters before it is opened. */
async function targetFailure(tx: Transaction, lines: readonly TargetLine[]): Promise<Failure | undefined> {
  const closed = await closedMonths(tx, lines)
  if (lines.some(line => closed.has(monthNameOf(line)))) return closedMonth()
  return (
    togetherFailure(lines) ??
    (lines.some(line => line.settle_type === 'MONTHLY')
      ? refused('monthlyCompany', settlementTexts.monthlyCompany)
      : undefined)
  )
}

/** Settles chosen lines. Of two people who settle the same line the second is refused. */
export async function createSettlement(
  context: EventContext,
  input: AdjustmentCreate,
): Promise<TransitionAnswer> {
  const names = readLineKeys(input.lineKeys)
  if (names.length === 0) throw refused('noTarget', settlementTexts.noTarget)
  if (names.length > mostLines) throw refused('tooManyLines', settlementTexts.tooManyLines, [mostLines])
  await lockReceipts(
    context.tx,
    names.map(({ whReqNo }) => whReqNo),
  )
  const lines = await readNamedTargets(context.tx, names)
  if (lines.length < names.length) throw conflict(settlementTexts.settledBefore)
  const wrong = await targetFailure(context.tx, lines)
  if (wrong) throw wrong
  return settleTargets(context, lines, input)
}

/** Lines that are locked and belong together become one settlement. */
export async function settleTargets(
  context: EventContext,
  lines: readonly TargetLine[],
  input: Omit<AdjustmentCreate, 'lineKeys'>,
): Promise<TransitionAnswer> {
  const [first] = lines
  if (!first) throw refused('noTarget', settlementTexts.noTarget)
  await checkCompany(context.tx, first.comp_no, 'settle')
  const matches = lines.map(matchOf)
  const verdict = worst(matches.map(match => match.verdict))
  const allowReason = input.allowReason?.trim() ?? ''
  if (verdict === 'STOP' && (allowReason === '' || !allowing.includes(context.actor.group)))
    throw refused('mismatchStops', settlementTexts.mismatchStops, [
      [...new Set(matches.flatMap(match => (match.verdict === 'STOP' ? match.text : [])))].join(', '),
    ])
  const deduction = deductionOf(input, first.currency, proposedDeduction(lines, first.currency))
  const amounts = amountsOfTargets(lines, deduction.amount)
  const failure = amountFailure(amounts, deduction.amount)
  if (failure) throw failure
  return storeSettlement(context, {
    lines,
    amounts,
    deduction,
    matchResult: verdict === 'STOP' ? 'ALLOW' : verdict,
    allowReason: verdict === 'STOP' ? allowReason : null,
  })
}
