import { DataEditorCore, type DataEditorRef, ImageWindowLoaderImpl } from '@glideapps/glide-data-grid'
import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { widestColumn } from '../../schemas/shared/columnWidth'
import { canvasHeight, isWide } from './canvasHeight'
import { narrowestColumn } from './columnLayout'
import { createCellRenderer } from './drawCell'
import { forgetTextWidths } from './drawText'
import { GridScrollKeeper } from './GridScrollKeeper'
import { glideTheme } from './glideTheme'
import type { GridSheet } from './gridSheet'
import { scrollPlace } from './scrollPlace'
import { useCellContent, useGlideColumns, useGlideSelection, useHeaderDrawing } from './useGlideDrawing'
import { useGridMouse } from './useGridMouse'
import { type RowDrop, useRowDrag } from './useRowDrag'

interface GridCanvasProps {
  readonly sheet: GridSheet
  readonly grid: RefObject<DataEditorRef | null>
}

/** Glide as a drawing board: it draws, scrolls and reports the mouse. Keys, clipboard and editing are the hands' business. */
export const GridCanvas = memo(function GridCanvas({ sheet, grid }: GridCanvasProps) {
  const { props, state, lead, shown, palette } = sheet
  const hovered = useRef<number>(undefined)
  const kept = useRef({ left: 0, top: 0 })
  const [imageLoader] = useState(() => new ImageWindowLoaderImpl())
  const [bar, setBar] = useState(0)
  const drag = useRowDrag(sheet)
  const mouse = useGridMouse(sheet, grid, hovered, drag)
  const scroller = useCallback(
    () => sheet.frame.current?.querySelector<HTMLElement>('.dvn-scroller') ?? null,
    [sheet.frame],
  )

  const columns = useGlideColumns(sheet)
  const frozen = lead.length + shown.filter(each => each.column.frozen).length
  const getCellContent = useCellContent(sheet)
  const drawsLines = shown.some(each => each.column.merge === true)
  const customRenderers = useMemo(() => {
    forgetTextWidths()
    return [createCellRenderer(palette, row => row === hovered.current, drawsLines)]
  }, [palette, drawsLines])
  const theme = useMemo(
    () => ({ ...glideTheme(palette), ...(drawsLines && { horizontalBorderColor: 'rgba(0, 0, 0, 0)' }) }),
    [palette, drawsLines],
  )
  const onDrawHeader = useHeaderDrawing(sheet)
  const selection = useGlideSelection(sheet)

  // A bar that does not float over the rows takes its room from them; its height is the browser's business.
  const height = canvasHeight(sheet, bar)
  const hasBar = height !== undefined && isWide(sheet)
  // Told its size and where it stands, glide draws at once; it would find both out a frame later.
  const [firstSize] = useState(() => [sheet.room.width, height ?? sheet.room.height] as const)
  // Rows that are there already are drawn in this very task: React leaves what a scroll event changes to a later frame, unless
  // a layout effect changes something beside it.
  const [, setHasUndrawn] = useState(() => props.rows.count > 0)
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
      {drag.drop && <GridDropMark drop={drag.drop} />}
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

function GridDropMark({ drop: { place, top, left, height } }: { readonly drop: RowDrop }) {
  return <div className="dataGrid-drop" data-place={place} style={{ top, left, height }} />
}
