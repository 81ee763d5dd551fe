import { groupRows } from '../../../../../schemas/shared/groupRows'
import { lineWons, percentage, receiptWon, received, settledWon, shown, shownSum } from './amounts'
import type { History, Order, OrderLine, Place, Receipt, Settlement } from './drawHistory'

/** Whose documents count: everything, those of a section, of departments, or those that somebody has a part in. */
export interface Scope {
  readonly section?: string
  readonly deptcds?: readonly string[]
  /** Numbers of documents. */
  readonly own?: ReadonlySet<string>
}

/** A report worked out of raw documents: a text for each row, and one for the totals; fields as the tests name them. */
export interface Recomputed {
  readonly rows: readonly string[]
  readonly sums?: string
}

type Cells = readonly (string | number | bigint | undefined)[]
const text = (cells: Cells): string => cells.map(cell => String(cell ?? '-')).join(' ')

const add = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)
const distinct = (values: readonly unknown[]): number => new Set(values).size
const monthOf = (day: string): string => day.slice(0, 4) + day.slice(5, 7)
const monthBack = (yyyymm: string, count: number): string => {
  const months = Number(yyyymm.slice(0, 4)) * 12 + Number(yyyymm.slice(4)) - 1 - count
  return `${Math.floor(months / 12)}${String((months % 12) + 1).padStart(2, '0')}`
}
const growth = (now: bigint, then: bigint): string | undefined => percentage(now - then, then)

const sees = ({ section, deptcds, own }: Scope, place: Place): boolean =>
  (section === undefined || section === place.section) &&
  (deptcds === undefined || deptcds.includes(place.deptcd)) &&
  (own === undefined || own.has(place.no))

/** What belongs to a whole section is seen by nobody who reads less. */
const seesSection = ({ deptcds, own, ...scope }: Scope, section: string): boolean =>
  deptcds === undefined && own === undefined && (scope.section ?? section) === section

const counts = ({ type, status }: Order): boolean =>
  type !== 'TEST' && status !== 'CANCELED' && status !== 'DECLINED'
const isReceived = ({ status }: Receipt): boolean => status === 'CONFIRMED' || status === 'RETURNED'
const orderWon = (order: Order): bigint => add(lineWons(order.currency, order.rate, order.lines))
/** That of the receipt on its first line. */
const placeOf = ({ no, receipts }: Settlement): Place => ({
  ...{ no, section: receipts[0]?.section ?? '', deptcd: receipts[0]?.deptcd ?? '' },
})
const isOfTest = ({ receipts }: Settlement): boolean => receipts.some(({ order }) => order.type === 'TEST')

/** A delivery that was rejected as a whole never gets further. */
const inspectedStates = ['INSPECTED', 'APPROVING', 'REJECTED', 'CONFIRMED', 'RETURNED']

/** A history as a reader sees it, each kind of document by itself. */
function readable(history: History, scope: Scope) {
  const own = <Document extends Place>(documents: readonly Document[]) =>
    documents.filter(document => sees(scope, document))
  return {
    orders: own(history.orders).filter(counts),
    receipts: own(history.receipts).filter(receipt => isReceived(receipt) && receipt.order.type !== 'TEST'),
    inspected: own(history.receipts).filter(
      ({ status, back, order }) => !back && inspectedStates.includes(status) && order.type !== 'TEST',
    ),
    settlements: history.settlements.filter(
      one => one.status !== 'CANCELED' && !isOfTest(one) && sees(scope, placeOf(one)),
    ),
    requests: own(history.requests).filter(({ status }) => status !== 'DRAFT' && status !== 'CANCELED'),
    claims: own(history.claims).filter(({ status }) => ['APPROVED', 'SLIPPED', 'POSTED'].includes(status)),
    letters: own(history.letters).filter(({ status }) => status === 'ISSUED' || status === 'ACCEPTED'),
    budgets: history.budgets.filter(budget => sees(scope, { ...budget, no: '' })),
  }
}

const within = (months: readonly string[]) => (day: string) => months.includes(monthOf(day))

