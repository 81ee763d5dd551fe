import type { ExpressionPlan } from '../expression/expressionPlan'

/** Lines of a grid of the document as rows by columns. Fields are columns of that grid's plan. */
export interface MatrixPlan {
  readonly block: 'matrix'
  readonly id: string
  readonly title: string
  readonly emptyText?: string
  readonly grid: string
  readonly row: string
  readonly rowFields: readonly string[]
  readonly column: string
  readonly columnName: string
  readonly columnFields: readonly string[]
  readonly cellFields: readonly string[]
  /** Of `line`. */
  readonly bestWhen?: ExpressionPlan
  readonly bestColumnWhen?: ExpressionPlan
  readonly pick?: MatrixPickPlan
}

export interface MatrixPickPlan {
  readonly field: string
  readonly sum?: string
  readonly when?: ExpressionPlan
  /** Of `line`. */
  readonly fitWhen?: ExpressionPlan
}
