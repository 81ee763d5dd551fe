import { byteLength, characterLength } from '../byteLength'
import { type Mask, refuse } from './maskContract'

/** Free text, composed, within its byte or character limit. The store cannot hold the NUL character. */
export const textMask: Mask = {
  toText: value => value,
  toValue: (text, { label = '', maxBytes, maxCharacters } = {}) => {
    const value = text.normalize('NFC').replaceAll('\u0000', '')
    if (maxBytes !== undefined && byteLength(value) > maxBytes) return refuse('tooManyBytes', label, maxBytes)
    if (maxCharacters !== undefined && characterLength(value) > maxCharacters) {
      return refuse('tooManyCharacters', label, maxCharacters)
    }
    return { value }
  },
  accept: character => character !== '\u0000',
}
