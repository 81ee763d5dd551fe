import type { SortKey, TreeOutline } from '../plan/gridPlan'
import { sortRows } from '../record/sortRows'
import { type Row, textOf } from '../runtime/row'
import type { ArrangedRow } from './arrangedRow'

/**
 * Rows as a tree, each followed by those below it; siblings in the given order. A row whose parent is not among the rows
 * stands at the root. Rows that hang on each other in a circle hang on nothing: the first of them stands at the root too.
 */
export function arrangeTree(
  rows: readonly Row[],
  { key, parent }: TreeOutline,
  sort: readonly SortKey[],
): readonly ArrangedRow[] {
  const ordered = sortRows(rows, sort)
  const known = new Set(ordered.map(row => textOf(row[key])))
  const below = new Map<string, Row[]>()
  const roots: Row[] = []
  for (const row of ordered) {
    const up = textOf(row[parent])
    if (up === '' || up === textOf(row[key]) || !known.has(up)) roots.push(row)
    else below.set(up, [...(below.get(up) ?? []), row])
  }
  const arranged: ArrangedRow[] = []
  const seen = new Set<Row>()
  const place = (root: Row) => {
    // A stack of our own: data decides how deep a tree is.
    const stack = [{ row: root, level: 0 }]
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { row, level } = next
      if (seen.has(row)) continue
      seen.add(row)
      const name = textOf(row[key])
      // Rows of one key are one place in the tree: the first of them has what is below.
      const children = (below.get(name) ?? []).filter(child => !seen.has(child))
      below.delete(name)
      arranged.push({ row, key: name, level, hasBelow: children.length > 0 })
      for (const child of children.reverse()) stack.push({ row: child, level: level + 1 })
    }
  }
  for (const root of roots) place(root)
  if (seen.size < ordered.length) for (const row of ordered) place(row)
  return arranged
}
