import type { GridRow } from './dataGridContract'
import { firstEditable } from './goToCell'
import {
  chooseRadio,
  clearRange,
  fillDown,
  fillRight,
  toggleChecks,
  toggleRows,
  turnBack,
} from './gridGestures'
import type { GridHands } from './gridHandsState'
import { openGroup, turnOutline } from './gridOutline'
import { type GridCellPlace, type GridMove, movePlace, nextPlace } from './gridRange'
import { setSort } from './gridSort'
import { gridTexts, sortedText, widthText } from './gridTexts'
import { isPressable, isTicked } from './gridValue'
import { cutRow, moveAmongSiblings, putRow } from './moveRow'

const moves: Readonly<Record<string, GridMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Pixels by which a key changes the width of a column. */
const widthStep = 16

/** What keys must remember from one to the next. */
export interface KeyMemory {
  /** Esc was pressed: the next Tab leaves the grid instead of moving in it, or the keyboard would be caught. */
  isLeaving: boolean
  /** Where a run of Tabs began; Enter returns to that column one row down, as in Excel. */
  tabOrigin: number | undefined
  /** The row of a tree that was cut. */
  cut?: GridRow | undefined
}

/** One key press over the grid. True when the grid has used it up. Keys that belong to a composition are left to it. */
export function pressKey(hands: GridHands, memory: KeyMemory, event: KeyboardEvent): boolean {
  // 229 is what Safari and some IMEs send for a key of a composition that has ended just before.
  if (event.isComposing || event.keyCode === 229) return false
  const wasLeaving = memory.isLeaving
  if (event.key !== 'Tab' && event.key !== 'Shift') memory.isLeaving = false
  const isTaken =
    hands.state().mode === 'select'
      ? pressSelecting(hands, memory, event, wasLeaving)
      : pressEditing(hands, memory, event)
  if (event.key !== 'Tab' && event.key !== 'Enter' && event.key.length > 1 && event.key !== 'Shift') {
    memory.tabOrigin = undefined
  }
  return isTaken
}

function pressEditing(hands: GridHands, memory: KeyMemory, event: KeyboardEvent): boolean {
  const { list, mode, cursor } = hands.state()
  const move = moves[event.key]
  if (event.key === 'Enter') {
    if (event.altKey) return breakLine(hands)
    const stays = event.ctrlKey || event.metaKey
    if (hands.commit() && !stays) stepDown(hands, memory, event.shiftKey)
    return true
  }
  if (event.key === 'Tab') {
    if (hands.commit()) stepAcross(hands, memory, event.shiftKey)
    return true
  }
  if (event.key === 'Escape') {
    hands.cancel()
    return true
  }
  if (event.key === 'F2') {
    if (hands.columnAt(cursor)?.kind === 'code') hands.openList()
    else hands.holdCaret()
    return true
  }
  if (list && (move === 'up' || move === 'down')) {
    hands.activateOption(list.active + (move === 'down' ? 1 : -1))
    return true
  }
  if (event.altKey && move === 'down') {
    hands.openList()
    return true
  }
  if (move && mode === 'type' && cursor && !event.shiftKey) {
    if (hands.commit()) hands.moveTo(movePlace(cursor, move, extentOf(hands)))
    return true
  }
  return false
}

function pressSelecting(
  hands: GridHands,
  memory: KeyMemory,
  event: KeyboardEvent,
  isLeaving: boolean,
): boolean {
  const { cursor, end } = hands.state()
  // Without a row there is nothing to move in, but the first one can be added.
  if (event.key === 'Insert' && !cursor) return addRow(hands, event)
  if (!cursor || !end) return false
  const command = event.ctrlKey || event.metaKey
  const move = moves[event.key]
  const extent = extentOf(hands)
  const from = event.shiftKey ? end : cursor
  if (event.altKey && event.shiftKey && (move === 'up' || move === 'down')) return sortHere(hands, move)
  if (event.altKey && event.shiftKey && (move === 'left' || move === 'right')) return resizeHere(hands, move)
  if (event.altKey && event.shiftKey && event.key === 'Enter') return resizeHere(hands, 'fit')
  if (event.altKey && (move === 'up' || move === 'down') && moveAmongSiblings(hands, move)) return true
  if (event.altKey && move === 'down') return openChoice(hands)
  if (event.altKey) return false
  if (move && !command && !event.shiftKey && turnOutline(hands, move)) return true
  if (move) {
    hands.moveTo(movePlace(from, move, extent, command), event.shiftKey)
    return true
  }
  if (command) return pressCommand(hands, event, memory)
  const page = hands.ports.view().pageRows
  switch (event.key) {
    case 'Home':
      hands.moveTo({ ...from, column: homeColumn(hands, from) }, event.shiftKey)
      return true
    case 'Insert':
      return addRow(hands, event)
    case 'End':
      hands.moveTo({ ...from, column: extent.columns - 1 }, event.shiftKey)
      return true
    case 'PageUp':
    case 'PageDown':
      hands.moveTo({ ...from, row: from.row + (event.key === 'PageUp' ? -page : page) }, event.shiftKey)
      return true
    case 'Tab':
      return !isLeaving && !isReadOnly(hands) && stepAcross(hands, memory, event.shiftKey)
    case 'Enter':
      pressEnter(hands, memory, event.shiftKey)
      return true
    case 'F2':
      return openChoice(hands) || openEditor(hands, cursor)
    case 'Delete':
    case 'Backspace':
      clearRange(hands)
      return true
    case 'Escape':
      return pressEscape(hands, memory)
    case ' ':
      return pressSpace(hands, event.shiftKey)
    default:
      if (event.key.length === 1 && !hands.canEdit(cursor)) hands.say(gridTexts.cannotEdit)
      return false
  }
}

