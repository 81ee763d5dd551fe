import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react'
import type {
  GridGoTo,
  GridRow,
  GridRowPlace,
  GridSort,
  GridState,
} from '../../widgets/DataGrid/dataGridContract'
import { formulasOf } from '../contract/openBasis'
import type { RoomHost } from '../contract/roomHost'
import type { RowsRoom, RowsState } from '../contract/rowsRoom'
import type { MoveRow } from '../contract/screen'
import type { GridPlan } from '../plan/gridPlan'
import type { RowWayPlan, StepPlan } from '../plan/stepPlan'
import { cellText } from '../record/cellText'
import { columnsInUnit } from '../record/unitText'
import { BlockFailure } from '../render/BlockFailure'
import { emptyText, givenUpText, idleText } from '../render/emptyText'
import { LoadFailure } from '../render/LoadFailure'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { useWonUnit } from '../render/useWonUnit'
import { failureCode, failureText } from '../runtime/failure'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { gridColumns, openColumns } from './gridColumns'

import { useCellPress } from './useCellPress'
import { useColumnOptions } from './useColumnOptions'
import { useFigures, withFigures } from './useFigures'
import type { KeptLayout } from './useGridLayout'
import './gridView.css'

const CellFiles = lazy(() => import('../files/CellFiles').then(({ CellFiles }) => ({ default: CellFiles })))

const nothingChecked: ReadonlySet<number> = new Set()

interface GridViewProps {
  readonly room: RowsRoom
  readonly host: RoomHost
  readonly label: string
  readonly kept: KeptLayout
  readonly height?: number
  readonly onGo?: (step: RowWayPlan, row: Readonly<Record<string, unknown>>) => void
  readonly onSteps?: (steps: readonly StepPlan[], row: Row) => unknown
  readonly onMove?: MoveRow | undefined
  /** Double click; by default the link of the row. */
  readonly onOpenRow?: (index: number) => void
  /** @default searches this grid again */
  readonly onRetry?: () => void
}

function usePlanInUnit({ plan }: RowsRoom, host: RoomHost): GridPlan {
  const wonUnit = useWonUnit(host)
  return useMemo(
    () => (wonUnit === 'won' ? plan : { ...plan, columns: columnsInUnit(plan.columns, wonUnit) }),
    [plan, wonUnit],
  )
}

