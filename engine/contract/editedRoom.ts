import type { EditedRows } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import type { Failure } from '../runtime/services'
import type { LinesRoom, LinesState } from './linesRoom'
import type { RowsPhase, SearchOptions } from './rowsRoom'
import type { Slice } from './slice'

/** Rows that are edited in place: where their search stands, and the rows with what was done to them. */
export interface EditedState {
  readonly phase: RowsPhase
  readonly failure: Failure | undefined
  readonly lines: LinesState
}

/** What a save sends: the rows that were changed, or those that are checked whether changed or not. @default changed */
export type SavedRows = 'changed' | 'checked'

/** Rows of an operation that are edited in place, with the marks I, U and D, and saved together. */
export interface EditedRoom extends LinesRoom {
  readonly source: EditedRows
  readonly with: EditedRows['binding']['with']
  /** Where the search stands. */
  readonly load: Slice<EditedState>
  search(options?: SearchOptions): Promise<void>
  /** Gives up the search that is under way; the rows before it stay. */
  cancel(): void
  /** After a change of the definition: takes over the rows on screen, which the room before this one had asked for. */
  resume(asked: Row): void
  /** What the rows on screen were asked with. */
  request(): Row
  clear(): void
  isEditable(): boolean
  /** Whether its rows can be edited once they are here. */
  mayEdit(): boolean
  hasUnsaved(): boolean
  /** The row under the cursor as the server has it; none while it is new. */
  chosen(): Row | undefined
  choose(fits: (row: Row) => boolean): boolean
  /** Checked rows, or the row under the cursor. */
  selection(): readonly Row[]
  /** Shows what is wrong with the rows that are to be saved; the first problem, or undefined. */
  judge(which?: SavedRows): string | undefined
  /** The rows that are to be saved in the order of the screen, as the save operation takes them. */
  changes(which?: SavedRows): readonly Row[]
  /** Path parameters of the save: those the rows were asked with. */
  path(): Row
  /** Shows a refusal of the server at the cell it names; the sentence with the row as it counts on screen. */
  showRefusal(failure: Failure, which?: SavedRows): string
  failure(): Failure | undefined
  /** Whether the chosen row may be left for another. */
  mayLeave(): true | Promise<boolean>
  dispose(): void
}
