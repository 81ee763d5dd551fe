import type { SpokenProblem } from '../problem/problemText'
import { bothOf } from '../problem/said'

/** A mistake in an expression, at a character of its text (0-based). */
export interface ExpressionProblem extends SpokenProblem {
  readonly index: number
}

/** Thrown inside planning only; `planExpression` answers it as a value. */
export class ExpressionMistake extends Error {
  constructor(readonly problem: ExpressionProblem) {
    super(bothOf(problem.what).en)
  }
}
