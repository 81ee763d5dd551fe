import { sumDecimals } from '../../../schemas/shared/decimal'
import { type Currency, lineAmount, toKrw } from '../../../schemas/shared/money'

interface PricedLine {
  readonly qty?: string | null | undefined
  readonly unitPrice?: string | null | undefined
}

/** Amount of a line in the decimals of the currency; without quantity or price it is nothing yet. */
export function amountOf({ qty, unitPrice }: PricedLine, currency: Currency): string {
  return lineAmount(qty ?? '0', unitPrice ?? '0', currency)
}

export interface PrTotals {
  readonly totalAmt: string
  readonly totalAmtKrw: string
}

/** The header's total is the sum of the rounded lines; its KRW equivalent is rounded once (domain of the JPY rule). */
export function totalsOf(amounts: readonly string[], currency: Currency, rate: string): PrTotals {
  const totalAmt = sumDecimals(amounts)
  return { totalAmt, totalAmtKrw: toKrw(totalAmt, currency, rate) }
}
