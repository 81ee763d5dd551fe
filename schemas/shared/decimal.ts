/**
 * Exact decimal numbers as text, the form money and quantities have on the wire. Nothing here passes through
 * floating point. Results of rounding carry exactly the wanted decimals; the others carry as many as they need.
 */
interface Decimal {
  /** The number times ten to the power of `scale`. */
  readonly units: bigint
  readonly scale: number
}

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d+))?$/

export function isDecimal(text: string): boolean {
  return decimalPattern.test(text)
}

/** Takes plain decimal text only: no commas, blanks or exponents. Other text is a fault of the caller. */
export function parseDecimal(text: string): Decimal {
  const match = decimalPattern.exec(text)
  if (match === null)
    throw new RangeError(`Engine bug: parseDecimal got "${text}", which is no decimal number.`)
  const fraction = match[3] ?? ''
  const magnitude = BigInt(`${match[2]}${fraction}`)
  return { units: match[1] === '-' ? -magnitude : magnitude, scale: fraction.length }
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

function magnitudeOf(units: bigint): bigint {
  return units < 0n ? -units : units
}

function toText({ units, scale }: Decimal): string {
  const digits = magnitudeOf(units)
    .toString()
    .padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * powerOfTen(scale - value.scale)
}

/** Divides rounding half away from zero, the one rounding rule of amounts: 2.5 is 3 and -0.5 is -1. */
function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const quotient = (2n * magnitudeOf(dividend) + magnitudeOf(divisor)) / (2n * magnitudeOf(divisor))
  return dividend < 0n !== divisor < 0n ? -quotient : quotient
}

export function addDecimals(left: string, right: string): string {
  const [a, b] = [parseDecimal(left), parseDecimal(right)]
  const scale = Math.max(a.scale, b.scale)
  return toText({ units: unitsAt(a, scale) + unitsAt(b, scale), scale })
}

export function subtractDecimals(left: string, right: string): string {
  return addDecimals(left, negateDecimal(right))
}

export function multiplyDecimals(left: string, right: string): string {
  const [a, b] = [parseDecimal(left), parseDecimal(right)]
  return toText({ units: a.units * b.units, scale: a.scale + b.scale })
}

/** The quotient with exactly `places` decimals, rounded half away from zero once. */
export function divideDecimals(left: string, right: string, places: number): string {
  const [a, b] = [parseDecimal(left), parseDecimal(right)]
  if (b.units === 0n) throw new RangeError(`Engine bug: divideDecimals divides "${left}" by zero.`)
  const dividend = a.units * powerOfTen(b.scale + places)
  return toText({ units: divideHalfAway(dividend, b.units * powerOfTen(a.scale)), scale: places })
}

/** Exactly `places` decimals, rounded half away from zero. */
export function roundDecimal(text: string, places: number): string {
  return divideDecimals(text, '1', places)
}

/** Exactly `places` decimals, the rest cut off toward zero (절사, the rule of VAT). */
export function truncateDecimal(text: string, places: number): string {
  const value = parseDecimal(text)
  if (value.scale <= places) return toText({ units: unitsAt(value, places), scale: places })
  return toText({ units: value.units / powerOfTen(value.scale - places), scale: places })
}

/** Below zero, zero or above zero, as Array.sort wants it. */
export function compareDecimals(left: string, right: string): number {
  const { units } = parseDecimal(subtractDecimals(left, right))
  if (units === 0n) return 0
  return units < 0n ? -1 : 1
}

export function negateDecimal(text: string): string {
  const value = parseDecimal(text)
  return toText({ units: -value.units, scale: value.scale })
}

export function sumDecimals(values: readonly string[]): string {
  let units = 0n
  let scale = 0
  for (const value of values) {
    const next = parseDecimal(value)
    if (next.scale > scale) {
      units *= powerOfTen(next.scale - scale)
      scale = next.scale
    }
    units += next.scale === scale ? next.units : unitsAt(next, scale)
  }
  return toText({ units, scale })
}

/** Without zeros at the end of the fraction: the store answers 12.500 for twelve and a half. */
export function trimDecimal(text: string): string {
  const plain = toText(parseDecimal(text))
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

/** How many decimals the number really needs. */
export function decimalPlaces(text: string): number {
  return parseDecimal(trimDecimal(text)).scale
}

/** With thousand commas, and with exactly `places` decimals where they are given. Never hides a digit by rounding. */
export function formatDecimal(text: string, places?: number): string {
  const wanted = places === undefined ? undefined : Math.max(places, decimalPlaces(text))
  const plain = wanted === undefined ? trimDecimal(text) : truncateDecimal(text, wanted)
  const [whole = '', fraction] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
