import { expressionProblems } from '../problem/catalogue/expressionProblems'
import type { ProblemText } from '../problem/problemText'
import { ExpressionMistake } from './expressionProblem'

/** A problem at a character of the expression. */
export function mistake(index: number, problem: ProblemText): ExpressionMistake {
  return new ExpressionMistake({ index, ...problem })
}

export function unknownName(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, expressionProblems.nameUnknown(name, known))
}

export function unknownField(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, expressionProblems.fieldUnknown(name, known))
}

export function unknownFunction(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, expressionProblems.functionUnknown(name, known))
}
