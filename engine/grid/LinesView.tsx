import { lazy, memo, Suspense, useCallback, useMemo } from 'react'
import type {
  GridColumn,
  GridEdit,
  GridLookupText,
  GridOutline,
  GridPasteReport,
  GridRows,
  GridState,
  GridTurnedBack,
} from '../../widgets/DataGrid/dataGridContract'
import type { Line, LineEdit, LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { RowsPhase } from '../contract/rowsRoom'
import type { GridPlan } from '../plan/gridPlan'
import type { RowWayPlan, StepPlan } from '../plan/stepPlan'
import { cellText } from '../record/cellText'
import { useControlId } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import { gridColumns, openColumns } from './gridColumns'

import { cellName, isCellChanged } from './linesState'

import type { TreeLines } from './treeLines'
import { useCellPress } from './useCellPress'
import { useColumnOptions } from './useColumnOptions'
import type { KeptLayout } from './useGridLayout'
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
  /** Whether lines are checked, as those are that can be deleted. @default when they can be edited */
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
  const isCheckable = props.isCheckable ?? isWritable
  const { codes, go } = host.services
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
  const options = useColumnOptions(plan.columns, host.services)
  const { today } = host.services.clock
  // Read when a cell is entered: which rows the server knows changes, the columns do not.
  const isStored = useCallback((row: Row) => storedRows(room.get().lines).has(row), [room])
  const columns = useMemo(
    () =>
      newOnlyColumns(
        plan,
        gridColumns(openColumns(plan.columns, go), codes, options, today, currency),
        isStored,
      ),
    [plan, codes, options, today, currency, isStored, go],
  )
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
  const totals = useMemo(() => {
    if (plan.sums.length === 0 || lines.length === 0) return undefined
    const values = plan.columns
      .filter(column => plan.sums.includes(column.field))
      .map((column): [string, string] => [
        column.field,
        cellText(column, room.sum(column.field), {}, codes, { currency }),
      ])
    return { label: say('totals'), values: Object.fromEntries(values) }
  }, [plan, lines, codes, currency, room])
  const edit = useCallback((edits: readonly GridEdit[]) => room.edit(lineEdits(edits)), [room])
  const turnBack = useCallback(
    (direction: 'undo' | 'redo'): GridTurnedBack | undefined => {
      const done = room.turnBack(direction)
      const index = room.get().lines.findIndex(line => line.id === done?.place?.line)
      return done && (index < 0 ? {} : { index, columnId: done.place?.field })
    },
    [room],
  )
  const lookUpTexts = useCallback(
    (texts: readonly GridLookupText[], edits: readonly GridEdit[]) =>
      void room.lookUpTexts(
        texts.map(({ index, columnId, text }) => ({ index, field: columnId, text })),
        lineEdits(edits),
      ),
    [room],
  )
  const report = useCallback(
    (done: GridPasteReport) => {
      const text = reportText(done)
      if (text !== undefined) host.services.ask.toast(text, 'warning')
    },
    [host],
  )
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

function lineEdits(edits: readonly GridEdit[]): readonly LineEdit[] {
  return edits.map(({ index, columnId, value }) => ({ index, values: { [columnId]: value ?? undefined } }))
}

/** Made anew with the lines, whose places it tells. */
function outlineOf(tree: TreeLines, { outline }: GridPlan, _lines: readonly Line[]): GridOutline {
  const places = tree.places()
  return {
    ...(outline && { columnId: outline.column }),
    rowAt: index => places[index],
  }
}

/** Asked for every cell of a paste, so the rows are gathered once for each state of the lines. */
const storedOf = new WeakMap<readonly Line[], ReadonlySet<Row>>()

function storedRows(lines: readonly Line[]): ReadonlySet<Row> {
  const known = storedOf.get(lines)
  if (known) return known
  const rows = new Set(lines.flatMap(line => (line.stored === undefined ? [] : [line.values])))
  storedOf.set(lines, rows)
  return rows
}

/** Fields that tell a row are written once, when it is new. */
function newOnlyColumns(
  plan: GridPlan,
  columns: readonly GridColumn[],
  isStored: (row: Row) => boolean,
): readonly GridColumn[] {
  const names = plan.columns.filter(column => column.isNewOnly).map(column => column.field)
  if (names.length === 0) return columns
  return columns.map(column =>
    names.includes(column.id) ? { ...column, editable: row => !isStored(row) } : column,
  )
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

/** Said only when something of the clipboard was left out or changed. */
function reportText({ pasted, noted, locked, refused, dropped }: GridPasteReport): string | undefined {
  if (noted + locked + refused + dropped === 0) return undefined
  return [
    say('pasteReport', pasted),
    ...(locked > 0 ? [say('pasteLocked', locked)] : []),
    ...(refused > 0 ? [say('pasteRefused', refused)] : []),
    ...(noted > 0 ? [say('pasteNoted', noted)] : []),
    ...(dropped > 0 ? [say('pasteDropped', dropped)] : []),
  ].join(' ')
}
