import type { ImportRow } from '../contract/importRoom'
import type { LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import { cellProblem } from '../grid/lineProblems'
import { chosenValues } from '../lookup/lookupRun'
import type { RecordLookups } from '../lookup/recordLookups'
import { isEmptyValue, type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import { readCell } from './importCells'
import type { ImportColumn } from './importColumns'

import type { LineFinder } from './lineFinder'

/** A row of the sheet as it was read. */
export interface ReadRow {
  readonly number: number
  readonly texts: Readonly<Record<string, string>>
  /** Why the reader did not take cells of it, Korean, by field. */
  readonly refused?: Readonly<Record<string, string>>
}

interface CheckParts {
  readonly columns: readonly ImportColumn[]
  readonly room: LinesRoom
  readonly host: RoomHost
  readonly lookups: RecordLookups
  /** What a new row brings by itself. */
  readonly first: Row
  /** Finds the line that a row changes; without it rows become new lines. */
  readonly target?: LineFinder
}

interface Parsed extends ReadRow {
  /** Values of the cells that are filled in. */
  readonly given: Row
  /** What the row begins with: the line that it changes, or what is new. */
  readonly first: Row
  readonly line?: string
  readonly problems: Readonly<Record<string, string>>
  /** What reading has changed of a cell, Korean, by field. */
  readonly notes: Readonly<Record<string, string>>
}

/** Reads the cells of a row; the numbers of other records in it are noted to be asked for together. */
export function parseRow(row: ReadRow, { columns, lookups, first: fresh, target }: CheckParts): Parsed {
  const given: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  const notes: Record<string, string> = {}
  for (const column of columns) {
    if (column.isShown) continue
    const { field } = column.plan
    const refused = row.refused?.[field]
    if (refused !== undefined) {
      problems[field] = refused
      continue
    }
    const cell = readCell(column, row.texts[field] ?? '')
    if ('problem' in cell) problems[field] = cell.problem
    else if (!isEmptyValue(cell.value)) {
      given[field] = cell.value
      if (cell.note !== undefined) notes[field] = cell.note
    }
  }
  const found = target?.find(given)
  if (target && found && 'problem' in found) problems[target.by] ??= found.problem
  const stored = found && 'line' in found ? found.line : undefined
  const first = stored?.values ?? fresh
  const line = { ...first, ...given }
  for (const column of columns) {
    const code = given[column.plan.field]
    if (column.plan.lookup && code !== undefined) lookups.want(column.plan.lookup, textOf(code), line)
  }
  return { ...row, given, first, problems, notes, ...(stored ? { line: stored.id } : {}) }
}

/**
 * Judges a row by what its grid demands: records that exist, required cells, limits of the contract, checks of the columns.
 * What a record brings along gives way to what stands in the file.
 */
export function judgeRow(parsed: Parsed, parts: CheckParts): ImportRow {
  const { columns, lookups, room, host } = parts
  const { first, line: changed } = parsed
  const problems: Record<string, string> = { ...parsed.problems }
  let brought: Row = {}
  const line = { ...first, ...parsed.given }
  for (const column of columns) {
    const { field, lookup, label } = column.plan
    const code = textOf(parsed.given[field])
    if (!lookup || code === '') continue
    const found = lookups.find(lookup, code, line)
    if (found && 'row' in found) {
      const chosen = chosenValues(lookup, field, host, found.row, { extra: { line, row: line } })
      brought = { ...brought, ...withoutEmptyValues(chosen) }
    } else problems[field] = found?.refused ?? say('importUnknown', label, code)
  }
  const values = room.calculated({ ...first, ...brought, ...parsed.given })
  for (const { plan, isShown } of columns) {
    if (isShown) continue
    if (problems[plan.field] !== undefined || (parts.target && plan.field === parts.target.by)) continue
    const problem =
      plan.isRequired && isEmptyValue(values[plan.field])
        ? say('fieldEmpty', plan.label)
        : cellProblem(plan, values, host)
    if (problem !== undefined) problems[plan.field] = problem
  }
  const row = { number: parsed.number, texts: parsed.texts, values, problems, notes: parsed.notes }
  if (changed === undefined) return row
  const written = Object.entries({ ...brought, ...parsed.given }).filter(
    ([field]) => field !== parts.target?.by,
  )
  return { ...row, change: { line: changed, values: Object.fromEntries(written) } }
}
