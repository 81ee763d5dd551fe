import { decimalPlaces } from '../../schemas/shared/decimal'
import { parseNumberText } from '../../schemas/shared/numberText'
import type { GridParsed } from './dataGridContract'
import { gridTexts, tooManyDecimals } from './gridTexts'

/** The number that a text means as a plain decimal. */
export function readDecimal(text: string, maxDecimals: number | undefined): GridParsed {
  const value = parseNumberText(text)
  if (value === undefined) return { refused: gridTexts.badNumber }
  return maxDecimals !== undefined && decimalPlaces(value) > maxDecimals
    ? { refused: tooManyDecimals(maxDecimals) }
    : { value }
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
