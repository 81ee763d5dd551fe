import type { RowPages, RowsState } from '../contract/rowsRoom'
import type { SortKey } from '../plan/gridPlan'
import type { Row } from '../runtime/row'

export const noRows: RowPages = { count: 0, version: 0, rowAt: () => undefined }

export function emptyRows(sort: readonly SortKey[]): RowsState {
  return {
    phase: 'idle',
    rows: noRows,
    places: undefined,
    total: 0,
    isCounted: false,
    isTotalExact: true,
    sums: {},
    parts: {},
    sort,
    checked: new Map(),
    selected: undefined,
    isStale: false,
    failure: undefined,
  }
}

export function pagedRows(
  pages: ReadonlyMap<number, readonly Row[]>,
  pageSize: number,
  count: number,
  version: number,
): RowPages {
  return {
    count,
    version,
    rowAt: index => pages.get(Math.floor(index / pageSize))?.[index % pageSize],
  }
}
