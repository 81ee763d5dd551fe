import type { SavedRows } from '../contract/editedRoom'
import type { Line, LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import type { EditedRows, GridPlan } from '../plan/gridPlan'
import { isEmptyValue, type Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { Failure } from '../runtime/services'
import { cellProblem } from './lineProblems'
import { cellName, refusalOf } from './linesState'

/** The rows that were changed, in the order of the screen. */
function changedLines({ lines }: LinesState): readonly Line[] {
  return lines.filter(line => line.mark !== undefined)
}

/** The rows that a save sends, in the order of the screen: what was changed, or what is checked whether changed or not. */
export function savedLines(state: LinesState, which: SavedRows): readonly Line[] {
  if (which === 'changed') return changedLines(state)
  const { lines, checked, selected } = state
  return lines.filter(line => (checked.size > 0 ? checked.has(line.id) : line.id === selected))
}

/** Shows what is wrong with the rows that are to be saved; the first problem, or undefined. */
export function judgeChanges(
  plan: GridPlan,
  host: RoomHost,
  slice: Slice<LinesState>,
  which: SavedRows,
): string | undefined {
  const problems: Record<string, string> = {}
  const sentences: string[] = []
  const saved = new Set(savedLines(slice.get(), which))
  slice.get().lines.forEach((line, index) => {
    if (!saved.has(line) || line.mark === 'D') return
    for (const column of plan.columns.filter(candidate => candidate.isEditable)) {
      const isMissing = column.isRequired && isEmptyValue(line.values[column.field])
      const name = cellName(line.id, column.field)
      const problem = isMissing
        ? say('cellEmpty', index + 1, column.label)
        : (cellProblem(column, line.values, host) ?? refusalOf(slice.get(), name))
      if (problem === undefined) continue
      problems[name] = problem
      sentences.push(isMissing ? problem : say('problemAt', index + 1, problem))
    }
  })
  slice.set({ problems })
  return sentences[0]
}

/** A changed row as the save operation takes it. */
export function wireRow({ saved }: EditedRows, { mark, values, stored }: Line): Row {
  // Of a deleted row only what the server has is sent: what else stands in it is nobody's entry any more.
  const row = mark === 'D' ? (stored ?? values) : values
  const entries = saved.flatMap((field): [string, unknown][] =>
    isEmptyValue(row[field]) ? [] : [[field, row[field]]],
  )
  return { rowState: mark ?? 'U', ...Object.fromEntries(entries) }
}

/** Shows a refusal of the server at the cell it names; the sentence with the row as it counts on screen. */
export function showRefusal(
  slice: Slice<LinesState>,
  { field, row, message }: Failure,
  which: SavedRows,
): string {
  const line = row === undefined ? undefined : savedLines(slice.get(), which)[row - 1]
  if (!line) return message
  const place = slice.get().lines.indexOf(line) + 1
  if (field !== undefined) {
    slice.set({ problems: { ...slice.get().problems, [cellName(line.id, field)]: message } })
  }
  return say('problemAt', place, message)
}
