import type { ExpressionPlan } from '../expression/expressionPlan'
import type { StepPlan } from './stepPlan'

export interface ActionPlan {
  readonly id: string
  readonly label: string
  /** search and reset sit in the filter bar, row actions above their grid, the rest in the page's toolbar. */
  readonly place: 'filter' | 'page' | 'grid'
  /** The grid of a row action. */
  readonly grid?: string
  readonly look: 'primary' | 'plain' | 'danger' | 'icon'
  readonly icon?: 'excel' | 'plus' | 'minus' | 'copy'
  readonly rows: 'none' | 'one' | 'some'
  readonly visibleWhen?: ExpressionPlan
  readonly enabledWhen?: ExpressionPlan
  /** Korean: why it is greyed out. */
  readonly enabledHint?: string
  /** The authority groups that may do it; everybody who has the page where nothing is said. */
  readonly groups?: readonly string[]
  readonly steps: readonly StepPlan[]
}

/** The action moves rows that are checked, also where one of them is shown as a document. */
export function isAboutRows(action: ActionPlan | undefined): boolean {
  return action !== undefined && action.rows !== 'none'
}
