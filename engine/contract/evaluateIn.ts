import { evaluateExpression } from '../expression/evaluateExpression'
import type { RoomHost } from './roomHost'

type Evaluation = Pick<RoomHost, 'scope' | 'evaluate' | 'holds' | 'evaluateAll'>

/**
 * Evaluates expressions among the values of one screen or popup. `root` gives the value of one name when an expression
 * reads it: gathering all of them for each cell of a paste over ten thousand lines took seconds.
 */
export function evaluateIn(root: (name: string) => unknown, today: () => string): Evaluation {
  const clock = { today }
  const evaluate: Evaluation['evaluate'] = (expression, extra = {}) =>
    evaluateExpression(
      expression,
      Object.fromEntries(
        expression.reads.map(name => [name, Object.hasOwn(extra, name) ? extra[name] : root(name)]),
      ),
      clock,
    )
  return {
    scope: names => Object.fromEntries(names.map(name => [name, root(name)])),
    evaluate,
    holds: (condition, extra) => condition === undefined || evaluate(condition, extra) === true,
    evaluateAll: (expressions, extra) =>
      Object.fromEntries(
        Object.entries(expressions).map(([name, expression]) => [name, evaluate(expression, extra)]),
      ),
  }
}
