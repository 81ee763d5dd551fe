import { fillMessage } from '../../schemas/shared/koreanParticle'
import type { GridEdit } from './dataGridContract'
import { readTsv, writeHtmlTable, writeTsv } from './gridClipboard'
import { mostGestureCells } from './gridGestureLimits'
import type { GridHands } from './gridHandsState'
import { type GridRange, rangeCells, rangeHeight, rangeWidth } from './gridRange'
import { copiedText, gridTexts, pasteText, tooManyCells } from './gridTexts'
import { copyText, isChecked, parseCell } from './gridValue'
import { planFill } from './planFill'
import { planPaste } from './planPaste'

/** The range, unless it is too large for one gesture; then the person is told. */
function boundedRange(hands: GridHands): GridRange | undefined {
  const range = hands.range()
  if (!range || rangeCells(range) <= mostGestureCells) return range
  hands.say(tooManyCells(mostGestureCells))
  return undefined
}

/** Puts the range on the clipboard as text and as a table. Refuses when some of its rows have not been loaded. */
export function copyRange(hands: GridHands, clipboard: DataTransfer): boolean {
  const range = boundedRange(hands)
  if (!range) return false
  const { columns, props } = hands.ports.view()
  const shown = columns.slice(range.left, range.right + 1)
  const lines: string[][] = []
  for (let index = range.top; index <= range.bottom; index += 1) {
    const row = props.rows.rowAt(index)
    if (!row) {
      hands.say(gridTexts.rowsNotLoaded)
      return false
    }
    lines.push(shown.map(({ column }) => copyText(column, row)))
  }
  clipboard.setData('text/plain', writeTsv(lines))
  const isNumber = (at: number) => ['number', 'amount'].includes(shown[at]?.column.kind ?? '')
  clipboard.setData('text/html', writeHtmlTable(lines, isNumber))
  hands.say(copiedText(rangeHeight(range), rangeWidth(range)))
  return true
}

export function pasteRange(hands: GridHands, text: string): void {
  const range = boundedRange(hands)
  const { columns, props } = hands.ports.view()
  if (!range || text === '') return
  if (props.readOnly || !props.onEdit) {
    hands.say(gridTexts.cannotEdit)
    return
  }
  const plan = planPaste(readTsv(text), {
    columns,
    rows: props.rows,
    range,
    canAppend: props.onAppendRows !== undefined,
    isEditable: hands.isEditable,
  })
  const act = () => {
    if (plan.appended > 0) props.onAppendRows?.(plan.appended)
    hands.apply(plan.edits)
    if (plan.lookups.length > 0) props.onLookupTexts?.(plan.lookups, plan.edits)
  }
  if (props.onGesture) props.onGesture(act)
  else act()
  for (const cell of plan.refused) hands.refuse(cell.index, cell.columnId, cell.reason)
  for (const cell of plan.noted) hands.note(cell.index, cell.columnId, cell.note)
  props.onPasteReport?.(plan.report)
  const { top, left, bottom, right } = plan.range
  hands.select({ row: top, column: left }, { row: bottom, column: right })
  hands.say(pasteText(plan.report))
}

/** Empties the cells of the range that can be edited; a column that refuses emptiness keeps its value. */
export function clearRange(hands: GridHands): void {
  const range = boundedRange(hands)
  if (!range) return
  const { columns, props } = hands.ports.view()
  const edits: GridEdit[] = []
  for (let index = range.top; index <= range.bottom; index += 1) {
    const row = props.rows.rowAt(index)
    if (!row) continue
    for (const { column } of columns.slice(range.left, range.right + 1)) {
      if (!hands.isEditable(column, row, index)) continue
      const parsed = parseCell(column, '', row)
      const value = row[column.id] ?? null
      if ('value' in parsed && parsed.value !== value) {
        edits.push({ index, columnId: column.id, value: parsed.value })
      }
    }
  }
  if (edits.length > 0) hands.apply(edits)
  else if (!hands.canEdit(hands.state().cursor)) hands.say(gridTexts.cannotEdit)
}

/** Repeats the pattern over the range and selects it. */
export function fillRange(hands: GridHands, pattern: GridRange, range: GridRange): void {
  const { columns, props } = hands.ports.view()
  if (rangeCells(range) > mostGestureCells) {
    hands.say(tooManyCells(mostGestureCells))
    return
  }
  hands.apply(planFill(pattern, range, { columns, rows: props.rows, isEditable: hands.isEditable }))
  hands.select({ row: range.top, column: range.left }, { row: range.bottom, column: range.right })
}

/** Ctrl+D: the top row of the range goes down; a single row takes the one above it. */
export function fillDown(hands: GridHands): void {
  const range = boundedRange(hands)
  if (!range) return
  const top = range.top === range.bottom ? range.top - 1 : range.top
  if (top < 0) return
  fillKeepingSelection(hands, { ...range, top, bottom: top }, { ...range, top })
}

