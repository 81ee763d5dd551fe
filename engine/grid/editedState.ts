import type { Failure } from '../runtime/services'
import { type LinesState, noLines } from './linesState'
import type { RowsPhase } from './rowsState'

/** Rows that are edited in place: where their search stands, and the rows with what was done to them. */
export interface EditedState {
  readonly phase: RowsPhase
  readonly failure: Failure | undefined
  readonly lines: LinesState
}

export const noEdits: EditedState = { phase: 'idle', failure: undefined, lines: noLines }
