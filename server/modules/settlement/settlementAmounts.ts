import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
} from '../../../schemas/shared/decimal'
import {
  type Currency,
  currencyDecimals,
  lineAmount,
  type TaxCode,
  toKrw,
  vatOf,
  vatOfLines,
} from '../../../schemas/shared/money'

export interface SettledLine {
  readonly receipt: string
  readonly qty: string
  readonly unitPrice: string
  /** Of the receipt's day. */
  readonly rate: string
}

export interface SettlementAmounts {
  readonly lines: readonly { readonly amt: string; readonly vat: string }[]
  readonly receiptAmt: string
  readonly supplyAmt: string
  readonly supplyKrw: string
  readonly vatAmt: string
  readonly totalAmt: string
  /** Weighted by the amounts of the receipts; that of a single one as it is. */
  readonly rate: string
}

/**
 * The head is the sum of its rounded lines less the deduction. Each receipt becomes won once, at its own rate; the tax of
 * the document is authoritative, and the won that lines lose stand on the last one (D-17, domain 5.2, 5.3).
 */
export function settlementAmounts(
  lines: readonly SettledLine[],
  currency: Currency,
  taxCode: TaxCode,
  deduction: string,
): SettlementAmounts {
  const amounts = lines.map(({ qty, unitPrice }) => lineAmount(qty, unitPrice, currency))
  const receiptAmt = sumDecimals(['0', ...amounts])
  const receiptKrw = sumDecimals(['0', ...krwByReceipt(lines, amounts, currency)])
  const rate = weightedRate(lines, receiptAmt, receiptKrw, currency)
  const deductKrw = toKrw(deduction, currency, rate)
  const supplyKrw = subtractDecimals(receiptKrw, deductKrw)
  const vatAmt = currency === 'KRW' ? vatOf(supplyKrw, taxCode) : '0'
  const taxed = amounts.map((amount, index) =>
    index === amounts.length - 1 ? subtractDecimals(amount, deduction) : amount,
  )
  const vats = currency === 'KRW' ? vatOfLines(taxed, taxCode) : amounts.map(() => '0')
  return {
    lines: amounts.map((amt, index) => ({ amt, vat: vats[index] ?? '0' })),
    receiptAmt,
    supplyAmt: subtractDecimals(receiptAmt, deduction),
    supplyKrw,
    vatAmt,
    totalAmt: addDecimals(supplyKrw, vatAmt),
    rate,
  }
}

function krwByReceipt(lines: readonly SettledLine[], amounts: readonly string[], currency: Currency) {
  const receipts = new Map<string, { readonly rate: string; readonly amounts: string[] }>()
  for (const [index, { receipt, rate }] of lines.entries()) {
    const known = receipts.get(receipt) ?? { rate, amounts: [] }
    known.amounts.push(amounts[index] ?? '0')
    receipts.set(receipt, known)
  }
  return [...receipts.values()].map(({ rate, amounts: own }) => toKrw(sumDecimals(own), currency, rate))
}

function weightedRate(
  lines: readonly SettledLine[],
  amount: string,
  krw: string,
  currency: Currency,
): string {
  const [first] = lines
  const isOne = lines.every(({ rate }) => rate === first?.rate)
  if (currency === 'KRW' || isOne || compareDecimals(amount, '0') === 0) return first?.rate ?? '1'
  // A rate of the yen is that of a hundred yen.
  const per = currency === 'JPY' ? multiplyDecimals(krw, '100') : krw
  return divideDecimals(per, amount, 4)
}

export interface LateLine {
  readonly amt: string
  readonly lateDays: number
}

const mostLateDays = 66

/** Proposed for late delivery: 0.15 % of the late lines for each day, at most 10 % of them (domain 5.4). */
export function latePenalty(lines: readonly LateLine[], currency: Currency): string {
  return sumDecimals([
    '0',
    ...lines.map(({ amt, lateDays }) =>
      lateDays <= 0 || compareDecimals(amt, '0') <= 0
        ? '0'
        : lateDays > mostLateDays
          ? divideDecimals(amt, '10', currencyDecimals[currency])
          : divideDecimals(multiplyDecimals(amt, String(15 * lateDays)), '10000', currencyDecimals[currency]),
    ),
  ])
}
