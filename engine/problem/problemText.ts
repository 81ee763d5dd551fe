import type { Problem } from './problem'
import type { Said } from './said'

/** A problem before its place in a file is known. */
export type ProblemText = Pick<Problem, 'code' | 'what' | 'expected' | 'mend'>

/** The same with sentences that are not in the catalogue yet. */
export interface SpokenProblem {
  readonly code: Problem['code']
  readonly what: Said | string
  readonly expected?: Said | string
  readonly mend: Said | string
}
