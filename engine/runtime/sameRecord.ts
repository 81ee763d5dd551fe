import { trimDecimal } from '../../schemas/shared/decimal'
import { isEmptyValue, textOf } from './row'

/** Whether two requests or rows of plain values say the same; absent and undefined are alike. */
export function sameRecord(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every(name => sameValue(left[name], right[name]))
}

function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  // A rich text is asked with every key; written out it would be copied twice.
  if (typeof left === 'string' && typeof right === 'string') return false
  return JSON.stringify(left) === JSON.stringify(right)
}

/** A number in its plain form; what begins with a zero too many is a code, in which every digit counts. */
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** Whether a field says the same: nothing is nothing, and 1500000.00 is 1500000. */
export function sameField(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (isEmptyValue(left) || isEmptyValue(right)) return isEmptyValue(left) && isEmptyValue(right)
  const [a, b] = [textOf(left), textOf(right)]
  if (plainNumber.test(a) && plainNumber.test(b)) return trimDecimal(a) === trimDecimal(b)
  return sameValue(left, right)
}
