import {
  CompactSelection,
  DataEditorCore,
  type DataEditorCoreProps,
  type DataEditorRef,
  type GridSelection,
  ImageWindowLoaderImpl,
  type Item,
} from '@glideapps/glide-data-grid'
import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cellAt } from './canvasCells'
import { canvasHeight, isWide } from './canvasHeight'
import { headerCheck } from './checkedRows'
import { createCellRenderer } from './drawCell'
import { drawHeader } from './drawHeader'
import { forgetTextWidths } from './drawText'
import { GridScrollKeeper } from './GridScrollKeeper'
import { glideTheme } from './glideTheme'
import { growingColumn, narrowestColumn, widestColumn } from './gridColumns'
import { outlineColumn } from './gridOutline'
import { rangeOf } from './gridRange'
import type { GridSheet } from './gridSheet'
import { gridTexts } from './gridTexts'
import { leadWidths } from './leadColumns'
import { scrollPlace } from './scrollPlace'
import { useGridMouse } from './useGridMouse'

const none = { columns: CompactSelection.empty(), rows: CompactSelection.empty(), current: undefined }

interface GridCanvasProps {
  readonly sheet: GridSheet
  readonly grid: RefObject<DataEditorRef | null>
}

/** Glide as a drawing board: it draws, scrolls and reports the mouse. Keys, clipboard and editing are the hands' business. */
export const GridCanvas = memo(function GridCanvas({ sheet, grid }: GridCanvasProps) {
  const { props, hands, state, lead, shown, palette } = sheet
  const hovered = useRef<number>(undefined)
  const kept = useRef({ left: 0, top: 0 })
  const [imageLoader] = useState(() => new ImageWindowLoaderImpl())
  const [bar, setBar] = useState(0)
  const mouse = useGridMouse(sheet, grid, hovered)
  const scroller = useCallback(
    () => sheet.frame.current?.querySelector<HTMLElement>('.dvn-scroller') ?? null,
    [sheet.frame],
  )

  const growing = growingColumn(shown, sheet.layout)
  const columns = useMemo(
    () => [
      ...lead.map(kind => ({ id: `$${kind}`, title: '', width: leadWidths[kind] })),
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
  const frozen = lead.length + shown.filter(each => each.column.frozen).length
  const sort = props.sort
  const checkAll = lead.includes('check') ? headerCheck(props) : undefined

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
  const getCellContent = useCallback(
    ([column, row]: Item) =>
      cellAt({ props: drawn, lead, shown, hands, cursor, marks, outlineAt, top }, column, row),
    [drawn, lead, shown, hands, cursor, marks, outlineAt, top],
  )
  const drawsLines = shown.some(each => each.column.merge === true)
  const customRenderers = useMemo(() => {
    forgetTextWidths()
    return [createCellRenderer(palette, row => row === hovered.current, drawsLines)]
  }, [palette, drawsLines])
  const theme = useMemo(
    () => ({ ...glideTheme(palette), ...(drawsLines && { horizontalBorderColor: 'rgba(0, 0, 0, 0)' }) }),
    [palette, drawsLines],
  )
  const onDrawHeader = useCallback<NonNullable<DataEditorCoreProps['drawHeader']>>(
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

  const lastRow = Math.max(sheet.drawnRows - 1, 0)
  const selection = useMemo<GridSelection>(() => {
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

  // A bar that does not float over the rows takes its room from them; its height is the browser's business.
  const height = canvasHeight(sheet, bar)
  const hasBar = height !== undefined && isWide(sheet)
  // Told its size and where it stands, glide draws at once; it would find both out a frame later.
  const [firstSize] = useState(() => [sheet.room.width, height ?? sheet.room.height] as const)
  // Rows that are there already are drawn in this very task: React leaves what a scroll event changes to a later frame, unless
  // a layout effect changes something beside it.
  const [, setHasUndrawn] = useState(() => rows.count > 0)
  useLayoutEffect(() => {
    const element = scroller()
    // A browser makes what scrolls a stop of the Tab key, and this one would have neither a name nor anything to do.
    if (element) element.tabIndex = -1
    element?.dispatchEvent(new Event('scroll'))
    setHasUndrawn(false)
  }, [scroller])
  useLayoutEffect(() => {
    const element = hasBar ? scroller() : null
    if (element) setBar(element.offsetHeight - element.clientHeight)
  }, [scroller, hasBar])

  useLayoutEffect(() => {
    const place = sheet.wanted.current
    const element = scroller()
    if (!place || !element) return
    sheet.wanted.current = undefined
    const now = { ...kept.current, width: element.clientWidth, height: element.clientHeight }
    element.scrollTo(scrollPlace(place, now, shown, sheet.sizes))
  })

  return (
    <div
      className="dataGrid-canvas"
      aria-hidden="true"
      data-short={height !== undefined || undefined}
      style={{ height }}
    >
      <GridScrollKeeper kept={kept} scroller={scroller} hasSelection={state.cursor !== undefined} />
      <DataEditorCore
        ref={grid}
        width="100%"
        height="100%"
        initialSize={firstSize}
        columns={columns}
        rows={sheet.drawnRows + (sheet.hasTotals ? 1 : 0)}
        freezeTrailingRows={sheet.hasTotals ? 1 : 0}
        freezeColumns={frozen}
        rowHeight={palette.rowHeight}
        headerHeight={palette.headerHeight}
        groupHeaderHeight={palette.headerHeight}
        getCellContent={getCellContent}
        getCellsForSelection={true}
        customRenderers={customRenderers}
        imageWindowLoader={imageLoader}
        drawHeader={onDrawHeader}
        theme={theme}
        gridSelection={selection}
        rangeSelect="rect"
        rowSelect="none"
        columnSelect="none"
        drawFocusRing={true}
        cellActivationBehavior="double-click"
        editOnType={false}
        fillHandle={!sheet.isReadOnly}
        allowedFillDirections="any"
        minColumnWidth={narrowestColumn}
        maxColumnWidth={widestColumn}
        maxColumnAutoWidth={600}
        smoothScrollX={true}
        smoothScrollY={true}
        experimental={{ disableAccessibilityTree: true }}
        {...mouse}
      />
    </div>
  )
})
