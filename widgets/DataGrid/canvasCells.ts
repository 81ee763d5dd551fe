import { canvasCell, type DrawnCell, type GridCanvasCell } from './canvasCell'
import type { ShownColumn } from './columnLayout'
import type { DataGridProps, GridColumn, GridColumnKind, GridOutlineRow, GridRow } from './dataGridContract'
import type { GridHands, HandsState } from './gridHandsState'
import { formattedText, groupText, isChecked, isNegative, isPressable } from './gridValue'
import type { LeadColumn } from './leadColumns'
import { isSameRun } from './mergedCells'

const blank = canvasCell({ look: 'blank', text: '', align: 'left' }, true)
const skeletons = {
  left: canvasCell({ look: 'skeleton', text: '', align: 'left' }, true),
  right: canvasCell({ look: 'skeleton', text: '', align: 'right' }, true),
  center: canvasCell({ look: 'skeleton', text: '', align: 'center' }, true),
}

type Told<Name extends keyof DataGridProps> = { readonly [Each in Name]: DataGridProps[Each] | undefined }

/** Of all that the grid is given, what shows in its cells: only a change of this redraws them. */
type DrawnProps = Pick<DataGridProps, 'rows'> &
  Told<
    | 'totals'
    | 'rowState'
    | 'cellChanged'
    | 'cellProblem'
    | 'cellAsking'
    | 'checkedRows'
    | 'checkable'
    | 'checkRefusal'
    | 'selectedRow'
    | 'readOnly'
    | 'outline'
  >

export interface CellSource {
  readonly props: DrawnProps
  readonly lead: readonly LeadColumn[]
  readonly shown: readonly ShownColumn[]
  readonly hands: GridHands
  readonly cursor: HandsState['cursor']
  /** Another number means other refusals, for which the hands are asked. */
  readonly marks: HandsState['marks']
  /** Place of the indented column among those shown; -1 without an outline. */
  readonly outlineAt: number
  /** The topmost row on screen. */
  top(): number
}

/** What stands at a place on the canvas, lead columns and totals row included. */
export function cellAt(source: CellSource, column: number, row: number): GridCanvasCell {
  const { props, lead, shown } = source
  const leading = lead[column]
  const isTotal = props.totals !== undefined && props.rows.count > 0 && row >= props.rows.count
  if (leading) return isTotal ? totalCell('', 'left') : leadCell(source, leading, row)
  const at = column - lead.length
  const shownColumn = shown[at]
  if (!shownColumn) return blank
  if (isTotal) return totalAt(source, shownColumn, at)
  const data = props.rows.rowAt(row)
  return data ? dataCell(source, shownColumn, data, row, at) : skeletons[shownColumn.align]
}

function totalCell(text: string, align: DrawnCell['align']): GridCanvasCell {
  return canvasCell({ look: 'total', text, align, isNegative: align === 'right' && /^-\d/.test(text) }, true)
}

/** The label stands in the first column that has no total of its own. */
function totalAt({ props, shown }: CellSource, { column, align }: ShownColumn, at: number): GridCanvasCell {
  const values = props.totals?.values ?? {}
  const own = values[column.id]
  if (own !== undefined) return totalCell(own, align === 'center' ? 'right' : align)
  const labelled = shown.findIndex(each => values[each.column.id] === undefined)
  return totalCell(at === labelled ? (props.totals?.label ?? '') : '', 'left')
}

function leadCell({ props }: CellSource, lead: LeadColumn, row: number): GridCanvasCell {
  const rowState = props.rowState?.(row)
  const isSelectedRow = props.selectedRow === row
  const isGroup = props.outline?.rowAt(row)?.isGroup === true
  if (!props.rows.rowAt(row)) return lead === 'check' ? blank : skeletons.center
  if (lead === 'state') {
    return canvasCell({ look: 'rowState', text: '', align: 'center', rowState, isSelectedRow, isGroup }, true)
  }
  const isRefused = props.checkRefusal?.(row) !== undefined
  const isLocked = isGroup || (props.checkable?.(row) === false && !isRefused)
  const checked = props.checkedRows?.has(row) === true
  return canvasCell(
    {
      look: isLocked ? 'rowState' : 'rowCheck',
      text: '',
      align: 'center',
      isChecked: checked,
      isLocked: isRefused,
      rowState: isLocked ? undefined : rowState,
      isSelectedRow,
      isGroup,
    },
    isLocked,
  )
}

