/**
 * A compiled expression: CEL's syntax tree as plain JSON, parsed and type-checked while planning and walked by
 * `evaluateExpression` in the browser. The walker knows the operators below and a short list of pure functions,
 * and looks values up only among own properties, so nothing else can be reached.
 *
 * Roots, where they exist: filter, header, lines, row, line, selection, params, user, picked, answer, and each single-object
 * part of the loaded document by its name (for example `approval`). A missing value reads as the empty text.
 */
export interface ExpressionPlan {
  /** As the author wrote it; for the plan print-out and for messages. */
  readonly text: string
  readonly tree: ExpressionNode
  /** The roots it reads ("header", "line", …), for deciding when to evaluate again. */
  readonly reads: readonly string[]
}

export type ExpressionNode =
  | readonly ['value', string | number | boolean | null]
  | readonly ['name', string]
  | readonly ['member', ExpressionNode, string]
  | readonly ['item', ExpressionNode, ExpressionNode]
  | readonly ['call', string, ...ExpressionNode[]]
  | readonly ['list', ...ExpressionNode[]]
  | readonly ['if', ExpressionNode, ExpressionNode, ExpressionNode]
  | readonly ['and' | 'or', ExpressionNode, ExpressionNode]
  | readonly ['not' | 'minus', ExpressionNode]
  | readonly [BinaryWord, ExpressionNode, ExpressionNode]
  /** list macro: kind, list, variable, body */
  | readonly ['each', 'all' | 'exists' | 'map' | 'filter', ExpressionNode, string, ExpressionNode]

export type BinaryWord = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in'
