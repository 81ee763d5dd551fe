import { type SheetColumn, sheetCell } from '../../../schemas/shared/sheetCell'
import type { WorkbookRow } from './workbookMessage'

/** A cell as the xlsx package takes it: kind, value, number format. */
export interface WorkbookCell {
  readonly t: 's' | 'n' | 'z'
  readonly v?: string | number
  readonly z?: string
}

/**
 * Number formats by which writeWorkbook finds the cells that need a look of their own, because the xlsx package keeps
 * formats and nothing else: '@' is plain text, and the header's is a text format that shows the same.
 */
const quotedFormat = '@'
export const headerFormat = '@;@;@;@'

export function headerCell(label: string): WorkbookCell {
  return { t: 's', v: label, z: headerFormat }
}

/** A text of a further sheet, never a formula. */
export function textCell(text: string): WorkbookCell {
  return workbookCell({ field: 'text', label: '', kind: 'text', width: 0 }, { text })
}

export function workbookCell(column: SheetColumn, row: WorkbookRow): WorkbookCell {
  const cell = sheetCell(column, row[column.field], row.currency)
  if (cell.cell === 'empty') return { t: 'z' }
  if (cell.cell === 'number') return { t: 'n', v: Number(cell.digits), z: cell.format }
  return cell.isQuoted ? { t: 's', v: cell.text, z: quotedFormat } : { t: 's', v: cell.text }
}

/** Ends the format of a number that turns bold. */
export const boldMark = ';@'

/** A cell of a row that adds up others. */
export function boldCell(cell: WorkbookCell): WorkbookCell {
  if (cell.t === 's') return { ...cell, z: headerFormat }
  if (cell.t !== 'n' || cell.z === undefined) return cell
  return { ...cell, z: `${cell.z};-${cell.z};${cell.z}${boldMark}` }
}
