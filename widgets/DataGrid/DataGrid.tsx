import type { DataEditorRef } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createGridHands } from './createGridHands'
import './dataGrid.css'
import type { DataGridProps, GridLayout } from './dataGridContract'
import { GridCanvas } from './GridCanvas'
import { GridEditor } from './GridEditor'
import { GridHoverNote } from './GridHoverNote'
import { GridNotice } from './GridNotice'
import { GridTable } from './GridTable'
import { goToCell } from './goToCell'
import type { GridHands, HandsView } from './gridHandsState'
import type { GridCellPlace } from './gridRange'
import { createRegionSource } from './gridRegion'
import type { GridSheet } from './gridSheet'
import { leadColumns, leadWidth } from './leadColumns'
import { useFrameSize } from './useFrameSize'
import { type ColumnResizing, useKeptLayout, useShownColumns } from './useGridColumns'
import { useGridPalette } from './useGridPalette'
import { useHoverNote } from './useHoverNote'
import { useStable } from './useStable'

/** The grid. Its inputs and callbacks are described in dataGridContract.ts. */
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
  const [resizing, setResizing] = useState<ColumnResizing>()
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
  const leadingWidth = lead.reduce((sum, kind) => sum + leadWidth(kind), 0)
  const shown = useShownColumns({ props, region, layout, resizing, width, leadWidth: leadingWidth })

  const rowHeight = palette?.rowHeight ?? 27
  const headRows = props.columns.some(column => column.group !== undefined) ? 2 : 1
  const head = headRows * (palette?.headerHeight ?? 30)
  const hasTotals = props.totals !== undefined && props.rows.count > 0
  const foot = hasTotals ? rowHeight : 0
  const pageRows = Math.max(1, Math.floor((height - head - foot) / rowHeight) - 1)
  const isFirstLoad = props.state === 'loading' && props.rows.count === 0
  const drawnRows = isFirstLoad ? pageRows + 1 : props.rows.count
  const { changeLayout, keepWidth, resize } = useKeptLayout({
    props,
    palette,
    region,
    layout,
    setOwnLayout,
    setResizing,
  })

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
  const sizes = useStable({ rowHeight, head, foot, lead: leadingWidth })
  const room = useStable({ width, height })
  const sheet = useStable<GridSheet | undefined>(
    palette && {
      ...{ props, hands, state, lead, shown, palette, region, layout, frame, wanted, byPointer, clicks },
      ...{ sizes, room, drawnRows, hasTotals, changeLayout, keepWidth, resizeColumn },
      isReadOnly: props.readOnly === true || props.onEdit === undefined,
      hoverNote: hover.show,
    },
  )
  const ids = useStable(gridIds(id))
  return (
    <div
      ref={frame}
      className="dataGrid"
      data-state={given.state}
      data-part=""
      style={
        {
          height: props.height,
          '--dataGrid-natural': `${head + foot + rowHeight * 10 + 14}px`,
          '--dataGrid-head': `${head}px`,
        } as React.CSSProperties
      }
      onMouseDownCapture={event => {
        clicks.current = event.detail
      }}
      onPointerDownCapture={event => pressPointer(event, hands, byPointer)}
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

/** Ids of the parts that the text box speaks of. */
function gridIds(id: string) {
  return {
    table: `${id}-table`,
    list: `${id}-list`,
    note: `${id}-note`,
    hint: `${id}-hint`,
    hover: `${id}-hover`,
  }
}

/** A press on the canvas gives the focus to the text box, which then knows that it came by the pointer. */
function pressPointer(event: PointerEvent, hands: GridHands, byPointer: RefObject<boolean>): void {
  if (!(event.target instanceof Element) || !event.target.closest('.dataGrid-canvas')) return
  const editor = hands.editor()
  // Losing the focus is what ends a composition; its text is then taken as it stands.
  if (hands.state().mode !== 'select') editor?.blur()
  byPointer.current = true
  editor?.focus({ preventScroll: true })
  byPointer.current = false
}
