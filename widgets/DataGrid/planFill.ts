import type { ShownColumn } from './columnLayout'
import type { GridColumn, GridEdit, GridRow, GridRows } from './dataGridContract'
import { type GridRange, rangeHeight, rangeWidth } from './gridRange'
import { copyText, parseCell } from './gridValue'

export interface FillTarget {
  readonly columns: readonly ShownColumn[]
  readonly rows: GridRows
  isEditable(column: GridColumn, row: GridRow, index: number): boolean
}

/**
 * Repeats the cells of a pattern over a larger range that holds it. Locked cells and values that the other column refuses are
 * passed over.
 */
export function planFill(pattern: GridRange, range: GridRange, target: FillTarget): readonly GridEdit[] {
  const edits: GridEdit[] = []
  for (let index = range.top; index <= range.bottom; index += 1) {
    const row = target.rows.rowAt(index)
    if (!row) continue
    for (let at = range.left; at <= range.right; at += 1) {
      const column = target.columns[at]?.column
      if (!column || holds(pattern, index, at) || !target.isEditable(column, row, index)) continue
      const from = target.columns[pattern.left + offset(at - pattern.left, rangeWidth(pattern))]?.column
      const source = target.rows.rowAt(pattern.top + offset(index - pattern.top, rangeHeight(pattern)))
      if (!from || !source) continue
      const value = carry(from, source, column, row)
      if (value) edits.push({ index, columnId: column.id, value: value.value })
    }
  }
  return edits
}

/** Filling within a column keeps the value itself; across columns, and between rows of different kinds, it goes by way of text. */
function carry(
  from: GridColumn,
  source: GridRow,
  to: GridColumn,
  row: GridRow,
): { value: unknown } | undefined {
  if (from.id === to.id && !to.ofRow) return { value: source[from.id] ?? null }
  const parsed = parseCell(to.ofRow?.(row) ?? to, copyText(from.ofRow?.(source) ?? from, source), row)
  return 'refused' in parsed ? undefined : parsed
}

function holds(range: GridRange, row: number, column: number): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
}

function offset(distance: number, length: number): number {
  return ((distance % length) + length) % length
}
