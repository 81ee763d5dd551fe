import type { DateNote } from '../dateText'
import type { MessageKey } from '../messages'

/** What a field knows about itself; each mask reads the options that concern it. */
export interface MaskOptions {
  /** Shown in a refusal, for example 적요. */
  readonly label?: string
  /** Most decimals that may be entered: those of the unit, or of the currency. @default any number */
  readonly decimals?: number
  /** Fills the shown decimals up with zeros, as in columns of amounts. @default false */
  readonly isFixed?: boolean
  /** Lets `numComma` take negative amounts. @default false */
  readonly isNegativeAllowed?: boolean
  /** Earliest day a date field takes, YYYY-MM-DD. @default 1900-01-01, spec §5 */
  readonly minDay?: string
  /** Latest day a date field takes, YYYY-MM-DD. @default none */
  readonly maxDay?: string
  /** Byte limit, spec §5 `maxlength`. @default none */
  readonly maxBytes?: number
  /** Character limit, spec §5 `maxRealLength`. @default none */
  readonly maxCharacters?: number
}

export interface MaskRefusal {
  readonly refused: MessageKey
  readonly args: readonly (string | number)[]
}

/** `note` says what reading has changed of the text, where that is more than its looks. */
export type MaskResult = { readonly value: string; readonly note?: DateNote } | MaskRefusal

/** How a value on the wire and the text in a field become each other. Values and texts are plain strings. */
export interface Mask {
  /** The text shown for a value. A value that the mask does not understand is shown as it is. */
  toText(value: string, options?: MaskOptions): string
  /** The value meant by a typed or pasted text, or why it is refused. An empty text is an empty value. */
  toValue(text: string, options?: MaskOptions): MaskResult
  /** Whether a character may be typed at all. Pasted text is judged by `toValue` alone. */
  accept(character: string, options?: MaskOptions): boolean
}

export function refuse(refused: MessageKey, ...args: (string | number)[]): MaskRefusal {
  return { refused, args }
}

/** What an input method may have typed in full width becomes plain, with the blanks around it gone. */
export function plainText(text: string): string {
  return text.normalize('NFKC').trim()
}
