import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import type { ExpressionScope, ObjectValueType } from '../expression/valueType'
import type { StepPlan } from '../plan/stepPlan'
import type { Compiling } from './compiling'
import type { DocumentFacts } from './recordFacts'

export type Fields = Readonly<Record<string, FieldFact>>

/** What the rooms know of the page while they compile its parts. */
export interface Page {
  readonly on: Compiling
  /** Roots known everywhere on the page: params, user, filter, and the parts of the document. */
  readonly scope: ExpressionScope
  /** Facts of the filter's fields by name; a period has the fact of its first parameter. */
  readonly filterFields: Fields
  readonly grids: ReadonlyMap<string, GridFacts>
  readonly document?: DocumentFacts
  readonly compileSteps: CompileSteps
}

/** Steps use every room, so that rooms whose parts have steps are handed their compiler. `then`: the screen behind a transition. */
export type CompileSteps = (
  page: Page,
  steps: readonly StepDefinition[],
  scope: ExpressionScope,
  then?: string,
) => readonly StepPlan[]

export interface GridFacts {
  readonly id: string
  readonly title?: string
  readonly operation?: OperationFact
  /** The part of the document, for a grid of lines. */
  readonly lines?: string
  /** Fields of a row. */
  readonly fields: Fields
  /** Fields of a line that the save operations take. */
  readonly saved: Fields
  /** Fields that have a column. */
  readonly columns: readonly string[]
  readonly rowType: ObjectValueType
  /** The name of one row in expressions. */
  readonly root: 'row' | 'line'
  readonly canAdd: boolean
  /** Popups that find the values of its columns. */
  readonly popups: ReadonlySet<string>
  /** The grid on whose chosen row these rows hang. */
  readonly of?: string
  /** The operation that saves rows edited in place. */
  readonly save?: OperationFact
}
