import { figurePixels } from '../../schemas/shared/figurePixels'
import type { DataGridProps, GridColumn, GridRow } from './dataGridContract'
import { formattedText, groupText } from './gridValue'

/** Pixels by column id. */
export type ValueWidths = Readonly<Record<string, number>>

const padding = 16
/** A figure of twenty digits; what is longer is cut, and shown whole by the mouse. */
const widest = 240
/** Widths go up in steps, so that the next longer figure does not move the columns once more. */
const step = 8
/** Rows above and below those on screen that are looked at too: scrolling a little then moves no column. */
const beside = 20

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
    const widths = widthsOf(column)
    for (let index = first; index < last; index += 1) {
      const row = props.rows.rowAt(index)
      if (!row) continue
      let width = widths.get(row)
      if (width === undefined) {
        width = widthIn(column, row, props.outline?.rowAt(index)?.isGroup === true)
        widths.set(row, width)
      }
      if (width > needed) needed = width
    }
    const width = Math.min(widest, Math.ceil((needed + padding) / step) * step)
    if (needed === 0 || width <= (before[column.id] ?? 0)) continue
    grown ??= { ...before }
    grown[column.id] = width
  }
  return grown ?? before
}

function widthsOf(column: GridColumn): WeakMap<GridRow, number> {
  const widths = known.get(column) ?? new WeakMap<GridRow, number>()
  known.set(column, widths)
  return widths
}

function widthIn(column: GridColumn, row: GridRow, isGroup: boolean): number {
  return isGroup
    ? figurePixels(groupText(column, row), 'bold')
    : figurePixels(formattedText(column, row), 'plain')
}
