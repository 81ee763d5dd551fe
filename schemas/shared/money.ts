import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
  truncateDecimal,
} from './decimal'

/** Decimals of an amount by currency: KRW and JPY none, the others two (Assumed but for KRW and JPY). */
export const currencyDecimals = { KRW: 0, JPY: 0, USD: 2, EUR: 2, CNY: 2 } as const

export type Currency = keyof typeof currencyDecimals

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencyDecimals, text)
}

/**
 * How many decimals an amount is shown with, in every column, field, total, printed sheet and workbook: those of its
 * currency. A field that holds no fraction at all is in won; an unknown currency shows what there is.
 */
export function shownDecimals(currency: string | undefined, scale?: number): number | undefined {
  if (scale === 0) return 0
  return currency !== undefined && isCurrency(currency) ? currencyDecimals[currency] : undefined
}

/** Unit prices have at most two decimals in every currency; more are refused at input. */
export const unitPriceDecimals = 2

export type TaxCode = 'V1' | 'V2' | 'V3' | 'V4' | 'V5'

export const isTaxCode = (text: string): text is TaxCode => Object.hasOwn(vatPercent, text)

/** Tax in percent. V1 and V2 are taxed, V3 is exempt, V4 zero-rated, V5 taxed by the customs, outside the system. */
const vatPercent: Readonly<Record<TaxCode, number>> = { V1: 10, V2: 10, V3: 0, V4: 0, V5: 0 }

/** Quantity times unit price in the decimals of the currency. A price may stand for several units: `priceUnit`. */
export function lineAmount(
  qty: string,
  unitPrice: string,
  currency: Currency,
  priceUnit: string | number = 1,
): string {
  return divideDecimals(multiplyDecimals(qty, unitPrice), String(priceUnit), currencyDecimals[currency])
}

/**
 * The equivalent in whole won. `rate` is won per unit, for JPY won per 100 yen: spec §5 divides JPY amounts by 100
 * when they become KRW and rounds afterwards. A KRW amount needs no rate.
 */
export function toKrw(amount: string, currency: Currency, rate: string): string {
  if (currency === 'KRW') return roundDecimal(amount, 0)
  return divideDecimals(multiplyDecimals(amount, rate), currency === 'JPY' ? '100' : '1', 0)
}

/** VAT of a document in whole won: cut off toward zero (원 미만 절사), never rounded up. */
export function vatOf(supplyKrw: string, taxCode: TaxCode = 'V1'): string {
  return truncateDecimal(multiplyDecimals(supplyKrw, `0.${String(vatPercent[taxCode]).padStart(2, '0')}`), 0)
}

/**
 * VAT of each line. The tax of the whole document is authoritative, so the won that the lines lose by being cut off
 * one by one go to the last line.
 */
export function vatOfLines(supplyKrw: readonly string[], taxCode: TaxCode = 'V1'): string[] {
  const lines = supplyKrw.map(line => vatOf(line, taxCode))
  const rest = subtractDecimals(vatOf(sumDecimals(supplyKrw), taxCode), sumDecimals(lines))
  return lines.map((line, index) => (index === lines.length - 1 ? addDecimals(line, rest) : line))
}
