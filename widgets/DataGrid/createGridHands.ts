import { accessibleText } from './accessibleText'
import type { GridColumn, GridParsed, GridRow } from './dataGridContract'
import { describeCell, describeRange } from './describeCell'
import type { GridHands, HandsPorts, HandsState } from './gridHandsState'
import { clampPlace, type GridCellPlace, rangeOf } from './gridRange'
import { gridTexts } from './gridTexts'
import { editText, filterOptions, isTicked, parseCell } from './gridValue'

const start: HandsState = {
  cursor: undefined,
  end: undefined,
  mode: 'select',
  list: undefined,
  refusal: undefined,
  whole: undefined,
  spoken: '',
  marks: 0,
}

/**
 * select ──typing, composition──▶ type ──Enter, Tab, arrows──▶ commit ──▶ select, one cell on
 *    └────F2, double click──────▶ edit ──Enter, Tab──────────▶ commit ──▶ …
 * Esc leads back to select from everywhere. A refused text keeps the editor open unless the person leaves the cell by mouse.
 */
export function createGridHands(ports: HandsPorts): GridHands {
  let state = start
  let editor: HTMLTextAreaElement | null = null
  let opened = ''
  let version: string | number | undefined
  const listeners = new Set<() => void>()
  const refusals = new Map<string, string>()
  const notes = new Map<string, string>()

  const update = (change: Partial<HandsState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const extent = () => ({ rows: ports.view().props.rows.count, columns: ports.view().columns.length })
  const setText = (text: string) => {
    if (editor && editor.value !== text) editor.value = text
  }
  // What cannot be edited must not take a composition either; a read-only text box is the one thing an IME respects.
  const guardEditor = (cursor: GridCellPlace) => {
    const column = hands.columnAt(cursor)
    if (editor) editor.readOnly = !hands.canEdit(cursor) || column === undefined || isTicked(column)
  }

  const hands: GridHands = {
    ports,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach(element) {
      editor = element
    },
    editor: () => editor,
    range: () => (state.cursor && state.end ? rangeOf(state.cursor, state.end) : undefined),
    columnAt: place => (place ? ports.view().columns[place.column]?.column : undefined),
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
      // Rows that are searched for anew are about to go.
      if (props.state === 'loading') return false
      if (props.outline?.rowAt(index)?.isGroup) return false
      return typeof column.editable === 'function' ? column.editable(row) : column.editable === true
    },
    problemAt: (index, columnId, props = ports.view().props) =>
      refusals.get(keyOf(index, columnId)) ?? props.cellProblem?.(index, columnId),
    refuse(index, columnId, reason) {
      refusals.set(keyOf(index, columnId), reason)
      update({ marks: state.marks + 1 })
    },
    note(index, columnId, note) {
      notes.set(keyOf(index, columnId), note)
      update({ marks: state.marks + 1 })
    },
    noteAt: (index, columnId) => notes.get(keyOf(index, columnId)),
    forgetRefusals() {
      if (refusals.size + notes.size === 0) return
      refusals.clear()
      notes.clear()
      update({ marks: state.marks + 1 })
    },
    settle() {
      const { version: now } = ports.view().props.rows
      if (now !== version) {
        version = now
        hands.forgetRefusals()
      }
      const { cursor, end, mode } = state
      if (!cursor || !end) return
      const { rows, columns } = extent()
      if (rows === 0 || columns === 0) return update({ ...start, spoken: state.spoken, marks: state.marks })
      const inside = clampPlace(cursor, { rows, columns })
      if (inside.row !== cursor.row || inside.column !== cursor.column) {
        return update({ cursor: inside, end: inside, mode: 'select', list: undefined, refusal: undefined })
      }
      if (mode === 'select') guardEditor(cursor)
    },
    say: text => update({ spoken: text === state.spoken ? `${text}\u00a0` : text }),

    moveTo(place, extend = false) {
      const to = clampPlace(place, extent())
      hands.select(extend && state.cursor ? state.cursor : to, to)
      ports.scrollTo(to)
    },
    select(cursor, end) {
      if (extent().rows === 0 || extent().columns === 0) return
      const from = state.cursor
      setText('')
      guardEditor(cursor)
      const range = rangeOf(cursor, end)
      const isOne = range.top === range.bottom && range.left === range.right
      update({ cursor, end, mode: 'select', list: undefined, refusal: undefined, whole: undefined })
      hands.say(isOne ? describeCell(hands, cursor) : describeRange(range))
      // After a new search no row is chosen while the cursor is where it was: going there chooses it.
      const { selectedRow, onSelectRow } = ports.view().props
      if (from?.row !== cursor.row || selectedRow !== cursor.row) onSelectRow?.(cursor.row)
    },

    open(mode) {
      const column = hands.columnAt(state.cursor)
      const row = hands.rowAt(state.cursor)
      if (!state.cursor || !column || !row || isTicked(column)) return
      if (!hands.canEdit(state.cursor)) return hands.say(gridTexts.cannotEdit)
      ports.scrollTo(state.cursor)
      update({ mode, refusal: undefined })
      opened = mode === 'edit' ? editText(column, row) : ''
      if (mode === 'type') return
      setText(opened)
      editor?.setSelectionRange(opened.length, opened.length)
    },
    showWhole() {
      const column = hands.columnAt(state.cursor)
      const row = hands.rowAt(state.cursor)
      if (!state.cursor || !column || !row) return
      const isGroup = ports.view().props.outline?.rowAt(state.cursor.row)?.isGroup
      const text = accessibleText(column, row, isGroup)
      update({ whole: state.whole === undefined ? text : undefined })
      if (state.whole !== undefined) hands.say(text)
    },
    holdCaret() {
      if (state.mode === 'type') update({ mode: 'edit' })
    },
    openList() {
      const column = hands.columnAt(state.cursor)
      if (column?.kind !== 'code' || !hands.canEdit(state.cursor)) return
      if (state.mode === 'select') hands.open('edit')
      const options = column.options ?? []
      const value = hands.rowAt(state.cursor)?.[column.id]
      update({
        list: {
          options,
          active: Math.max(
            0,
            options.findIndex(option => option.value === value),
          ),
          isMeant: true,
        },
      })
      editor?.select()
    },
    activateOption(at) {
      if (!state.list) return
      const active = Math.max(0, Math.min(at, state.list.options.length - 1))
      update({ list: { ...state.list, active, isMeant: true } })
      hands.say(state.list.options[active]?.text ?? gridTexts.noOption)
    },
    chooseOption(at) {
      hands.activateOption(at)
      hands.commit()
      if (state.cursor) hands.moveTo(state.cursor)
    },

    typed() {
      if (state.mode === 'select') hands.open('type')
      if (state.mode === 'select') return setText('')
      const column = hands.columnAt(state.cursor)
      const list =
        column?.kind === 'code'
          ? { options: filterOptions(column.options ?? [], editor?.value ?? ''), active: 0 }
          : undefined
      if (list || state.refusal) update({ list, refusal: undefined })
    },
    commit(leaving = false) {
      const { cursor, list, mode } = state
      const column = hands.columnAt(cursor)
      const row = hands.rowAt(cursor)
      if (mode === 'select' || !cursor || !column || !row) return true
      const typed = editor?.value ?? ''
      const isMeant = typed.trim() !== '' || list?.isMeant === true
      const chosen = list && !leaving && isMeant ? list.options[list.active] : undefined
      const text = chosen ? chosen.text : typed
      const close = () => {
        setText('')
        update({ mode: 'select', list: undefined, refusal: undefined })
      }
      if (mode === 'edit' && text === opened) {
        close()
        return true
      }
      const { onLookupTexts } = ports.view().props
      if (column.kind === 'lookup' && onLookupTexts && text.trim() !== '') {
        close()
        onLookupTexts([{ index: cursor.row, columnId: column.id, text: text.trim() }], [])
        return true
      }
      const parsed: GridParsed =
        chosen && !column.parse ? { value: chosen.value } : parseCell(column, text, row)
      if ('value' in parsed) {
        close()
        hands.apply([{ index: cursor.row, columnId: column.id, value: parsed.value }])
        if (parsed.note !== undefined) {
          hands.note(cursor.row, column.id, parsed.note)
          hands.say(`${column.title}: ${parsed.note}`)
        }
        return true
      }
      if (leaving) {
        close()
        hands.refuse(cursor.row, column.id, parsed.refused)
      } else {
        update({ refusal: parsed.refused })
        editor?.select()
      }
      hands.say(`${column.title}: ${parsed.refused}`)
      return leaving
    },
    cancel() {
      setText('')
      update({ mode: 'select', list: undefined, refusal: undefined })
      if (state.cursor) hands.say(describeCell(hands, state.cursor))
    },
    apply(edits) {
      const { props } = ports.view()
      if (edits.length === 0 || !props.onEdit) return
      let hadMarks = false
      for (const { index, columnId } of edits)
        for (const marks of [refusals, notes]) hadMarks = marks.delete(keyOf(index, columnId)) || hadMarks
      if (hadMarks) update({ marks: state.marks + 1 })
      props.onEdit(edits)
    },
  }
  return hands
}

function keyOf(index: number, columnId: string): string {
  return `${index} ${columnId}`
}