/** A row for each key that one of the documents has, sorted; and the same over all of them. */
function grouped<Fact>(
  facts: readonly Fact[],
  keyOf: (fact: Fact) => string,
  cells: (facts: readonly Fact[]) => Cells,
): Recomputed {
  const rows = [...groupRows(facts, keyOf)].map(([key, some]) => text([key, ...cells(some)]))
  return { rows: rows.toSorted(), sums: text(cells(facts)) }
}

interface Fact {
  readonly measure: string
  readonly key: string
  readonly won: bigint
  readonly no?: string
}

const sumOf = (facts: readonly Fact[], measure: string): bigint =>
  add(facts.filter(fact => fact.measure === measure).map(({ won }) => won))
const countOf = (facts: readonly Fact[], measure: string): number =>
  distinct(facts.filter(fact => fact.measure === measure).map(({ no }) => no))

const departmentOf = ({ section, deptcd }: Pick<Place, 'section' | 'deptcd'>) => `${section} ${deptcd}`

/** The same months so many months before. */
const monthsBack = (months: readonly string[], count: number) => months.map(month => monthBack(month, count))

export function recompute01(history: History, months: readonly string[], scope: Scope): Recomputed {
  const { orders, receipts, settlements, requests, budgets } = readable(history, scope)
  const isBase = within(months)
  const isBefore = within(monthsBack(months, 1))
  const isYearBefore = within(monthsBack(months, 12))
  const ofOrders = (measure: string, holds: (day: string) => boolean) =>
    orders
      .filter(({ date }) => holds(date))
      .map(order => ({ measure, key: departmentOf(order), won: orderWon(order), no: order.no }))
  const hasBefore = months.length === 1
  const facts: readonly Fact[] = [
    ...requests
      .filter(({ date }) => isBase(date))
      .map(request => ({ measure: 'request', key: departmentOf(request), won: 1n, no: request.no })),
    ...ofOrders('order', isBase),
    ...(hasBefore ? ofOrders('before', isBefore) : []),
    ...ofOrders('yearBefore', isYearBefore),
    ...receipts
      .filter(({ date }) => isBase(date))
      .map(one => ({ measure: 'receipt', key: departmentOf(one), won: receiptWon(one) })),
    ...settlements
      .filter(({ yyyymm }) => months.includes(yyyymm))
      .map(one => ({ measure: 'settlement', key: departmentOf(placeOf(one)), won: settledWon(one) })),
    ...budgets
      .filter(({ yyyymm }) => months.includes(yyyymm))
      .map(one => ({ measure: 'budget', key: departmentOf(one), won: one.amount })),
  ]
  return grouped(
    facts,
    ({ key }) => key,
    some => {
      const [bought, settled, budget] = ['order', 'settlement', 'budget'].map(one => sumOf(some, one)) as [
        bigint,
        bigint,
        bigint,
      ]
      return [
        ...[
          countOf(some, 'request'),
          countOf(some, 'order'),
          bought,
          sumOf(some, 'receipt'),
          settled,
          budget,
        ],
        percentage(settled, budget),
        hasBefore ? growth(bought, sumOf(some, 'before')) : undefined,
        growth(bought, sumOf(some, 'yearBefore')),
      ]
    },
  )
}

