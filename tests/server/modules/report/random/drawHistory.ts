import { addDays } from '../../../../../schemas/shared/calendar'
import { seededRandom } from '../../../../../server/seed/seededRandom'
import { company, worldItems, worldRates } from '../vectorWorld'

/** Documents of a purchasing department as they stand at the end of a random history; what reports read of them, and no more. */
export interface History {
  readonly orders: readonly Order[]
  readonly receipts: readonly Receipt[]
  readonly settlements: readonly Settlement[]
  readonly requests: readonly Request[]
  readonly claims: readonly (Placed & { readonly supply: bigint })[]
  readonly letters: readonly Placed[]
  readonly months: readonly { readonly section: string; readonly yyyymm: string; readonly status: string }[]
  readonly awards: readonly Award[]
  readonly budgets: readonly Budget[]
  readonly prices: readonly Price[]
  readonly items: readonly Item[]
  readonly rates: readonly Rate[]
}

/** Where a document belongs. */
export interface Place {
  readonly no: string
  readonly section: string
  readonly deptcd: string
}

export interface Placed extends Place {
  readonly date: string
  readonly status: string
}

interface Budget {
  readonly section: string
  readonly deptcd: string
  readonly yyyymm: string
  readonly amount: bigint
}

/** An item with the day of its registration, and whether it is in use. */
interface Item {
  readonly code: string
  /** The code of its sourcing group. */
  readonly group: string
  readonly unit: string
  readonly registered: string
  readonly isActive: boolean
}

/** Of a currency on a day, in ten-thousandths. */
interface Rate {
  readonly currency: string
  readonly date: string
  readonly rate: bigint
}

/** A request with the moments of its steps, and the quotations that were asked for it. */
export interface Request extends Placed {
  readonly type: string
  readonly buyer: string | undefined
  readonly submitted: readonly string[]
  readonly approved: string | undefined
  readonly received: string | undefined
  readonly quotations: readonly {
    readonly no: string
    readonly status: string
    readonly closed: readonly string[]
  }[]
}

export interface OrderLine {
  readonly no: number
  readonly item: string | undefined
  readonly unit: string
  readonly qty: bigint
  /** In hundredths. */
  readonly price: bigint
  readonly due: string
  readonly isForceClosed: boolean
  /** The request that it was bought for. */
  readonly request: string | undefined
}

export interface Order extends Placed {
  readonly type: string
  readonly comp: string
  readonly currency: string
  /** In ten-thousandths. */
  readonly rate: bigint
  readonly lines: readonly OrderLine[]
  readonly acceptedAt: string | undefined
}

export interface ReceiptLine {
  readonly line: OrderLine
  readonly delivered: bigint
  readonly accepted: bigint
  readonly rejected: bigint
  readonly reason: string | undefined
}

export interface Receipt extends Placed {
  readonly order: Order
  readonly rate: bigint
  readonly lines: readonly ReceiptLine[]
  readonly confirmedAt: string | undefined
  /** What a return gives back, and the state of the credit slip where it comes after a settlement. */
  readonly back?: { readonly of: Receipt; readonly slip: string | undefined }
}

export interface Settlement {
  readonly no: string
  readonly yyyymm: string
  readonly status: string
  readonly slip: string | undefined
  readonly receipts: readonly Receipt[]
  readonly deduction: bigint
  /** Each time that its tax invoice came. */
  readonly invoicedAt: readonly string[]
}

interface Award {
  readonly no: string
  readonly at: string
  readonly section: string
  readonly type: string
  readonly status: string
  readonly base: bigint
  readonly contract: bigint
}

export interface Price {
  readonly no: string
  readonly item: string
  readonly comp: string
  readonly section: string | undefined
  readonly currency: string
  readonly price: bigint
  readonly unit: number
  readonly from: string
  readonly to: string
}

/** The sections of the departments that are drawn from. */
export const sections: Readonly<Record<string, string>> = {
  D1010: '모바일사업부',
  D1020: '모바일사업부',
  D1030: '모바일사업부',
  D3030: '반도체사업부',
}
const companies = ['C1', 'C2', 'C3', 'C6'].map(company)
const departments = Object.keys(sections)
/** Nothing is bought of the last one. */
const items = worldItems.map(({ code }) => code).slice(0, -1)
const today = '2026-12-10'

function drawing(seed: number) {
  const { pick, whole, chance } = seededRandom(seed)
  return {
    one: pick,
    below: (count: number) => whole(0, count - 1),
    often: (percent: number) => chance(percent / 100),
  }
}
type Drawing = ReturnType<typeof drawing>

/** Days of the fifteen months to the present, first and last days of months more often than others. */
function anyDay({ below, often }: Drawing): string {
  const month = below(15)
  const first = `${2025 + Math.floor((month + 8) / 12)}-${String(((month + 8) % 12) + 1).padStart(2, '0')}-01`
  if (often(15)) return first
  if (often(20)) return addDays(addDays(first, 31).slice(0, 8).concat('01'), -1)
  return addDays(first, below(28))
}