function dataCell(
  source: CellSource,
  { column: shown, align }: ShownColumn,
  row: NonNullable<ReturnType<DataGridProps['rows']['rowAt']>>,
  index: number,
  at: number,
): GridCanvasCell {
  const { props, hands, cursor, outlineAt } = source
  const column = shown.ofRow?.(row) ?? shown
  const value = row[column.id]
  const place = props.outline?.rowAt(index)
  const outline = at === outlineAt ? place : undefined
  if (place?.isGroup) return groupCell(source, { column, align }, row, index, at, outline)
  const isContinued = column.merge === true && isSameRun(source, index, at)
  const isEditable = !props.readOnly && hands.isEditable(column, row, index)
  const isNumber = column.kind === 'number' || column.kind === 'amount'
  // Dates are set in columns of digits too, or neighbouring rows would not stand under one another.
  const isDigits = isNumber || column.kind === 'date' || column.kind === 'datetime'
  const tone = column.tone?.(value, row)
  const isPressed = isPressable(column, row)
  const isHidden = column.kind in bareLooks || (isContinued && index !== source.top())
  const text = isHidden ? '' : oneLine(formattedText(column, row))
  return canvasCell(
    {
      look: lookOf(column, isPressed) ?? (isDigits && !tone ? 'number' : 'text'),
      text,
      align,
      isChecked: column.kind in bareLooks && isChecked(value),
      isLocked: column.kind === 'button' ? !isPressed : !isEditable,
      isFaint: props.checkRefusal?.(index) !== undefined,
      isLink: isPressed && column.kind !== 'button',
      isNegative: isNumber && isNegative(column, value),
      isChanged: props.cellChanged?.(index, column.id) === true,
      hasProblem: hands.problemAt(index, column.id, props) !== undefined,
      hasNote: hands.noteAt(index, column.id) !== undefined,
      isAsking: props.cellAsking?.(index, column.id) === true,
      isCursor: cursor !== undefined && cursor.row === index && cursor.column === at,
      isSelectedRow: props.selectedRow === index,
      tone,
      rowState: props.rowState?.(index),
      outline,
      isContinued,
    },
    !isEditable,
  )
}

/** Looks that draw no text of the cell. */
const bareLooks: Readonly<Partial<Record<GridColumnKind, DrawnCell['look']>>> = {
  check: 'check',
  radio: 'radio',
  files: 'files',
}

/** Undefined: text or digits. A button that leads nowhere and a file id without files are not drawn. */
function lookOf({ kind }: GridColumn, isPressed: boolean): DrawnCell['look'] | undefined {
  if (kind === 'files' || kind === 'button') return isPressed ? kind : 'blank'
  return bareLooks[kind]
}

/** Subtotals stand in their columns, the name of the group in the indented one. */
function groupCell(
  { props, cursor }: CellSource,
  { column, align }: Pick<ShownColumn, 'column' | 'align'>,
  row: GridRow,
  index: number,
  at: number,
  outline: GridOutlineRow | undefined,
): GridCanvasCell {
  const isBare = column.kind in bareLooks || column.kind === 'button'
  return canvasCell(
    {
      look: 'group',
      text: outline?.label ?? (isBare ? '' : oneLine(groupText(column, row))),
      align: outline ? 'left' : align,
      isNegative: isNegative(column, row[column.id]),
      isCursor: cursor !== undefined && cursor.row === index && cursor.column === at,
      isSelectedRow: props.selectedRow === index,
      isGroup: true,
      outline,
    },
    true,
  )
}

function oneLine(text: string): string {
  return text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ') : text
}
