import type { Problem } from './problem'

/** A problem before its place in a file is known. */
export type ProblemText = Pick<
  Problem,
  'code' | 'what' | 'expected' | 'mend' | 'instead' | 'add' | 'before' | 'missing' | 'followers'
>
