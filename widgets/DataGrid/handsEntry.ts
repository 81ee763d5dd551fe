import type { GridParsed } from './dataGridContract'
import { describeCell } from './describeCell'
import type { GridHands } from './gridHandsState'
import { filterOptions, parseCell } from './gridValue'
import { cellKey, type HandsCore } from './handsCore'

type Entry = Pick<GridHands, 'typed' | 'commit' | 'cancel' | 'apply'>

/** What is typed, and what becomes of it. */
export function createHandsEntry(core: HandsCore): Entry {
  return {
    typed() {
      if (core.state.mode === 'select') core.hands().open('type')
      if (core.state.mode === 'select') return core.setText('')
      const column = core.hands().columnAt(core.state.cursor)
      const list =
        column?.kind === 'code'
          ? { options: filterOptions(column.options ?? [], core.editor?.value ?? ''), active: 0 }
          : undefined
      if (list || core.state.refusal) core.update({ list, refusal: undefined })
    },
    commit(leaving = false) {
      const { cursor, list, mode } = core.state
      const column = core.hands().columnAt(cursor)
      const row = core.hands().rowAt(cursor)
      if (mode === 'select' || !cursor || !column || !row) return true
      const typed = core.editor?.value ?? ''
      const isMeant = typed.trim() !== '' || list?.isMeant === true
      const chosen = list && !leaving && isMeant ? list.options[list.active] : undefined
      const text = chosen ? chosen.text : typed
      const close = () => {
        core.setText('')
        core.update({ mode: 'select', list: undefined, refusal: undefined })
      }
      if (mode === 'edit' && text === core.opened) {
        close()
        return true
      }
      const { onLookupTexts } = core.ports.view().props
      if (column.kind === 'lookup' && onLookupTexts && text.trim() !== '') {
        close()
        onLookupTexts([{ index: cursor.row, columnId: column.id, text: text.trim() }], [])
        return true
      }
      const parsed: GridParsed =
        chosen && !column.parse ? { value: chosen.value } : parseCell(column, text, row)
      if ('value' in parsed) {
        close()
        core.hands().apply([{ index: cursor.row, columnId: column.id, value: parsed.value }])
        if (parsed.note !== undefined) {
          core.hands().note(cursor.row, column.id, parsed.note)
          core.hands().say(`${column.title}: ${parsed.note}`)
        }
        return true
      }
      if (leaving) {
        close()
        core.hands().refuse(cursor.row, column.id, parsed.refused)
      } else {
        core.update({ refusal: parsed.refused })
        core.editor?.select()
      }
      core.hands().say(`${column.title}: ${parsed.refused}`)
      return leaving
    },
    cancel() {
      core.setText('')
      core.update({ mode: 'select', list: undefined, refusal: undefined })
      if (core.state.cursor) core.hands().say(describeCell(core.hands(), core.state.cursor))
    },
    apply(edits) {
      const { props } = core.ports.view()
      if (edits.length === 0 || !props.onEdit) return
      let hadMarks = false
      for (const { index, columnId } of edits)
        for (const marks of [core.refusals, core.notes])
          hadMarks = marks.delete(cellKey(index, columnId)) || hadMarks
      if (hadMarks) core.update({ marks: core.state.marks + 1 })
      props.onEdit(edits)
    },
  }
}
