/** Spec §4: the language is kept under this key. */
export const languageKey = 'language'
/** Spec §1. */
export const defaultLanguage = 'ko_KR'

export interface LanguageFacts {
  /** As its own speakers call it. */
  readonly name: string
  /** The word of HTML, for readers of the screen, hyphenation and the server. */
  readonly html: string
}

export const korean: LanguageFacts = { name: '한국어', html: 'ko' }

/** Korean texts and what stands for them. */
export type Catalogue = Readonly<Record<string, string>>

export interface Languages {
  readonly current: string
  readonly all: Readonly<Record<string, LanguageFacts>>
  /** Keeps the choice and draws everything again; the caller has asked about unsaved entries. */
  readonly choose: (language: string) => Promise<void>
  /** Unsaved entries have been asked about already. */
  readonly isChanging: () => boolean
}

/** The kept language, or Korean where nothing is kept or nobody speaks it here. */
export function keptLanguage(kept: string | null, all: Languages['all']): string {
  return kept !== null && Object.hasOwn(all, kept) ? kept : defaultLanguage
}
