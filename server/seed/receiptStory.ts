import { addDays } from '../../schemas/shared/calendar'
import { sumDecimals } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { lineAmount, toKrw } from '../../schemas/shared/money'
import type { FlowLine, FlowOrder, FlowTime } from './flowStory'
import { beforeEnd } from './workingTime'

export interface ReceiptLine {
  readonly line: FlowLine
  readonly delivered: number
  readonly accepted: number
  readonly rejected: number
  readonly returned: number
  readonly rejectReason: string | undefined
}

/** One delivery and what became of it, or (with `original`) a return of one. Instants are milliseconds. */
export interface FlowReceipt {
  readonly order: FlowOrder
  readonly original: FlowReceipt | undefined
  readonly at: number
  readonly inspectedAt: number | undefined
  readonly confirmedAt: number | undefined
  readonly changedAt: number
  readonly status: string
  readonly approvalStatus: string
  readonly refuseReason: string | undefined
  readonly rate: string
  readonly lines: readonly ReceiptLine[]
  readonly amount: string
  readonly amountKrw: string
}

export interface OrderLife {
  readonly acceptedAt: number | undefined
  readonly receipts: readonly FlowReceipt[]
}

/** Below it a receipt needs no approval (D-20). */
export const approvalFrom = 500_000
const roundsWithTrouble = 4
const mostRounds = 8
const calmDays = 25
const dayLength = 86_400_000
const refusals = ['발주 규격과 다른 품목이 납품되었습니다.', '포장이 파손되어 인수할 수 없습니다.']

type RateOn = (currency: string, day: string) => string

/**
 * Plays the deliveries of one order in their order: shipped, inspected, submitted, approved. What was refused,
 * rejected or sent back is delivered again. The first step that would lie in the future ends it, except where the
 * order is known to be closed: then the steps come close together before now.
 */
export function liveOrder(order: FlowOrder, time: FlowTime, rateOn: RateOn): OrderLife {
  const { random, latest, later } = time
  const { fate } = order
  const acceptedAt = acceptance(order, time)
  if (acceptedAt === undefined || fate === 'canceled' || fate === 'declined' || fate === 'test')
    return { acceptedAt, receipts: [] }
  const isForced = fate === 'closes'
  const step = (at: number, from: number, to: number) =>
    isForced ? beforeEnd(at, later(at, from, to), latest) : later(at, from, to)
  const isCalm = isForced && latest - order.at < calmDays * dayLength
  const isSplit = random.chance(fate === 'waits' ? 0.5 : 0.18) && !isCalm
  const isSlow = !isForced && random.chance(0.3)
  const lateness = random.chance(0.1) ? random.whole(2, 9) : -random.whole(0, 3)
  const open = new Map(order.lines.map(line => [line.lineNo, line.qty]))
  const receipts: FlowReceipt[] = []
  // Partial deliveries begin before the order is due.
  const days = (isSplit && !isForced ? Math.ceil(order.leadDays * 0.6) : order.leadDays) + lateness
  let at = step(acceptedAt, Math.max(1, days - 1), Math.max(2, days))
  for (let round = 0; round < mostRounds && [...open.values()].some(qty => qty > 0); round += 1) {
    if (at > latest) break
    const isTroubled = !isCalm && round < roundsWithTrouble
    const parts = partsOf(order, open, isSplit && round === 0, random)
    const delivered = (): ReceiptLine[] =>
      parts.map(({ line, part }) => ({
        line,
        delivered: part,
        accepted: 0,
        rejected: 0,
        returned: 0,
        rejectReason: undefined,
      }))
    const base = { order, original: undefined, at, refuseReason: undefined, approvalStatus: 'N' }
    const expected = {
      inspectedAt: undefined,
      confirmedAt: undefined,
      ...amountsOf(order, delivered(), order.rate),
    }
    const lot = random.next()
    if (isTroubled && lot < 0.03) {
      const isRefused = lot < 0.012
      const changedAt = step(at, 0, 1)
      if (changedAt <= latest) {
        receipts.push({
          ...base,
          ...expected,
          lines: delivered(),
          changedAt,
          status: isRefused ? 'REFUSED' : 'CANCELED',
          refuseReason: isRefused ? random.pick(refusals) : undefined,
        })
        at = step(changedAt, 2, 5)
        continue
      }
    }
    const inspectedAt = step(at, isSlow ? 4 : 0, isSlow ? 12 : 2)
    if (inspectedAt > latest) {
      receipts.push({ ...base, ...expected, lines: delivered(), changedAt: at, status: 'REQUESTED' })
      break
    }
    const lines = parts.map(part => inspectedLine(part, isTroubled, random))
    const amounts = { ...amountsOf(order, lines, rateOn(order.currency, koreanDay(inspectedAt))) }
    const inspected = { ...base, ...amounts, lines, inspectedAt, confirmedAt: undefined }
    const submittedAt = step(inspectedAt, isSlow ? 1 : 0, isSlow ? 4 : 1)
    if (submittedAt > latest) {
      receipts.push({ ...inspected, changedAt: inspectedAt, status: 'INSPECTED' })
      break
    }
    const isApproved = Number(amounts.amountKrw) >= approvalFrom
    const decidedAt = isApproved ? step(submittedAt, isSlow ? 1 : 0, isSlow ? 6 : 2) : submittedAt
    if (decidedAt > latest) {
      receipts.push({ ...inspected, changedAt: submittedAt, status: 'APPROVING', approvalStatus: 'P' })
      break
    }
    if (isApproved && fate === 'waits' && isTroubled && random.chance(0.05)) {
      receipts.push({ ...inspected, changedAt: decidedAt, status: 'REJECTED', approvalStatus: 'R' })
      break
    }
    const returnedAt = isTroubled && random.chance(0.04) ? step(decidedAt, 1, 1) : latest + 1
    const isWhole = random.chance(0.2)
    const kept = lines.map((line, index) => ({
      ...line,
      returned: returnedAt > latest ? 0 : returnedOf(line, index, isWhole, random),
    }))
    const confirmed: FlowReceipt = {
      ...inspected,
      lines: kept,
      confirmedAt: decidedAt,
      changedAt: Math.max(decidedAt, returnedAt > latest ? 0 : returnedAt),
      status: kept.every(line => line.returned === line.accepted) ? 'RETURNED' : 'CONFIRMED',
      approvalStatus: isApproved ? 'A' : 'X',
    }
    receipts.push(confirmed)
    if (kept.some(line => line.returned > 0)) receipts.push(returnOf(confirmed, returnedAt))
    for (const { line, accepted, returned } of kept)
      open.set(line.lineNo, Math.max(0, (open.get(line.lineNo) ?? 0) - accepted) + returned)
    at = step(confirmed.changedAt, 1, 7)
  }
  return { acceptedAt, receipts }
}

