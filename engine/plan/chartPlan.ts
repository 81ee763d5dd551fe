import type { RequestPlan } from './bindingPlan'
import type { FigureFieldPlan } from './kpiPlan'

export interface ChartPlan {
  readonly block: 'chart'
  readonly id: string
  readonly title: string
  readonly emptyText?: string
  readonly request: RequestPlan
  /** The part of the answer that holds the rows, where the operation answers one object. */
  readonly part?: string
  /** The grid on whose chosen row the chart hangs. */
  readonly of?: string
  readonly category: FigureFieldPlan
  readonly series: readonly SeriesPlan[]
  /** Categories around a circle instead of over an axis. */
  readonly shape?: 'radar'
  readonly height: number
}

export interface SeriesPlan extends FigureFieldPlan {
  readonly as: 'bar' | 'line'
  readonly axis: 'left' | 'right'
}
