import { byteLength, characterLength } from '../../schemas/shared/byteLength'
import { isDay } from '../../schemas/shared/calendar'
import { parseMonthText } from '../../schemas/shared/dateText'
import { compareDecimals, decimalPlaces, isDecimal } from '../../schemas/shared/decimal'
import { isEmail } from '../../schemas/shared/emailText'
import { isMaskName, masks } from '../../schemas/shared/masks/masks'
import { richTextWords } from '../../schemas/shared/richText'
import { tooManyDecimals } from '../../schemas/shared/tooManyDecimals'
import type { ValueLimits } from '../plan/formPlan'
import { isEmptyValue, textOf } from '../runtime/row'
import { say } from '../runtime/say'

export type ValueForm = 'text' | 'number' | 'date' | 'month' | 'email' | 'html'

/**
 * Why a value is refused, Korean, by the limits of the contract, which the server enforces as well. Emptiness is judged
 * elsewhere: whether a value is needed depends on where the document stands.
 */
export function limitProblem(
  label: string,
  form: ValueForm,
  limits: ValueLimits,
  value: unknown,
): string | undefined {
  if (isEmptyValue(value)) return undefined
  const text = textOf(value)
  if (form === 'date') return isDay(text) ? undefined : say('dateFormatWrong')
  if (form === 'month') return parseMonthText(text) === '' ? say('dateFormatWrong') : undefined
  if (form === 'email' && !isEmail(text)) return say('emailFormatWrong')
  // Of a rich text, what is read is counted; the server does the same.
  if (form === 'html') return textProblem(label, limits, richTextWords(text))
  return form === 'number' ? numberProblem(label, limits, text) : textProblem(label, limits, text)
}

function textProblem(label: string, limits: ValueLimits, text: string): string | undefined {
  const { maxBytes, maxLength, minLength } = limits
  if (maxBytes !== undefined && byteLength(text) > maxBytes) return say('tooManyBytes', label, maxBytes)
  const length = characterLength(text)
  if (maxLength !== undefined && length > maxLength) return say('tooManyCharacters', label, maxLength)
  return minLength !== undefined && length < minLength ? say('fieldMinLength', label, minLength) : undefined
}

function numberProblem(label: string, limits: ValueLimits, text: string): string | undefined {
  const { minimum, maximum, scale } = limits
  if (!isDecimal(text)) return say('notNumeric')
  if (scale !== undefined && decimalPlaces(text) > scale) return say(...tooManyDecimals(scale))
  if (minimum !== undefined && compareDecimals(text, String(minimum)) < 0) {
    return minimum === 0 ? say('negativeRefused') : say('fieldMinimum', label, minimum)
  }
  if (maximum !== undefined && compareDecimals(text, String(maximum)) > 0) {
    return say('fieldMaximum', label, maximum)
  }
  return undefined
}

/** Why a text is not what its mask wants; undefined for a name that is no mask. */
export function maskProblem(mask: string | undefined, value: unknown): string | undefined {
  if (mask === undefined || !isMaskName(mask) || isEmptyValue(value)) return undefined
  const read = masks[mask].toValue(textOf(value))
  return 'refused' in read ? say(read.refused, ...read.args) : undefined
}

/** E1 and G1: a value that must be there and is not. */
export function emptyProblem(label: string, isChosen: boolean): string {
  return say(isChosen ? 'fieldNotChosen' : 'fieldEmpty', label)
}
