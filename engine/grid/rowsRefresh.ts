import type { RowsState } from '../contract/rowsRoom'
import type { RowsAnswer } from '../record/readRows'
import { pageSize } from '../runtime/firstCalls'
import type { Row } from '../runtime/row'
import { checkRefusal, type RowsCore } from './rowsCore'

/** The cursor stays on its row, wherever that is now; a grid on which others hang chooses no other in its place. */
export function keptPlace(
  { keyOf, options }: RowsCore,
  { selected, rows }: RowsState,
  fresh: readonly Row[],
  page: number,
): number | undefined {
  const before = selected === undefined ? undefined : rows.rowAt(selected)
  if (!before) return selected
  const at = fresh.findIndex(row => keyOf(row) === keyOf(before))
  if (at >= 0) return page * pageSize + at
  return options.mayChoose ? undefined : selected
}

/**
 * Checked rows that came back carry their new state and version, and are judged again. Of the others those stay as they were
 * that may stand on a page which was not asked for; where all rows are here, they are gone.
 */
export function keptChecks(
  core: RowsCore,
  checked: RowsState['checked'],
  before: readonly Row[],
  rows: readonly Row[],
  { total, isExact }: RowsAnswer,
): RowsState['checked'] {
  const { keyOf } = core
  const nameOf = nameIn(core)
  const fresh = new Map(rows.map(row => [keyOf(row), row]))
  const byName = onlyOnes(rows, nameOf)
  const isNamed = onlyOnes(before, nameOf)
  const isWhole = isExact && rows.length >= total
  const kept = [...checked].flatMap(([key, row]): (readonly [string, Row])[] => {
    const named = isNamed.has(nameOf(row)) ? byName.get(nameOf(row)) : undefined
    const now = fresh.get(key) ?? named ?? (isWhole ? undefined : row)
    return now && checkRefusal(core, now) === undefined ? [[keyOf(now), now]] : []
  })
  return new Map(kept)
}

/** What stays on screen of a row: its number, where the list has one. A row without a key is known by it when it has changed. */
function nameIn({ plan }: RowsCore): (row: Row) => string {
  const fields = plan.columns.flatMap(({ field, isFrozen }) => (isFrozen ? [field] : []))
  return row => JSON.stringify(fields.map(field => row[field]))
}

/** Rows whose name no other has. */
function onlyOnes(rows: readonly Row[], nameOf: (row: Row) => string): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>()
  const twice = new Set<string>()
  for (const row of rows) {
    if (found.has(nameOf(row))) twice.add(nameOf(row))
    found.set(nameOf(row), row)
  }
  for (const name of twice) found.delete(name)
  return found
}