export function recompute02(history: History, months: readonly string[], scope: Scope): Recomputed {
  const { orders, receipts } = readable(history, scope)
  // A year so far is compared with nothing.
  const hasBefore = months.length === 1
  const isBase = within(months)
  const isBefore = within(hasBefore ? monthsBack(months, 1) : [])
  const facts: readonly Fact[] = [
    ...orders.flatMap((order): readonly Fact[] => {
      const measure = isBase(order.date) ? 'order' : isBefore(order.date) ? 'before' : undefined
      return measure ? [{ measure, key: order.comp, won: orderWon(order), no: order.no }] : []
    }),
    ...receipts
      .filter(({ date }) => isBase(date))
      .map(one => ({ measure: 'receipt', key: one.order.comp, won: receiptWon(one) })),
  ]
  const whole = sumOf(facts, 'order')
  const amounts = [...new Set(facts.map(({ key }) => key))]
    .map(comp => ({
      comp,
      won: sumOf(
        facts.filter(({ key }) => key === comp),
        'order',
      ),
    }))
    .toSorted((a, b) => (a.won === b.won ? (a.comp < b.comp ? -1 : 1) : a.won > b.won ? -1 : 1))
  /** Of a company: what was bought of those that stand before it. */
  const before = (comp: string) =>
    add(
      amounts
        .slice(
          0,
          amounts.findIndex(one => one.comp === comp),
        )
        .map(({ won }) => won),
    )
  const classOf = (comp: string, won: bigint) =>
    won <= 0n
      ? undefined
      : before(comp) * 100n < whole * 80n
        ? 'A'
        : before(comp) * 100n < whole * 95n
          ? 'B'
          : 'C'
  const cells = (some: readonly Fact[], ...ofRank: Cells) => {
    const [won, then] = [sumOf(some, 'order'), sumOf(some, 'before')]
    return [
      ...[countOf(some, 'order'), won, sumOf(some, 'receipt'), percentage(won, whole), ...ofRank],
      ...(hasBefore ? [then, growth(won, then)] : [undefined, undefined]),
    ]
  }
  const { rows } = grouped(
    facts,
    ({ key }) => key,
    some => {
      const comp = some[0]?.key ?? ''
      const won = sumOf(some, 'order')
      return cells(some, won > 0n ? percentage(before(comp) + won, whole) : undefined, classOf(comp, won))
    },
  )
  return { rows, sums: text(cells(facts, undefined, undefined)) }
}

interface Bought {
  readonly order: Order
  readonly line: OrderLine
  readonly won: bigint
}

/** Lines of orders that count, each with its won. */
export const boughtLines = (orders: readonly Order[]): readonly Bought[] =>
  orders.filter(counts).flatMap(order =>
    lineWons(order.currency, order.rate, order.lines).flatMap((won, index) => {
      const line = order.lines[index]
      return line ? [{ order, line, won }] : []
    }),
  )

/** The code of the sourcing group of an item at a level; what has no item has no group. */
export const groupOf = ({ items }: History, { item }: OrderLine, level = 1): string =>
  items.find(({ code }) => code === item)?.group.slice(0, level * 2) ?? '-'

/** An item is counted in its own unit. */
const unitOf = ({ items }: History, { item, unit }: OrderLine): string =>
  items.find(({ code }) => code === item)?.unit ?? unit

/** By sourcing groups of a level. */
export const recompute03 =
  (level: number) =>
  (history: History, months: readonly string[], scope: Scope): Recomputed => {
    const lines = boughtLines(readable(history, scope).orders)
    const hasBefore = months.length === 1
    const isBase = within(months)
    const isBefore = within(hasBefore ? monthsBack(months, 1) : [])
    const isYearBefore = within(monthsBack(months, 12))
    const whole = add(lines.filter(({ order }) => isBase(order.date)).map(({ won }) => won))
    const facts = lines.filter(({ order: { date } }) => isBase(date) || isBefore(date) || isYearBefore(date))
    const wonIn = (some: readonly Bought[], holds: (day: string) => boolean) =>
      add(some.filter(({ order }) => holds(order.date)).map(({ won }) => won))
    return grouped(
      facts,
      ({ line }) => groupOf(history, line, level),
      some => {
        const now = some.filter(({ order }) => isBase(order.date))
        const isOneUnit = distinct(now.map(({ line }) => unitOf(history, line))) === 1
        const won = wonIn(some, isBase)
        return [
          distinct(now.flatMap(({ line }) => line.item ?? [])),
          distinct(now.map(({ order }) => order.comp)),
          isOneUnit ? add(now.map(({ line }) => line.qty)) : undefined,
          ...[distinct(now.map(({ order }) => order.no)), won, percentage(won, whole)],
          hasBefore ? growth(won, wonIn(some, isBefore)) : undefined,
          growth(won, wonIn(some, isYearBefore)),
        ]
      },
    )
  }

