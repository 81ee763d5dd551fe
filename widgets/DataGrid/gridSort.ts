import type { GridSort } from './dataGridContract'

/** A click on a header: ascending, descending, none. `adding` keeps the other columns, so that several sort together. */
export function nextSort(sort: readonly GridSort[], columnId: string, adding: boolean): readonly GridSort[] {
  const now = sort.find(each => each.columnId === columnId)
  const next = now === undefined ? 'asc' : now.direction === 'asc' ? 'desc' : undefined
  return setSort(sort, columnId, next, adding)
}

export function setSort(
  sort: readonly GridSort[],
  columnId: string,
  direction: GridSort['direction'] | undefined,
  adding: boolean,
): readonly GridSort[] {
  if (!adding) return direction ? [{ columnId, direction }] : []
  if (!direction) return sort.filter(each => each.columnId !== columnId)
  const known = sort.some(each => each.columnId === columnId)
  return known
    ? sort.map(each => (each.columnId === columnId ? { columnId, direction } : each))
    : [...sort, { columnId, direction }]
}
