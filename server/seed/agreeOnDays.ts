import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { dueDayOf, type FlowOrder } from './flowStory'
import type { OrderLife } from './receiptStory'
import { workdayFrom } from './workingTime'

interface Told extends OrderLife {
  readonly order: FlowOrder
}

/** Of a hundred orders a supplier brings so many in time: most of them nearly all, a few hardly more than half. */
const punctuality = [97, 93, 90, 95, 86, 96, 82, 94, 91, 97, 64, 89, 95, 85, 92, 97, 55] as const

const punctualityOf = (compNo: string): number =>
  punctuality[Number(compNo.slice(1)) % punctuality.length] ?? 90

/**
 * Agrees with suppliers on days that they keep, each as often as he is punctual: an order that would have been late was given
 * more time, or still has it. The others stay due when they were.
 */
export function agreeOnDays(lives: readonly Told[], today: string): void {
  const missed = new Map<string, number>()
  for (const life of [...lives].sort((a, b) => a.order.at - b.order.at)) {
    const { order } = life
    const { comp_no } = order.company
    // What he may still be late with, in hundredths of an order.
    const allowed = (missed.get(comp_no) ?? 60) + 100 - punctualityOf(comp_no)
    const came = completedOn(life)
    const isLate = (came ?? today) > dueDayOf(order)
    missed.set(comp_no, isLate && allowed >= 100 ? allowed - 100 : allowed)
    if (isLate && allowed < 100)
      order.agreedDay = came ?? workdayFrom(addDays(today, 1 + (order.lines.length % 5)))
  }
}

/** The day on which everything had been accepted, whatever was sent back later. */
function completedOn({ order, receipts }: Told): string | undefined {
  const open = new Map(order.lines.map(line => [line.lineNo, line.qty]))
  for (const { original, status, inspectedAt, lines } of receipts) {
    if (original || inspectedAt === undefined || !['CONFIRMED', 'RETURNED'].includes(status)) continue
    for (const { line, accepted } of lines) open.set(line.lineNo, (open.get(line.lineNo) ?? 0) - accepted)
    if ([...open.values()].every(qty => qty <= 0)) return koreanDay(inspectedAt)
  }
  return undefined
}
