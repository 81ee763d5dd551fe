/** Rows by columns, of which one cell a row may be picked. */
export interface MatrixProps {
  /** Korean: what is compared. */
  readonly label: string
  readonly state: 'loading' | 'ready' | 'empty'
  /** Labels of what stands before a row. */
  readonly rowLabels: readonly string[]
  /** Labels of what stands below the name of a column. */
  readonly columnLabels: readonly string[]
  readonly columns: readonly MatrixColumn[]
  readonly rows: readonly MatrixRow[]
  /** Nothing is picked here at all; what was picked before is shown. */
  readonly isReadOnly: boolean
  /** Picks wait for something that is under way. */
  readonly isDisabled?: boolean
  /** What the picked cells add up to, by column and in all; without it there is no foot. */
  readonly sums?: { readonly label: string; readonly columns: readonly string[]; readonly all: string }
  /** Korean: what it means that there is nothing to compare. */
  readonly emptyText?: string
  readonly onPick: (row: string, column: string) => void
  /** The best cell of each row. */
  readonly onPickBest: () => void
  /** Every cell of one column that can be picked. */
  readonly onPickColumn: (column: string) => void
}

export interface MatrixColumn {
  readonly id: string
  readonly text: string
  readonly isBest: boolean
  /** One for each of the column labels. */
  readonly facts: readonly string[]
}

export interface MatrixRow {
  readonly id: string
  /** One for each of the row labels. */
  readonly texts: readonly string[]
  /** One for each column; undefined where there is no line. */
  readonly cells: readonly (MatrixCell | undefined)[]
}

export interface MatrixCell {
  /** The first stands out; labels are read out and shown before the others. */
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly isBest: boolean
  readonly isPicked: boolean
  readonly isFit: boolean
}