interface DeliveredPart {
  readonly line: FlowLine
  readonly part: number
  /** Nothing of the line is left to be delivered after it. */
  readonly isRest: boolean
}

/** What comes with one delivery: the rest of each line, or a part of it. */
function partsOf(
  order: FlowOrder,
  open: ReadonlyMap<number, number>,
  isPartial: boolean,
  random: FlowTime['random'],
): readonly DeliveredPart[] {
  return order.lines.flatMap((line, index) => {
    const rest = open.get(line.lineNo) ?? 0
    const some = rest > 1 ? () => Math.ceil((rest * random.whole(30, 70)) / 100) : () => (index === 0 ? 1 : 0)
    const part = isPartial ? some() : rest
    return part > 0 ? [{ line, part, isRest: part === rest }] : []
  })
}

function inspectedLine(
  { line, part, isRest }: DeliveredPart,
  isTroubled: boolean,
  random: FlowTime['random'],
): ReceiptLine {
  const over = isRest && isTroubled && random.chance(0.5) ? Math.floor((line.qty * line.overTol) / 100) : 0
  const isRejected = isTroubled && part > 1 && random.chance(0.05)
  const rejected = isRejected ? Math.max(1, Math.round((part * random.whole(5, 30)) / 100)) : 0
  const sent = isRejected ? part : part + over
  return {
    line,
    delivered: sent,
    accepted: sent - rejected,
    rejected,
    returned: 0,
    rejectReason: rejected > 0 ? random.pick(['DEF', 'SPEC', 'DMG', 'QTY']) : undefined,
  }
}

function returnedOf(line: ReceiptLine, index: number, isWhole: boolean, random: FlowTime['random']): number {
  if (isWhole) return line.accepted
  return index === 0 ? Math.ceil((line.accepted * random.whole(5, 40)) / 100) : 0
}

/** A supplier outside the portal has accepted at once (D-04). */
function acceptance(order: FlowOrder, { random, latest, later }: FlowTime): number | undefined {
  if (order.fate === 'declined') return undefined
  if (order.company.forward_yn !== 'Y' || order.fate === 'closes') return order.at
  if (order.fate === 'test' && random.chance(0.4)) return undefined
  const at = later(order.at, 0, 3)
  return at > latest ? undefined : at
}

/** What of a line its amount stands for: what was accepted, and until it was inspected what was delivered. */
export const countedQty = ({ delivered, accepted, rejected }: ReceiptLine): string =>
  String(accepted === 0 && rejected === 0 ? delivered : accepted)

function amountsOf(order: FlowOrder, lines: readonly ReceiptLine[], rate: string) {
  const amount = sumDecimals(
    lines.map(line => lineAmount(countedQty(line), line.line.unitPrice, order.currency)),
  )
  return { rate, amount, amountKrw: toKrw(amount, order.currency, rate) }
}

/** A return is confirmed at once, with numbers of its own and quantities below zero. */
function returnOf(original: FlowReceipt, at: number): FlowReceipt {
  const lines = original.lines
    .filter(line => line.returned > 0)
    .map(({ line, returned }) => ({
      line,
      delivered: -returned,
      accepted: -returned,
      rejected: 0,
      returned: 0,
      rejectReason: undefined,
    }))
  return {
    order: original.order,
    original,
    at,
    inspectedAt: at,
    confirmedAt: at,
    changedAt: at,
    status: 'CONFIRMED',
    approvalStatus: 'X',
    refuseReason: undefined,
    ...amountsOf(original.order, lines, original.rate),
    lines,
  }
}

/** Inspection is due ten days after shipping (D-20). */
export const inspectionDue = (receipt: FlowReceipt): string => addDays(koreanDay(receipt.at), 10)
