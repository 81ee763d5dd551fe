import { type Fraction, inWon, shown, shownSum } from './amounts'
import type { History, Order, OrderLine } from './drawHistory'
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

type Basis = 'PREV' | 'AVG12' | 'MIN' | 'MARKET'

const add = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)
const less = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom
const minus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom - b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})

const priceOf = (order: Order, { price }: OrderLine): Fraction => inWon(price, order.currency, order.rate)

/** By day, order and line. */
export const isNewer = (a: Bought, b: Bought): boolean =>
  a.order.date !== b.order.date
    ? a.order.date > b.order.date
    : a.order.no !== b.order.no
      ? a.order.no > b.order.no
      : a.line.no > b.line.no

const newestOf = (lines: readonly Bought[]): Bought | undefined =>
  lines.reduce<Bought | undefined>(
    (newest, line) => (newest && isNewer(newest, line) ? newest : line),
    undefined,
  )

/** The newest rate of the seven days to a day. */
const rateOn = ({ rates }: History, currency: string, day: string): bigint | undefined =>
  currency === 'KRW'
    ? 10_000n
    : rates
        .filter(one => one.currency === currency && one.date <= day)
        .filter(({ date }) => (Date.parse(day) - Date.parse(date)) / 86_400_000 <= 7)
        .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]?.rate

interface Question {
  readonly history: History
  /** All order lines of items that the reader sees. */
  readonly lines: readonly Bought[]
  readonly month: string
  readonly today: string
}

function lastDay(month: string, today: string): string {
  const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 0))
    .toISOString()
    .slice(0, 10)
  return next < today ? next : today
}

/** The lowest price valid on the price day; `section` is whose own prices count, too. */
function lowestPrice(
  { history, month, today }: Question,
  newest: Bought,
  section: string | undefined,
  isOther: boolean,
) {
  const day = lastDay(month, today)
  return history.prices
    .filter(({ item, from, to }) => item === newest.line.item && from <= day && day <= to)
    .filter(price => price.section === undefined || price.section === section)
    .filter(({ comp }) => !isOther || comp !== newest.order.comp)
    .flatMap(({ currency, price, unit }) => {
      const rate = rateOn(history, currency, day)
      if (rate === undefined) return []
      const { top, bottom } = inWon(price, currency, rate)
      return [{ top, bottom: bottom * BigInt(unit) }]
    })
    .reduce<Fraction | undefined>(
      (lowest, price) => (lowest && !less(price, lowest) ? lowest : price),
      undefined,
    )
}

function basisOf(
  basis: Basis,
  question: Question,
  newest: Bought,
  section: string | undefined,
): Fraction | undefined {
  const { lines, month } = question
  if (basis === 'MIN' || basis === 'MARKET') return lowestPrice(question, newest, section, basis === 'MARKET')
  if (basis === 'AVG12') {
    const year = lines.filter(
      ({ order, line }) =>
        line.item === newest.line.item &&
        monthOf(order.date) > monthBack(month, 12) &&
        monthOf(order.date) <= month,
    )
    const qty = add(year.map(({ line }) => line.qty))
    return qty > 0n ? { top: add(year.map(({ won }) => won)), bottom: qty } : undefined
  }
  const earlier = newestOf(
    lines.filter(
      ({ order, line }) =>
        line.item === newest.line.item &&
        order.comp === newest.order.comp &&
        (order.date < newest.order.date || (order.date === newest.order.date && order.no < newest.order.no)),
    ),
  )
  return earlier && priceOf(earlier.order, earlier.line)
}

function question(history: History, month: string, scope: Scope, today: string): Question {
  const lines = boughtLines(readable(history, scope).orders).filter(({ line }) => line.item !== undefined)
  return { history, lines, month, today }
}

/** Rows of what was bought from one month to another, by a key. */
const keyed = (lines: readonly Bought[], keyOf: (line: Bought) => string) =>
  [...new Set(lines.map(keyOf))]
    .toSorted()
    .map(key => ({ key, own: lines.filter(line => keyOf(line) === key) }))

const rateText = (price: Fraction, basis: Fraction | undefined): string | undefined =>
  basis && basis.top > 0n
    ? shown(
        {
          top: minus(price, basis).top * 100n * basis.bottom,
          bottom: minus(price, basis).bottom * basis.top,
        },
        1,
      )
    : undefined

const times = ({ top, bottom }: Fraction, count: bigint): Fraction => ({ top: top * count, bottom })

export function recomputeDifference(
  history: History,
  months: readonly string[],
  scope: Scope,
  basis: Basis,
  today: string,
): Recomputed {
  const asked = question(history, months.at(-1) ?? '', scope, today)
  const isBought = within(months)
  const bought = asked.lines.filter(({ order }) => isBought(order.date))
  const place = ({ order, line }: Bought) => `${line.item} ${order.comp} ${order.section}`
  const found = keyed(bought, place).flatMap(({ key, own }) => {
    const newest = newestOf(own)
    if (!newest) return []
    const price = priceOf(newest.order, newest.line)
    const against = basisOf(basis, asked, newest, newest.order.section)
    const qty = add(own.map(({ line }) => line.qty))
    const effect = against && times(minus(price, against), qty)
    const row = text([
      ...[key, against && shown(against, 2), shown(price, 2), qty, rateText(price, against)],
      effect && shown(effect, 0),
    ])
    return [{ row, effect }]
  })
  return {
    rows: found.map(({ row }) => row),
    sums: shownSum(found.flatMap(({ effect }) => effect ?? [])),
  }
}

export function recomputeHighCost(
  history: History,
  month: string,
  scope: Scope,
  basis: Basis,
  today: string,
): Recomputed {
  const asked = question(history, month, scope, today)
  const year = asked.lines.filter(
    ({ order }) => monthOf(order.date) > monthBack(month, 12) && monthOf(order.date) <= month,
  )
  const found = keyed(year, ({ line }) => line.item ?? '').flatMap(({ key, own }) => {
    const newest = newestOf(own)
    if (!newest) return []
    const price = priceOf(newest.order, newest.line)
    const [average, lowest, against] = (['AVG12', 'MIN', basis] as const).map(one =>
      basisOf(one, asked, newest, undefined),
    )
    const rate = rateText(price, against)
    if (!against || rate === undefined || rate.startsWith('-')) return []
    const qty = add(own.map(({ line }) => line.qty))
    const over = times(minus(price, against), qty)
    const row = text([
      ...[key, newest.order.comp, shown(price, 2), average && shown(average, 2), lowest && shown(lowest, 2)],
      ...[rate, qty, shown(over, 0)],
    ])
    return [{ row, over }]
  })
  return {
    rows: found.map(({ row }) => row).toSorted(),
    sums: shownSum(found.map(({ over }) => over)),
  }
}