function pressCommand(hands: GridHands, event: KeyboardEvent, memory: KeyMemory): boolean {
  const { cursor, end } = hands.state()
  const extent = extentOf(hands)
  if (!cursor || !end) return false
  switch (letterOf(event)) {
    case 'a':
      hands.select({ row: 0, column: 0 }, { row: extent.rows - 1, column: extent.columns - 1 })
      return true
    case 'd':
      fillDown(hands)
      return true
    case 'r':
      fillRight(hands)
      return true
    case 'x':
    case 'v':
      return moveByClipboard(hands, memory, letterOf(event) === 'x')
    case 'z':
      turnBack(hands, event.shiftKey ? 'redo' : 'undo')
      return true
    case 'y':
      turnBack(hands, 'redo')
      return true
    case 'home': {
      const from = event.shiftKey ? end : cursor
      const top = { row: 0, column: from.row === 0 ? from.column : extent.columns }
      hands.moveTo({ row: 0, column: homeColumn(hands, top) }, event.shiftKey)
      return true
    }
    case 'delete':
      return deleteRow(hands)
    case 'end':
      hands.moveTo({ row: extent.rows - 1, column: extent.columns - 1 }, event.shiftKey)
      return true
    case 'enter':
      toggleRows(hands)
      return true
    case ' ':
      hands.select({ row: 0, column: cursor.column }, { row: extent.rows - 1, column: end.column })
      return true
    default:
      memory.tabOrigin = undefined
      return false
  }
}

/** Where rows can be moved; elsewhere Ctrl+X and Ctrl+V are the clipboard's. */
function moveByClipboard(hands: GridHands, memory: KeyMemory, isCut: boolean): boolean {
  if (!hands.ports.view().props.onMoveRow) return false
  if (isCut) memory.cut = cutRow(hands)
  else if (memory.cut) putRow(hands, memory.cut)
  if (!isCut) memory.cut = undefined
  return true
}

/** With the keyboard in Hangul, Ctrl+Z may arrive as Ctrl+ㅋ; the place of the key then tells which letter is meant. */
function letterOf(event: KeyboardEvent): string {
  const isHangul = /^[ㄱ-ㅣ]$/.test(event.key)
  return (isHangul ? event.code.replace(/^Key/, '') : event.key).toLowerCase()
}

function pressEnter(hands: GridHands, memory: KeyMemory, isBack: boolean): void {
  const { cursor } = hands.state()
  const { props } = hands.ports.view()
  const column = hands.columnAt(cursor)
  const row = hands.rowAt(cursor)
  if (cursor && column && row && !isBack && !hands.canEdit(cursor)) {
    if (openGroup(hands, cursor.row)) return
    if (isPressable(column, row) && props.onLink) {
      props.onLink(cursor.row, column.id)
      return
    }
    if (openRow(hands, cursor.row)) return
  }
  stepDown(hands, memory, isBack)
}

/** What the row leads to, by Enter or by a double click alike. False when it leads nowhere. */
export function openRow(hands: GridHands, index: number): boolean {
  const { props } = hands.ports.view()
  if (!props.onOpenRow || props.opensRow?.(index) === false) return false
  props.onOpenRow(index)
  return true
}

/** Home: where something can be typed first; from there, and where nothing can, the beginning of the row. */
function homeColumn(hands: GridHands, from: GridCellPlace): number {
  const first = firstEditable(hands, from.row)
  return first >= 0 && first < from.column ? first : 0
}

/** Insert with another key belongs to the clipboard of old. */
function addRow(hands: GridHands, event: KeyboardEvent): boolean {
  const { onAddRow } = hands.ports.view().props
  if (event.shiftKey || !onAddRow) return false
  onAddRow()
  return true
}

