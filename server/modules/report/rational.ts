import { parseDecimal } from '../../../schemas/shared/decimal'

/** An exact fraction; the denominator is above zero. Reports divide often and round once, at the end (domain 14.2). */
export interface Rational {
  readonly top: bigint
  readonly bottom: bigint
}

export const zero: Rational = { top: 0n, bottom: 1n }

export function rational(text: string): Rational {
  const { units, scale } = parseDecimal(text)
  return { top: units, bottom: powerOfTen(scale) }
}

const powers: bigint[] = []

/** Each is made once: numbers of a hundred thousand rows have but a few scales. */
function powerOfTen(exponent: number): bigint {
  powers[exponent] ??= 10n ** BigInt(exponent)
  return powers[exponent]
}

/** Over the least common denominator: the product of those of twenty thousand rows would have as many digits. */
export function plus(a: Rational, b: Rational): Rational {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom }
  const shared = greatestDivisor(a.bottom, b.bottom)
  const [ofA, ofB] = [b.bottom / shared, a.bottom / shared]
  return { top: a.top * ofA + b.top * ofB, bottom: a.bottom * ofA }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = a > b ? [a, b] : [b, a]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export const minus = (a: Rational, b: Rational): Rational => plus(a, { top: -b.top, bottom: b.bottom })

export const times = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
})

/** Nothing is divided by zero or by less: a rate of such a whole says nothing. */
export const over = (a: Rational, b: Rational): Rational | undefined =>
  b.top > 0n ? { top: a.top * b.bottom, bottom: a.bottom * b.top } : undefined

export const magnitude = ({ top, bottom }: Rational): Rational => ({ top: top < 0n ? -top : top, bottom })

/** Below zero where the first is the smaller, zero where they are equal. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Rows in the order of a value of each, which is worked out once for each row and not for each comparison; equal ones stay as they were. */
export function sortedBy<Row, Value>(
  rows: readonly Row[],
  of: (row: Row) => Value,
  order: (a: Value, b: Value) => number,
): readonly Row[] {
  return rows
    .map(row => ({ row, value: of(row) }))
    .toSorted((a, b) => order(a.value, b.value))
    .map(({ row }) => row)
}

/** With so many decimals, rounded half away from zero. */
export function roundedTo({ top, bottom }: Rational, places: number): Rational {
  const scale = powerOfTen(places)
  const units = (2n * scale * (top < 0n ? -top : top) + bottom) / (2n * bottom)
  return { top: top < 0n ? -units : units, bottom: scale }
}

/** With so many decimals, the least that is not below it. */
export function roundedUp({ top, bottom }: Rational, places: number): Rational {
  const scale = powerOfTen(places)
  const scaled = top * scale
  const units = scaled / bottom
  return { top: units * bottom < scaled ? units + 1n : units, bottom: scale }
}

/** Text of a value rounded to so many decimals, all of which it shows; what rounds to zero has no sign. */
export function rounded(value: Rational, places: number): string {
  const { top: units } = roundedTo(value, places)
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (places === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Text with as many decimals as it needs, three at most. */
export const quantityText = (value: Rational): string => rounded(value, 3).replace(/\.?0+$/, '')

const hundred: Rational = { top: 100n, bottom: 1n }

/** A field that says part ÷ whole in percent with one decimal; no field where there is no whole. */
export function shareOf(field: string, part: Rational, whole: Rational): Readonly<Record<string, string>> {
  const share = over(times(part, hundred), whole)
  return share ? { [field]: rounded(share, 1) } : {}
}
