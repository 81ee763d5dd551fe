import type {
  CellPlace,
  Line,
  LineChange,
  LinesHistory,
  LinesSide,
  LinesState,
  LinesStep,
} from '../contract/linesRoom'
import type { Row } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'
import { lineOfCell, markOf } from './linesState'

const mostSteps = 200

/** What happened between two states; undefined when nothing did. */
export function stepBetween(before: readonly Line[], after: readonly Line[]): LinesStep | undefined {
  if (before === after) return undefined
  const step = { before: sideOf(before, after), after: sideOf(after, before) }
  return step.before.order || step.before.changes.size > 0 ? step : undefined
}

function sideOf(lines: readonly Line[], others: readonly Line[]): LinesSide {
  const isSameOrder =
    lines.length === others.length && lines.every((line, index) => line.id === others[index]?.id)
  // Most gestures write cells only, and lines are many.
  const known = isSameOrder ? undefined : new Map(others.map(line => [line.id, line]))
  const own = new Map<string, Line>()
  const changes = new Map<string, LineChange>()
  lines.forEach((line, index) => {
    const other = known ? known.get(line.id) : others[index]
    if (!other) own.set(line.id, line)
    const change = other && changeOf(line, other)
    if (change) changes.set(line.id, change)
  })
  return { own, changes, ...(!isSameOrder && { order: lines.map(line => line.id) }) }
}

function changeOf(line: Line, other: Line): LineChange | undefined {
  if (line === other) return undefined
  const fields = [...new Set([...Object.keys(line.values), ...Object.keys(other.values)])]
  const changed = fields.filter(
    field =>
      line.values[field] !== other.values[field] && !sameField(line.values[field], other.values[field]),
  )
  const isDeleted = line.mark === 'D'
  if (changed.length === 0 && isDeleted === (other.mark === 'D')) return undefined
  return { values: Object.fromEntries(changed.map(field => [field, line.values[field]])), isDeleted }
}

/** A new gesture after an undo forgets what was undone, as in Excel. */
export function recordStep(history: LinesHistory, step: LinesStep): void {
  history.done = [...history.done.slice(1 - mostSteps), step]
  history.undone = []
}

/** Adds to a gesture what followed from it later. The gesture as it is now, undefined when it has been taken back meanwhile. */
export function extendStep(history: LinesHistory, step: LinesStep, more: LinesStep): LinesStep | undefined {
  const at = history.done.indexOf(step)
  if (at < 0) return undefined
  const extended = {
    before: { ...step.before, changes: joined(more.before.changes, step.before.changes) },
    after: { ...step.after, changes: joined(step.after.changes, more.after.changes) },
  }
  history.done[at] = extended
  return extended
}

function joined(under: LinesSide['changes'], over: LinesSide['changes']): LinesSide['changes'] {
  const all = new Map(under)
  for (const [id, change] of over) {
    all.set(id, { ...change, values: { ...under.get(id)?.values, ...change.values } })
  }
  return all
}

/** The last gesture moves from one pile to the other; the side on which the lines are to stand then. */
export function turnStep(history: LinesHistory, direction: 'undo' | 'redo'): LinesSide | undefined {
  const [from, to] = direction === 'undo' ? [history.done, history.undone] : [history.undone, history.done]
  const step = from.pop()
  if (!step) return undefined
  to.push(step)
  return direction === 'undo' ? step.before : step.after
}

/** The lines as they stood on that side. */
export function standAt(state: LinesState, side: LinesSide, saved: readonly string[]): LinesState {
  const now = new Map(state.lines.map(line => [line.id, line]))
  const order = side.order ?? state.lines.map(line => line.id)
  const lines = order.flatMap((id): Line[] => {
    const line = now.get(id) ?? side.own.get(id)
    const change = side.changes.get(id)
    if (!line || !change) return line ? [line] : []
    const next = { ...line, values: { ...line.values, ...change.values } }
    return [{ ...next, mark: change.isDeleted ? 'D' : markOf(next, saved) }]
  })
  const left = new Set(order)
  const isLeft = (id: string) => left.has(id)
  return {
    ...state,
    lines,
    checked: new Set([...state.checked].filter(isLeft)),
    selected: state.selected !== undefined && isLeft(state.selected) ? state.selected : undefined,
    version: side.order ? state.version + 1 : state.version,
    imported: undefined,
    problems: Object.fromEntries(Object.entries(state.problems).filter(([name]) => isLeft(lineOfCell(name)))),
  }
}

/** The lines that the step has written or brought, with the values written. */
export function writtenBy(side: LinesSide): ReadonlyMap<string, Row> {
  return new Map([
    ...[...side.own].map(([id, line]) => [id, line.values] as const),
    ...[...side.changes].map(([id, change]) => [id, change.values] as const),
  ])
}

/** Where the hands belong afterwards: at the first cell that was written, else where lines came or went. */
export function placeOfStep(
  { lines }: LinesState,
  side: LinesSide,
  before: readonly Line[],
  fields: readonly string[],
): CellPlace | undefined {
  const touched = lines.find(({ id }) => side.changes.has(id) || side.own.has(id))
  if (touched) {
    const values = side.changes.get(touched.id)?.values ?? {}
    const field = fields.find(candidate => candidate in values)
    return { line: touched.id, ...(field !== undefined && { field }) }
  }
  const gone = before.findIndex((line, index) => line.id !== lines[index]?.id)
  const beside = lines[Math.max(0, gone - 1)]
  return beside && { line: beside.id }
}
