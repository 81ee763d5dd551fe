import type { ExpressionPlan } from '../expression/expressionPlan'
import type { GoStepPlan } from './stepPlan'

export interface ContentPlan {
  readonly block: 'content'
  readonly id: string
  readonly title?: string
  readonly parts: readonly ContentPartPlan[]
}

export type ContentPartPlan =
  | { readonly kind: 'text' | 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isNumbered: boolean }
  | { readonly kind: 'notice'; readonly text: string; readonly tone: 'info' | 'warning' }
  | { readonly kind: 'fact'; readonly label: string; readonly value: ExpressionPlan }
  | { readonly kind: 'links'; readonly links: readonly LinkPlan[] }

export interface LinkPlan {
  readonly label: string
  readonly text?: string
  /** A screen, or an address as the browser opens it. */
  readonly to: GoStepPlan | string
}
