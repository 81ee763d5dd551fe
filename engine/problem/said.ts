/** A text for authors of definitions, in every language in which they read problems. */
export interface Said {
  readonly en: string
  readonly ko: string
}

export type ProblemLanguage = keyof Said

/** What is the same in every language: names and words of the language. */
export function asWritten(text: string): Said {
  return { en: text, ko: text }
}

/** Sentences one after the other. */
export function sentences(...parts: readonly (Said | undefined)[]): Said {
  const said = parts.filter(part => part !== undefined)
  return { en: said.map(({ en }) => en).join(' '), ko: said.map(({ ko }) => ko).join(' ') }
}
