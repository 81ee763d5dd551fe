import { evaluateExpression } from '../expression/evaluateExpression'
import type { RoomHost } from './roomHost'
import type { Row } from './row'

type Evaluation = Pick<RoomHost, 'evaluate' | 'holds' | 'evaluateAll'>

/** Evaluates expressions among the values of one screen or popup. */
export function evaluateIn(scope: () => Row, today: () => string): Evaluation {
  const evaluate: Evaluation['evaluate'] = (expression, extra) =>
    evaluateExpression(expression, extra === undefined ? scope() : { ...scope(), ...extra }, { today })
  return {
    evaluate,
    holds: (condition, extra) => condition === undefined || evaluate(condition, extra) === true,
    evaluateAll: (expressions, extra) =>
      Object.fromEntries(
        Object.entries(expressions).map(([name, expression]) => [name, evaluate(expression, extra)]),
      ),
  }
}
