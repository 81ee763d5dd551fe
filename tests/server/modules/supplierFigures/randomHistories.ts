import { addDays } from '../../../../schemas/shared/calendar'
import { type SeededRandom, seededRandom } from '../../../../server/seed/seededRandom'
import type { HistoryLine, HistoryOrder, HistoryReceipt, SupplierHistory } from './supplierHistory'

/** Days around the ends of the half-years of 2024, where most can go wrong, and others between. */
function dayOf({ pick, whole, chance }: SeededRandom): string {
  const edges = ['2022-12-31', '2023-01-01', '2023-06-30', '2023-07-01', '2023-12-31', '2024-01-01']
  const later = ['2024-06-29', '2024-06-30', '2024-07-01', '2024-12-31', '2025-01-01']
  if (chance(0.3)) return pick([...edges, ...later])
  return addDays('2023-02-01', whole(0, 730))
}

const instant = ({ whole }: SeededRandom, day: string) =>
  `${day}T${String(whole(0, 23)).padStart(2, '0')}:${String(whole(0, 59)).padStart(2, '0')}:${String(whole(0, 59)).padStart(2, '0')}.000Z`

const later = (random: SeededRandom, at: string) =>
  new Date(Date.parse(at) + random.whole(0, 12 * 86_400) * 1000).toISOString()

const quantity = ({ whole, chance }: SeededRandom) =>
  chance(0.2) ? `${whole(0, 60)}.${whole(1, 999).toString().padStart(3, '0')}` : String(whole(1, 500))

/** Documents of suppliers as they could come about, and some as they hardly do. `numbers` makes their numbers unique. */
export function randomHistories(
  count: number,
  items: readonly string[],
  seed: number,
): readonly SupplierHistory[] {
  const random = seededRandom(seed)
  let number = 0
  const numbered = (prefix: string, day: string) => {
    number += 1
    return `${prefix}${day.slice(0, 4)}${day.slice(5, 7)}-${900_000 + (number % 100_000)}`
  }
  return Array.from({ length: count }, () => {
    const orders = Array.from({ length: random.whole(0, 7) }, () => orderOf(random, items, numbered))
    const receipts = orders.flatMap(order => receiptsOf(random, order, numbered))
    const surveys = orders.flatMap(({ no }) => {
      if (random.chance(0.5)) return []
      const day = dayOf(random)
      const status = random.pick(['ANSWERED', 'ANSWERED', 'ANSWERED', 'EXPIRED', 'EXCLUDED', 'REQUESTED'])
      const average =
        status === 'REQUESTED' || status === 'EXPIRED' ? null : (random.whole(5, 25) / 5).toFixed(2)
      return [{ no: numbered('TS', day), order: no, day, status, average }]
    })
    return { orders, receipts, surveys }
  })
}

type Numbered = (prefix: string, day: string) => string

function orderOf(random: SeededRandom, items: readonly string[], numbered: Numbered): HistoryOrder {
  const day = dayOf(random)
  const sentAt = instant(random, day)
  const resentAt = random.chance(0.2) ? [later(random, sentAt)] : []
  const status = random.pick([
    'SENT',
    'ACCEPTED',
    'PARTIAL',
    'COMPLETED',
    'CLOSED',
    'CANCELED',
    'DECLINED',
    'COMPLETED',
  ])
  const currency = random.pick(['KRW', 'KRW', 'JPY', 'USD'])
  return {
    no: numbered('PO', day),
    day,
    type: random.chance(0.1) ? 'TEST' : random.pick(['NORMAL', 'LOI', 'SIMPLE']),
    status,
    currency,
    rate:
      currency === 'KRW'
        ? '1'
        : currency === 'JPY'
          ? `9${random.whole(0, 99)}.${random.whole(10, 99)}`
          : '1384.5',
    forwardYn: random.pick(['Y', 'Y', 'N']),
    sentAt,
    resentAt,
    acceptedAt: status === 'SENT' || status === 'DECLINED' ? null : later(random, resentAt[0] ?? sentAt),
    due: random.chance(0.8) ? dayOf(random) : null,
    lines: Array.from({ length: random.whole(1, 3) }, (_, index) => lineOf(random, items, index + 1)),
  }
}

const lineOf = (random: SeededRandom, items: readonly string[], no: number): HistoryLine => {
  // A change may have taken the line out of its order.
  const isDropped = random.chance(0.05)
  return {
    no: no * 10,
    item: random.chance(0.8) ? random.pick(items) : null,
    qty: isDropped ? '0' : quantity(random).replace(/^0(\.0*)?$/, '1'),
    amt: isDropped ? '0' : String(random.whole(1, 9_000_000)),
    due: isDropped ? null : random.chance(0.5) ? dayOf(random) : null,
    underTol: random.pick(['0', '0', '2', '7.5']),
    completedYn: isDropped || random.chance(0.2) ? 'Y' : 'N',
  }
}

function receiptsOf(
  random: SeededRandom,
  order: HistoryOrder,
  numbered: Numbered,
): readonly HistoryReceipt[] {
  return Array.from({ length: random.whole(0, 3) }, () => {
    const day = dayOf(random)
    const states = [
      'REQUESTED',
      'INSPECTED',
      'APPROVING',
      'REJECTED',
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'RETURNED',
      'CANCELED',
      'REFUSED',
    ]
    const status = random.pick(states)
    return {
      no: numbered('WR', day),
      order: order.no,
      type: random.chance(0.1) ? 'RT' : 'GR',
      status,
      day: status === 'REQUESTED' || status === 'REFUSED' ? null : day,
      lines: order.lines.filter(({ qty }) => qty !== '0').flatMap(line => receivedOf(random, line)),
    }
  })
}

/** All of a line, nearly all, or a part; some of it rejected or returned. */
function receivedOf(random: SeededRandom, { no, qty }: HistoryLine) {
  if (random.chance(0.2)) return []
  const share = random.pick([1000, 1000, 990, 980, 925, 500, 333])
  const thousandths = Math.max(1, Math.floor((Number(qty) * 1000 * share) / 1000))
  const rejected = random.chance(0.3) ? random.whole(0, Math.min(thousandths, 3000)) : 0
  const accepted = thousandths - rejected
  const returned = random.chance(0.3) ? random.whole(0, accepted) : 0
  const text = (value: number) => (value / 1000).toFixed(3)
  return [
    {
      no,
      orderLine: no,
      delivered: text(thousandths),
      accepted: text(accepted),
      rejected: text(rejected),
      returned: text(returned),
      lastYn: random.pick(['N', 'N', 'Y']),
    },
  ]
}
