import type { GridHands } from './gridHandsState'
import { cellKey, type HandsCore } from './handsCore'

type Marks = Pick<GridHands, 'problemAt' | 'refuse' | 'note' | 'noteAt' | 'forgetRefusals'>

/** What stands at single cells: why a value was refused, and what reading has changed. */
export function createHandsMarks(core: HandsCore): Marks {
  return {
    problemAt: (index, columnId, props = core.ports.view().props) =>
      core.refusals.get(cellKey(index, columnId)) ?? props.cellProblem?.(index, columnId),
    refuse(index, columnId, reason) {
      core.refusals.set(cellKey(index, columnId), reason)
      core.update({ marks: core.state.marks + 1 })
    },
    note(index, columnId, note) {
      core.notes.set(cellKey(index, columnId), note)
      core.update({ marks: core.state.marks + 1 })
    },
    noteAt: (index, columnId) => core.notes.get(cellKey(index, columnId)),
    forgetRefusals() {
      if (core.refusals.size + core.notes.size === 0) return
      core.refusals.clear()
      core.notes.clear()
      core.update({ marks: core.state.marks + 1 })
    },
  }
}
