import type { EditedRoom } from '../contract/editedRoom'
import type { FilesRoom } from '../contract/filesRoom'
import type { LinesRoom, LinesState } from '../contract/linesRoom'
import type { Rooms } from '../contract/rooms'
import type { RowsRoom } from '../contract/rowsRoom'
import { blocksOf } from '../plan/blocksOf'

import type { GridPlan } from '../plan/gridPlan'
import type { ScreenPlan } from '../plan/screenPlan'
import { isRow, type Row } from '../runtime/row'
import { keysOfWay } from '../way/rowWay'
import type { ScreenCore } from './screenCore'

/** The line and the row under the cursor, for actions that are about them. */
export function selectedRows(lines: LinesState | undefined, grid: RowsRoom | EditedRoom | undefined): Row {
  const line = lines?.lines.find(candidate => candidate.id === lines.selected)?.values
  const row = grid?.chosen()
  return { ...(line && { line, row: line }), ...(row && { row }) }
}

export const noRooms: Rooms = {
  edited: [],
  filters: [],
  files: [],
  document: undefined,
  grids: [],
  answers: [],
  asking: [],
}

export function findRoom<Room extends { readonly plan: { readonly id: string } }>(
  rooms: readonly Room[],
  id: string,
  screen: string,
) {
  const room = rooms.find(candidate => candidate.plan.id === id)
  if (!room) throw new Error(`Engine bug: "${screen}" has no block "${id}".`)
  return room
}

/** The lines of a grid: of the document, or rows that are edited in place. */
export function linesOf({ rooms, plan }: ScreenCore, gridId: string): LinesRoom {
  const { document, edited } = rooms
  const own = edited.find(room => room.plan.id === gridId)
  if (own) return own
  if (!document) throw new Error(`Engine bug: "${plan.screen}" has no document with lines.`)
  return document.lines(gridId)
}

/** What a document answers of files; where several blocks show them, each takes those of its own header field. */
export function takeFiles(files: readonly FilesRoom[], { files: answered, header }: Row): void {
  const items = Array.isArray(answered) ? answered : []
  for (const room of files) {
    const of = isRow(header) ? header[room.plan.field] : undefined
    room.take(files.length === 1 ? items : items.filter(item => isRow(item) && item.fileId === of))
  }
}

/** The label by which the page shows a header field or a condition. */
export function labelOf(plan: ScreenPlan, root: 'header' | 'filter', name: string): string | undefined {
  const blocks = root === 'header' ? blocksOf(plan, 'form') : blocksOf(plan, 'filter')
  for (const { fields } of blocks) for (const { field, label } of fields) if (field === name) return label
  return undefined
}

/** What tells the rows of a list apart: the number their transitions go by, else what their link carries. */
export function keyFieldsOf(plan: ScreenPlan, grid: GridPlan): readonly string[] {
  if (plan.document?.of?.grid === grid.id) return [plan.document.key]
  const steps = plan.actions.flatMap(action => action.steps)
  const key = steps.flatMap(step => (step.step === 'transition' ? step.keys : [])).find(name => name !== '')
  return key === undefined ? keysOfWay(grid.openRow) : [key]
}
