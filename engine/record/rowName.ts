import type { ColumnPlan } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import type { CodesPort } from '../runtime/services'
import { cellText } from './cellText'

const numbers: readonly ColumnPlan['kind'][] = ['integer', 'decimal', 'amount']

/** What a row is called: its frozen columns, else its first one. A number, such as a rank, is no name. */
export const rowName = (columns: readonly ColumnPlan[], row: Row, codes: CodesPort): string =>
  rowNames(columns, [row], codes)[0] ?? ''

/** What rows are called beside each other: those of one name are told apart by further columns, as many as that takes. */
export function rowNames(
  columns: readonly ColumnPlan[],
  rows: readonly Row[],
  codes: CodesPort,
): readonly string[] {
  const naming = columns.filter(({ kind }) => !numbers.includes(kind))
  const frozen = naming.filter(({ isFrozen }) => isFrozen)
  const first = frozen.length > 0 ? frozen : naming.slice(0, 1)
  const textIn = (row: Row, column: ColumnPlan) => cellText(column, row[column.field], row, codes)
  const joined = (texts: readonly string[]) => texts.filter(text => text !== '').join(' · ')
  let names = rows.map(row => joined(first.map(column => textIn(row, column))))
  for (const column of naming.filter(each => !first.includes(each))) {
    const known = new Set<string>()
    const shared = new Set(names.filter(name => known.size === known.add(name).size))
    if (shared.size === 0) break
    names = names.map((name, index) =>
      shared.has(name) ? joined([name, textIn(rows[index] ?? {}, column)]) : name,
    )
  }
  return names
}
