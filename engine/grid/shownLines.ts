import type { Line, LinesRoom, LinesState } from '../contract/linesRoom'
import type { GridPlan } from '../plan/gridPlan'
import { isRow, textOf } from '../runtime/row'

import { cellName, isCellChanged } from './linesState'

type Look = Pick<GridPlan, 'narrow' | 'problems'>

/** Lines as they are looked at: those of the chosen value, with what the server has reported about their cells. */
export function showLines(state: LinesState, plan: Look): LinesState {
  const lines = state.lines.filter(line => isShown(line, state, plan))
  return { ...state, lines, problems: { ...reportedProblems(lines, plan), ...state.problems } }
}

/** What has just been added bears no value yet and would vanish under the hands. */
function isShown(line: Line, { narrowed = '' }: LinesState, { narrow }: Look): boolean {
  return !narrow || narrowed === '' || line.mark === 'I' || textOf(line.values[narrow.field]) === narrowed
}

/** A changed cell is no longer the one that the report is about. */
function reportedProblems(
  lines: readonly Line[],
  { problems: field }: Look,
): Readonly<Record<string, string>> {
  if (field === undefined) return {}
  const reported: Record<string, string> = {}
  for (const line of lines) {
    const list = line.values[field]
    if (!Array.isArray(list) || list.length === 0 || line.mark === 'D') continue
    for (const problem of list.filter(isRow)) {
      const name = textOf(problem.field)
      if (!isCellChanged(line, name)) reported[cellName(line.id, name)] = textOf(problem.msg)
    }
  }
  return reported
}

/** A room whose indexes count the lines that are looked at. */
export function createShownLines(room: LinesRoom): LinesRoom {
  let seen: LinesState | undefined
  let shown: LinesState | undefined
  let places: readonly number[] = []

  /** The same object for the same state, so that nothing is redrawn without need. */
  function look(): LinesState {
    const state = room.get()
    if (shown && state === seen) return shown
    seen = state
    shown = showLines(state, room.plan)
    const kept = new Set(shown.lines)
    places = state.lines.flatMap((line, index) => (kept.has(line) ? [index] : []))
    return shown
  }

  /** A place that no line has stays one that no line has. */
  function placeOf(index: number): number {
    look()
    return places[index] ?? -1
  }

  return {
    ...room,
    get: look,
    edit: edits => room.edit(edits.map(({ index, values }) => ({ index: placeOf(index), values }))),
    check: indexes => room.check(new Set([...indexes].map(placeOf))),
    select: index => room.select(placeOf(index)),
    lookUpTexts: (texts, edits) =>
      room.lookUpTexts(
        texts.map(one => ({ ...one, index: placeOf(one.index) })),
        edits.map(one => ({ ...one, index: placeOf(one.index) })),
      ),
    lookUp: (index, field, typed) => room.lookUp(placeOf(index), field, typed),
  }
}

/** Looks at the lines of one value, or at all with "". Indexes then mean other lines, and what was checked may be out of sight. */
export function narrowLines(room: LinesRoom, value: string): void {
  const { version } = room.get()
  room.set({ narrowed: value, version: version + 1, checked: new Set(), selected: undefined })
}
