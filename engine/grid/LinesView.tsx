import { lazy, memo, Suspense, useCallback, useMemo } from 'react'
import type { GridOutline, GridRows, GridState } from '../../widgets/DataGrid/dataGridContract'
import type { Line, LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { RowsPhase } from '../contract/rowsRoom'
import type { GridPlan } from '../plan/gridPlan'
import type { RowWayPlan, StepPlan } from '../plan/stepPlan'
import { useControlId } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import { cellName, isCellChanged } from './linesState'
import type { TreeLines } from './treeLines'
import { useCellPress } from './useCellPress'
import type { KeptLayout } from './useGridLayout'
import { useLinesColumns, useLinesTotals } from './useLinesColumns'
import { useLinesInput } from './useLinesInput'
import './gridView.css'

interface RowsLoading {
  readonly phase: RowsPhase
  readonly emptyText: string
  readonly failedText: string | undefined
  readonly onRetry: () => void
}

interface LinesViewProps {
  readonly room: LinesRoom
  readonly host: RoomHost
  readonly label: string
  readonly kept: KeptLayout
  readonly isEditable: boolean
  /** Rows that will be edited once they are here: the columns for that stand before. @default when they can be edited */
  readonly isWritable?: boolean
  /** Whether lines are checked. @default when they can be edited and the definition says so */
  readonly isCheckable?: boolean
  /** Of the document whose lines these are. */
  readonly currency?: string
  /** Rows that are searched for; they fill the rest of the column. Without it they are the lines of a document that is here. */
  readonly loading?: RowsLoading
  /** Lines that are on their way, so that none is not said of them yet. */
  readonly isAwaited?: boolean
  /** The same room, where its rows are a tree. */
  readonly tree?: TreeLines | undefined
  readonly onGo?: (step: RowWayPlan, row: Row) => void
  readonly onSteps?: (steps: readonly StepPlan[], row: Row) => unknown
  /** What the keys Insert and Ctrl+Delete do; without them they do nothing. */
  readonly onAddRow?: (() => void) | undefined
  readonly onDeleteRow?: (() => void) | undefined
}

const CellFiles = lazy(() => import('../files/CellFiles').then(({ CellFiles }) => ({ default: CellFiles })))

/** Rows that a grid of lines shows at first and at most before it scrolls in itself. */
const fewestRows = 4
const mostRows = 12

/** Editable lines of a document in the grid widget. */
export const LinesView = memo(function LinesView(props: LinesViewProps) {
  const {
    room,
    host,
    label,
    kept,
    isEditable,
    currency,
    loading,
    tree,
    onGo,
    onSteps,
    onAddRow,
    onDeleteRow,
  } = props
  const { plan } = room
  const isWritable = props.isWritable ?? isEditable
  const isCheckable = props.isCheckable ?? (isWritable && plan.select === 'many')
  const { codes } = host.services
  const { DataGrid } = useWidgets()
  const blockId = useControlId(plan.id)
  const state = useSlice(room, seen => seen)
  const { lines, problems, checks, checked, selected, version, goTo } = state
  const wanted = useMemo(
    () =>
      goTo && {
        columnId: goTo.field,
        index: () => room.get().lines.findIndex(line => line.id === goTo.line),
      },
    [goTo, room],
  )
  const columns = useLinesColumns(room, host, currency)
  const outline = useMemo(() => tree && outlineOf(tree, plan, lines), [tree, plan, lines])
  const rowAt = useCallback((index: number) => room.get().lines[index]?.values, [room])
  const { press, files, closeFiles } = useCellPress(plan, rowAt, { onGo, onSteps })
  const rows = useMemo(
    (): GridRows => ({ count: lines.length, rowAt: index => lines[index]?.values, version }),
    [lines, version],
  )
  const checkedRows = useMemo(
    () => new Set(lines.flatMap((line, index) => (checked.has(line.id) ? [index] : []))),
    [lines, checked],
  )
  const totals = useLinesTotals(room, lines, codes, currency)
  const { edit, turnBack, lookUpTexts, report } = useLinesInput(room, host)
  const hasGroups = plan.columns.some(column => column.group !== undefined)
  const place = lines.findIndex(line => line.id === selected)
  return (
    <div className="grid-block" data-lines={loading ? undefined : ''} id={blockId} tabIndex={-1}>
      <DataGrid
        label={label}
        columns={columns}
        rows={rows}
        outline={outline}
        onOutline={tree?.turn}
        state={gridState(lines.length, loading?.phase ?? (props.isAwaited ? 'loading' : undefined))}
        emptyText={loading?.emptyText ?? linesEmptyText(room, isEditable)}
        failedText={loading?.failedText}
        onRetry={loading?.onRetry}
        rowState={isWritable ? index => lines[index]?.mark : undefined}
        cellChanged={(index, columnId) => {
          const line = lines[index]
          return line !== undefined && isCellChanged(line, columnId)
        }}
        cellProblem={(index, columnId) => problems[cellName(lines[index]?.id ?? '', columnId)]}
        cellAsking={
          checks && ((index, columnId) => checks[cellName(lines[index]?.id ?? '', columnId)] === 'asking')
        }
        checkedRows={isCheckable ? checkedRows : undefined}
        onCheck={isCheckable ? room.check : undefined}
        selectedRow={place < 0 ? undefined : place}
        onSelectRow={room.select}
        goTo={wanted}
        onEdit={isWritable ? edit : undefined}
        onGesture={room.gesture}
        onTurnBack={turnBack}
        onAddRow={isWritable ? onAddRow : undefined}
        onDeleteRow={isWritable ? onDeleteRow : undefined}
        onAppendRows={isWritable && room.source.canAdd ? room.append : undefined}
        onLink={press}
        onPasteReport={report}
        onLookup={(index, columnId) => void room.lookUp(index, columnId)}
        onLookupTexts={lookUpTexts}
        readOnly={!isWritable}
        totals={totals}
        layout={kept.layout}
        onLayout={kept.change}
        height={loading ? undefined : gridHeight(lines.length, totals !== undefined) + (hasGroups ? 30 : 0)}
      />
      {files && (
        <Suspense fallback={null}>
          <CellFiles {...files} host={host} onClose={closeFiles} />
        </Suspense>
      )}
    </div>
  )
})

/** Made again with the lines, whose places it tells. */
function outlineOf(tree: TreeLines, { outline }: GridPlan, _lines: readonly Line[]): GridOutline {
  const places = tree.places()
  return {
    ...(outline && { columnId: outline.column }),
    rowAt: index => places[index],
  }
}

/** What the definition says of no rows; of rows that cannot be entered now it would ask in vain. */
function linesEmptyText({ plan, source }: LinesRoom, isEditable: boolean): string {
  const isEntered = isEditable && source.canAdd
  const given = isEntered || !source.canAdd ? plan.emptyText : undefined
  return given ?? say(isEntered ? 'noLines' : 'noLinesReadOnly')
}

function gridState(count: number, phase: RowsPhase = 'ready'): GridState {
  if (phase === 'loading') return 'loading'
  if (phase === 'failed') return 'failed'
  return count > 0 ? 'ready' : 'empty'
}

/** Spec §9: rows of 27 and a header of 30 pixels; a totals row and the bar below take one row each. */
function gridHeight(count: number, hasTotals: boolean): number {
  const rows = Math.min(Math.max(count, fewestRows), mostRows)
  return 30 + 27 * (rows + (hasTotals ? 1 : 0)) + 18
}