/** Rows of an operation in the grid widget. */
export const GridView = memo(function GridView(props: GridViewProps) {
  const { room, host, label, kept, height, onGo, onSteps, onMove, onOpenRow } = props
  const plan = usePlanInUnit(room, host)
  const { services } = host
  const { codes } = services
  const { DataGrid } = useWidgets()
  const state = useSlice(room, seen => seen)
  const options = useColumnOptions(plan.columns, host.services)
  const { today } = host.services.clock
  const formulas = useMemo(() => formulasOf(state.parts), [state.parts])
  const columns = useMemo(
    () =>
      withFigures(gridColumns(openColumns(plan.columns, services), codes, options, today), plan, formulas),
    [plan, services, codes, options, today, formulas],
  )
  const sort = useMemo(
    (): readonly GridSort[] => state.sort.map(key => ({ columnId: key.field, direction: key.direction })),
    [state.sort],
  )
  const { sums, total, checked: checkedRows, rows: drawnRows } = state
  const checked = useMemo(
    () => (drawnRows.count > 0 ? room.checkedIndexes({ checked: checkedRows }) : nothingChecked),
    [room, checkedRows, drawnRows],
  )
  const totals = useMemo(() => totalsOf(plan, sums, total, codes), [plan, sums, total, codes])
  const open = useCallback(
    (index: number) => {
      const row = room.get().rows.rowAt(index)
      if (onOpenRow) onOpenRow(index)
      else if (row && plan.openRow && onGo) onGo(plan.openRow, row)
    },
    [room, plan, onGo, onOpenRow],
  )
  // A row leads where its link does, and only while that can be seen in it.
  const link = columns.find(column => column.kind === 'link')
  const isLinkShown = link !== undefined && kept.layout?.hidden.includes(link.id) !== true
  const opensRow = useCallback(
    (index: number) => {
      if (onOpenRow) return true
      const row = room.get().rows.rowAt(index)
      if (!row || !link || !isLinkShown || !plan.openRow) return false
      return textOf(row[link.id]) !== '' && link.linked?.(row) !== false
    },
    [room, plan, onOpenRow, link, isLinkShown],
  )
  const rowAt = useCallback((index: number) => room.get().rows.rowAt(index), [room])
  const { press: follow, files, closeFiles } = useCellPress(plan, rowAt, { onGo, onSteps })
  const { press, showTotal } = useFigures(room, host, { columns, follow })
  const isCheckable = useCallback(
    (index: number) => {
      const { rows, places } = room.get()
      const row = rows.rowAt(index)
      return row !== undefined && !places?.[index]?.isGroup && room.checkRefusal(row) === undefined
    },
    [room],
  )
  const checkRefusal = useMemo(
    () =>
      plan.selectChecks &&
      ((index: number) => {
        const row = room.get().rows.rowAt(index)
        return row && room.checkRefusal(row)
      }),
    [room, plan],
  )
  const showRefusal = useCallback((reason: string) => host.services.ask.toast(reason, 'info'), [host])
  const tree = useTree(room, state, onMove)
  const order = useCallback(
    (keys: readonly GridSort[]) => {
      void room.order(keys.map(({ columnId, direction }) => ({ field: columnId, direction })))
    },
    [room],
  )
  const searchAlone = useCallback(() => void room.search(), [room])
  const retry = props.onRetry ?? searchAlone
  const { phase, rows, failure, isStale } = state
  if (phase === 'refused' && failure) return <LoadFailure failure={failure} onRetry={retry} />
  const givenUp = givenUpText(host, plan, phase)
  const isOutdated = phase === 'failed' && isStale && failure
  return (
    <div className="grid-block">
      {isOutdated && <BlockFailure isBar text={say('stale', failureCode(failure))} onRetry={retry} />}
      <DataGrid
        label={label}
        columns={columns}
        rows={rows}
        state={givenUp === undefined ? gridState(state) : 'failed'}
        emptyText={nothingText(room, host)}
        failedText={givenUp ?? (failure && failureText(failure))}
        onRetry={retry}
        onVisible={room.show}
        checkedRows={plan.select === 'many' ? checked : undefined}
        onCheck={plan.select === 'many' ? room.check : undefined}
        checkable={isCheckable}
        checkRefusal={checkRefusal}
        onCheckRefused={showRefusal}
        {...tree}
        onOutline={room.turn}
        selectedRow={state.selected}
        onSelectRow={room.select}
        onOpenRow={open}
        opensRow={opensRow}
        onLink={press}
        onTotal={showTotal}
        sort={sort}
        onSort={order}
        totals={totals}
        layout={kept.layout}
        onLayout={kept.change}
        height={height}
        readOnly
      />
      {files && (
        <Suspense fallback={null}>
          <CellFiles {...files} host={host} onClose={closeFiles} />
        </Suspense>
      )}
    </div>
  )
})

/** Where the rows stand. The cursor goes along with one that has been moved. */
function useTree(room: RowsRoom, { places }: RowsState, onMove: MoveRow | undefined) {
  const columnId = room.plan.outline?.column
  const outline = useMemo(
    () => places && { columnId, rowAt: (index: number) => places[index] },
    [places, columnId],
  )
  const [goTo, setGoTo] = useState<GridGoTo>()
  const onMoveRow = useMemo(
    () =>
      onMove &&
      (async (row: GridRow, target: number, place: GridRowPlace) => {
        if (!(await onMove(row, target, place))) return
        setGoTo({ index: () => room.get().selected ?? -1, columnId })
      }),
    [room, columnId, onMove],
  )
  return { outline, goTo, onMoveRow }
}

function nothingText({ plan, get }: RowsRoom, host: RoomHost): string {
  const { of, whileTyping } = plan
  if (get().phase !== 'idle')
    return emptyText(host, of === undefined ? plan : { emptyText: say('noLinesReadOnly'), ...plan })
  return whileTyping ? say('askedWhileTyping') : idleText(host, plan)
}

function gridState({ phase, rows }: RowsState): GridState {
  if (phase === 'loading') return 'loading'
  if (phase === 'failed') return rows.count > 0 ? 'ready' : 'failed'
  return rows.count > 0 ? 'ready' : 'empty'
}

/** Undefined where no column has a sum: amounts in several currencies are not added up. */
function totalsOf(plan: GridPlan, sums: Row, total: number, codes: RoomHost['services']['codes']) {
  if (plan.sums.length === 0 || total === 0) return undefined
  const values = plan.columns
    .filter(column => plan.sums.includes(column.field))
    .map((column): [string, string] => [
      column.field,
      cellText(column, textOf(sums[column.field]), {}, codes),
    ])
  if (values.every(([, text]) => text === '')) return undefined
  return { label: say('totals'), values: Object.fromEntries(values) }
}
