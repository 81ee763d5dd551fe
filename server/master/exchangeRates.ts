import { addDays } from '../../schemas/shared/calendar'
import type { Transaction } from '../database/connect'
import { fieldRefused } from '../http/failure'

const fallbackDays = 7

export interface FoundRate {
  readonly rateDate: string
  readonly rate: string
}

// Assumed: the only rates there are.
const rateTable = '사내 환율표'

/** Where the rate of a document came from; an amount in won has none. */
export const rateSourceOf = (currency: string) => (currency === 'KRW' ? {} : { rateSource: rateTable })

/**
 * The rate of a day, or the latest earlier one within 7 days (there is none at weekends). KRW needs none. The rate is
 * KRW per unit, for JPY per 100 yen.
 */
export async function findRate(tx: Transaction, currency: string, day: string): Promise<FoundRate> {
  if (currency === 'KRW') return { rateDate: day, rate: '1' }
  const found = await tx
    .selectFrom('exchange_rate')
    .select(['rate_date', 'rate'])
    .where('currency', '=', currency)
    .where('rate_date', '<=', day)
    .where('rate_date', '>=', addDays(day, -fallbackDays))
    .orderBy('rate_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) throw fieldRefused('currency', 'exchangeRateMissing', [currency])
  return { rateDate: found.rate_date, rate: found.rate }
}
