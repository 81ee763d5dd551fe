import type { HistoryLine, HistoryOrder, SupplierHistory } from './supplierHistory'

/**
 * The figures of domain 3.5, computed a second time in plain code from the documents of one supplier, in whole numbers: it shares
 * nothing with the SQL that it is held against.
 */
export interface PlainWindow {
  readonly from: string
  readonly to: string
  readonly now: Date
}

/** A fraction; the lower number is above zero. */
type Fraction = readonly [bigint, bigint]

const whole = (value: bigint): Fraction => [value, 1n]
function fraction(decimal: string): Fraction {
  const [digits = '', decimals = ''] = decimal.split('.')
  return [BigInt(digits + decimals), 10n ** BigInt(decimals.length)]
}
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const minus = (a: Fraction, [c, d]: Fraction): Fraction => plus(a, [-c, d])
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => (c < 0n ? [-a * d, b * -c] : [a * d, b * c])
const total = (values: readonly Fraction[]) => values.reduce(plus, whole(0n))
const isAtLeast = (a: Fraction, b: Fraction) => minus(a, b)[0] >= 0n
const isPositive = ([n]: Fraction) => n > 0n

/** Two decimals, half away from zero. */
function rounded([n, d]: Fraction): string {
  const isBelow = n < 0n
  const size = isBelow ? -n : n
  const hundredths = (size * 200n + d) / (2n * d)
  const text = hundredths.toString().padStart(3, '0')
  return `${isBelow && hundredths > 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

const counts = ({ type, status }: HistoryOrder) =>
  type !== 'TEST' && status !== 'CANCELED' && status !== 'DECLINED'
const isIn = (day: string | null, { from, to }: PlainWindow): day is string =>
  day !== null && from <= day && day <= to

export function plainFigures(history: SupplierHistory, window: PlainWindow): Record<string, string> {
  const figures = {
    ON_TIME_RATE: onTimeRate(history, window),
    DEFECT_PPM: defects(
      history,
      window,
      line => plus(fraction(line.rejected), fraction(line.returned)),
      'delivered',
      1_000_000n,
    ),
    RETURN_RATE: defects(history, window, line => fraction(line.returned), 'accepted', 100n),
    PRICE_CHANGE: priceChange(history, window),
    ACK_TIME: acceptanceTime(history, window),
    SATIS_AVG: satisfaction(history, window),
  }
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [[name, rounded(value)]])),
  )
}

function onTimeRate(history: SupplierHistory, window: PlainWindow): Fraction | undefined {
  const today = seoulDay(window.now)
  let [onTime, counted] = [0n, 0n]
  for (const order of history.orders.filter(counts))
    for (const line of order.lines) {
      const due = line.due ?? order.due
      if (!isIn(due, window)) continue
      const standing = completionOf(history, order, line)
      if (standing === 'never') continue
      if (standing === undefined && due >= today) continue
      counted += 1n
      if (standing !== undefined && standing <= due) onTime += 1n
    }
  return counted === 0n ? undefined : [onTime * 100n, counted]
}

/** The day a line was complete; undefined while it is open, 'never' where it was closed with nothing received. */
function completionOf(history: SupplierHistory, order: HistoryOrder, line: HistoryLine): string | undefined {
  const received = history.receipts
    .filter(
      ({ order: of, type, status }) =>
        of === order.no && type === 'GR' && ['CONFIRMED', 'RETURNED'].includes(status),
    )
    .filter(({ lines }) => lines.some(({ orderLine }) => orderLine === line.no))
    .sort((a, b) => `${a.day} ${a.no}`.localeCompare(`${b.day} ${b.no}`, 'en'))
  const quantity = fraction(line.qty)
  const enough = times(quantity, over(minus(whole(100n), fraction(line.underTol)), whole(100n)))
  let accepted = whole(0n)
  for (const receipt of received) {
    const parts = receipt.lines.filter(({ orderLine }) => orderLine === line.no)
    accepted = plus(accepted, total(parts.map(part => fraction(part.accepted))))
    const isLast = parts.some(({ lastYn }) => lastYn === 'Y')
    if (isAtLeast(accepted, quantity) || (isLast && isAtLeast(accepted, enough))) return receipt.day ?? ''
  }
  if (line.completedYn === 'N') return undefined
  return received.at(-1)?.day ?? 'never'
}

type Received = SupplierHistory['receipts'][number]['lines'][number]

function defects(
  { orders, receipts }: SupplierHistory,
  window: PlainWindow,
  bad: (line: Received) => Fraction,
  of: 'delivered' | 'accepted',
  times: bigint,
): Fraction | undefined {
  const inspected = ['INSPECTED', 'APPROVING', 'REJECTED', 'CONFIRMED', 'RETURNED']
  const counted = new Set(orders.filter(counts).map(({ no }) => no))
  const lines = receipts.flatMap(receipt =>
    receipt.type === 'GR' &&
    inspected.includes(receipt.status) &&
    isIn(receipt.day, window) &&
    counted.has(receipt.order)
      ? receipt.lines
      : [],
  )
  const all = total(lines.map(line => fraction(line[of])))
  if (!isPositive(all)) return undefined
  const [n, d] = over(total(lines.map(bad)), all)
  return [n * times, d]
}

function priceChange({ orders }: SupplierHistory, window: PlainWindow): Fraction | undefined {
  const year = Number(window.from.slice(0, 4))
  const earlier = { ...window, from: `${year - 1}${window.from.slice(4)}`, to: dayBefore(window.from) }
  const now = bought(orders.filter(order => counts(order) && isIn(order.day, window)))
  const before = bought(orders.filter(order => counts(order) && isIn(order.day, earlier)))
  let [amount, base] = [whole(0n), whole(0n)]
  for (const [key, { qty, amt }] of now) {
    const then = before.get(key)
    if (!then) continue
    const won = wonOf(key.split(' ')[1] ?? '', orders, window)
    amount = plus(amount, times(amt, won))
    base = plus(base, times(times(over(then.amt, then.qty), qty), won))
  }
  if (!isPositive(base)) return undefined
  return minus(times(over(amount, base), whole(100n)), whole(100n))
}

function bought(orders: readonly HistoryOrder[]): ReadonlyMap<string, { qty: Fraction; amt: Fraction }> {
  const found = new Map<string, { qty: Fraction; amt: Fraction }>()
  for (const { currency, lines } of orders)
    for (const { item, qty, amt } of lines) {
      if (item === null || !isPositive(fraction(qty))) continue
      const key = `${item} ${currency}`
      const known = found.get(key) ?? { qty: whole(0n), amt: whole(0n) }
      found.set(key, { qty: plus(known.qty, fraction(qty)), amt: plus(known.amt, fraction(amt)) })
    }
  return found
}

/** What one unit of a currency was worth at the last order in it; yen are quoted by the hundred. */
function wonOf(currency: string, orders: readonly HistoryOrder[], window: PlainWindow): Fraction {
  if (currency === 'KRW') return whole(1n)
  const last = orders
    .filter(order => counts(order) && order.currency === currency && isIn(order.day, window))
    .sort((a, b) => `${a.day} ${a.no}`.localeCompare(`${b.day} ${b.no}`, 'en'))
    .at(-1)
  return over(fraction(last?.rate ?? '1'), whole(currency === 'JPY' ? 100n : 1n))
}

function acceptanceTime({ orders }: SupplierHistory, window: PlainWindow): Fraction | undefined {
  const hours = orders
    .filter(order => counts(order) && order.forwardYn === 'Y' && isIn(order.day, window))
    .flatMap(({ status, sentAt, resentAt, acceptedAt }) => {
      if (acceptedAt === null && status !== 'SENT') return []
      const sent = new Date(resentAt.toSorted().at(-1) ?? sentAt)
      return workingMilliseconds(sent, acceptedAt === null ? window.now : new Date(acceptedAt))
    })
  if (hours.length === 0) return undefined
  const sum = hours.reduce((a, b) => a + b, 0)
  return [BigInt(sum), BigInt(hours.length) * 3_600_000n]
}

const dayMilliseconds = 86_400_000
const seoulOffset = 9 * 3_600_000

/** Walks from day to day of Seoul and adds up what lies on Monday to Friday. */
function workingMilliseconds(from: Date, to: Date): number {
  let [at, sum] = [from.getTime() + seoulOffset, 0]
  const end = to.getTime() + seoulOffset
  while (at < end) {
    const midnight = (Math.floor(at / dayMilliseconds) + 1) * dayMilliseconds
    const next = Math.min(midnight, end)
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) sum += next - at
    at = next
  }
  return sum
}

function satisfaction({ surveys }: SupplierHistory, window: PlainWindow): Fraction | undefined {
  const averages = surveys.flatMap(({ status, day, average }) =>
    status === 'ANSWERED' && isIn(day, window) ? [fraction(average ?? '0')] : [],
  )
  return averages.length === 0 ? undefined : over(total(averages), whole(BigInt(averages.length)))
}

const seoulDay = (instant: Date) => new Date(instant.getTime() + seoulOffset).toISOString().slice(0, 10)
const dayBefore = (day: string) => new Date(Date.parse(day) - dayMilliseconds).toISOString().slice(0, 10)
