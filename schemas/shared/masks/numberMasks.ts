import { compareDecimals, decimalPlaces, formatDecimal, isDecimal } from '../decimal'
import { parseNumberText } from '../numberText'
import { tooManyDecimals } from '../tooManyDecimals'
import { type Mask, type MaskOptions, type MaskResult, plainText, refuse } from './maskContract'

function commaText(value: string, { decimals, isFixed = false }: MaskOptions = {}): string {
  return isDecimal(value) ? formatDecimal(value, isFixed ? decimals : undefined) : value
}

function commaValue(text: string, { decimals }: MaskOptions, isNegativeAllowed: boolean): MaskResult {
  if (plainText(text) === '') return { value: '' }
  const value = parseNumberText(text)
  if (value === undefined) return refuse('notNumeric')
  if (decimals !== undefined && decimalPlaces(value) > decimals) return refuse(...tooManyDecimals(decimals))
  if (!isNegativeAllowed && compareDecimals(value, '0') < 0) return refuse('negativeRefused')
  return { value }
}

function acceptNumber(character: string, { decimals }: MaskOptions, isNegativeAllowed: boolean): boolean {
  if (/^[\d,]$/.test(plainText(character))) return true
  if (character === '-') return isNegativeAllowed
  return character === '.' && decimals !== 0
}

/** Signed, with thousand commas: quantities. */
export const numberMask: Mask = {
  toText: commaText,
  toValue: (text, options = {}) => commaValue(text, options, true),
  accept: (character, options = {}) => acceptNumber(character, options, true),
}

/** Thousand commas and no sign: prices and amounts. Negative amounts are shown; entering them must be allowed. */
export const numCommaMask: Mask = {
  toText: commaText,
  toValue: (text, options = {}) => commaValue(text, options, options.isNegativeAllowed === true),
  accept: (character, options = {}) => acceptNumber(character, options, options.isNegativeAllowed === true),
}

/** A whole number with an optional sign, shown without commas. */
export const numMask: Mask = {
  toText: value => value,
  toValue: text => {
    if (plainText(text) === '') return { value: '' }
    const value = parseNumberText(text)
    return value === undefined || value.includes('.') ? refuse('notNumeric') : { value }
  },
  accept: character => /^[\d-]$/.test(plainText(character)),
}

/** Digits of a code: nothing else, and the zeros in front stay. */
export const onlyNumMask: Mask = {
  toText: value => value,
  toValue: text => {
    const value = plainText(text)
    return /^\d*$/.test(value) ? { value } : refuse('notNumeric')
  },
  accept: character => /^\d$/.test(plainText(character)),
}
