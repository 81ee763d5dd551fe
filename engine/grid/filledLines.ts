import type { LinesState } from '../contract/linesRoom'
import type { Row } from '../runtime/row'
import { insertLines, noLines } from './linesState'

/** Other rows in place of those that are there; what was typed stays in the rows that are the same but for it. */
export function filledLines(
  { lines, version, nextId }: LinesState,
  rows: readonly Row[],
  typed: readonly string[],
): LinesState {
  const nameOf = (row: Row) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([field, value]) => !typed.includes(field) && typeof value !== 'object')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  const before = new Map(lines.map(({ values }) => [nameOf(values), values]))
  const filled = rows.map(row => {
    const known = before.get(nameOf(row))
    return known ? { ...row, ...Object.fromEntries(typed.map(field => [field, known[field]])) } : row
  })
  const state = insertLines({ ...noLines, version: version + 1, nextId }, filled)
  return { ...state, selected: undefined }
}
