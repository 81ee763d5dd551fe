import { type Fraction, plus, shown } from './amounts'
import type { History, Order, Request } from './drawHistory'
import { isReceived, monthsBack, type Recomputed, type Scope, sees, text, within } from './recompute'

/** Days of the steps of one request; a step whose two days are not both known is absent. */
type Steps = readonly (number | undefined)[]

/** The day of a moment in Seoul, as a number. */
const dayOf = (moment: string | undefined): number | undefined =>
  moment === undefined ? undefined : Math.floor((Date.parse(moment) + 9 * 3_600_000) / 86_400_000)
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

const between = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : Math.max(0, to - from)

const known = (values: readonly (number | undefined)[]): readonly number[] =>
  values.filter(value => value !== undefined)
const earliest = (values: readonly (number | undefined)[]): number | undefined =>
  known(values).length > 0 ? Math.min(...known(values)) : undefined
const latest = (values: readonly (number | undefined)[]): number | undefined =>
  known(values).length > 0 ? Math.max(...known(values)) : undefined

const byDayAndNumber = (a: { date: string; no: string }, b: { date: string; no: string }) =>
  a.date === b.date ? (a.no < b.no ? -1 : 1) : a.date < b.date ? -1 : 1

function firstOrder({ orders }: History, { no }: Request): Order | undefined {
  return orders
    .filter(({ type, status }) => type !== 'TEST' && status !== 'CANCELED' && status !== 'DECLINED')
    .filter(({ lines }) => lines.some(({ request }) => request === no))
    .toSorted(byDayAndNumber)[0]
}

function stepsOf(history: History, request: Request, order: Order): Steps {
  const [receipt] = history.receipts
    .filter(one => one.order === order && !one.back && isReceived(one))
    .toSorted(byDayAndNumber)
  const submitted = earliest(request.submitted.map(dayOf))
  const [approved, received] = [dayOf(request.approved), dayOf(request.received)]
  const closed = latest(
    request.quotations.filter(({ status }) => status === 'AWARDED').flatMap(one => one.closed.map(dayOf)),
  )
  const invoiced =
    receipt &&
    earliest(
      history.settlements
        .filter(({ receipts }) => receipts.some(({ no }) => no === receipt.no))
        .flatMap(one => one.invoicedAt.map(dayOf)),
    )
  return [
    between(submitted, approved),
    between(approved, received),
    between(received, closed),
    between(closed ?? received, dayNumber(order.date)),
    between(dayOf(order.acceptedAt), receipt && dayNumber(receipt.date)),
    between(dayOf(receipt?.confirmedAt), invoiced),
  ]
}

function averages(some: readonly Steps[]): readonly (Fraction | undefined)[] {
  return Array.from({ length: 6 }, (_, index) => {
    const days = known(some.map(steps => steps[index]))
    return days.length === 0
      ? undefined
      : { top: BigInt(days.reduce((sum, one) => sum + one, 0)), bottom: BigInt(days.length) }
  })
}

const totalOf = (some: readonly Steps[]): Fraction | undefined => {
  const found = averages(some).filter(one => one !== undefined)
  return found.length === 0 ? undefined : found.reduce(plus)
}

function growthOf(now: Fraction | undefined, then: Fraction | undefined): string | undefined {
  if (!now || !then || then.top <= 0n) return undefined
  const top = (now.top * then.bottom - then.top * now.bottom) * 100n
  return shown({ top, bottom: now.bottom * then.top }, 1)
}

/** 구매 리드타임: days from each step to the next of the requests whose first order is of the month. */
export function recompute08(history: History, months: readonly string[], scope: Scope): Recomputed {
  const led = history.requests
    .filter(request => sees(scope, request))
    .flatMap(request => {
      const order = firstOrder(history, request)
      const key = `${request.section} ${request.buyer ?? '-'}`
      return order ? [{ key, date: order.date, steps: stepsOf(history, request, order) }] : []
    })
  const of = (some: readonly string[], key?: string) => {
    const isOf = within(some)
    return led.filter(({ date, ...one }) => isOf(date) && (key === undefined || one.key === key))
  }
  const stepsIn = (some: readonly string[], key?: string) => of(some, key).map(({ steps }) => steps)
  const cells = (key?: string) => {
    const now = stepsIn(months, key)
    // A year so far is compared with nothing.
    const then = months.length === 1 ? stepsIn(monthsBack(months, 1), key) : []
    const total = totalOf(now)
    return [
      ...[now.length, ...averages(now).map(one => one && shown(one, 1))],
      ...[total && shown(total, 1), growthOf(total, totalOf(then))],
    ]
  }
  const keys = [...new Set(of(months).map(({ key }) => key))]
  return { rows: keys.map(key => text([key, ...cells(key)])).toSorted(), sums: text(cells()) }
}
