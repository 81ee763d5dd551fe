import { expressionProblems } from '../problem/catalogue/expressionProblems'
import type { ProblemText } from '../problem/problemText'
import { ExpressionMistake } from './expressionProblem'
import { fieldPaths } from './fieldPaths'
import { type ExpressionScope, namedParts, type ObjectValueType } from './valueType'

/** A problem at a character of the expression. */
export function mistake(index: number, problem: ProblemText): ExpressionMistake {
  return new ExpressionMistake({ index, ...problem })
}

export function unknownName(name: string, scope: ExpressionScope, index: number): ExpressionMistake {
  return mistake(index, expressionProblems.nameUnknown(name, Object.keys(scope), fieldPaths(scope)))
}

export function unknownField(name: string, owner: ObjectValueType, index: number): ExpressionMistake {
  return mistake(index, expressionProblems.fieldUnknown(name, namedParts(owner)))
}

export function unknownFunction(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, expressionProblems.functionUnknown(name, known))
}
