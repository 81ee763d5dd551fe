import type { CellPlace, Line, LineMark, LinesState } from '../contract/linesRoom'
import type { Row } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'

export const noLines: LinesState = {
  lines: [],
  problems: {},
  checked: new Set(),
  selected: undefined,
  version: 0,
  nextId: 1,
  // Lines that are loaded again must forget what had been imported and what was asked about it.
  imported: undefined,
  checks: undefined,
  goTo: undefined,
  history: undefined,
}

export function cellName(lineId: string, field: string): string {
  return `${lineId}:${field}`
}

/** Why the server has refused a cell. */
export function refusalOf({ checks }: LinesState, name: string): string | undefined {
  const check = checks?.[name]
  return check === undefined || check === 'asking' ? undefined : check.refused
}

/** The line of a cell by its name. */
export function lineOfCell(name: string): string {
  return name.slice(0, name.indexOf(':'))
}

/** The first cell that has a problem, by line and then by the order of the fields. */
export function firstProblem(
  { lines, problems }: LinesState,
  fields: readonly string[],
): CellPlace | undefined {
  const withProblems = new Set(Object.keys(problems).map(lineOfCell))
  const line = lines.find(({ id }) => withProblems.has(id))?.id
  if (line === undefined) return undefined
  const field = fields.find(candidate => cellName(line, candidate) in problems)
  return { line, ...(field !== undefined && { field }) }
}

/** Lines as the server answered them. */
export function storedLines(rows: readonly Row[], before: LinesState): LinesState {
  const lines = rows.map((values, index) => ({
    id: String(before.nextId + index),
    mark: undefined,
    values,
    stored: values,
  }))
  return {
    ...noLines,
    lines,
    version: before.version + 1,
    nextId: before.nextId + rows.length,
    narrowed: before.narrowed,
  }
}

/** What has been computed for the lines counts as what the server has. */
export function settledLines({ lines }: LinesState): Pick<LinesState, 'lines'> {
  return { lines: lines.map(line => ({ ...line, mark: undefined, stored: line.values })) }
}

/** New lines at the end, or behind the line of that id. */
export function insertLines(state: LinesState, rows: readonly Row[], behind?: string): LinesState {
  const added = rows.map(
    (values, index): Line => ({ id: String(state.nextId + index), mark: 'I', values, stored: undefined }),
  )
  const place = behind === undefined ? -1 : state.lines.findIndex(line => line.id === behind)
  const at = place < 0 ? state.lines.length : place + 1
  const isAppended = at === state.lines.length
  return {
    ...state,
    lines: [...state.lines.slice(0, at), ...added, ...state.lines.slice(at)],
    selected: added[0]?.id ?? state.selected,
    version: isAppended ? state.version : state.version + 1,
    nextId: state.nextId + rows.length,
  }
}

/** New lines vanish; stored ones are marked, and a second time taken back. */
export function deleteLines(
  state: LinesState,
  ids: ReadonlySet<string>,
  saved: readonly string[],
): LinesState {
  const targets = state.lines.filter(line => ids.has(line.id))
  const isTakenBack = targets.length > 0 && targets.every(line => line.mark === 'D')
  const lines = state.lines.flatMap((line): Line[] => {
    if (!ids.has(line.id)) return [line]
    if (line.stored === undefined) return []
    return [{ ...line, mark: isTakenBack ? markOf(line, saved) : 'D' }]
  })
  const isShorter = lines.length < state.lines.length
  const left = new Set(lines.map(line => line.id))
  return {
    ...state,
    lines,
    checked: new Set(),
    selected: state.selected !== undefined && left.has(state.selected) ? state.selected : undefined,
    version: isShorter ? state.version + 1 : state.version,
    problems: Object.fromEntries(
      Object.entries(state.problems).filter(([name]) => left.has(lineOfCell(name))),
    ),
  }
}

/** Writes values into lines; a line whose saved values are all back to the stored ones is unchanged again. */
export function writeLines(
  state: LinesState,
  changes: ReadonlyMap<string, Row>,
  saved: readonly string[],
): LinesState {
  const lines = state.lines.map((line): Line => {
    const change = changes.get(line.id)
    if (!change) return line
    const next = { ...line, values: { ...line.values, ...change } }
    return line.mark === 'D' ? next : { ...next, mark: markOf(next, saved) }
  })
  return { ...state, lines }
}

export function markOf(
  line: Pick<Line, 'stored' | 'values'>,
  saved: readonly string[],
): LineMark | undefined {
  const { stored, values } = line
  if (stored === undefined) return 'I'
  return saved.some(field => !sameField(stored[field], values[field])) ? 'U' : undefined
}

export function isCellChanged(line: Line, field: string): boolean {
  return line.stored !== undefined && !sameField(line.stored[field], line.values[field])
}

export function hasChangedLines(state: LinesState): boolean {
  return state.lines.some(line => line.mark !== undefined)
}
