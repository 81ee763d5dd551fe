import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  trimDecimal,
  truncateDecimal,
} from '../../../schemas/shared/decimal'

/** What became of a line of an order so far, of all its deliveries and receipts. */
export interface LineMoves {
  readonly qty: string
  /** Percent. */
  readonly underTol: string
  readonly accepted: string
  readonly returned: string
  readonly shipped: string
  /** A delivery that has arrived was marked as the last one. */
  readonly isLast: boolean
  /** Completed by hand, although something was open. */
  readonly isForced: boolean
}

/** A change of its order took the line out of it: it stays with the quantity 0. */
export const isDropped = ({ qty }: { readonly qty: string }): boolean => compareDecimals(qty, '0') === 0

export interface LineStanding {
  readonly received: string
  readonly remain: string
  readonly isComplete: boolean
}

/** Received, open and complete, by the rules of domain 3.3. */
export function lineStanding(moves: LineMoves): LineStanding {
  const { qty, underTol, accepted, returned, shipped, isLast, isForced } = moves
  const received = trimDecimal(subtractDecimals(accepted, returned))
  const enough = percentOf(qty, subtractDecimals('100', underTol))
  const isComplete =
    isForced ||
    compareDecimals(received, qty) >= 0 ||
    (isLast && compareDecimals(accepted, '0') > 0 && compareDecimals(received, enough) >= 0)
  const open = subtractDecimals(qty, addDecimals(received, shipped))
  const remain = isComplete || compareDecimals(open, '0') < 0 ? '0' : trimDecimal(open)
  return { received, remain, isComplete }
}

const percentOf = (qty: string, percent: string) => divideDecimals(multiplyDecimals(qty, percent), '100', 6)

interface Limited {
  readonly qty: string
  /** Percent. */
  readonly overTol: string
  readonly received: string
  readonly shipped: string
  readonly unitDecimals: number
}

/** How much may still be delivered: the limit with its tolerance, cut to the unit, less what is received or on its way. */
export function freeQuantity({ qty, overTol, received, shipped, unitDecimals }: Limited): string {
  const limit = truncateDecimal(percentOf(qty, addDecimals('100', overTol)), unitDecimals)
  const free = subtractDecimals(limit, addDecimals(received, shipped))
  return compareDecimals(free, '0') < 0 ? '0' : trimDecimal(free)
}

/** The state of an order by its lines, once it has been accepted. */
export function orderStatus(lines: readonly LineStanding[]): 'ACCEPTED' | 'PARTIAL' | 'COMPLETED' {
  if (lines.every(line => line.isComplete)) return 'COMPLETED'
  return lines.some(line => compareDecimals(line.received, '0') > 0) ? 'PARTIAL' : 'ACCEPTED'
}
