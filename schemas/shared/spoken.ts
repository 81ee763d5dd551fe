/** Speaks a language other than Korean, or Korean in the words of an administrator. */
export interface Speaker {
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

let speaker: Speaker | undefined

/** Without a speaker the sources speak for themselves, in Korean: no one who reads Korean fetches a catalogue. */
export function takeSpeaker(given: Speaker | undefined): void {
  speaker = given
}

/** A table of Korean texts that answers in the language of whoever reads it, at the moment when it is read. */
export function spoken<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  areEditable = false,
): Texts {
  const entries = Object.entries(texts).map(([name, korean]) => [
    name,
    {
      enumerable: true,
      get: () => (speaker ? speaker.text(korean, name, areEditable) : korean),
    },
  ])
  return Object.defineProperties({ ...texts }, Object.fromEntries(entries))
}

export const inLanguage = <Value>(value: Value): Value => (speaker ? speaker.all(value) : value)

export const answerInLanguage = <Value>(value: Value): Value => (speaker ? speaker.answer(value) : value)

export const madeInLanguage = (sentence: string): string => (speaker ? speaker.made(sentence) : sentence)

/** For the few things that no catalogue can say: the words of a calendar, an amount spelt in Hangul. */
export const isKorean = (): boolean => speaker?.isKorean ?? true
