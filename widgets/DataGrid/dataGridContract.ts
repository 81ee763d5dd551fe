/** What the grid is told and what it tells. It owns no data: rows, edits, sort and layout live with its owner. */

/** One row as the owner holds it; the grid reads it by column id and never writes it. */
export type GridRow = Readonly<Record<string, unknown>>

export type GridColumnKind =
  | 'text'
  | 'number'
  | 'amount'
  | 'date'
  | 'datetime'
  | 'code'
  | 'link'
  | 'check'
  | 'lookup'
  /** Of all rows at most one is chosen. */
  | 'radio'
  /** A paper clip where the row has attached files; a press asks for them by onLink. */
  | 'files'
  /** A button in the cell; a press is told by onLink. */
  | 'button'

export type GridTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/**
 * The value that typed or pasted text stands for, or the Korean reason why it stands for none. `note`: what of the text was
 * changed to make a value of it, Korean.
 */
export type GridParsed = { readonly value: unknown; readonly note?: string } | { readonly refused: string }

export interface GridOption {
  readonly value: string
  readonly text: string
}

export interface GridColumn {
  /** Key of the value in the row; unique in the grid. */
  readonly id: string
  /** Korean header text. */
  readonly title: string
  readonly kind: GridColumnKind
  /** In pixels. @default by kind, see `defaultWidth` */
  readonly width?: number
  /** @default numbers right, dates, codes and checks centre, all else left */
  readonly align?: 'left' | 'right' | 'center'
  /** Stays at the left edge; frozen columns come before all others. */
  readonly frozen?: boolean
  /** @default false */
  readonly editable?: boolean | ((row: GridRow) => boolean)
  /** Draws the mark of a required field in the header. Emptiness itself is judged by the owner. */
  readonly required?: boolean
  /** Text shown in the cell. @default by kind: thousands commas, option text, the value itself */
  readonly format?: (value: unknown, row: GridRow) => string
  /** A tone draws the text as a chip (dot and text). */
  readonly tone?: (value: unknown, row: GridRow) => GridTone | undefined
  /**
   * Reads typed and pasted text.
   * @default by kind: number gives a number, amount a decimal string ("1234567.5"), date "YYYY-MM-DD", datetime
   * "YYYY-MM-DD HH:mm", code the option's value, check and radio a boolean, text the text; empty text gives null
   */
  readonly parse?: (text: string, row: GridRow) => GridParsed
  /** Choices of a code column. */
  readonly options?: readonly GridOption[]
  /** Most digits after the point that number and amount take. @default number any, amount 2 */
  readonly maxDecimals?: number
  /** Header above neighbouring columns of the same group. */
  readonly group?: string
  /** Draws equal neighbours one below the other as one cell, inside those of the merged columns to its left. */
  readonly merge?: boolean
  /** @default true when the grid has onSort */
  readonly sortable?: boolean
  /**
   * False draws the text of a link column as plain text, and no clip and no button, for a row without a target.
   * @default every link and files cell with a value, and every button
   */
  readonly linked?: (row: GridRow) => boolean
  /** A figure that leads to what it is made of: a press on it, also in a group or the totals, is told by onLink. */
  readonly isFigure?: boolean
  /** The column as it is in one row, where each row says what kind of value it holds; the same object for the same row. */
  readonly ofRow?: (row: GridRow) => GridColumn
}

/** A new object whenever what it gives has changed: that is what makes the grid redraw. */
export interface GridRows {
  readonly count: number
  /** Undefined while not loaded: drawn as grey bars, and asked for by `onVisible`. */
  rowAt(index: number): GridRow | undefined
  /**
   * Changes when indexes mean other rows than before (new search, sort, rows removed in between). The grid then forgets undo
   * history and refused input, because both are kept by index. Edits and rows appended at the end leave it as it was.
   */
  readonly version?: string | number
}

