import type { Row } from '../runtime/row'

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

export const noImport: ImportState = {
  phase: 'choose',
  fileName: '',
  refusal: undefined,
  done: 0,
  total: 0,
  rows: [],
  badRows: 0,
  badCells: 0,
  notedCells: 0,
  isOnlyBad: false,
}

export function isBad(row: ImportRow): boolean {
  return Object.keys(row.problems).length > 0
}
