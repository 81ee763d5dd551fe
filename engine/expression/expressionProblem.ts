import type { ProblemText } from '../problem/problemText'

/** A mistake in an expression, at a character of its text (0-based). */
export interface ExpressionProblem extends ProblemText {
  readonly index: number
}

/** Thrown inside planning only; `planExpression` answers it as a value. */
export class ExpressionMistake extends Error {
  constructor(readonly problem: ExpressionProblem) {
    super(problem.what.en)
  }
}
