import type { Meaning } from './meaning'

/** One thing that may be written at a place. */
export interface Choice {
  readonly name: string
  readonly meaning: Meaning
  /** What is written, quotes included where it needs them. */
  readonly text: string
}

/** What may be written at a place, and the characters that it replaces. */
export interface Choices {
  readonly start: number
  readonly end: number
  readonly choices: readonly Choice[]
}
