import type { ExpressionNode } from './expressionPlan'
import type { ExpressionScope, ValueType } from './valueType'

export interface Converted {
  readonly tree: ExpressionNode
  /** Known for paths into the scope; what is computed has none here. */
  readonly type?: ValueType
  /** Of a text, what it may be; of a list, of its items. */
  readonly gives?: readonly GivenText[]
}

/** A text that a value may turn out to be: written out, or read from a coded field. */
export type GivenText =
  | { readonly literal: string; readonly index: number }
  | { readonly code: string; readonly written: string; readonly index: number }

/** A place that takes values of a code group, and a text that it may get. */
export interface CodeUse {
  readonly code: string
  readonly given: GivenText
  /** Both sides of a comparison have a say, so that it is enough when they share a value. */
  readonly isCompared: boolean
}

export interface Conversion {
  readonly scope: ExpressionScope
  readonly reads: Set<string>
  readonly codes: CodeUse[]
  readonly parts: CodePart[]
}

/** Letters that are looked for inside a coded field. */
export interface CodePart {
  readonly code: string
  readonly method: 'contains' | 'startsWith'
  readonly part: string
  /** The field, as it is written. */
  readonly written: string
  readonly index: number
}
