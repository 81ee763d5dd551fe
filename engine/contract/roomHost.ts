import type { StoreApi } from 'zustand/vanilla'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { PopupPlan } from '../plan/screenPlan'
import type { Row } from '../runtime/row'
import type { QuestionFact, ReasonQuestion, Services } from '../runtime/services'
import type { ScreenState } from './screenState'

/** What a room (filter, grid, form …) gets from the screen or popup it belongs to. */
export interface RoomHost {
  readonly services: Services
  readonly store: StoreApi<ScreenState>
  readonly params: Readonly<Record<string, string>>
  /** Of the values that expressions speak of those named, as they stand now. */
  scope(names: readonly string[]): Row
  evaluate(expression: ExpressionPlan, extra?: Row): unknown
  /** True for a missing condition. */
  holds(condition: ExpressionPlan | undefined, extra?: Row): boolean
  evaluateAll(expressions: Readonly<Record<string, ExpressionPlan>>, extra?: Row): Record<string, unknown>
  /** Undefined when the user closed it. Where several rows are chosen, the answer holds them as `rows`. */
  openPopup(request: PopupRequest): Promise<Row | undefined>
  /** How a popup is made, for those who ask its operation without showing it. */
  popupPlan(name: string): Promise<PopupPlan>
  focus(place: string): void
}

export interface PopupRequest {
  readonly popup: string
  readonly params: Row
  /** What the user has typed into the field that opens it: searched for at once. */
  readonly typed?: TypedText
  /** Lets a popup of one row choose the checked rows instead. */
  readonly isMany?: boolean
  /** What a popup that only confirms is the question of. */
  readonly question?: PopupQuestion
  /** What its rows are about, told above them. */
  readonly about?: PopupQuestion
}

/** A question asked above what a popup shows; its answer has what was written as `opinion`. */
export interface PopupQuestion {
  readonly text: string
  readonly facts: readonly QuestionFact[]
  /** It may be left empty. */
  readonly opinion?: Pick<ReasonQuestion, 'label' | 'maxLength'>
}

interface TypedText {
  readonly field: string
  readonly text: string
  /** Called instead of showing the popup when the text finds nothing, or one row that may not be chosen. Korean. */
  readonly onRefused?: (message: string) => void
}