/** A moment some days after a day, often at the edge of a day of Seoul. */
const momentAfter = ({ below, one }: Drawing, day: string, most: number): string =>
  `${addDays(day, below(most) - 2)}T${one(['01:00', '14:59', '15:00', '23:30'])}:00Z`

const momentsAfter = (draw: Drawing, day: string, most: number): readonly string[] =>
  Array.from({ length: draw.below(3) }, () => momentAfter(draw, day, most))

/** A department with its section. */
function somewhere({ one }: Drawing) {
  const deptcd = one(departments)
  return { section: sections[deptcd] ?? '', deptcd }
}

function drawRequest(draw: Drawing, placed: Placed): Request {
  const { below, one, often } = draw
  const moment = (most: number) => (often(80) ? momentAfter(draw, placed.date, most) : undefined)
  return {
    ...placed,
    ...{ type: one(['GEN', 'URG']), buyer: often(90) ? one(['K1', 'K2']) : undefined },
    ...{ submitted: momentsAfter(draw, placed.date, 4), approved: moment(8), received: moment(12) },
    quotations: Array.from({ length: below(3) }, (_, index) => ({
      ...{ no: `Q${placed.no}-${index}`, status: one(['AWARDED', 'AWARDED', 'CLOSED']) },
      closed: momentsAfter(draw, placed.date, 25),
    })),
  }
}

function drawOrder(draw: Drawing, index: number, requests: readonly Request[]): Order {
  const { below, one, often } = draw
  const currency = one(['KRW', 'KRW', 'KRW', 'JPY', 'USD'])
  const date = anyDay(draw)
  const lines = Array.from({ length: 1 + below(3) }, (_, place): OrderLine => {
    const line = {
      ...{ no: (place + 1) * 10, item: often(90) ? one(items) : undefined, qty: BigInt(1 + below(300)) },
      ...{
        unit: 'EA',
        price: BigInt(1 + below(20_000)) * (currency === 'KRW' ? 100n : 1n),
        due: addDays(date, below(60)),
      },
    }
    // An accepted change leaves the line as it is now; the order stays in the month of its date.
    const changed = often(20)
      ? { qty: line.qty + BigInt(below(40)), due: addDays(line.due, below(30) - 10) }
      : {}
    const request = often(60) ? one(requests).no : undefined
    return { ...line, ...changed, isForceClosed: often(8), request }
  })
  return {
    ...{
      no: `PO${date.slice(0, 4)}${date.slice(5, 7)}-${String(index).padStart(3, '0')}`,
      date,
      ...somewhere(draw),
      comp: one(companies),
      currency,
      lines,
    },
    type: one(['NORMAL', 'NORMAL', 'NORMAL', 'SIMPLE', 'LOI', 'TEST']),
    status: one(['SENT', 'ACCEPTED', 'PARTIAL', 'COMPLETED', 'CLOSED', 'CANCELED', 'DECLINED']),
    rate: currency === 'KRW' ? 10_000n : BigInt(9_000_000 + below(500_000)),
    acceptedAt: often(80) ? momentAfter(draw, date, 6) : undefined,
  }
}

