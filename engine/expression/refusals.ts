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
  const [, stem = '', end = ''] = /^(\w+)(From|To)$/.exec(name) ?? []
  const period = Object.hasOwn(owner.fields, stem) ? owner.fields[stem] : undefined
  if (period?.kind === 'object' && period.fields.from && period.fields.to)
    return mistake(index, expressionProblems.periodEnd(name, `${stem}.${end.toLowerCase()}`))
  const unknown = owner.spoken === 'the filter' ? 'conditionUnknown' : 'fieldUnknown'
  return mistake(index, expressionProblems[unknown](name, namedParts(owner)))
}

export function unknownFunction(name: string, known: readonly string[], index: number): ExpressionMistake {
  return mistake(index, expressionProblems.functionUnknown(name, known))
}
