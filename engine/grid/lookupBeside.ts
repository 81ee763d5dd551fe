import type { Line } from '../contract/linesRoom'
import { clearedValues } from '../lookup/lookupRun'
import type { ColumnPlan } from '../plan/gridPlan'
import { isEmptyValue, type Row, textOf } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'

interface Looked {
  readonly field: string
  /** What a choice writes beside the field. */
  readonly beside: readonly string[]
}

/**
 * What stands beside a lookup cell whose value comes or goes without a search: emptied with it, and there again with the same
 * value when it is filled down or taken back.
 */
export function createLookupBeside(columns: readonly ColumnPlan[]) {
  const looked = columns.flatMap(({ field, lookup }): Looked[] => {
    if (!lookup) return []
    const beside = Object.keys(clearedValues(lookup, field)).filter(name => name !== field)
    return beside.length === 0 ? [] : [{ field, beside }]
  })
  /** By field and value, as it last stood beside it. */
  const known = new Map<string, Row>()

  function besideOf(column: Looked, value: unknown, lines: readonly Line[]): Row | undefined {
    if (isEmptyValue(value)) return {}
    const key = `${column.field} ${textOf(value)}`
    const row = known.get(key) ?? lines.find(line => textOf(line.values[column.field]) === value)?.values
    if (row) known.set(key, row)
    return row
  }

  return (before: Row, typed: Row, lines: readonly Line[]): Row => {
    const written: Record<string, unknown> = {}
    for (const column of looked) {
      if (!(column.field in typed)) continue
      const was = before[column.field]
      if (sameField(was, typed[column.field])) continue
      if (!isEmptyValue(was)) known.set(`${column.field} ${textOf(was)}`, before)
      const row = besideOf(column, typed[column.field], lines)
      if (!row) continue
      for (const name of column.beside) if (!(name in typed)) written[name] = row[name]
    }
    return written
  }
}
