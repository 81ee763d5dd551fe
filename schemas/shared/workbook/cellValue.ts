import { excelDay, excelTime } from './excelDay'
import type { NumberLook } from './numberLook'
import type { ReadCell, RefusedCell } from './readCell'

/** A number as a sheet holds it; `written` is how the file spells it, where that is known. */
interface SheetNumber {
  readonly value: number
  readonly written?: string
  readonly look: NumberLook
  readonly is1904: boolean
  readonly address: string
}

/** Excel keeps fifteen digits; what a sum of floating points adds behind them is not meant. */
const mostDigits = 15

/** The text of a number under its format: days as YYYY-MM-DD, months as YYYY-MM, numbers as plain digits. */
export function numberCell({ value, written, look, is1904, address }: SheetNumber): ReadCell {
  const digits = plainDigits(value)
  const refuse = (refused: RefusedCell['refused'], shown = digits): RefusedCell => ({
    shown,
    refused,
    args: [address, shown],
  })
  if (!Number.isFinite(value)) return refuse('cellUnreadable', written ?? '')
  switch (look) {
    case 'number':
      return isTooLong(value, written) ? refuse('cellTooManyDigits', written) : digits
    case 'day':
      return excelDay(value, is1904) ?? refuse('cellNoDay')
    case 'month': {
      const day = excelDay(value, is1904)
      // The first of a month is what Excel makes of a typed month.
      return day?.endsWith('-01') ? day.slice(0, 7) : (day ?? refuse('cellNoDay'))
    }
    case 'time':
      return excelTime(value) ?? excelDay(value, is1904) ?? refuse('cellNoDay')
    case 'elapsed':
      return refuse('cellElapsed')
    case 'percent':
      return refuse('cellPercent', `${plainDigits(value * 100)}%`)
    case 'disguised':
      return refuse('cellDisguised')
    default:
      return Number.isInteger(value) && value >= 0 ? digits.padStart(look.digits, '0') : digits
  }
}

export function errorCell(address: string, shown: string): RefusedCell {
  return { shown, refused: 'cellError', args: [address, shown] }
}

/** A formula whose result was never stored, or may be an old one: no spreadsheet has computed the file since it was written. */
export function uncountedCell(address: string, formula: string): RefusedCell {
  return { shown: `=${formula}`, refused: 'cellUncounted', args: [address] }
}

export function unreadableCell(address: string, shown: string): RefusedCell {
  return { shown, refused: 'cellUnreadable', args: [address, shown] }
}

function isTooLong(value: number, written: string | undefined): boolean {
  if (Math.abs(value) >= 10 ** mostDigits) return true
  return written !== undefined && /^-?\d+$/.test(written) && written.replace(/^-?0*/, '').length > mostDigits
}

/** Without an exponent: what people type and what decimals on the wire look like. */
function plainDigits(value: number): string {
  const text = String(Number(value.toPrecision(mostDigits)))
  const match = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text)
  if (!match) return text
  const [, sign = '', first = '', rest = '', places = '1'] = match
  return `${sign}0.${'0'.repeat(Number(places) - 1)}${first}${rest}`
}
