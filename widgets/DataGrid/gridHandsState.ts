import type { ShownColumn } from './columnLayout'
import type { DataGridProps, GridColumn, GridEdit, GridOption, GridRow } from './dataGridContract'
import type { GridCellPlace, GridRange } from './gridRange'

/** select: moving about. type: typing over a cell, arrows leave it. edit: changing its text, arrows move the caret. */
type HandsMode = 'select' | 'type' | 'edit'

export interface HandsList {
  readonly options: readonly GridOption[]
  readonly active: number
  /** Opened or walked through by its person: the active one is meant even where nothing is typed. */
  readonly isMeant?: boolean
}

/** What the hands hold; replaced as a whole on each change, so that React can compare it. */
export interface HandsState {
  /** The cell that takes what is typed. */
  readonly cursor: GridCellPlace | undefined
  /** The corner of the range across from the cursor. */
  readonly end: GridCellPlace | undefined
  readonly mode: HandsMode
  /** Choices under a code cell while its list is open. */
  readonly list: HandsList | undefined
  /** Why the text in the open editor was not taken. */
  readonly refusal: string | undefined
  /** The text of a cell that cannot be edited, asked for by a key because it may be cut. */
  readonly whole: string | undefined
  /** Last sentence for the live region. */
  readonly spoken: string
  /** Counts changes of the refusal marks, so that the cells are drawn again. */
  readonly marks: number
}

/** The grid as it is at this moment; read afresh for each key, never remembered. */
export interface HandsView {
  readonly props: DataGridProps
  readonly columns: readonly ShownColumn[]
  /** Rows that fit on the screen, for PageUp and PageDown. */
  readonly pageRows: number
  /** Gives a column a width; without one, that of what stands in it. Answers the width. */
  resize(columnId: string, width?: number): number
}

export interface HandsPorts {
  view(): HandsView
  scrollTo(place: GridCellPlace): void
}

/** The one place where keys, mouse, clipboard and composition meet. Works without React, so no key waits for a render. */
export interface GridHands {
  readonly ports: HandsPorts
  state(): HandsState
  subscribe(listener: () => void): () => void
  attach(editor: HTMLTextAreaElement | null): void
  editor(): HTMLTextAreaElement | null
  range(): GridRange | undefined
  columnAt(place: GridCellPlace | undefined): GridColumn | undefined
  rowAt(place: GridCellPlace | undefined): GridRow | undefined
  canEdit(place: GridCellPlace | undefined): boolean
  isEditable(column: GridColumn, row: GridRow, index: number): boolean
  /** While drawing, the props being drawn are handed in: the view is set only after it. */
  problemAt(
    index: number,
    columnId: string,
    props?: { readonly cellProblem?: DataGridProps['cellProblem'] | undefined },
  ): string | undefined
  refuse(index: number, columnId: string, reason: string): void
  /** What of the text in the cell was changed to make a value of it; it stands until the cell is edited again. */
  note(index: number, columnId: string, note: string): void
  noteAt(index: number, columnId: string): string | undefined
  forgetRefusals(): void
  /**
   * After the owner has given other rows or columns: keeps the cursor inside, the text box open or shut as the
   * cell is, and forgets refusals when the indexes mean other rows.
   */
  settle(): void
  say(text: string): void
  /** Puts the cursor somewhere, or with `extend` draws the range out to there. */
  moveTo(place: GridCellPlace, extend?: boolean): void
  select(cursor: GridCellPlace, end: GridCellPlace): void
  /** Opens the editor over the cursor: typing replaces, editing starts from the value with the caret at its end. */
  open(mode: 'type' | 'edit'): void
  /** Shows the text of the cell under the cursor in full, or no longer. */
  showWhole(): void
  /** From typing to editing: from now on the arrows move the caret. */
  holdCaret(): void
  openList(): void
  chooseOption(at: number): void
  activateOption(at: number): void
  /** The text in the editor changed, by keys or by composition. */
  typed(): void
  /** Takes the text into the cell. False when it is refused and the editor stays; when leaving it closes either way. */
  commit(leaving?: boolean): boolean
  cancel(): void
  /** Hands edits to the owner as one gesture. */
  apply(edits: readonly GridEdit[]): void
}