export function recompute04(history: History, [month = '']: readonly string[], scope: Scope): Recomputed {
  const lines = boughtLines(readable(history, scope).orders).filter(({ line }) => line.item !== undefined)
  const pairs = [...new Set(lines.map(({ order, line }) => `${line.item} ${order.comp}`))]
  const compared = pairs.flatMap(pair => {
    const own = lines.filter(({ order, line }) => `${line.item} ${order.comp}` === pair)
    const of = (yyyymm: string) => own.filter(({ order }) => monthOf(order.date) === yyyymm)
    const earlier = Array.from({ length: 12 }, (_, index) => monthBack(month, index + 1)).find(
      one => of(one).length > 0,
    )
    const now = of(month)
    if (now.length === 0 || earlier === undefined) return []
    const then = of(earlier)
    const [won, qty] = [add(now.map(one => one.won)), add(now.map(({ line }) => line.qty))]
    const [wonThen, qtyThen] = [add(then.map(one => one.won)), add(then.map(({ line }) => line.qty))]
    if (won <= 0n || wonThen <= 0n) return []
    const difference = { top: won * qtyThen - wonThen * qty, bottom: qty * qtyThen }
    const effect = { top: difference.top, bottom: qtyThen }
    const row = text([
      ...[pair, earlier, shown({ top: wonThen, bottom: qtyThen }, 2), shown({ top: won, bottom: qty }, 2)],
      ...[shown(difference, 2), shown({ top: difference.top * 100n, bottom: wonThen * qty }, 1), qty],
      shown(effect, 0),
    ])
    return [{ row, effect }]
  })
  return {
    rows: compared.map(({ row }) => row).toSorted(),
    sums: shownSum(compared.map(({ effect }) => effect)),
  }
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

export function recompute05(
  history: History,
  months: readonly string[],
  scope: Scope,
  today: string,
): Recomputed {
  const isBase = within(months)
  const due = readable(history, scope).orders.flatMap(order =>
    order.lines.flatMap(line => {
      const { isCompleted, completedOn } = received(history, order, line)
      // Released by a force-close with nothing received: not counted.
      if (!isBase(line.due) || (isCompleted && completedOn === undefined)) return []
      const late = dayNumber(completedOn ?? today) - dayNumber(line.due)
      return [
        {
          comp: order.comp,
          isOpen: completedOn === undefined,
          isOnTime: completedOn !== undefined && late <= 0,
          late,
        },
      ]
    }),
  )
  return grouped(
    due,
    ({ comp }) => comp,
    some => {
      const [onTime, late] = [some.filter(one => one.isOnTime), some.filter(one => one.late > 0)]
      const days = late.reduce((sum, one) => sum + one.late, 0)
      return [
        ...[some.length, onTime.length, late.length, some.filter(({ isOpen }) => isOpen).length],
        percentage(BigInt(onTime.length), BigInt(onTime.length + late.length)),
        late.length > 0 ? shown({ top: BigInt(days), bottom: BigInt(late.length) }, 1) : undefined,
        late.length > 0 ? Math.max(...late.map(one => one.late)) : undefined,
      ]
    },
  )
}

export function recompute06({ awards }: History, months: readonly string[], scope: Scope): Recomputed {
  const seoulMonth = (at: string) => monthOf(new Date(Date.parse(at) + 9 * 3_600_000).toISOString())
  const won = awards.filter(
    one => one.status === 'AWARDED' && months.includes(seoulMonth(one.at)) && seesSection(scope, one.section),
  )
  return grouped(
    won,
    ({ no }) => no,
    some => {
      const [base, contract] = [add(some.map(one => one.base)), add(some.map(one => one.contract))]
      return [base, contract, base - contract, percentage(base - contract, base)]
    },
  )
}

export {
  type Bought,
  departmentOf,
  distinct,
  grouped,
  isReceived,
  monthBack,
  monthOf,
  monthsBack,
  placeOf,
  readable,
  sees,
  seesSection,
  text,
  within,
}
