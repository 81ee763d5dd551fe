import { compareDecimals, isDecimal } from '../../schemas/shared/decimal'
import type { SortKey } from '../plan/gridPlan'
import type { Row } from '../runtime/row'

const korean = new Intl.Collator('ko', { numeric: true })

/** Orders rows that are all here; decimals by their value, texts as a Korean reader looks for them, empty ones last. */
export function sortRows(rows: readonly Row[], sort: readonly SortKey[]): readonly Row[] {
  if (sort.length === 0) return rows
  return [...rows].sort((left, right) => {
    for (const { field, direction } of sort) {
      const order = compareValues(left[field], right[field])
      if (order !== 0) return direction === 'desc' ? -order : order
    }
    return 0
  })
}

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [a, b] = [String(left ?? ''), String(right ?? '')]
  if (a === '' || b === '') return (a === '' ? 1 : 0) - (b === '' ? 1 : 0)
  return isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : korean.compare(a, b)
}
