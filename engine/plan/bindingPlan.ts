import type { ExpressionPlan } from '../expression/expressionPlan'

/** What a block asks an operation for. */
export interface RequestPlan {
  readonly operation: string
  /** Parameters beside those of the filter. */
  readonly with: Readonly<Record<string, ExpressionPlan>>
  /** Parameters the operation takes; filter values of other names are not sent. */
  readonly parameters: readonly string[]
  /** Sends its parameters as a JSON body (a POST without effect). */
  readonly inBody: boolean
  /** Parameters that the operation requires and no filter asks a person for: without their values nothing is asked. */
  readonly needs?: readonly string[]
}

/** How a block is filled by an operation that answers rows. */
export interface BindingPlan extends RequestPlan {
  /** rows: `{ rows, total, sums }`; list: a bare array, or the `part` of the answer. */
  readonly answer: 'rows' | 'list'
  /** The operation answers one object; the rows are this part of it. */
  readonly part?: string
  /** The operation takes `page` and `size`. */
  readonly isPaged: boolean
  /** The operation takes `want`: rows and totals travel as two parallel calls. */
  readonly splitsTotals: boolean
}
