import { characterLength } from '../../schemas/shared/byteLength'
import { addDays, isDay } from '../../schemas/shared/calendar'
import {
  addDecimals,
  compareDecimals,
  isDecimal,
  multiplyDecimals,
  negateDecimal,
  subtractDecimals,
  sumDecimals,
} from '../../schemas/shared/decimal'
import { isCurrency, isTaxCode, lineAmount, toKrw, vatOf } from '../../schemas/shared/money'

/** What functions may ask outside their arguments. */
export interface ExpressionClock {
  /** Today in Asia/Seoul, YYYY-MM-DD. */
  today(): string
}

type ExpressionFunction = (args: readonly unknown[], clock: ExpressionClock) => unknown

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** An empty number counts as zero, as in a spreadsheet; so does text that is still being typed. */
function decimalOf(value: unknown): string {
  const text = textOf(value)
  return isDecimal(text) ? text : '0'
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

const compared =
  (holds: (order: number) => boolean): ExpressionFunction =>
  ([left, right]) =>
    holds(compareDecimals(decimalOf(left), decimalOf(right)))

const computed =
  (compute: (left: string, right: string) => string): ExpressionFunction =>
  ([left, right]) =>
    compute(decimalOf(left), decimalOf(right))

/**
 * Everything an expression can call. The planner writes operators on decimals as calls of "decimal" and the operator,
 * since the value alone, a text, does not tell that it is a number.
 */
export const expressionFunctions: Readonly<Record<string, ExpressionFunction>> = {
  amount: ([qty, price, currency]) => {
    const code = textOf(currency)
    return isCurrency(code) ? lineAmount(decimalOf(qty), decimalOf(price), code) : ''
  },
  toKrw: ([amount, currency, rate]) => {
    const code = textOf(currency)
    const hasRate = code === 'KRW' || isDecimal(textOf(rate))
    return isCurrency(code) && hasRate ? toKrw(decimalOf(amount), code, decimalOf(rate)) : ''
  },
  vat: ([supply, tax]) => {
    const code = textOf(tax)
    return isTaxCode(code) ? vatOf(decimalOf(supply), code) : ''
  },
  sum: ([list]) => sumDecimals(listOf(list).map(decimalOf)),
  firstOf: ([value, other]) => decimalOf(textOf(value) === '' ? other : value),
  decimal: ([value]) => decimalOf(value),
  today: (_, clock) => clock.today(),
  addDays: ([day, days]) => (isDay(textOf(day)) ? addDays(textOf(day), Number(days)) : ''),
  size: ([value]) => (Array.isArray(value) ? value.length : characterLength(textOf(value))),
  startsWith: ([text, part]) => textOf(text).startsWith(textOf(part)),
  contains: ([text, part]) => textOf(text).includes(textOf(part)),
  string: ([value]) => (Array.isArray(value) ? value.map(textOf).join(',') : textOf(value)),
  split: ([text]) =>
    textOf(text)
      .split(',')
      .filter(part => part !== ''),
  has: ([value]) => value !== '',
  'decimal==': compared(order => order === 0),
  'decimal!=': compared(order => order !== 0),
  'decimal<': compared(order => order < 0),
  'decimal<=': compared(order => order <= 0),
  'decimal>': compared(order => order > 0),
  'decimal>=': compared(order => order >= 0),
  'decimal+': computed(addDecimals),
  'decimal-': computed(subtractDecimals),
  'decimal*': computed(multiplyDecimals),
  decimalMinus: ([value]) => negateDecimal(decimalOf(value)),
}