function drawReceipts(draw: Drawing, order: Order): readonly Receipt[] {
  const { below, one, often } = draw
  if (order.status === 'CANCELED' || order.status === 'DECLINED' || often(15)) return []
  const left = new Map(order.lines.map(line => [line, line.qty]))
  const received = Array.from({ length: 1 + below(2) }, (_, index): Receipt => {
    const status = one(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELED', 'INSPECTED'])
    const lines = order.lines.map((line): ReceiptLine => {
      const open = left.get(line) ?? 0n
      const accepted = often(50) ? open : open / 2n
      if (status === 'CONFIRMED') left.set(line, open - accepted)
      const rejected = often(25) ? BigInt(1 + below(20)) : 0n
      const reason = rejected > 0n ? one(['DEF', 'SPEC', 'QTY', 'DMG']) : undefined
      return { line, delivered: accepted + rejected, accepted, rejected, reason }
    })
    return {
      ...{
        no: `R${index}${order.no.slice(2)}`,
        date: addDays(order.date, 1 + below(70)),
        ...{ section: order.section, deptcd: order.deptcd },
        status,
        order,
        lines,
      },
      rate: order.currency === 'KRW' ? order.rate : order.rate + BigInt(below(9_000)),
      confirmedAt: often(80) ? momentAfter(draw, addDays(order.date, below(70)), 8) : undefined,
    }
  }).filter(({ date }) => date <= today)
  const returns = received.flatMap(of =>
    of.status === 'CONFIRMED' && often(20) ? [drawReturn(draw, of)] : [],
  )
  return [...received, ...returns.filter(({ date }) => date <= today)]
}

function drawReturn({ below, one }: Drawing, of: Receipt): Receipt {
  const lines = of.lines.slice(0, 1).map(line => ({
    ...line,
    accepted: -(line.accepted / 3n),
    delivered: -(line.accepted / 3n),
    rejected: 0n,
    reason: undefined,
  }))
  const slip = one(['', 'POSTED', 'CREATED', 'CANCELED', 'REVERSED']) || undefined
  return {
    ...of,
    no: `T${of.no.slice(1)}`,
    date: addDays(of.date, 1 + below(40)),
    lines,
    back: { of, slip },
  }
}

/** What was received of one supplier by one department in a month, settled together or in two parts. */
function drawSettlements(draw: Drawing, receipts: readonly Receipt[]): readonly Settlement[] {
  const groups = new Map<string, Receipt[]>()
  for (const receipt of receipts) {
    // A return with a slip of its own comes after the settlement and is in none.
    if (receipt.status !== 'CONFIRMED' || receipt.back?.slip !== undefined || draw.often(20)) continue
    const key = `${receipt.order.comp} ${receipt.date.slice(0, 7)} ${draw.below(2)}`
    groups.set(key, [...(groups.get(key) ?? []), receipt])
  }
  return [...groups].map(([key, members], index): Settlement => {
    const status = draw.one(['CREATED', 'CONFIRMED', 'INVOICED', 'SLIPPED', 'POSTED', 'PAID', 'CANCELED'])
    return {
      ...{
        no: `A${String(index).padStart(3, '0')}`,
        yyyymm: (key.split(' ')[1] ?? '').replace('-', ''),
        status,
        receipts: members,
      },
      slip: status === 'SLIPPED' ? draw.one(['ERROR', 'CREATED']) : undefined,
      deduction: draw.often(30) ? BigInt(draw.below(5_000)) : 0n,
      invoicedAt: momentsAfter(draw, members[0]?.date ?? today, 30),
    }
  })
}

function drawPrices({ below, one, often }: Drawing): readonly Price[] {
  return Array.from({ length: 12 }, (_, index): Price => {
    const from = `202${5 + below(2)}-${String(1 + below(12)).padStart(2, '0')}-01`
    return {
      ...{
        no: `V${String(index).padStart(2, '0')}`,
        item: one(items),
        comp: one(companies),
        from,
        to: addDays(from, 30 + below(400)),
      },
      ...{ section: often(30) ? '반도체사업부' : undefined, currency: one(['KRW', 'KRW', 'JPY', 'USD']) },
      ...{ price: BigInt(1 + below(2_000_000)), unit: one([1, 1, 10, 100]) },
    }
  })
}

export function drawHistory(seed: number): History {
  const draw = drawing(seed)
  const { below, one } = draw
  const placed = (prefix: string, count: number, states: readonly string[]) =>
    Array.from({ length: count }, (_, index): Placed => {
      const date = anyDay(draw)
      const no = `${prefix}${date.slice(0, 4)}${date.slice(5, 7)}-${String(index).padStart(3, '0')}`
      return { no, date, ...somewhere(draw), status: one(states) }
    })
  const states = ['DRAFT', 'APPROVING', 'REJECTED', 'ORDERED', 'CLOSED', 'CANCELED']
  const requests = placed('PR', 12, states).map(one => drawRequest(draw, one))
  const orders = Array.from({ length: 24 + below(12) }, (_, index) => drawOrder(draw, index, requests))
  const receipts = orders.flatMap(order => drawReceipts(draw, order))
  return {
    ...{ orders, receipts, settlements: drawSettlements(draw, receipts), prices: drawPrices(draw) },
    requests,
    items: worldItems.map(item => ({ ...item, registered: anyDay(draw), isActive: draw.often(80) })),
    rates: worldRates,
    claims: placed('NO', 6, ['SUBMITTED', 'APPROVED', 'SLIPPED', 'POSTED', 'CANCELED']).map(claim => ({
      ...claim,
      supply: BigInt(below(900_000)),
    })),
    letters: placed('LO', 6, ['ISSUED', 'ACCEPTED', 'CONVERTED', 'EXPIRED']),
    months: Array.from({ length: 6 }, () => ({
      ...{ section: one(Object.values(sections)), yyyymm: anyDay(draw).replace('-', '').slice(0, 6) },
      status: one(['OPEN', 'CONFIRMED', 'CLOSED']),
    })),
    awards: Array.from({ length: 8 }, (_, index) => ({
      ...{
        no: `G${index}`,
        at: `${anyDay(draw)}T${one(['00', '14', '15', '23'])}:30:00Z`,
        section: one(Object.values(sections)),
      },
      ...{ type: one(['NEGO', 'SPEC', 'BID']), status: one(['AWARDED', 'AWARDED', 'CLOSED']) },
      ...{ base: BigInt(below(50_000_000)), contract: BigInt(below(50_000_000)) },
    })),
    budgets: departments.flatMap(deptcd =>
      ['202608', '202609', '202610', '202611'].flatMap(yyyymm =>
        draw.often(60)
          ? [{ section: sections[deptcd] ?? '', deptcd, yyyymm, amount: BigInt(below(90_000_000)) }]
          : [],
      ),
    ),
  }
}
