import { sql } from 'kysely'
import { addMonths, firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { countGroups } from './countGroups'
import { exactOf, quantityOf, sumOf } from './figure'
import { itemLines } from './priceFacts'
import { over, plus, type Rational, rounded, zero } from './rational'
import type { ReportContext, ReportRow } from './reportKind'
import { monthsUntil } from './reportMonths'

/** Months that the detail of an item looks back. */
export const shownMonths = 24
export const averagedMonths = 12

export const monthBefore = (yyyymm: string, count: number) => monthOf(addMonths(firstDayOf(yyyymm), -count))

/**
 * The average price of each of the months that end with the base month and, where it is asked for, of so many that end with it; a month
 * without purchases has no point of its own.
 */
export async function readTrend(
  { tx, input, months }: ReportContext,
  shown: number,
  averaged?: number,
): Promise<readonly ReportRow[]> {
  const won = sumOf('bought')
  const qty = quantityOf('bought')
  const lines = itemLines(monthsUntil(months, shown + (averaged ?? 1) - 1), input)
  const { groups } = await countGroups(
    tx,
    [sql`select line.*, to_char(doc_date, 'YYYYMM') as month from (${lines}) line`],
    ['month'],
    [won, qty],
  )
  const bought = new Map(groups.map(({ key: { month }, numbers }) => [month, numbers]))
  /** The price of so many months that end with one. */
  const priceOf = (month: string, count: number): Rational | undefined => {
    const ending = Array.from({ length: count }, (_, index) => bought.get(monthBefore(month, index)) ?? {})
    const [amount, quantity] = [won, qty].map(formula =>
      ending.map(numbers => exactOf(formula, numbers) ?? zero).reduce(plus, zero),
    )
    return amount && quantity && over(amount, quantity)
  }
  return Array.from({ length: shown }, (_, index) => {
    const yyyymm = monthBefore(months.last, shown - 1 - index)
    const unitPrice = priceOf(yyyymm, 1)
    const avgPrice = averaged === undefined ? undefined : priceOf(yyyymm, averaged)
    return {
      yyyymm,
      ...(unitPrice && { unitPrice: rounded(unitPrice, 2) }),
      ...(avgPrice && { avgPrice: rounded(avgPrice, 2) }),
    }
  })
}