function deleteRow(hands: GridHands): boolean {
  const { onDeleteRow } = hands.ports.view().props
  onDeleteRow?.()
  return onDeleteRow !== undefined
}

function pressEscape(hands: GridHands, memory: KeyMemory): boolean {
  const { cursor, end } = hands.state()
  if (!cursor || !end) return false
  if (hands.state().whole !== undefined) {
    hands.showWhole()
    return true
  }
  if (cursor.row !== end.row || cursor.column !== end.column) {
    hands.moveTo(cursor)
    return true
  }
  memory.isLeaving = true
  if (!isReadOnly(hands)) hands.say(gridTexts.leave)
  return false
}

function pressSpace(hands: GridHands, isWholeRow: boolean): boolean {
  const { cursor, end } = hands.state()
  if (!cursor || !end) return false
  if (isWholeRow) {
    const right = extentOf(hands).columns - 1
    hands.select({ row: cursor.row, column: 0 }, { row: end.row, column: right })
    return true
  }
  const column = hands.columnAt(cursor)
  const row = hands.rowAt(cursor)
  if (column && isTicked(column) && !isReadOnly(hands)) {
    if (column.kind === 'radio') chooseRadio(hands)
    else toggleChecks(hands)
    return true
  }
  if (openGroup(hands, cursor.row)) return true
  if (column?.kind === 'button' && row && isPressable(column, row)) {
    hands.ports.view().props.onLink?.(cursor.row, column.id)
    return true
  }
  if (hands.canEdit(cursor)) return false
  toggleRows(hands)
  return true
}

/** F2 or Alt+Down: the popup of a lookup cell or the list of a code cell. False when the cell has neither. */
export function openChoice(hands: GridHands): boolean {
  const { cursor } = hands.state()
  const column = hands.columnAt(cursor)
  if (!cursor || !column || !hands.canEdit(cursor)) return false
  if (column.kind === 'code') {
    hands.openList()
    return true
  }
  const { onLookup } = hands.ports.view().props
  if (column.kind !== 'lookup' || !onLookup) return false
  onLookup(cursor.row, column.id)
  return true
}

/** What cannot be edited is shown in full instead. */
function openEditor(hands: GridHands, cursor: GridCellPlace): boolean {
  if (hands.canEdit(cursor)) hands.open('edit')
  else hands.showWhole()
  return true
}

function breakLine(hands: GridHands): boolean {
  const editor = hands.editor()
  if (hands.columnAt(hands.state().cursor)?.kind === 'text') {
    editor?.setRangeText('\n', editor.selectionStart, editor.selectionEnd, 'end')
  }
  return true
}

function sortHere(hands: GridHands, move: 'up' | 'down'): boolean {
  const { props } = hands.ports.view()
  const column = hands.columnAt(hands.state().cursor)
  if (!column || !props.onSort || column.sortable === false) return false
  const wanted = move === 'up' ? 'asc' : 'desc'
  const isOff = props.sort?.some(each => each.columnId === column.id && each.direction === wanted)
  props.onSort(setSort(props.sort ?? [], column.id, isOff ? undefined : wanted, false))
  const how = isOff ? gridTexts.unsorted : wanted === 'asc' ? gridTexts.ascending : gridTexts.descending
  hands.say(sortedText(column.title, how))
  return true
}

/** Makes the column under the cursor wider, narrower, or as wide as what stands in it. */
function resizeHere(hands: GridHands, how: 'left' | 'right' | 'fit'): boolean {
  const { columns, resize } = hands.ports.view()
  const shown = columns[hands.state().cursor?.column ?? -1]
  if (!shown) return false
  const step = how === 'left' ? -widthStep : widthStep
  const width = resize(shown.column.id, how === 'fit' ? undefined : shown.width + step)
  hands.say(widthText(shown.column.title, width))
  return true
}

function stepDown(hands: GridHands, memory: KeyMemory, isBack: boolean): void {
  const { cursor } = hands.state()
  if (!cursor) return
  const column = memory.tabOrigin ?? cursor.column
  memory.tabOrigin = undefined
  hands.moveTo({ row: cursor.row + (isBack ? -1 : 1), column })
}

/** False at the end of the grid, where Tab goes on to what comes after it. */
function stepAcross(hands: GridHands, memory: KeyMemory, isBack: boolean): boolean {
  const { cursor } = hands.state()
  const next = cursor && nextPlace(cursor, extentOf(hands), isBack)
  if (!next) return false
  memory.tabOrigin ??= cursor.column
  hands.moveTo(next)
  return true
}

function extentOf(hands: GridHands) {
  const { props, columns } = hands.ports.view()
  return { rows: props.rows.count, columns: columns.length }
}

function isReadOnly(hands: GridHands): boolean {
  const { props } = hands.ports.view()
  return props.readOnly === true || props.onEdit === undefined
}
