import type { ExpressionPlan } from '../expression/expressionPlan'
import type { Failure } from '../runtime/services'
import type { AnswerRoom } from './answerRoom'
import type { DocumentRoom } from './documentRoom'
import type { EditedRoom } from './editedRoom'
import type { FilesRoom } from './filesRoom'
import type { FilterRoom } from './filterRoom'
import type { RowsRoom, SearchOptions } from './rowsRoom'

/** A room that asks the server for what it shows: a grid of rows, key figures, a chart. */
export interface AskingRoom {
  /** `of`: the grid on whose chosen row it hangs. */
  readonly plan: { readonly id: string; readonly of?: string }
  /** What it asks for beside the filter; another value means other contents. */
  readonly with: Readonly<Record<string, ExpressionPlan>>
  search(options?: SearchOptions): Promise<void>
  /** Gives up the search that is under way; what was on screen before stays. */
  cancel(): void
  /** Shows nothing, since no row is chosen in the grid it hangs on. */
  clear(): void
  hasUnsaved(): boolean
  /** Why the last search brought nothing; undefined when it did, or is under way. */
  failure(): Failure | undefined
  dispose(): void
}

/** The rooms of a screen, made again when its definition changes. */
export interface Rooms {
  readonly filters: readonly FilterRoom[]
  readonly files: readonly FilesRoom[]
  readonly document: DocumentRoom | undefined
  readonly grids: readonly RowsRoom[]
  /** Grids whose rows are edited in place. */
  readonly edited: readonly EditedRoom[]
  /** Figures and charts. */
  readonly answers: readonly AnswerRoom[]
  /** All rooms that ask by themselves, grids included. */
  readonly asking: readonly AskingRoom[]
}
