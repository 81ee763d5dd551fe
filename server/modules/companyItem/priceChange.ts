import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../../../schemas/shared/decimal'
import type { OfferRecord } from '../itemPrice/offeredPrices'

type Approved = Pick<OfferRecord, 'approved_price' | 'approved_currency'>

/** A rise above so many per cent needs a reason and a file. */
const mostRise = '10.00'

/** The price that was approved last in the same currency, and by how much the new one differs in per cent, half up. */
export function changeOf(
  stored: Approved | undefined,
  price: string | undefined,
  currency: string | undefined,
): { readonly prev: string | null; readonly rate: string | null } {
  const prev = stored && stored.approved_currency === currency ? stored.approved_price : null
  if (prev === null || price === undefined) return { prev, rate: null }
  const rate = divideDecimals(multiplyDecimals(subtractDecimals(price, prev), '100'), prev, 2)
  return { prev, rate }
}

/** Whether a price has to be founded: it rises much, or stands in another currency than the one approved last. */
export function risesMuch(
  { rate }: { readonly rate: string | null },
  { approved_currency }: Approved,
  currency: string,
): boolean {
  if (approved_currency !== null && approved_currency !== currency) return true
  return rate !== null && compareDecimals(rate, mostRise) > 0
}
