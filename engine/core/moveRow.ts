import type { RowsRoom } from '../contract/rowsRoom'
import type { MoveRow } from '../contract/screen'
import { pickValues } from '../document/saveRequest'
import { hasNobody } from '../document/workflowFacts'
import type { TreeOutline } from '../plan/gridPlan'
import { isRow, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { tellFailure } from '../runtime/tellFailure'
import { mayLeaveDetails } from './chosenRows'
import { documentMaster } from './documentDetail'
import type { ScreenCore } from './screenCore'

type Moved = TreeOutline & { readonly order: string }

/** What moves the rows of a tree; undefined where they stay, or where this person may only look. */
export function rowMover(core: ScreenCore, room: RowsRoom): MoveRow | undefined {
  const { outline } = room.plan
  if (outline?.kind !== 'tree' || outline.order === undefined) return undefined
  if (core.options.access !== 'write') return undefined
  const moved = { ...outline, order: outline.order }
  return (row, target, place) => moveRow(core, room, moved, { row, target, place })
}

interface Move {
  readonly row: Row
  readonly target: number
  readonly place: Parameters<MoveRow>[2]
}

/** One save of the document that the row is, with another place or parent. A change of the parent is asked about before. */
async function moveRow(core: ScreenCore, room: RowsRoom, tree: Moved, move: Move): Promise<boolean> {
  const { document } = core.rooms
  const { services, effects } = core
  const beside = room.get().rows.rowAt(move.target)
  if (!document || !beside || hasNobody(services.session.user())) return false
  const moved = { ...move.row, ...placeOf(core, tree, beside, move.place) }
  if (!(await mayMove(core, room, tree, move.row, moved))) return false
  if (!(await mayLeaveDetails(core, room.plan.id))) return false
  const { plan } = document
  const body = { header: pickValues(moved, plan.saved), version: move.row.version }
  try {
    const answer = await effects.call(plan.update, { body })
    await documentMaster(core, document)?.showAgain(isRow(answer) ? textOf(answer.docNo) : '')
    return true
  } catch (error) {
    await tellFailure(services.ask, error)
    return false
  }
}

/** Below another row, where a new one would stand; else just before or behind it, on its own parent. */
function placeOf(core: ScreenCore, tree: Moved, beside: Row, place: Move['place']): Row {
  const { key, parent, order } = tree
  if (place !== 'below') {
    const at = Number(beside[order])
    return { [parent]: beside[parent], [order]: place === 'before' ? at : at + 1 }
  }
  const initial = core.host.evaluateAll(core.rooms.document?.plan.initial ?? {})
  return { [parent]: beside[key], [order]: initial[order] }
}

async function mayMove(core: ScreenCore, room: RowsRoom, tree: Moved, row: Row, moved: Row) {
  const [before, after] = [textOf(row[tree.parent]), textOf(moved[tree.parent])]
  if (before === after) return true
  const rows = room.loadedRows()
  const nameOf = (code: string) =>
    textOf(rows.find(other => textOf(other[tree.key]) === code)?.[tree.column]) || say('topLevel')
  return core.services.ask.confirm(say('moveBelow', textOf(row[tree.column])), 'goesOn', [
    { label: say('parentNow'), text: nameOf(before) },
    { label: say('parentThen'), text: nameOf(after) },
  ])
}
