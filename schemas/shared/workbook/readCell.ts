import type { MessageKey } from '../messages'

/** A cell that cannot be read exactly: what stands in the sheet, and why it is not taken. */
export interface RefusedCell {
  readonly shown: string
  readonly refused: MessageKey
  /** The address of the cell comes first, for example D5. */
  readonly args: readonly (string | number)[]
}

/** A cell of a workbook as a text that means exactly what stands there, or a refusal; never a guess. */
export type ReadCell = string | RefusedCell

/** What a cell shows, read or not. */
export function shownText(cell: ReadCell): string {
  return typeof cell === 'string' ? cell : cell.shown
}

export type SheetRead = { readonly rows: readonly (readonly ReadCell[])[] } | { readonly refused: MessageKey }

export interface SheetLimits {
  /** Rows with the titles. */
  readonly mostRows: number
  readonly mostColumns: number
}

/** Thrown by readers where the workbook as a whole cannot be taken. */
export class WorkbookRefused extends Error {
  constructor(readonly key: MessageKey) {
    super(key)
    this.name = 'WorkbookRefused'
  }
}

/** D5 for the fourth column of the fifth row, both counted from 0. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`
}

function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${columnLetters(Math.floor(index / 26) - 1)}${last}`
}