/** Ctrl+R: the left column of the range goes right; a single column takes the one on its left. */
export function fillRight(hands: GridHands): void {
  const range = boundedRange(hands)
  if (!range) return
  const left = range.left === range.right ? range.left - 1 : range.left
  if (left < 0) return
  fillKeepingSelection(hands, { ...range, left, right: left }, { ...range, left })
}

function fillKeepingSelection(hands: GridHands, pattern: GridRange, range: GridRange): void {
  const { cursor, end } = hands.state()
  fillRange(hands, pattern, range)
  if (cursor && end) hands.select(cursor, end)
}

/** Ctrl+Z and Ctrl+Y. The cell concerned is selected, so that nobody has to look for what changed. */
export function turnBack(hands: GridHands, direction: 'undo' | 'redo'): void {
  const { props, columns } = hands.ports.view()
  const done = props.onTurnBack?.(direction)
  if (!done) {
    hands.say(direction === 'undo' ? gridTexts.nothingToUndo : gridTexts.nothingToRedo)
    return
  }
  hands.forgetRefusals()
  const { index: row } = done
  if (row !== undefined) {
    const found = columns.findIndex(shown => shown.column.id === done.columnId)
    const place = { row, column: found >= 0 ? found : (hands.state().cursor?.column ?? 0) }
    // The rows here are still those from before, so the place may lie beyond them.
    hands.select(place, place)
    hands.ports.scrollTo(place)
  }
  hands.say(direction === 'undo' ? gridTexts.undone : gridTexts.redone)
}

/** Space on a check cell: all editable check cells of the range take the opposite of the cursor's value. */
export function toggleChecks(hands: GridHands): void {
  const range = boundedRange(hands)
  const { cursor } = hands.state()
  const column = hands.columnAt(cursor)
  if (!range || !cursor || !column) return
  if (!hands.canEdit(cursor)) {
    hands.say(gridTexts.cannotEdit)
    return
  }
  const { columns, props } = hands.ports.view()
  const to = !isChecked(hands.rowAt(cursor)?.[column.id])
  const edits: GridEdit[] = []
  for (let index = range.top; index <= range.bottom; index += 1) {
    const row = props.rows.rowAt(index)
    if (!row) continue
    for (const shown of columns.slice(range.left, range.right + 1)) {
      if (shown.column.kind !== 'check' || !hands.isEditable(shown.column, row, index)) continue
      const parsed = parseCell(shown.column, to ? 'Y' : 'N', row)
      if ('value' in parsed) edits.push({ index, columnId: shown.column.id, value: parsed.value })
    }
  }
  hands.apply(edits)
  hands.say(`${column.title} ${to ? gridTexts.checked : gridTexts.unchecked}`)
}

/** A press on a radio cell: its row is chosen, and the one that was is no longer. */
export function chooseRadio(hands: GridHands): void {
  const { cursor } = hands.state()
  const column = hands.columnAt(cursor)
  if (!cursor || !column) return
  if (!hands.canEdit(cursor)) {
    hands.say(gridTexts.cannotEdit)
    return
  }
  const { rows } = hands.ports.view().props
  const edits: GridEdit[] = []
  for (let index = 0; index < rows.count; index += 1) {
    const row = rows.rowAt(index)
    const to = index === cursor.row
    if (!row || isChecked(row[column.id]) === to) continue
    const parsed = parseCell(column, to ? 'Y' : 'N', row)
    if ('value' in parsed) edits.push({ index, columnId: column.id, value: parsed.value })
  }
  hands.apply(edits)
  hands.say(`${column.title} ${gridTexts.checked}`)
}

/** Checks or clears the rows of the range in the check column, all to the opposite of the cursor's row. */
export function toggleRows(hands: GridHands): void {
  const range = boundedRange(hands)
  const { cursor } = hands.state()
  const { props } = hands.ports.view()
  if (!range || !cursor || !props.onCheck) return
  const refusal = props.checkRefusal?.(cursor.row)
  if (refusal !== undefined) {
    props.onCheckRefused?.(refusal)
    return
  }
  const checked = new Set(props.checkedRows)
  const to = !checked.has(cursor.row)
  let turned = 0
  for (let index = range.top; index <= range.bottom; index += 1) {
    if (props.checkable?.(index) === false) continue
    turned += 1
    if (to) checked.add(index)
    else checked.delete(index)
  }
  props.onCheck(checked)
  const how = to ? gridTexts.checked : gridTexts.unchecked
  hands.say(
    rangeHeight(range) === 1
      ? fillMessage(gridTexts.rowChecked, [cursor.row + 1, how])
      : fillMessage(gridTexts.rowsChecked, [turned, how]),
  )
}
