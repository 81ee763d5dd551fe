import type { LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import { limitProblem, type ValueForm } from '../form/limitProblem'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import type { ColumnKind } from '../plan/readColumnPlan'
import { isEmptyValue, type Row } from '../runtime/row'
import { say } from '../runtime/say'
import { keptLines, sentLines } from './keptLines'
import { cellName, refusalOf } from './linesState'

const forms: Readonly<Record<ColumnKind, ValueForm>> = {
  text: 'text',
  code: 'text',
  lookup: 'text',
  yes: 'text',
  check: 'text',
  radio: 'text',
  files: 'text',
  button: 'text',
  dateTime: 'text',
  integer: 'number',
  decimal: 'number',
  amount: 'number',
  date: 'date',
  month: 'month',
}

/** Why a cell's value is refused; emptiness aside. */
export function cellProblem(column: ColumnPlan, line: Row, host: RoomHost): string | undefined {
  const refused = limitProblem(column.label, forms[column.kind], column.limits, line[column.field])
  if (refused !== undefined) return refused
  if (isEmptyValue(line[column.field])) return undefined
  return column.checks.find(check => host.holds(check.refuseWhen, { line, row: line }))?.message
}

/** All problems of the lines that will be saved, by cell name; `required` are the fields that must be filled (G1). */
export function lineProblems(
  plan: GridPlan,
  state: LinesState,
  required: readonly string[],
  host: RoomHost,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  const sent = new Set(plan.source.from === 'lines' ? sentLines(state, plan.source, host) : keptLines(state))
  keptLines(state).forEach((line, index) => {
    if (!sent.has(line)) return
    for (const column of plan.columns.filter(candidate => candidate.isEditable)) {
      const isMissing = required.includes(column.field) && isEmptyValue(line.values[column.field])
      const name = cellName(line.id, column.field)
      const problem = isMissing
        ? say('cellEmpty', index + 1, column.label)
        : (cellProblem(column, line.values, host) ?? refusalOf(state, name))
      if (problem !== undefined) problems[name] = problem
    }
  })
  return problems
}
