import { inWon, percentage, receiptWon, receiptWons, received, settledWon, shown } from './amounts'
import type { History, Receipt, Settlement } from './drawHistory'
import {
  boughtLines,
  departmentOf,
  distinct,
  grouped,
  groupOf,
  isReceived,
  monthOf,
  placeOf,
  type Recomputed,
  readable,
  type Scope,
  seesSection,
  within,
} from './recompute'

const add = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)

interface Followed {
  readonly section: string
  readonly measure: string
  readonly no: string
  readonly value: bigint
}

/** What is still missing of the lines of an order, in hundred-millionths of a won. */
const fine = 100_000_000n

export function recompute07(history: History, months: readonly string[], scope: Scope): Recomputed {
  const isBase = within(months)
  const orders = readable(history, scope).orders.filter(({ date }) => isBase(date))
  const facts = orders.flatMap((order): readonly Followed[] => {
    const { section } = order
    const fact = (measure: string, no: string, value: bigint) => ({
      section,
      measure,
      no,
      value: value * fine,
    })
    const receipts = history.receipts.filter(receipt => receipt.order === order && isReceived(receipt))
    const lines = boughtLines([order])
    return [
      fact('order', order.no, add(lines.map(({ won }) => won))),
      ...receipts.map(receipt => fact('receipt', receipt.no, receiptWon(receipt))),
      ...lines.flatMap(({ line, won }) => {
        const { isStillComplete, net } = received(history, order, line)
        const { top, bottom } = inWon(net * line.price, order.currency, order.rate)
        const left = won * fine - (top * fine) / bottom
        return isStillComplete
          ? []
          : [{ section, measure: 'remain', no: order.no, value: left > 0n ? left : 0n }]
      }),
      ...receipts.flatMap(receipt =>
        reached(history, receipt).map(({ measure, won }) => fact(measure, receipt.no, won)),
      ),
    ]
  })
  const sum = (some: readonly Followed[], measure: string) =>
    add(some.filter(one => one.measure === measure).map(({ value }) => value))
  return grouped(
    facts,
    ({ section }) => section,
    some => {
      const [ordered, came, settled] = ['order', 'receipt', 'settled'].map(one => sum(some, one)) as [
        bigint,
        bigint,
        bigint,
      ]
      const won = (value: bigint) => shown({ top: value, bottom: fine }, 0)
      return [
        distinct(some.filter(({ measure }) => measure === 'order').map(({ no }) => no)),
        ...[
          ordered,
          came,
          sum(some, 'remain'),
          settled,
          came - settled,
          sum(some, 'posted'),
          sum(some, 'paid'),
        ].map(won),
        ...[percentage(came, ordered), percentage(settled, came)],
      ]
    },
  )
}

interface Reached {
  readonly measure: string
  readonly won: bigint
}

const stagesOf = (status: string | undefined, won: bigint): readonly Reached[] =>
  [
    'settled',
    ...(status === 'POSTED' || status === 'PAID' ? ['posted'] : []),
    ...(status === 'PAID' ? ['paid'] : []),
  ].map(measure => ({ measure, won }))

/** How far a receipt has come: by the settlements that hold a part of it, and by the credit slip of a return. */
function reached({ settlements }: History, receipt: Receipt): readonly Reached[] {
  const partsOf = (settlement: Settlement, no: string) => settlement.receipts.filter(one => one.no === no)
  const settled = settlements
    .filter(({ status }) => status !== 'CANCELED')
    .flatMap(settlement =>
      partsOf(settlement, receipt.no).flatMap(part => stagesOf(settlement.status, receiptWon(part))),
    )
  const { back } = receipt
  if (back?.slip === undefined || back.slip === 'CANCELED' || back.slip === 'REVERSED') return settled
  const isPaid = settlements.some(one => one.status === 'PAID' && partsOf(one, back.of.no).length > 0)
  const status = back.slip === 'POSTED' && isPaid ? 'PAID' : back.slip
  return [...settled, ...stagesOf(status, receiptWon(receipt))]
}

interface Inspected {
  readonly key: string
  readonly no: string
  readonly isReturn: boolean
  readonly delivered: bigint
  readonly accepted: bigint
  readonly rejected: bigint
  readonly won: bigint
}

export function recompute09(history: History, months: readonly string[], scope: Scope): Recomputed {
  const isBase = within(months)
  const { inspected, receipts } = readable(history, scope)
  const returns = receipts.filter(({ back }) => back)
  const facts = [...inspected, ...returns]
    .filter(({ date }) => isBase(date))
    .flatMap(receipt => {
      const wons = receiptWons(receipt)
      return receipt.lines.map(
        (part, index): Inspected => ({
          ...{
            key: `${receipt.order.comp} ${groupOf(history, part.line)}`,
            no: receipt.no,
            isReturn: receipt.back !== undefined,
          },
          ...{
            delivered: part.delivered,
            accepted: part.accepted,
            rejected: part.rejected,
            won: -(wons[index] ?? 0n),
          },
        }),
      )
    })
  return grouped(
    facts,
    ({ key }) => key,
    some => {
      const [came, back] = [some.filter(({ isReturn }) => !isReturn), some.filter(({ isReturn }) => isReturn)]
      const delivered = add(came.map(one => one.delivered))
      const rejected = add(came.map(one => one.rejected))
      const returned = -add(back.map(one => one.accepted))
      return [
        ...[
          distinct(came.map(({ no }) => no)),
          delivered,
          add(came.map(one => one.accepted)),
          rejected,
          returned,
        ],
        delivered > 0n ? shown({ top: (rejected + returned) * 1_000_000n, bottom: delivered }, 0) : undefined,
        add(back.map(({ won }) => won)),
      ]
    },
  )
}

