import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import type { Slice } from './slice'

interface LineChange {
  readonly line: string
  readonly values: Row
}

/** One row of the workbook, judged. */
export interface ImportRow {
  /** Its number in the sheet, counted from 1. */
  readonly number: number
  /** What stands in its cells, by field. */
  readonly texts: Readonly<Record<string, string>>
  /** The new row it becomes, or what becomes of the line that it changes. */
  readonly values: Row
  /** The line that it changes, and what of it. */
  readonly change?: LineChange
  /** Korean, by field. */
  readonly problems: Readonly<Record<string, string>>
  /** What reading has changed of a cell (spec §5), Korean, by field. */
  readonly notes: Readonly<Record<string, string>>
}

/** choose: waits for a file. reading, checking: at work. preview: rows judged, waits for the decision. */
type ImportPhase = 'choose' | 'reading' | 'checking' | 'preview'

export interface ImportState {
  readonly phase: ImportPhase
  readonly fileName: string
  /** Korean: why the file as a whole was refused. */
  readonly refusal: string | undefined
  readonly done: number
  readonly total: number
  readonly rows: readonly ImportRow[]
  readonly badRows: number
  readonly badCells: number
  /** Cells of which reading has changed something. */
  readonly notedCells: number
  readonly isOnlyBad: boolean
}

/** Rows out of a workbook on their way into a grid: file ─▶ read in a worker ─▶ judged in slices ─▶ preview ─▶ new rows. */
export interface ImportRoom extends Slice<ImportState> {
  readonly plan: GridPlan
  readonly title: string
  columns(): readonly ColumnPlan[]
  /** How many rows still have a place in the grid. */
  readonly roomFor: number
  downloadTemplate(): Promise<void>
  /** The bad rows with their reasons. */
  downloadErrors(): Promise<void>
  read(file: File): Promise<void>
  /** Back to the choice of a file; what is under way ends. */
  startOver(): void
  showOnlyBad(isOnlyBad: boolean): void
  /** Puts the good rows into the grid; with a bad one among them all stay out unless `isGoodOnly`. */
  take(isGoodOnly: boolean): void
  close(): void
}