/** Where a row stands in a tree or among groups. */
export interface GridOutlineRow {
  /** 0 for a root. */
  readonly level: number
  /** Absent: there is nothing below it. */
  readonly isOpen?: boolean
  /** A group with its subtotals: bold, without a box and without links, never edited. */
  readonly isGroup?: boolean
  /** Stands in the indented column instead of what the row says there. */
  readonly label?: string
}

/** Rows as a tree. The owner leaves closed rows out; a new object whenever what it gives has changed. */
export interface GridOutline {
  /** The column that is indented. @default the first one on screen */
  readonly columnId?: string
  rowAt(index: number): GridOutlineRow | undefined
}

/** Where a row of a tree goes: beside another one, or as the last of those below it. */
export type GridRowPlace = 'before' | 'after' | 'below'

export type GridRowState = 'I' | 'U' | 'D'

export interface GridEdit {
  readonly index: number
  readonly columnId: string
  readonly value: unknown
}

/** A text for a lookup cell, whose record the owner of the grid finds. */
export interface GridLookupText {
  readonly index: number
  readonly columnId: string
  readonly text: string
}

/** The cell of the gesture; without an index nothing is left where it was. */
export interface GridTurnedBack {
  readonly index?: number
  readonly columnId?: string | undefined
}

export interface GridSort {
  readonly columnId: string
  readonly direction: 'asc' | 'desc'
}

interface GridTotals {
  readonly label: string
  /** Display texts by column id. */
  readonly values: Readonly<Record<string, string>>
}

export interface GridLayout {
  /** Column ids from left to right; ids left out follow in their given order. */
  readonly order: readonly string[]
  /** Pixels by column id. */
  readonly widths: Readonly<Record<string, number>>
  readonly hidden: readonly string[]
}

export interface GridPasteReport {
  /** Cells written. */
  readonly pasted: number
  /** Cells among them whose text was changed to make a value of it, each with its note. */
  readonly noted: number
  /** Cells skipped because they are not editable. */
  readonly locked: number
  /** Cells whose text was refused; each carries a red mark with the reason. */
  readonly refused: number
  /** Lines of the clipboard that found no row. */
  readonly dropped: number
}

export interface GridGoTo {
  /** Of the row at this moment; below 0: it is not shown. */
  index(): number
  /** @default the first cell of the row that can be edited */
  readonly columnId?: string | undefined
}

export type GridState = 'loading' | 'ready' | 'empty' | 'failed'

export interface DataGridProps {
  /** Names the grid for assistive technology, Korean. */
  readonly label: string
  readonly columns: readonly GridColumn[]
  readonly rows: GridRows
  /** `loading` keeps rows that are there and shows a thin bar; without rows it shows grey bars at final size. */
  readonly state: GridState
  readonly emptyText?: string
  readonly failedText?: string
  readonly onRetry?: () => void
  /** Rows on screen, inclusive; called after scrolling and when the grid gets its size. */
  readonly onVisible?: (first: number, last: number) => void

  readonly outline?: GridOutline
  /** Opens or closes a row: by its arrow, by Right and Left in the indented column, by Enter on a group. */
  readonly onOutline?: (index: number, isOpen: boolean) => void

  /**
   * Puts a row of a tree elsewhere: by dragging its indented cell, by Alt+↑ ↓ among its siblings, by Ctrl+X and Ctrl+V on the row
   * that it is to hang on. Never told for a place in the row's own branch.
   */
  readonly onMoveRow?: ((row: GridRow, target: number, place: GridRowPlace) => void) | undefined

  /** A narrow column with I, U, D and tinted rows appears when given. */
  readonly rowState?: (index: number) => GridRowState | undefined
  readonly cellChanged?: (index: number, columnId: string) => boolean
  /** Korean text; draws a red mark, is read aloud and shown as a note. */
  readonly cellProblem?: (index: number, columnId: string) => string | undefined

