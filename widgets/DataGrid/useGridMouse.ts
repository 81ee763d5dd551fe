import type {
  DataEditorCoreProps,
  DataEditorRef,
  GridMouseEventArgs,
  GridSelection,
} from '@glideapps/glide-data-grid'
import { type RefObject, useEffect, useRef } from 'react'
import { toggleAll, toggleRow } from './checkedRows'
import { fullCellText } from './fullCellText'
import { chooseRadio, fillRange, toggleChecks } from './gridGestures'
import { openChoice, openRow } from './gridKeys'
import { isOnArrow, openGroup, outlineColumn, toggleOutline } from './gridOutline'
import type { GridRange } from './gridRange'
import type { GridHoveredNote, GridSheet } from './gridSheet'
import { nextSort } from './gridSort'
import { isPressable } from './gridValue'
import { useColumnMouse } from './useColumnMouse'
import type { RowDrag } from './useRowDrag'

type MouseProps = Pick<
  DataEditorCoreProps,
  | 'onGridSelectionChange'
  | 'onCellClicked'
  | 'onCellActivated'
  | 'onHeaderClicked'
  | 'onColumnMoved'
  | 'onColumnProposeMove'
  | 'onColumnResize'
  | 'onColumnResizeEnd'
  | 'onColumnResizeStart'
  | 'onFillPattern'
  | 'onItemHovered'
  | 'onMouseMove'
  | 'onVisibleRegionChanged'
>

function pressTotal({ props, lead, shown }: GridSheet, column: number): void {
  const hit = shown[column - lead.length]?.column
  if (hit?.isFigure && props.totals?.values[hit.id]) props.onTotal?.(hit.id)
}

/** What the mouse does on the canvas, told to the hands in their own terms. */
export function useGridMouse(
  sheet: GridSheet,
  grid: RefObject<DataEditorRef | null>,
  hovered: RefObject<number | undefined>,
  drag: RowDrag,
): MouseProps {
  const { props, hands, lead, shown } = sheet
  const checkAnchor = useRef<number>(undefined)
  const seen = useRef('')
  const isArrowPressed = useRef(false)
  const isMoved = useRef(false)

  const tellVisible = () => {
    const { top, rows } = sheet.region.get()
    const last = Math.min(top + rows, props.rows.count) - 1
    const key = `${top} ${last} ${props.rows.version ?? ''}`
    if (last < top || key === seen.current) return
    seen.current = key
    props.onVisible?.(top, last)
  }
  // Other rows may have come to stand at the same places, without any scrolling.
  useEffect(tellVisible)

  const mouse: MouseProps = {
    onGridSelectionChange(selection) {
      isMoved.current = true
      // A row that is held is moved, and no range drawn.
      if (drag.isHeld() && (selection.current?.range.height ?? 1) > 1) return
      takeSelection(sheet, selection)
    },
    onCellClicked([column, row], event) {
      if (event.button !== 0) return
      if (row >= props.rows.count) return pressTotal(sheet, column)
      // Another row may have come to stand below the cursor: a press there moves nothing, and yet chooses it.
      if (!isMoved.current && row !== props.selectedRow) props.onSelectRow?.(row)
      isMoved.current = false
      if (lead[column] === 'check') {
        const refusal = props.checkRefusal?.(row)
        if (refusal !== undefined) return props.onCheckRefused?.(refusal)
        if (props.checkable?.(row) === false || !props.rows.rowAt(row)) return
        const anchor = event.shiftKey ? checkAnchor.current : undefined
        checkAnchor.current = row
        return props.onCheck?.(toggleRow(props, row, anchor))
      }
      const hit = shown[column - lead.length]?.column
      const data = props.rows.rowAt(row)
      if (!hit || !data || event.shiftKey || event.ctrlKey || event.metaKey) return
      const at = column - lead.length
      const place = props.outline?.rowAt(row)
      isArrowPressed.current =
        place?.isOpen !== undefined &&
        at === outlineColumn(shown, props.outline) &&
        isOnArrow(place.level, event.localEventX)
      if (isArrowPressed.current) toggleOutline(hands, row)
      if (isArrowPressed.current) return
      if (place?.isGroup)
        return hit.isFigure && isPressable(hit, data) ? props.onLink?.(row, hit.id) : undefined
      const canEdit = hands.canEdit({ row, column: at })
      if (hit.kind === 'check' && canEdit) toggleChecks(hands)
      if (hit.kind === 'radio' && canEdit) chooseRadio(hands)
      if (isPressable(hit, data)) props.onLink?.(row, hit.id)
    },
    onCellActivated([column, row]) {
      // Glide takes a press anywhere on the page for the first of two.
      if (sheet.clicks.current < 2) return
      const at = { row, column: column - lead.length }
      if (lead[column] === 'check' || row >= props.rows.count) return
      // Two quick presses on an arrow open and close; they do not open the document as well.
      if (isArrowPressed.current || openGroup(hands, row)) return
      if (!hands.canEdit(at)) return void openRow(hands, row)
      if (!openChoice(hands)) hands.open('edit')
    },
    onHeaderClicked(column, event) {
      if (lead[column] === 'check') return props.onCheck?.(toggleAll(props))
      const hit = shown[column - lead.length]?.column
      if (!hit || hit.sortable === false) return
      const adding = event.shiftKey || event.ctrlKey || event.metaKey
      props.onSort?.(nextSort(props.sort ?? [], hit.id, adding))
    },
    ...useColumnMouse(sheet),
    onFillPattern(event) {
      event.preventDefault()
      const range = (from: { x: number; y: number; width: number; height: number }): GridRange => ({
        top: from.y,
        left: Math.max(from.x - lead.length, 0),
        bottom: Math.min(from.y + from.height, props.rows.count) - 1,
        right: from.x - lead.length + from.width - 1,
      })
      fillRange(hands, range(event.patternSource), range(event.fillDestination))
    },
    onMouseMove: drag.over,
    onItemHovered(event: GridMouseEventArgs) {
      hover(sheet, grid, hovered, event.kind === 'cell' ? event.location[1] : undefined)
      sheet.hoverNote(noteAt(sheet, event))
    },
    onVisibleRegionChanged({ x, y, width, height }) {
      // Glide calls focus() on its canvas after every click; without a tabindex it cannot take the focus from the text box.
      for (const canvas of sheet.frame.current?.querySelectorAll('canvas') ?? [])
        canvas.removeAttribute('tabindex')
      redrawMerged(sheet, grid, sheet.region.get().top, y)
      sheet.region.set({ left: x, top: y, columns: width, rows: height })
      tellVisible()
    },
  }
  return mouse
}

