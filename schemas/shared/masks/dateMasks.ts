import { dateNote, parseDateText, parseMonthText, splitMoment } from '../dateText'
import { type Mask, plainText, refuse } from './maskContract'

/** YYYY-MM-DD in both directions; a typed text may be shorter and is clamped to a real day (spec §5). */
export const dateMask: Mask = {
  toText: value => value,
  toValue: (text, { minDay, maxDay } = {}) => {
    if (plainText(text) === '') return { value: '' }
    const value = parseDateText(text)
    const isOutside =
      value === undefined ||
      (minDay !== undefined && value < minDay) ||
      (maxDay !== undefined && value > maxDay)
    const moment = value === undefined ? splitMoment(text) : undefined
    if (moment && parseDateText(moment.day) !== undefined) return refuse('dateHasTime')
    const note = dateNote(text)
    return isOutside ? refuse('dateFormatWrong') : { value, ...(note && { note }) }
  },
  accept: character => /^[\d./-]$/.test(plainText(character)),
}

/** The value is YYYYMM, shown as YYYY-MM (Assumed). Spec §5 empties a wrong month instead of refusing it. */
export const monthMask: Mask = {
  toText: value => value.replace(/^(\d{4})(\d{2})$/, '$1-$2'),
  toValue: text => ({ value: parseMonthText(text) }),
  accept: character => /^[\d./-]$/.test(plainText(character)),
}
