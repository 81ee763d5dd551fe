import type { CompiledAll } from '../compile/compileAll'
import type { ProblemLanguage, Said } from '../problem/said'

/** The project that a command looks at. */
export interface Project {
  readonly root: string
  readonly compiled: CompiledAll
  readonly language: ProblemLanguage
}

export interface CommandAnswer {
  readonly text: string
  /** False: the text says what is missing or wrong, and the process ends with 1. */
  readonly isDone: boolean
}

/** One word behind `npm run screens --`. */
export interface Command {
  /** As it is written, for example `find <text>`. */
  readonly usage: Said
  readonly does: Said
  /** Works on definitions that have problems, too. */
  readonly needsSound: boolean
  readonly run: (words: readonly string[], project: Project) => CommandAnswer
}