/** What glide has selected, as the hands count cells. */
function takeSelection({ hands, lead, props }: GridSheet, { current }: GridSelection): void {
  if (!current || current.cell[1] >= props.rows.count) return
  const { cell, range } = current
  const isOnLead = cell[0] < lead.length
  const column = isOnLead ? (hands.state().cursor?.column ?? 0) : cell[0] - lead.length
  const cursor = { row: cell[1], column }
  if (isOnLead) {
    hands.select(cursor, cursor)
    return
  }
  const right = Math.max(range.x, range.x + range.width - 1) - lead.length
  const left = Math.max(range.x - lead.length, 0)
  const bottom = Math.min(range.y + range.height - 1, props.rows.count - 1)
  hands.select(cursor, {
    row: range.y === cell[1] ? bottom : range.y,
    column: range.x === cell[0] ? right : left,
  })
}

/** Draws the rows that the mouse has left and come to. */
function hover(
  sheet: GridSheet,
  grid: RefObject<DataEditorRef | null>,
  hovered: RefObject<number | undefined>,
  row: number | undefined,
): void {
  const { lead, shown } = sheet
  const before = hovered.current
  if (before === row) return
  hovered.current = row
  const { left, columns } = sheet.region.get()
  const cells: { cell: [number, number] }[] = []
  for (const at of [before, row]) {
    if (at === undefined || at >= sheet.drawnRows) continue
    const frozen = lead.length + shown.filter(each => each.column.frozen).length
    for (let column = 0; column < frozen; column += 1) cells.push({ cell: [column, at] })
    for (let column = left; column <= left + columns; column += 1) cells.push({ cell: [column, at] })
  }
  grid.current?.updateCells(cells)
}

/** A merged cell shows its text in the row that stands topmost, which scrolling makes another one. */
function redrawMerged(
  { drawnRows, lead, shown }: GridSheet,
  grid: RefObject<DataEditorRef | null>,
  before: number,
  now: number,
): void {
  if (before === now) return
  const merged = shown.flatMap(({ column }, at) => (column.merge ? [at + lead.length] : []))
  if (merged.length === 0) return
  const rows = [before, now].filter(row => row < drawnRows)
  queueMicrotask(() =>
    grid.current?.updateCells(
      rows.flatMap(row => merged.map(column => ({ cell: [column, row] as [number, number] }))),
    ),
  )
}

/** Why a value was refused, or else what does not fit into its cell. */
function noteAt(sheet: GridSheet, event: GridMouseEventArgs): GridHoveredNote | undefined {
  const { hands, lead, props, shown } = sheet
  if (event.kind !== 'cell' && event.kind !== 'header') return undefined
  const [at, row] = event.location
  const hit = shown[at - lead.length]
  if (!hit) return undefined
  const { x: left, y: top, width, height } = event.bounds
  const problem = row >= 0 && row < props.rows.count ? hands.problemAt(row, hit.column.id) : undefined
  const note = problem ?? (row >= 0 ? hands.noteAt(row, hit.column.id) : undefined)
  const text = note ?? fullCellText(props, hit, row, width, sheet.palette.fontFamily)
  return text === undefined ? undefined : { text, isProblem: problem !== undefined, left, top, width, height }
}
