import { addDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { type Currency, lineAmount, type TaxCode, toKrw, vatOf } from '../../../schemas/shared/money'

/** Columns of the head of an order; the won amount is that of the supply: rules, limits and reports go by it (domain 5.3). */
export interface OrderAmounts {
  readonly supply_amt: string
  readonly vat_amt: string
  readonly total_amt: string
  readonly total_amt_krw: string
}

interface Priced {
  readonly qty: string
  readonly unitPrice: string
}

export const lineAmounts = (lines: readonly Priced[], currency: Currency): readonly string[] =>
  lines.map(({ qty, unitPrice }) => lineAmount(qty, unitPrice, currency))

/**
 * The head is the sum of the rounded lines; the won equivalent and the tax of the document are each rounded once
 * (spec §5, domain 5.3). A foreign order bears no tax of ours.
 */
export function orderAmounts(
  lines: readonly Priced[],
  currency: Currency,
  rate: string,
  taxCode: TaxCode,
): OrderAmounts {
  const supply_amt = sumDecimals(lineAmounts(lines, currency))
  const total_amt_krw = toKrw(supply_amt, currency, rate)
  const vat_amt = currency === 'KRW' ? vatOf(total_amt_krw, taxCode) : '0'
  return { supply_amt, vat_amt, total_amt: addDecimals(supply_amt, vat_amt), total_amt_krw }
}
