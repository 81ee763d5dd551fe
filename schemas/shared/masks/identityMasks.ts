import { formatBusinessNumber, formatCorporateNumber } from '../taxNumber'
import { type Mask, plainText, refuse } from './maskContract'

/** Spec §5: fewer than 11 digits are ### - ### - ####, else ### - #### - ####. Assumed: no blanks at the hyphens. */
function phoneText(value: string): string {
  // What the server hides of a number is shown hidden.
  if (value.includes('*')) return value
  const digits = value.replace(/\D/g, '')
  const middle = digits.length < 11 ? 3 : 4
  return [digits.slice(0, 3), digits.slice(3, 3 + middle), digits.slice(3 + middle)]
    .filter(part => part !== '')
    .join('-')
}

/** The value is the digits alone. Assumed: 8 (1588-0000) to 11 of them. */
export const phoneMask: Mask = {
  toText: phoneText,
  toValue: text => {
    const typed = plainText(text)
    if (typed === '') return { value: '' }
    const value = typed.replace(/[\s().-]/g, '')
    return /^\d{8,11}$/.test(value) ? { value } : refuse('phoneFormatWrong')
  },
  accept: character => /^[\d-]$/.test(plainText(character)),
}

/** Digits and hyphens; the value is the digits alone. The check digit is a rule of the field, since filters take parts. */
const registerMask = (toText: (value: string) => string): Mask => ({
  toText,
  toValue: text => {
    const typed = plainText(text)
    return /^[\d-]*$/.test(typed) ? { value: typed.replaceAll('-', '') } : refuse('notNumeric')
  },
  accept: character => /^[\d-]$/.test(plainText(character)),
})

export const taxNumMask = registerMask(formatBusinessNumber)
export const corpNumMask = registerMask(formatCorporateNumber)

/** A company number such as C000001; whether the company exists, the widget asks when the field is left. */
export const companyMask: Mask = {
  toText: value => value,
  toValue: text => {
    const value = plainText(text).toUpperCase()
    return value === '' || /^C\d{6}$/.test(value) ? { value } : refuse('companyUnknown')
  },
  accept: character => /^[Cc\d]$/.test(plainText(character)),
}