interface Kind {
  readonly key: string
  readonly measure: string
  readonly no: string
  readonly won: bigint
}

export function recompute10(
  history: History,
  months: readonly string[],
  scope: Scope,
  today: string,
): Recomputed {
  const isBase = within(months)
  const last = months.at(-1) ?? ''
  const { orders, claims, letters } = readable(history, scope)
  const daysOpen = (date: string) => (Date.parse(today) - Date.parse(date)) / 86_400_000
  const facts: readonly Kind[] = [
    ...orders
      .filter(({ date }) => isBase(date))
      .map(order => ({
        key: departmentOf(order),
        measure: order.type,
        no: order.no,
        won: add(boughtLines([order]).map(({ won }) => won)),
      })),
    ...claims
      .filter(({ date }) => isBase(date))
      .map(claim => ({ key: departmentOf(claim), measure: 'NONE', no: claim.no, won: claim.supply })),
    ...letters
      .filter(({ date }) => monthOf(date) <= last && daysOpen(date) > 30)
      .map(letter => ({ key: departmentOf(letter), measure: 'LETTER', no: letter.no, won: 0n })),
  ]
  return grouped(
    facts,
    ({ key }) => key,
    some => {
      const of = (measure: string) => some.filter(one => one.measure === measure)
      const [normal, simple, loi, none] = ['NORMAL', 'SIMPLE', 'LOI', 'NONE'].map(one => ({
        count: distinct(of(one).map(({ no }) => no)),
        won: add(of(one).map(({ won }) => won)),
      })) as [Sum, Sum, Sum, Sum]
      const ordered = normal.won + simple.won + loi.won
      return [
        ...[normal.count, normal.won, simple.count, simple.won, loi.count, loi.won, of('LETTER').length],
        ...[none.count, none.won, percentage(ordered, ordered + none.won)],
      ]
    },
  )
}

interface Sum {
  readonly count: number
  readonly won: bigint
}

const stages: Readonly<Record<string, readonly string[]>> = {
  invoiced: ['INVOICED', 'SLIPPED', 'POSTED', 'PAID'],
  slipped: ['SLIPPED', 'POSTED', 'PAID'],
  posted: ['POSTED', 'PAID'],
  paid: ['PAID'],
}

export function recompute11(
  history: History,
  months: readonly string[],
  scope: Scope,
  today: string,
): Recomputed {
  const settlements = readable(history, scope).settlements.filter(({ yyyymm }) => months.includes(yyyymm))
  const calculated = history.months.filter(
    ({ yyyymm, section }) => months.includes(yyyymm) && seesSection(scope, section),
  )
  const facts = [
    ...settlements.map(settlement => ({
      section: placeOf(settlement).section,
      settlement,
      status: '',
    })),
    ...calculated.map(({ section, status }) => ({ section, settlement: undefined, status })),
  ]
  return grouped(
    facts,
    ({ section }) => section,
    some => {
      const own = some.flatMap(({ settlement }) => settlement ?? [])
      const at = (stage: string) => own.filter(({ status }) => stages[stage]?.includes(status))
      const won = (some_: typeof own) => add(some_.map(settledWon))
      const long = own.filter(({ status, receipts }) => {
        const first = receipts
          .filter(({ back }) => !back)
          .map(({ date }) => date)
          .toSorted()[0]
        return (
          status !== 'PAID' &&
          first !== undefined &&
          (Date.parse(today) - Date.parse(first)) / 86_400_000 > 60
        )
      })
      const rate = (part: number) => percentage(BigInt(part), BigInt(own.length))
      // A month of a supplier belongs to a whole section: a department sees none.
      const ofSection = some.filter(({ settlement }) => !settlement)
      return [
        ...[
          ...(scope.deptcds === undefined && scope.own === undefined
            ? [ofSection.length, ofSection.filter(({ status }) => status === 'CLOSED').length]
            : [undefined, undefined]),
          own.length,
          won(own),
        ],
        ...[at('invoiced').length, rate(at('invoiced').length), at('slipped').length],
        ...[
          at('posted').length,
          rate(at('posted').length),
          own.filter(({ status, slip }) => status === 'SLIPPED' && slip === 'ERROR').length,
        ],
        ...[won(own) - won(at('paid')), won(at('paid')), rate(at('paid').length), long.length, won(long)],
      ]
    },
  )
}
