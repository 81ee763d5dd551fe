import type { Row } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'

/** I added, U changed, D to be deleted; none: as stored. */
export type LineMark = 'I' | 'U' | 'D'

export interface Line {
  /** Stays the same while the document is open; new lines have no number of the server yet. */
  readonly id: string
  readonly mark: LineMark | undefined
  readonly values: Row
  /** As the server has it; absent in new lines. */
  readonly stored: Row | undefined
}

type CellCheck = 'asking' | { readonly refused: string }

export interface LinesState {
  readonly lines: readonly Line[]
  /** Korean, by `cellName`. */
  readonly problems: Readonly<Record<string, string>>
  /** What the server is asked or has refused (`checkBy`), by `cellName`. */
  readonly checks?: Readonly<Record<string, CellCheck>> | undefined
  readonly checked: ReadonlySet<string>
  readonly selected: string | undefined
  /** Changes when indexes mean other lines than before. */
  readonly version: number
  /** Number for the next line's id. */
  readonly nextId: number
  /** Lines that came in together and can be taken back together, until something else is changed. */
  readonly imported?: ReadonlySet<string> | undefined
  /** The cell that the hands are to be brought to; a new object for each time. */
  readonly goTo?: CellPlace | undefined
  /** What can be taken back and repeated. */
  readonly history?: LinesHistory | undefined
  /** The code value whose lines are looked at. @default all lines */
  readonly narrowed?: string | undefined
}

export interface CellPlace {
  /** Id of the line. */
  readonly line: string
  /** @default the first cell that can be edited */
  readonly field?: string
}

/** How the lines stood on one side of a gesture, as far as the other side differs. */
export interface LinesSide {
  /** Ids from top to bottom, where lines came or went. */
  readonly order?: readonly string[]
  /** Lines that only this side has. */
  readonly own: ReadonlyMap<string, Line>
  /** Values of the other lines, and whether they were to be deleted. */
  readonly changes: ReadonlyMap<string, LineChange>
}

export interface LineChange {
  readonly values: Row
  readonly isDeleted: boolean
}

/** One gesture as it can be taken back and repeated: the cells that it wrote, with the lines that came and went. */
export interface LinesStep {
  readonly before: LinesSide
  readonly after: LinesSide
}

/**
 * The gestures of one state of the lines. It belongs to the state, so that lines loaded again forget it, and is written in
 * place: nothing is drawn from it, and a new state for it would make everybody look at the page once more for each key.
 */
export interface LinesHistory {
  done: LinesStep[]
  undone: LinesStep[]
}

export const noLines: LinesState = {
  lines: [],
  problems: {},
  checked: new Set(),
  selected: undefined,
  version: 0,
  nextId: 1,
  // Said, so that lines loaded anew forget what had come in before and what was asked about it.
  imported: undefined,
  checks: undefined,
  goTo: undefined,
  history: undefined,
}

export interface LineEdit {
  readonly index: number
  readonly values: Row
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

/** What has been reckoned for the lines counts as what the server has. */
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
