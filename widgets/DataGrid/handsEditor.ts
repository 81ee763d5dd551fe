import { accessibleText } from './accessibleText'
import type { GridHands } from './gridHandsState'
import { gridTexts } from './gridTexts'
import { editText, isTicked } from './gridValue'
import type { HandsCore } from './handsCore'

type Editor = Pick<
  GridHands,
  'open' | 'showWhole' | 'holdCaret' | 'openList' | 'activateOption' | 'chooseOption'
>

/** Opening the editor, the list of choices and the whole text of a cell. */
export function createHandsEditor(core: HandsCore): Editor {
  return {
    open(mode) {
      const column = core.hands().columnAt(core.state.cursor)
      const row = core.hands().rowAt(core.state.cursor)
      if (!core.state.cursor || !column || !row || isTicked(column)) return
      if (!core.hands().canEdit(core.state.cursor)) return core.hands().say(gridTexts.cannotEdit)
      core.ports.scrollTo(core.state.cursor)
      core.update({ mode, refusal: undefined })
      core.opened = mode === 'edit' ? editText(column, row) : ''
      if (mode === 'type') return
      core.setText(core.opened)
      core.editor?.setSelectionRange(core.opened.length, core.opened.length)
    },
    showWhole() {
      const column = core.hands().columnAt(core.state.cursor)
      const row = core.hands().rowAt(core.state.cursor)
      if (!core.state.cursor || !column || !row) return
      const isGroup = core.ports.view().props.outline?.rowAt(core.state.cursor.row)?.isGroup
      const text = accessibleText(column, row, isGroup)
      core.update({ whole: core.state.whole === undefined ? text : undefined })
      if (core.state.whole !== undefined) core.hands().say(text)
    },
    holdCaret() {
      if (core.state.mode === 'type') core.update({ mode: 'edit' })
    },
    openList() {
      const column = core.hands().columnAt(core.state.cursor)
      if (column?.kind !== 'code' || !core.hands().canEdit(core.state.cursor)) return
      if (core.state.mode === 'select') core.hands().open('edit')
      const options = column.options ?? []
      const value = core.hands().rowAt(core.state.cursor)?.[column.id]
      core.update({
        list: {
          options,
          active: Math.max(
            0,
            options.findIndex(option => option.value === value),
          ),
          isMeant: true,
        },
      })
      core.editor?.select()
    },
    activateOption(at) {
      if (!core.state.list) return
      const active = Math.max(0, Math.min(at, core.state.list.options.length - 1))
      core.update({ list: { ...core.state.list, active, isMeant: true } })
      core.hands().say(core.state.list.options[active]?.text ?? gridTexts.noOption)
    },
    chooseOption(at) {
      core.hands().activateOption(at)
      core.hands().commit()
      if (core.state.cursor) core.hands().moveTo(core.state.cursor)
    },
  }
}
