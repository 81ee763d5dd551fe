import type { ExpressionPlan } from '../expression/expressionPlan'
import type { RequestPlan } from './bindingPlan'
import type { GoStepPlan, StepPlan } from './stepPlan'

export interface KpiPlan {
  readonly block: 'kpi'
  readonly id: string
  readonly title: string
  readonly request: RequestPlan
  /** The report that its figures are of: each leads to the documents behind it. */
  readonly report?: string
  /** The part of the answer that holds the figures; without it the whole answer does. */
  readonly part?: string
  /** The grid on whose chosen row the figures hang. */
  readonly of?: string
  readonly figures: readonly FigurePlan[]
}

export interface FigurePlan extends FigureFieldPlan {
  readonly change?: FigureFieldPlan
  readonly go?: GoStepPlan
  /** What a press on the tile does instead. */
  readonly steps?: readonly StepPlan[]
  readonly tone?: ExpressionPlan
  readonly visibleWhen?: ExpressionPlan
}

export interface FigureFieldPlan {
  readonly field: string
  readonly label: string
  readonly unit?: string
  /** Code group whose text is shown. */
  readonly code?: string
  /** Months are told as such: 2026-11 and not 202611. */
  readonly isMonth?: boolean
  /** A whole amount in won: a report may show it in thousands or millions. */
  readonly isWon?: boolean
}
