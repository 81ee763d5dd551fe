import type { LineEdit, LinesRoom, LinesState } from '../contract/linesRoom'
import type { ColumnPlan } from '../plan/gridPlan'
import { isEmptyValue, type Row } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'
import { cellProblem } from './lineProblems'
import { type LinesCore, withoutFields } from './linesCore'
import { placeOfStep, standAt, writtenBy } from './linesHistory'
import { cellName, refusalOf, writeLines } from './linesState'
import { createLookupBeside } from './lookupBeside'

/** Takes cells that were typed or pasted, all of one gesture. */
export function createLinesEdit(core: LinesCore): (edits: readonly LineEdit[]) => void {
  const { options, plan, slice } = core
  const newOnly = plan.columns.filter(column => column.isNewOnly).map(column => column.field)
  const besideLookups = createLookupBeside(plan.columns)
  return edits => {
    if (!options.isEditable()) return
    const { lines } = slice.get()
    const changes = new Map<string, Record<string, unknown>>()
    for (const { index, values } of edits) {
      const line = lines[index]
      if (!line || line.mark === 'D') continue
      const change = changes.get(line.id) ?? {}
      const typed = line.stored ? withoutFields(values, newOnly) : values
      Object.assign(change, typed, besideLookups(line.values, typed, lines))
      Object.assign(change, followingValues(core, { ...line.values, ...change }, typed))
      changes.set(line.id, change)
    }
    writeCells(core, changes, { imported: undefined })
  }
}

/** What changes along with the cells that were typed into, which themselves stay as typed. */
function followingValues({ host, plan }: LinesCore, values: Row, typed: Row): Row {
  const written = plan.columns.flatMap(column =>
    column.set && column.field in typed
      ? Object.entries(host.evaluateAll(column.set, { line: values, row: values }))
      : [],
  )
  return Object.fromEntries(written.filter(([field]) => !(field in typed)))
}

/** What is calculated and judged may read all lines, so they are written first; everybody else looks as seldom as can be. */
export function writeCells(
  core: LinesCore,
  changes: ReadonlyMap<string, Row>,
  more: Partial<LinesState> = {},
): void {
  const { checks, options, saved, slice } = core
  slice.set({ ...writeLines(slice.get(), changes, saved), ...more })
  recalculateLines(core, new Set(changes.keys()))
  checks.changed(changes)
  judgeCells(core, changes)
  options.onChange()
}

/** A changed cell is judged at once, its neighbours that had a problem too: the change may have mended them. */
function judgeCells({ host, plan, slice }: LinesCore, changes: ReadonlyMap<string, Row>): void {
  const state = slice.get()
  const problems: Record<string, string> = { ...state.problems }
  let isOther = false
  for (const line of state.lines) {
    const change = changes.get(line.id)
    if (!change) continue
    for (const column of plan.columns) {
      const name = cellName(line.id, column.field)
      if (!(column.field in change) && !(name in problems)) continue
      const problem =
        isEmptyValue(line.values[column.field]) && !(column.field in change)
          ? problems[name]
          : (cellProblem(column, line.values, host) ?? refusalOf(state, name))
      if (problem === problems[name]) continue
      isOther = true
      if (problem === undefined) delete problems[name]
      else problems[name] = problem
    }
  }
  if (isOther) slice.set({ problems })
}

/** Calculates the cells again: of the lines given, or of all. */
export function recalculateLines(core: LinesCore, ids?: ReadonlySet<string>): void {
  const { calculated, saved, slice } = core
  if (calculated.length === 0) return
  const changes = new Map<string, Row>()
  for (const line of slice.get().lines) {
    if (ids !== undefined && !ids.has(line.id)) continue
    const change = calculatedValues(core, line.values)
    if (Object.keys(change).length > 0) changes.set(line.id, change)
  }
  if (changes.size > 0) slice.set(writeLines(slice.get(), changes, saved))
}

/** In the order of the columns, so that one calculated cell may read another to its left. */
export function calculatedValues({ calculated, host }: LinesCore, stored: Row): Row {
  let values = stored
  const change: Record<string, unknown> = {}
  for (const column of calculated) {
    if (column.value === undefined) continue
    const value = storedForm(column, host.evaluate(column.value, { line: values, row: values }))
    if (sameField(value, values[column.field])) continue
    change[column.field] = value
    values = { ...values, [column.field]: value }
  }
  return change
}

/** An expression gives empty text for nothing; amounts and quantities stay decimal texts. */
function storedForm(column: ColumnPlan, value: unknown): unknown {
  if (isEmptyValue(value)) return undefined
  return column.kind === 'integer' ? Number(value) : value
}

/** Takes the last gesture back, or repeats it. */
export function turnBack(core: LinesCore, direction: 'undo' | 'redo'): ReturnType<LinesRoom['turnBack']> {
  const { checks, gestures, options, plan, saved, slice } = core
  const before = slice.get()
  const side = options.isEditable() ? gestures.turn(direction) : undefined
  if (!side) return undefined
  slice.set(standAt(before, side, saved))
  recalculateLines(core)
  checks.changed(writtenBy(side))
  judgeCells(core, writtenBy(side))
  options.onChange()
  const fields = plan.columns.map(column => column.field)
  return { place: placeOfStep(slice.get(), side, before.lines, fields) }
}
