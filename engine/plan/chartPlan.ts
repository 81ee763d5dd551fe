import type { ExpressionPlan } from '../expression/expressionPlan'
import type { RequestPlan } from './bindingPlan'
import type { FigureFieldPlan } from './kpiPlan'

export interface ChartPlan {
  readonly block: 'chart'
  readonly id: string
  readonly title: string
  readonly emptyText?: string
  readonly request: RequestPlan
  /** The report that its figures are of: each leads to the documents behind it. */
  readonly report?: string
  /** The part of the answer that holds the rows, where the operation answers one object. */
  readonly part?: string
  /** The grid on whose chosen row the chart hangs. */
  readonly of?: string
  readonly category: FigureFieldPlan
  /** Fields that tell rows of the same name apart, in this order. */
  readonly apart?: readonly FigureFieldPlan[]
  readonly series: readonly SeriesPlan[]
  readonly shape?: 'radar' | 'pareto' | 'waterfall' | 'stack'
  /** Bars from left to right, one category below the other: names are read, and stand in no time. */
  readonly isAcross: boolean
  /** So many categories at most; the others in one bar. */
  readonly most?: number
  readonly order?: 'largest'
  /** A figure of a part of the answer as a line across all categories. */
  readonly target?: { readonly part: string; readonly figure: FigureFieldPlan }
  readonly height: number
  /** Where a press on a bar leads, by its row. */
  readonly address?: ExpressionPlan
}

export interface SeriesPlan extends FigureFieldPlan {
  readonly as: 'bar' | 'line' | 'mark' | 'text'
  readonly axis: 'left' | 'right'
  /** Whether several categories may be added up: amounts and counts, not rates. */
  readonly addsUp: boolean
}
