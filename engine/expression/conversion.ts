import type { ExpressionNode } from './expressionPlan'
import type { ExpressionScope, ValueType } from './valueType'

export interface Converted {
  readonly tree: ExpressionNode
  /** Known for paths into the scope; what is computed has none here. */
  readonly type?: ValueType
}

/** A value of a code group compared with a written text: checked against the group. */
export interface CodeUse {
  readonly code: string
  readonly value: string
  readonly index: number
}

export interface Conversion {
  readonly scope: ExpressionScope
  readonly reads: Set<string>
  readonly codes: CodeUse[]
}
