/** Speaks a language other than Korean, or Korean in the words of an administrator. */
export interface Translator {
  readonly isKorean: boolean
  /** A text of ours by its name in its table, which administrators may edit or not. */
  readonly text: (korean: string, name: string, isEditable: boolean) => string
  /** All texts of ours in a plan, a menu or a list of codes. */
  readonly all: <Value>(value: Value) => Value
  /** A sentence that the server has put together, known again by its template. */
  readonly made: (sentence: string) => string
  /** An answer with the sentences that the server has put together in it said in the language. */
  readonly answer: <Value>(value: Value) => Value
}

let translator: Translator | undefined

/** Without a translator the sources speak for themselves, in Korean: no one who reads Korean fetches a catalogue. */
export function setTranslator(given: Translator | undefined): void {
  translator = given
}

/** A table of Korean texts that answers in the language of whoever reads it, at the moment when it is read. */
export function translated<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  areEditable = false,
): Texts {
  const entries = Object.entries(texts).map(([name, korean]) => [
    name,
    {
      enumerable: true,
      get: () => (translator ? translator.text(korean, name, areEditable) : korean),
    },
  ])
  return Object.defineProperties({ ...texts }, Object.fromEntries(entries))
}

export const translate = <Value>(value: Value): Value => (translator ? translator.all(value) : value)

export const translateAnswer = <Value>(value: Value): Value => (translator ? translator.answer(value) : value)

export const translateSentence = (sentence: string): string =>
  translator ? translator.made(sentence) : sentence

/** For the few things that no catalogue can say: the words of a calendar, an amount spelt in Hangul. */
export const isKorean = (): boolean => translator?.isKorean ?? true
