import type { DataEditorRef } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createGridHands } from './createGridHands'
import './dataGrid.css'
import type { DataGridProps, GridLayout } from './dataGridContract'
import { fittingWidth } from './fullCellText'
import { GridCanvas } from './GridCanvas'
import { GridEditor } from './GridEditor'
import { GridHoverNote } from './GridHoverNote'
import { GridNotice } from './GridNotice'
import { GridTable } from './GridTable'
import { goToCell } from './goToCell'
import { arrangeColumns, fullLayout, narrowestColumn, releaseFrozen, widestColumn } from './gridColumns'
import type { HandsView } from './gridHandsState'
import type { GridCellPlace } from './gridRange'
import { createRegionSource } from './gridRegion'
import type { GridSheet } from './gridSheet'
import { leadColumns, leadWidths } from './leadColumns'
import { useFrameSize } from './useFrameSize'
import { useGridPalette } from './useGridPalette'
import { useHoverNote } from './useHoverNote'
import { useStable } from './useStable'
import { useValueWidths } from './useValueWidths'

/** The grid. See dataGridContract.ts for what it is told and what it tells. */
export function DataGrid(given: DataGridProps) {
  const isBusy = given.state === 'loading'
  // Rows stay as they are while others are searched for; that they are is told beside them.
  const props = useStable<DataGridProps>(
    isBusy && given.rows.count > 0 ? { ...given, state: 'ready' } : given,
  )
  const frame = useRef<HTMLDivElement>(null)
  const grid = useRef<DataEditorRef>(null)
  const wanted = useRef<GridCellPlace>(undefined)
  const view = useRef<HandsView>({ props, columns: [], pageRows: 10, resize: () => 0 })
  const byPointer = useRef(false)
  const clicks = useRef(0)
  // What was asked for before the grid was drawn has been seen to.
  const gone = useRef(given.goTo)
  const palette = useGridPalette(frame)
  const { width, height } = useFrameSize(frame)
  const id = useId()
  const [ownLayout, setOwnLayout] = useState<GridLayout>()
  const [resizing, setResizing] = useState<{ readonly id: string; readonly width: number }>()
  const [region] = useState(createRegionSource)
  const hover = useHoverNote()
  const [hands] = useState(() =>
    createGridHands({
      view: () => view.current,
      scrollTo: place => {
        wanted.current = place
      },
    }),
  )
  const state = useSyncExternalStore(hands.subscribe, hands.state)

  // An owner that keeps the layout also resets it, by giving none.
  const layout = props.onLayout ? props.layout : (props.layout ?? ownLayout)
  const hasCheck = props.onCheck !== undefined
  const hasState = props.rowState !== undefined
  const lead = useMemo(() => leadColumns(hasCheck, hasState), [hasCheck, hasState])
  const values = useValueWidths(props, region)
  const leadWidth = lead.reduce((sum, kind) => sum + leadWidths[kind], 0)
  const beside = width - leadWidth
  const arrangedColumns = useMemo(
    () => arrangeColumns(props.columns, layout, values),
    [props.columns, layout, values],
  )
  const shown = useMemo(() => {
    const arranged = width === 0 ? arrangedColumns : releaseFrozen(arrangedColumns, beside)
    return resizing
      ? arranged.map(each => (each.column.id === resizing.id ? { ...each, width: resizing.width } : each))
      : arranged
  }, [arrangedColumns, width, beside, resizing])

  const rowHeight = palette?.rowHeight ?? 27
  const headRows = props.columns.some(column => column.group !== undefined) ? 2 : 1
  const head = headRows * (palette?.headerHeight ?? 30)
  const hasTotals = props.totals !== undefined && props.rows.count > 0
  const foot = hasTotals ? rowHeight : 0
  const pageRows = Math.max(1, Math.floor((height - head - foot) / rowHeight) - 1)
  const isFirstLoad = props.state === 'loading' && props.rows.count === 0
  const drawnRows = isFirstLoad ? pageRows + 1 : props.rows.count
  const { onLayout } = props
  const changeLayout = useCallback(
    (next: GridLayout) => {
      setResizing(undefined)
      setOwnLayout(next)
      onLayout?.(next)
    },
    [onLayout],
  )

  const keepWidth = useCallback(
    (columnId: string, wide: number) => {
      const full = fullLayout(props.columns, layout)
      changeLayout({ ...full, widths: { ...full.widths, [columnId]: wide } })
    },
    [props.columns, layout, changeLayout],
  )
  const resize = (columnId: string, wide?: number) => {
    const column = props.columns.find(each => each.id === columnId)
    if (!column || !palette) return 0
    const wanted = wide ?? fittingWidth(props, column, region.get().top, palette.fontFamily)
    const kept = Math.min(widestColumn, Math.max(narrowestColumn, wanted))
    keepWidth(columnId, kept)
    return kept
  }

  useLayoutEffect(() => {
    view.current = { props, columns: shown, pageRows, resize }
    hands.settle()
    if (props.goTo === gone.current) return
    gone.current = props.goTo
    if (props.goTo) goToCell(hands, props.goTo)
    frame.current?.scrollIntoView({ block: 'nearest' })
  })

  const resizeColumn = useCallback((columnId: string, width: number) => {
    setResizing({ id: columnId, width })
  }, [])
  const sizes = useStable({ rowHeight, head, foot, lead: leadWidth })
  const room = useStable({ width, height })
  const sheet = useStable<GridSheet | undefined>(
    palette && {
      ...{ props, hands, state, lead, shown, palette, region, layout, frame, wanted, byPointer, clicks },
      ...{ sizes, room, drawnRows, hasTotals, changeLayout, keepWidth, resizeColumn },
      isReadOnly: props.readOnly === true || props.onEdit === undefined,
      hoverNote: hover.show,
    },
  )
  const ids = useStable({
    table: `${id}-table`,
    list: `${id}-list`,
    note: `${id}-note`,
    hint: `${id}-hint`,
    hover: `${id}-hover`,
  })
  const natural = head + foot + rowHeight * 10 + 14

  return (
    <div
      ref={frame}
      className="dataGrid"
      data-state={given.state}
      data-part=""
      style={
        {
          height: props.height,
          '--dataGrid-natural': `${natural}px`,
          '--dataGrid-head': `${head}px`,
        } as React.CSSProperties
      }
      onMouseDownCapture={event => {
        clicks.current = event.detail
      }}
      onPointerDownCapture={event => {
        if (!(event.target instanceof Element) || !event.target.closest('.dataGrid-canvas')) return
        const editor = hands.editor()
        // Losing the focus is what ends a composition; its text is then taken as it stands.
        if (hands.state().mode !== 'select') editor?.blur()
        byPointer.current = true
        editor?.focus({ preventScroll: true })
        byPointer.current = false
      }}
    >
      {isBusy && <div className="dataGrid-progress" />}
      {sheet && shown.length > 0 && (
        <>
          <GridCanvas sheet={sheet} grid={grid} />
          <GridEditor sheet={sheet} grid={grid} ids={ids} />
          {hover.note && <GridHoverNote id={ids.hover} note={hover.note} hover={hover} frame={frame} />}
          <GridTable sheet={sheet} id={ids.table} isBusy={isBusy} />
        </>
      )}
      <GridNotice props={props} />
      <div role="status" className="dataGrid-hidden">
        {state.spoken}
      </div>
    </div>
  )
}
