import { cellProblem } from '../grid/lineProblems'
import type { LinesRoom } from '../grid/linesRun'
import type { RoomHost } from '../runtime/roomHost'
import { isEmptyValue, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { readCell } from './importCells'
import type { ImportColumn } from './importColumns'
import type { ImportLookups } from './importLookups'
import type { ImportRow } from './importState'

/** A row of the sheet as it was read. */
export interface ReadRow {
  readonly number: number
  readonly texts: Readonly<Record<string, string>>
}

interface CheckParts {
  readonly columns: readonly ImportColumn[]
  readonly room: LinesRoom
  readonly host: RoomHost
  readonly lookups: ImportLookups
  /** What a new row brings by itself. */
  readonly first: Row
}

interface Parsed extends ReadRow {
  /** Values of the cells that are filled in. */
  readonly given: Row
  readonly problems: Readonly<Record<string, string>>
}

/** Reads the cells of a row; the numbers of other records in it are noted to be asked for together. */
export function parseRow(row: ReadRow, { columns, lookups, first }: CheckParts): Parsed {
  const given: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const column of columns) {
    const { field } = column.plan
    const cell = readCell(column, row.texts[field] ?? '')
    if ('problem' in cell) problems[field] = cell.problem
    else if (!isEmptyValue(cell.value)) given[field] = cell.value
  }
  const line = { ...first, ...given }
  for (const column of columns) {
    const code = given[column.plan.field]
    if (column.plan.lookup && code !== undefined) lookups.want(column, textOf(code), line)
  }
  return { ...row, given, problems }
}

/**
 * Judges a row by what its grid demands: records that exist, required cells, limits of the contract, checks of the columns.
 * What a record brings along gives way to what stands in the file.
 */
export function judgeRow(parsed: Parsed, parts: CheckParts): ImportRow {
  const { columns, lookups, first, room, host } = parts
  const problems: Record<string, string> = { ...parsed.problems }
  let brought: Row = {}
  const line = { ...first, ...parsed.given }
  for (const column of columns) {
    const { field } = column.plan
    const code = parsed.given[field]
    if (!column.plan.lookup || code === undefined) continue
    const taken = lookups.take(column, textOf(code), line)
    if ('problem' in taken) problems[field] = taken.problem
    else brought = { ...brought, ...taken.values }
  }
  const values = room.calculated({ ...first, ...brought, ...parsed.given })
  for (const { plan } of columns) {
    if (problems[plan.field] !== undefined) continue
    const problem =
      plan.isRequired && isEmptyValue(values[plan.field])
        ? say('fieldEmpty', plan.label)
        : cellProblem(plan, values, host)
    if (problem !== undefined) problems[plan.field] = problem
  }
  return { number: parsed.number, texts: parsed.texts, values, problems }
}
