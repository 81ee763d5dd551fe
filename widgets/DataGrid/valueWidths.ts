import { figurePixels } from '../../schemas/shared/figurePixels'
import type { DataGridProps, GridColumn, GridRow } from './dataGridContract'
import { cellText, groupText } from './gridValue'

/** Pixels by column id. */
export type ValueWidths = Readonly<Record<string, number>>

const padding = 16
/** A figure of twenty digits; what is longer is cut, and shown whole by the mouse. */
const widest = 240
/** Widths go up in steps, so that the next longer figure does not move the columns once more. */
const step = 8
/** Rows above and below those on screen that are looked at too: scrolling a little then moves no column. */
const beside = 100

/** Texts of a row are made once, since a changed row is another one. */
const known = new WeakMap<GridColumn, WeakMap<GridRow, number>>()

type Measured = Pick<DataGridProps, 'columns' | 'rows' | 'totals' | 'outline'>

/**
 * What the figures and their totals need. A column only grows while the grid stands, so that none jumps back and forth; the
 * same object where nothing has grown.
 */
export function grownWidths(before: ValueWidths, props: Measured, top: number, rows: number): ValueWidths {
  const { columns, totals } = props
  const first = Math.max(0, top - beside)
  const last = Math.min(props.rows.count, top + rows + beside)
  let grown: Record<string, number> | undefined
  for (const column of columns) {
    if (column.kind !== 'number' && column.kind !== 'amount') continue
    const total = totals?.values[column.id]
    let needed = total === undefined ? 0 : figurePixels(total, 'bold')
    for (let index = first; index < last; index += 1) {
      const row = props.rows.rowAt(index)
      if (row) needed = Math.max(needed, widthIn(column, row, props.outline?.rowAt(index)?.isGroup === true))
    }
    const width = Math.min(widest, Math.ceil((needed + padding) / step) * step)
    if (needed === 0 || width <= (before[column.id] ?? 0)) continue
    grown ??= { ...before }
    grown[column.id] = width
  }
  return grown ?? before
}

function widthIn(column: GridColumn, row: GridRow, isGroup: boolean): number {
  let widths = known.get(column)
  if (!widths) {
    widths = new WeakMap()
    known.set(column, widths)
  }
  const seen = widths.get(row)
  if (seen !== undefined) return seen
  const width = isGroup
    ? figurePixels(groupText(column, row), 'bold')
    : figurePixels(cellText(column, row), 'plain')
  widths.set(row, width)
  return width
}
