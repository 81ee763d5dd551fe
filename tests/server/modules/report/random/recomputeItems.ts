import { percentage, shown } from './amounts'
import type { History, Price } from './drawHistory'
import {
  type Bought,
  boughtLines,
  monthBack,
  monthOf,
  type Recomputed,
  readable,
  type Scope,
  text,
  within,
} from './recompute'
import { isNewer } from './recomputePrices'

export interface ItemQuestion {
  readonly regDateFrom: string
  readonly regDateTo: string
  readonly noPriceYn?: string
  readonly expiredYn?: string
}

/** Without the zeros that a reader does not need. */
const trimmed = (hundredths: bigint): string => {
  const text = shown({ top: hundredths, bottom: 100n }, 2)
  return text.replace(/\.?0+$/, '')
}

const newestFirst = (a: Price, b: Price) => (a.to === b.to ? (a.no < b.no ? 1 : -1) : a.to < b.to ? 1 : -1)

const earlierOf = (
  prices: readonly Price[],
  { item, comp, section, currency, from }: Price,
): Price | undefined =>
  prices
    .filter(one => one.item === item && one.comp === comp && one.section === section)
    .filter(one => one.currency === currency && one.to < from)
    .toSorted(newestFirst)[0]

function differenceOf({ price, unit }: Price, earlier: Price | undefined): string | undefined {
  if (!earlier || earlier.price <= 0n) return undefined
  const [now, then] = [price * BigInt(earlier.unit), earlier.price * BigInt(unit)]
  return shown({ top: (now - then) * 100n, bottom: then }, 1)
}

function newestOrder(lines: readonly Bought[], { item, comp }: Price): string | undefined {
  return lines
    .filter(({ order, line }) => line.item === item && order.comp === comp)
    .map(({ order }) => order)
    .toSorted((a, b) => (a.date === b.date ? (a.no < b.no ? 1 : -1) : a.date < b.date ? 1 : -1))[0]?.no
}

/** 품목마스터 단가: items registered in a period with their prices. */
export function recomputeItems(
  history: History,
  { regDateFrom, regDateTo, noPriceYn, expiredYn }: ItemQuestion,
  scope: Scope,
  today: string,
): Recomputed {
  const lines = boughtLines(readable(history, scope).orders)
  const found = history.items
    .filter(({ isActive, registered }) => isActive && regDateFrom <= registered && registered <= regDateTo)
    .map(({ code }) => {
      const prices = history.prices.filter(({ item }) => item === code)
      const valid = prices.filter(({ from, to }) => from <= today && today <= to)
      const expired = prices.filter(({ to }) => to < today)
      const isExpired = prices.length > 0 && expired.length === prices.length
      return { code, prices, valid, expired, isExpired }
    })
  const rows = found
    .filter(({ prices }) => noPriceYn !== 'Y' || prices.length === 0)
    .filter(({ isExpired }) => expiredYn !== 'Y' || isExpired)
    .flatMap(({ code, prices, valid, expired }) => {
      const listed = valid.length > 0 ? valid : expired.toSorted(newestFirst).slice(0, 1)
      if (listed.length === 0) return [text([code, ...Array<undefined>(9)])]
      return listed.map(price => {
        const earlier = earlierOf(prices, price)
        return text([
          ...[code, price.comp, price.currency, trimmed(price.price), price.unit, price.from, price.to],
          ...[earlier && trimmed(earlier.price), differenceOf(price, earlier), newestOrder(lines, price)],
        ])
      })
    })
  const counts = [
    found.length,
    found.filter(({ valid }) => valid.length > 0).length,
    found.filter(({ isExpired }) => isExpired).length,
    found.filter(({ prices }) => prices.length === 0).length,
  ] as const
  return {
    rows: rows.toSorted(),
    sums: text([...counts, percentage(BigInt(counts[1]), BigInt(counts[0]))]),
  }
}

const average = (lines: readonly Bought[]): string | undefined => {
  const qty = lines.reduce((sum, { line }) => sum + line.qty, 0n)
  return qty > 0n ? shown({ top: lines.reduce((sum, { won }) => sum + won, 0n), bottom: qty }, 2) : undefined
}

/** The lines of an item, and of one of its suppliers. */
const linesOf = (history: History, scope: Scope, item: string, comp?: string): readonly Bought[] =>
  boughtLines(readable(history, scope).orders).filter(
    ({ order, line }) => line.item === item && (comp === undefined || order.comp === comp),
  )

/** The price of the months that end with one. */
const priceUntil = (lines: readonly Bought[], yyyymm: string, months: number) =>
  average(
    lines.filter(
      ({ order: { date } }) => monthOf(date) <= yyyymm && monthOf(date) > monthBack(yyyymm, months),
    ),
  )

/** 고단가 품목 상세: the price of an item in each of 24 months, and that of the twelve which end with it. */
export function recomputeTrend(
  history: History,
  month: string,
  scope: Scope,
  item: string,
): readonly string[] {
  const lines = linesOf(history, scope, item)
  return Array.from({ length: 24 }, (_, index) => {
    const yyyymm = monthBack(month, 23 - index)
    return text([yyyymm, priceUntil(lines, yyyymm, 1), priceUntil(lines, yyyymm, 12)])
  })
}

/** 단가 변동 현황: the price of an item of one supplier in each of twelve months. */
export function recomputeMonths(
  history: History,
  month: string,
  scope: Scope,
  [item, comp]: readonly [item: string, comp: string],
): readonly string[] {
  const lines = linesOf(history, scope, item, comp)
  return Array.from({ length: 12 }, (_, index) => {
    const yyyymm = monthBack(month, 11 - index)
    return text([yyyymm, priceUntil(lines, yyyymm, 1)])
  })
}

const shownMonths = 24

/** 고단가 품목 상세: the order lines of an item in 24 months, the newest first. */
export function recomputeLines(
  history: History,
  month: string,
  scope: Scope,
  item: string,
): readonly string[] {
  const isShown = within(Array.from({ length: shownMonths }, (_, index) => monthBack(month, index)))
  return linesOf(history, scope, item)
    .filter(({ order }) => isShown(order.date))
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
    .map(({ order, line, won }) =>
      text([
        ...[
          `${order.no} ${line.no}`,
          order.section,
          line.qty,
          order.currency,
          trimmed(line.price),
          won,
          order.date,
        ],
      ]),
    )
}
