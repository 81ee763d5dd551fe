import type { DocumentLines, EditedRows, GridPlan } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import type { Slice } from './slice'

/** I added, U changed, D to be deleted; none: as stored. */
export type LineMark = 'I' | 'U' | 'D'

export interface Line {
  /** Stays the same while the document is open; new lines have no number of the server yet. */
  readonly id: string
  readonly mark: LineMark | undefined
  readonly values: Row
  /** As the server has it; absent in new lines. */
  readonly stored: Row | undefined
}

type CellCheck = 'asking' | { readonly refused: string }

export interface LinesState {
  readonly lines: readonly Line[]
  /** Korean, by `cellName`. */
  readonly problems: Readonly<Record<string, string>>
  /** What the server is asked or has refused (`checkBy`), by `cellName`. */
  readonly checks?: Readonly<Record<string, CellCheck>> | undefined
  readonly checked: ReadonlySet<string>
  readonly selected: string | undefined
  /** Changes when indexes mean other lines than before. */
  readonly version: number
  /** Number for the next line's id. */
  readonly nextId: number
  /** Lines that came in together and can be taken back together, until something else is changed. */
  readonly imported?: ReadonlySet<string> | undefined
  /** The cell that the hands are to be brought to; a new object for each time. */
  readonly goTo?: CellPlace | undefined
  /** What can be taken back and repeated. */
  readonly history?: LinesHistory | undefined
  /** The code value whose lines are looked at. @default all lines */
  readonly narrowed?: string | undefined
}

export interface CellPlace {
  /** Id of the line. */
  readonly line: string
  /** @default the first cell that can be edited */
  readonly field?: string
}

export interface LineEdit {
  readonly index: number
  readonly values: Row
}

/** How the lines stood on one side of a gesture, as far as the other side differs. */
export interface LinesSide {
  /** Ids from top to bottom, where lines came or went. */
  readonly order?: readonly string[]
  /** Lines that only this side has. */
  readonly own: ReadonlyMap<string, Line>
  /** Values of the other lines, and whether they were to be deleted. */
  readonly changes: ReadonlyMap<string, LineChange>
}

export interface LineChange {
  readonly values: Row
  readonly isDeleted: boolean
}

/** One gesture as it can be taken back and repeated: the cells that it wrote, with the lines that came and went. */
export interface LinesStep {
  readonly before: LinesSide
  readonly after: LinesSide
}

/**
 * The gestures of one state of the lines. It belongs to the state, so that lines loaded again forget it, and is written in
 * place: nothing is drawn from it, and a new state for it would make everybody look at the page once more for each key.
 */
export interface LinesHistory {
  done: LinesStep[]
  undone: LinesStep[]
}

/** Editable lines: of a document, or rows that are saved where they stand. */
export interface LinesRoom extends Slice<LinesState> {
  readonly plan: GridPlan
  readonly source: DocumentLines | EditedRows
  /** All cells of one gesture. */
  edit(edits: readonly LineEdit[]): void
  /** Empty new lines at the end; false when there would be too many. */
  append(count: number): boolean
  /** One new line behind the selected one, or at the end. */
  add(): void
  /** Copies the checked lines, or else the selected one. */
  copy(): void
  /** Deletes the checked lines, or else the selected one. */
  remove(): void
  /** What a new line begins with. */
  newValues(): Row
  /** Other rows in place of the lines; what was typed stays in those that are the same but for it. */
  fill(rows: readonly Row[]): void
  /** Values of a line with its calculated cells. */
  calculated(values: Row): Row
  /** New lines at the end, finished as they are, in one gesture that `undoInsert` takes back. */
  insertRows(rows: readonly Row[]): boolean
  undoInsert(): void
  /** All that is done inside is one gesture. Each deed is one by itself otherwise. */
  gesture(act: () => void): void
  /**
   * Takes the last gesture back with all that followed from it, or repeats it: cells, added, copied and deleted lines, records
   * found for texts. The cell it was about; undefined when there is nothing to take back.
   */
  turnBack(direction: 'undo' | 'redo'): { readonly place: CellPlace | undefined } | undefined
  check(indexes: ReadonlySet<number>): void
  select(index: number): void
  /** Brings the hands to a cell, wherever it stands. */
  goTo(place: CellPlace): void
  lookUp(index: number, field: string, typed?: string): Promise<void>
  /** Texts of one gesture for lookup cells; what a record brings along gives way to cells that came in the same gesture. */
  lookUpTexts(texts: readonly CellText[], edits: readonly LineEdit[]): Promise<void>
  /** Computes the calculated cells again: of the lines given, or of all. */
  recalculate(ids?: ReadonlySet<string>): void
  /** Asks the server again about all cells that it is asked about. */
  askAgain(): void
  /** Returns when every typed text has found its record, and the server has answered about every cell it was asked about. */
  settle(): Promise<void>
  /** Sum of a column over the lines that will be saved. */
  sum(field: string): string
}

export interface CellText {
  readonly index: number
  readonly field: string
  readonly text: string
}
