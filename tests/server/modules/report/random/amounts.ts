import type { History, Order, OrderLine, Receipt, Settlement } from './drawHistory'

/** A fraction; reports add up exactly and round once. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})

/** The sum of some amounts in won, rounded once. */
export const shownSum = (amounts: readonly Fraction[]): string =>
  shown(amounts.reduce(plus, { top: 0n, bottom: 1n }), 0)

/** Half away from zero, with so many decimals; no sign where nothing is left. */
export function shown({ top, bottom }: Fraction, places: number): string {
  const negative = top < 0n
  const scaled = (negative ? -top : top) * 10n ** BigInt(places)
  const units = scaled / bottom + ((scaled % bottom) * 2n >= bottom ? 1n : 0n)
  const text = units.toString().padStart(places + 1, '0')
  const digits = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
  return negative && units !== 0n ? `-${digits}` : digits
}

const roundedHalfUp = ({ top, bottom }: Fraction): bigint => BigInt(shown({ top, bottom }, 0))

/** Percent with one decimal; nothing of a whole of zero or below. */
export const percentage = (part: bigint, whole: bigint): string | undefined =>
  whole > 0n ? shown({ top: part * 100n, bottom: whole }, 1) : undefined

export interface Line {
  readonly qty: bigint
  /** In hundredths. */
  readonly price: bigint
}

/** Won of hundredths of a currency at a rate in ten-thousandths: yen are rated by the hundred. */
export function inWon(hundredths: bigint, currency: string, rate: bigint): Fraction {
  if (currency === 'KRW') return { top: hundredths, bottom: 100n }
  return { top: hundredths * rate, bottom: currency === 'JPY' ? 100_000_000n : 1_000_000n }
}

const amountOf = ({ qty, price }: Line): bigint => qty * price

/** Won of a whole document, rounded once. */
export const documentWon = (currency: string, rate: bigint, lines: readonly Line[]): bigint =>
  roundedHalfUp(
    inWon(
      lines.reduce((sum, line) => sum + amountOf(line), 0n),
      currency,
      rate,
    ),
  )

/** Won of each line; the last takes what is left to the won of the document. */
export function lineWons(currency: string, rate: bigint, lines: readonly Line[]): readonly bigint[] {
  const alone = lines.map(line => roundedHalfUp(inWon(amountOf(line), currency, rate)))
  const before = alone.slice(0, -1).reduce((sum, won) => sum + won, 0n)
  return [...alone.slice(0, -1), documentWon(currency, rate, lines) - before]
}

const acceptedLines = ({ lines }: Receipt): readonly Line[] =>
  lines.map(({ line: { price }, accepted }) => ({ qty: accepted, price }))

/** Won of each line of a receipt. */
export const receiptWons = (receipt: Receipt): readonly bigint[] =>
  lineWons(receipt.order.currency, receipt.rate, acceptedLines(receipt))

export const receiptWon = (receipt: Receipt): bigint =>
  documentWon(receipt.order.currency, receipt.rate, acceptedLines(receipt))

/** What a receipt is worth in its settlement. */
export const settledWon = ({ receipts, deduction }: Settlement): bigint =>
  receipts.reduce((sum, receipt) => sum + receiptWon(receipt), 0n) - deduction

const isReceived = ({ status }: Receipt) => status === 'CONFIRMED' || status === 'RETURNED'

/** What has come of a line, what of it is still here, and the day on which it was complete, even if a return has opened it again. */
export function received({ receipts }: History, order: Order, line: OrderLine) {
  const parts = receipts
    .filter(receipt => receipt.order === order && isReceived(receipt))
    .flatMap(({ no, date, back, lines }) =>
      lines
        .filter(part => part.line === line)
        .map(({ accepted }) => ({ no, date, isReturn: back !== undefined, accepted })),
    )
  const came = parts
    .filter(({ isReturn }) => !isReturn)
    .toSorted((a, b) => (a.date === b.date ? (a.no < b.no ? -1 : 1) : a.date < b.date ? -1 : 1))
  let total = 0n
  let day: string | undefined
  for (const { date, accepted } of came) {
    total += accepted
    if (day === undefined && total >= line.qty) day = date
  }
  const net = parts.reduce((sum, { accepted }) => sum + accepted, 0n)
  return {
    net,
    isCompleted: day !== undefined || line.isForceClosed,
    isStillComplete: net >= line.qty || line.isForceClosed,
    completedOn: day ?? (line.isForceClosed ? came.at(-1)?.date : undefined),
  }
}
