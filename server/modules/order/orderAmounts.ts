import { addDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { type Currency, lineAmount, type TaxCode, toKrw, vatOf } from '../../../schemas/shared/money'

export { isTaxCode } from '../../../schemas/shared/money'

export interface OrderAmounts {
  readonly lines: readonly string[]
  readonly supplyAmt: string
  readonly vatAmt: string
  readonly totalAmt: string
  /** Supply in won: what rules, limits and reports go by (domain 5.3). */
  readonly totalAmtKrw: string
}

interface Priced {
  readonly qty: string
  readonly unitPrice: string
}

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
  const amounts = lines.map(({ qty, unitPrice }) => lineAmount(qty, unitPrice, currency))
  const supplyAmt = sumDecimals(amounts)
  const totalAmtKrw = toKrw(supplyAmt, currency, rate)
  const vatAmt = currency === 'KRW' ? vatOf(totalAmtKrw, taxCode) : '0'
  return { lines: amounts, supplyAmt, vatAmt, totalAmt: addDecimals(supplyAmt, vatAmt), totalAmtKrw }
}