  /** The value is being asked about elsewhere; draws a quiet mark, and says so to those who hear it. */
  readonly cellAsking?: (index: number, columnId: string) => boolean

  /** Indexes of the checked rows. A check column appears when onCheck is given. */
  readonly checkedRows?: ReadonlySet<number>
  /** Called with the whole new set. The box in the header checks or clears all rows of `rows.count`. */
  readonly onCheck?: (checked: ReadonlySet<number>) => void
  /** False: the row has no box and check-all leaves it out. */
  readonly checkable?: (index: number) => boolean
  /**
   * Korean: why a row that is not checkable is none of those to be chosen. It is drawn faintly with a locked box and read aloud
   * with its cells.
   */
  readonly checkRefusal?: ((index: number) => string | undefined) | undefined
  /** The locked box of such a row was pressed. */
  readonly onCheckRefused?: ((reason: string) => void) | undefined
  /** Tinted row; follows the cell cursor through onSelectRow. */
  readonly selectedRow?: number
  readonly onSelectRow?: (index: number) => void
  /** Each new object brings the cursor and the keyboard to its cell, and the cell into sight. */
  readonly goTo?: GridGoTo | undefined
  /** Double click, or Enter on a cell that cannot be edited: what the row leads to. */
  readonly onOpenRow?: (index: number) => void
  /** False: the row leads nowhere, and Enter goes on to the next one. @default every row leads somewhere */
  readonly opensRow?: (index: number) => boolean
  /** A link, a clip or a button has been pressed. */
  readonly onLink?: (index: number, columnId: string) => void
  /** A figure of the totals row has been pressed. */
  readonly onTotal?: (columnId: string) => void
  /** Asks for the popup of a lookup cell: F2, Alt+Down, its … button or a double click. */
  readonly onLookup?: (index: number, columnId: string) => void
  /**
   * Texts typed or pasted into lookup cells, all of one gesture; the owner searches and chooses, and for a single one opens the
   * popup. `edits` are the other cells of the same gesture.
   */
  readonly onLookupTexts?: (texts: readonly GridLookupText[], edits: readonly GridEdit[]) => void

  /** All cells of one gesture: typing, paste, fill, delete. Without it the grid is read-only. */
  readonly onEdit?: (edits: readonly GridEdit[]) => void
  /** What is told while `act` runs belongs to one gesture: a paste may ask for rows, write cells and give texts to search for. */
  readonly onGesture?: (act: () => void) => void
  /** Ctrl+Z and Ctrl+Y: takes the last gesture back or repeats it. Answers where it was, undefined when there is none. */
  readonly onTurnBack?: (direction: 'undo' | 'redo') => GridTurnedBack | undefined
  /** Insert: asks for a new row behind the one with the cursor. */
  readonly onAddRow?: (() => void) | undefined
  /** Ctrl+Delete: deletes the checked rows, else the one with the cursor. */
  readonly onDeleteRow?: (() => void) | undefined
  /** Paste past the end asks for so many rows more; the edits for them follow at once in the same gesture's onEdit. */
  readonly onAppendRows?: (count: number) => void
  readonly onPasteReport?: (report: GridPasteReport) => void
  /** @default false */
  readonly readOnly?: boolean

  readonly sort?: readonly GridSort[]
  readonly onSort?: (sort: readonly GridSort[]) => void
  readonly totals?: GridTotals
  readonly layout?: GridLayout
  /** With it the owner keeps the layout; without it the grid does, until it goes. */
  readonly onLayout?: (layout: GridLayout) => void
  /** Pixels. @default fills its container, and is ten rows high where the container gives no height (spec §9) */
  readonly height?: number
}

/** The choice of columns beside a grid. */
export interface GridColumnMenuProps {
  readonly columns: readonly GridColumn[]
  readonly layout?: GridLayout | undefined
  /** Undefined means the layout that the definition gives. */
  readonly onLayout: (layout: GridLayout | undefined) => void
}
