import type { GridColumn, GridRow } from './dataGridContract'
import { describeCell, describeRange } from './describeCell'
import type { GridHands, HandsPorts } from './gridHandsState'
import { clampPlace, type GridCellPlace, rangeOf } from './gridRange'
import { isTicked } from './gridValue'
import { createHandsCore, type HandsCore, startState } from './handsCore'
import { createHandsEditor } from './handsEditor'
import { createHandsEntry } from './handsEntry'
import { createHandsMarks } from './handsMarks'

/**
 * select ──typing, composition──▶ type ──Enter, Tab, arrows──▶ commit ──▶ select, one cell on
 *    └────F2, double click──────▶ edit ──Enter, Tab──────────▶ commit ──▶ …
 * Esc leads back to select from everywhere. A refused text keeps the editor open unless the person leaves the cell by mouse.
 */
export function createGridHands(ports: HandsPorts): GridHands {
  const core: HandsCore = createHandsCore(ports, () => hands)
  const hands: GridHands = {
    ...createHandsMarks(core),
    ...createHandsEditor(core),
    ...createHandsEntry(core),
    ports,
    state: () => core.state,
    subscribe(listener) {
      core.listeners.add(listener)
      return () => core.listeners.delete(listener)
    },
    attach(element) {
      core.editor = element
    },
    editor: () => core.editor,
    range: () =>
      core.state.cursor && core.state.end ? rangeOf(core.state.cursor, core.state.end) : undefined,
    columnAt: place => {
      const column = place && ports.view().columns[place.column]?.column
      const row = column?.ofRow && hands.rowAt(place)
      return row ? column.ofRow?.(row) : column
    },
    rowAt: place => (place ? ports.view().props.rows.rowAt(place.row) : undefined),
    canEdit(place) {
      const column = hands.columnAt(place)
      const row = hands.rowAt(place)
      return place !== undefined && column !== undefined && row !== undefined
        ? hands.isEditable(column, row, place.row)
        : false
    },
    isEditable(column: GridColumn, row: GridRow, index: number) {
      const { props } = ports.view()
      if (props.readOnly || !props.onEdit || props.rowState?.(index) === 'D') return false
      // Rows that are searched for again are about to go.
      if (props.state === 'loading') return false
      if (props.outline?.rowAt(index)?.isGroup) return false
      return typeof column.editable === 'function' ? column.editable(row) : column.editable === true
    },
    settle() {
      const { version: now } = ports.view().props.rows
      if (now !== core.version) {
        core.version = now
        hands.forgetRefusals()
      }
      const { cursor, end, mode } = core.state
      if (!cursor || !end) return
      const { rows, columns } = core.extent()
      if (rows === 0 || columns === 0)
        return core.update({ ...startState, spoken: core.state.spoken, marks: core.state.marks })
      const inside = clampPlace(cursor, { rows, columns })
      if (inside.row !== cursor.row || inside.column !== cursor.column) {
        return core.update({
          cursor: inside,
          end: inside,
          mode: 'select',
          list: undefined,
          refusal: undefined,
        })
      }
      if (mode === 'select') guardEditor(core, cursor)
    },
    say: text => core.update({ spoken: text === core.state.spoken ? `${text}\u00a0` : text }),

    moveTo(place, extend = false) {
      const to = clampPlace(place, core.extent())
      hands.select(extend && core.state.cursor ? core.state.cursor : to, to)
      ports.scrollTo(to)
    },
    select(cursor, end) {
      if (core.extent().rows === 0 || core.extent().columns === 0) return
      const from = core.state.cursor
      core.setText('')
      guardEditor(core, cursor)
      const range = rangeOf(cursor, end)
      const isOne = range.top === range.bottom && range.left === range.right
      core.update({ cursor, end, mode: 'select', list: undefined, refusal: undefined, whole: undefined })
      hands.say(isOne ? describeCell(hands, cursor) : describeRange(range))
      // After a new search no row is chosen while the cursor is where it was: going there chooses it.
      const { selectedRow, onSelectRow } = ports.view().props
      if (from?.row !== cursor.row || selectedRow !== cursor.row) onSelectRow?.(cursor.row)
    },
  }
  return hands
}

/** What cannot be edited must not take a composition either; a read-only text box is the one thing an IME respects. */
function guardEditor({ editor, hands }: HandsCore, cursor: GridCellPlace): void {
  const column = hands().columnAt(cursor)
  if (editor) editor.readOnly = !hands().canEdit(cursor) || column === undefined || isTicked(column)
}
