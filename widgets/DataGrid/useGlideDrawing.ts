import {
  CompactSelection,
  type DataEditorCoreProps,
  type GridSelection,
  type Item,
} from '@glideapps/glide-data-grid'
import { useCallback, useMemo } from 'react'
import { cellAt } from './canvasCells'
import { headerCheck } from './checkedRows'
import { growingColumn } from './columnLayout'
import { drawHeader } from './drawHeader'
import { outlineColumn } from './gridOutline'
import { rangeOf } from './gridRange'
import type { GridSheet } from './gridSheet'
import { gridTexts } from './gridTexts'
import { leadWidth } from './leadColumns'

/** Columns as glide takes them, those of checks and states first. */
export function useGlideColumns(sheet: GridSheet) {
  const { lead, shown } = sheet
  const growing = growingColumn(shown, sheet.layout)
  return useMemo(
    () => [
      ...lead.map(kind => ({ id: `$${kind}`, title: '', width: leadWidth(kind) })),
      ...shown.map(({ column, width }) => ({
        id: column.id,
        title: column.title,
        width,
        ...(column.id === growing && { grow: 1 }),
        ...(column.group === undefined ? {} : { group: column.group }),
      })),
    ],
    [lead, shown, growing],
  )
}

/** What glide draws in a cell. */
export function useCellContent(sheet: GridSheet) {
  const { props, hands, state, lead, shown } = sheet
  const { rows, totals, rowState, cellChanged, cellProblem, cellAsking } = props
  const { checkable, checkRefusal, selectedRow, outline } = props
  // Another empty set is no other drawing.
  const checkedRows = props.checkedRows?.size ? props.checkedRows : undefined
  const readOnly = sheet.isReadOnly
  const drawn = useMemo(
    () => ({
      ...{ rows, totals, rowState, cellChanged, cellProblem, cellAsking },
      ...{ checkedRows, checkable, checkRefusal, selectedRow, readOnly, outline },
    }),
    [
      rows,
      totals,
      rowState,
      cellChanged,
      cellProblem,
      cellAsking,
      checkedRows,
      checkable,
      checkRefusal,
      selectedRow,
      readOnly,
      outline,
    ],
  )
  const { cursor, marks } = state
  const outlineAt = outlineColumn(shown, outline)
  const top = useCallback(() => sheet.region.get().top, [sheet.region])
  return useCallback(
    ([column, row]: Item) =>
      cellAt({ props: drawn, lead, shown, hands, cursor, marks, outlineAt, top }, column, row),
    [drawn, lead, shown, hands, cursor, marks, outlineAt, top],
  )
}

/** Draws the heads of columns with their order, and the one that checks all rows. */
export function useHeaderDrawing(sheet: GridSheet) {
  const { props, lead, shown, palette } = sheet
  const sort = props.sort
  const checkAll = lead.includes('check') ? headerCheck(props) : undefined
  return useCallback<NonNullable<DataEditorCoreProps['drawHeader']>>(
    ({ ctx, rect, columnIndex }) => {
      const leading = lead[columnIndex]
      const at = shown[columnIndex - lead.length]
      if (leading === 'check') {
        drawHeader(ctx, rect, { title: '', align: 'center', check: checkAll ?? 'off' }, palette)
      }
      if (leading === 'state') drawHeader(ctx, rect, { title: gridTexts.rowState, align: 'center' }, palette)
      if (!at) return
      const order = sort?.findIndex(each => each.columnId === at.column.id) ?? -1
      drawHeader(
        ctx,
        rect,
        {
          title: at.column.title,
          align: at.align,
          isRequired: at.column.required === true && !sheet.isReadOnly,
          direction: sort?.[order]?.direction,
          ordinal: sort && sort.length > 1 && order >= 0 ? order + 1 : undefined,
        },
        palette,
      )
    },
    [lead, shown, sort, checkAll, palette, sheet.isReadOnly],
  )
}

const none = { columns: CompactSelection.empty(), rows: CompactSelection.empty(), current: undefined }

/** The selected cells as glide counts them, as far as they are drawn. */
export function useGlideSelection(sheet: GridSheet): GridSelection {
  const { props, state, lead, shown } = sheet
  const lastRow = Math.max(sheet.drawnRows - 1, 0)
  return useMemo<GridSelection>(() => {
    if (!state.cursor || !state.end || props.rows.count === 0) return none
    const range = rangeOf(state.cursor, state.end)
    const bottom = Math.min(range.bottom, lastRow)
    if (range.top > lastRow || range.left >= shown.length) return none
    return {
      ...none,
      current: {
        cell: [state.cursor.column + lead.length, Math.min(state.cursor.row, lastRow)],
        range: {
          x: range.left + lead.length,
          y: range.top,
          width: Math.min(range.right, shown.length - 1) - range.left + 1,
          height: bottom - range.top + 1,
        },
        rangeStack: [],
      },
    }
  }, [state.cursor, state.end, props.rows.count, lastRow, lead, shown.length])
}
