import type { GridParsed } from './dataGridContract'
import { gridTexts, tooManyDecimals } from './gridTexts'

const currency = /^(?:₩|\\|\$|€|¥|krw|usd|eur|jpy|cny)|(?:원|krw|usd|eur|jpy|cny)$/gi
// Commas must stand between groups of three, or "1,5" from a European sheet would silently become fifteen.
const plain = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

/**
 * Reads digits as people and spreadsheets write them ("1,234,567", "₩890원", "(1,200)", full-width) into a plain decimal
 * string without leading or trailing zeros. Never goes through floating point.
 */
export function readDecimal(text: string, maxDecimals: number | undefined): GridParsed {
  let rest = text.normalize('NFKC').replace(/\s+/g, '')
  let negative = false
  const takeSign = () => {
    const bracketed = /^\((.*)\)$/.exec(rest)
    if (bracketed?.[1] !== undefined) {
      negative = true
      rest = bracketed[1]
    } else if (/^[-−–△▲]/.test(rest)) {
      negative = true
      rest = rest.slice(1)
    } else if (rest.startsWith('+')) rest = rest.slice(1)
  }
  takeSign()
  rest = rest.replace(currency, '')
  if (!negative) takeSign()
  const match = plain.exec(rest)
  if (!match || (match[1] === undefined && !match[2])) return { refused: gridTexts.badNumber }
  const whole = (match[1] ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/, '')
  const decimals = (match[2] ?? '').replace(/0+$/, '')
  if (maxDecimals !== undefined && decimals.length > maxDecimals)
    return { refused: tooManyDecimals(maxDecimals) }
  const digits = decimals === '' ? whole : `${whole}.${decimals}`
  return { value: negative && digits !== '0' ? `-${digits}` : digits }
}

/** As readDecimal, but gives a number; refuses what a double cannot hold exactly. */
export function readNumber(text: string, maxDecimals: number | undefined): GridParsed {
  const decimal = readDecimal(text, maxDecimals)
  if ('refused' in decimal) return decimal
  const digits = String(decimal.value)
  if (digits.replace(/\D/g, '').length > 15) return { refused: gridTexts.tooManyDigits }
  return { value: Number(digits) }
}

/** Thousands commas for a number or decimal string; anything else comes back as it is. */
export function withCommas(value: unknown): string {
  const text = String(value)
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(text)
  if (!match) return text
  return `${match[1]}${(match[2] ?? '').replace(/\B(?=(\d{3})+$)/g, ',')}${match[3] ?? ''}`
}
