import { isRow, type Row } from '../runtime/row'
import type { Failure } from '../runtime/services'
import type { SortKey } from './gridPlan'

/** A new object whenever what it gives has changed; `version` changes when indexes mean other rows than before. */
export interface RowPages {
  readonly count: number
  readonly version: number
  rowAt(index: number): Row | undefined
}

/**
 * idle: not searched yet. loading: a search is under way; rows of the one before stay on screen. failed, refused: the last search
 * brought no answer.
 */
export type RowsPhase = 'idle' | 'loading' | 'ready' | 'failed' | 'refused'

export interface RowsState {
  readonly phase: RowsPhase
  readonly rows: RowPages
  /** Of rows as a tree or in groups: where each row on screen stands. */
  readonly places: readonly RowPlace[] | undefined
  readonly total: number
  /** Whether a search has brought the total; a failed first one has none. */
  readonly isCounted: boolean
  /** False while only a capped total is known: "10,000+". */
  readonly isTotalExact: boolean
  readonly sums: Row
  readonly sort: readonly SortKey[]
  /** By row key. */
  readonly checked: ReadonlyMap<string, Row>
  /** Index of the row under the cursor. */
  readonly selected: number | undefined
  /** The rows on screen answer an older search than the last one. */
  readonly isStale: boolean
  readonly failure: Failure | undefined
}

/** Where a row stands in a tree or among groups. */
export interface RowPlace {
  /** Stays the same from search to search; empty for a row in a group. */
  readonly key: string
  /** 0 for a root. */
  readonly level: number
  /** Absent: there is nothing below it. */
  readonly isOpen?: boolean
  /** No row of the server but the subtotals of those below. */
  readonly isGroup?: boolean
  /** Korean, of a group. */
  readonly label?: string
}

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

/** Rows answered by an operation of either form; what else may stand beside them. */
export interface RowsAnswer {
  readonly rows: readonly Row[]
  readonly total: number
  readonly isExact: boolean
  readonly sums: Row | undefined
}

/** `part`: the operation answers one object that holds the rows under this name, and their `sums` beside them. */
export function readRows(answered: unknown, part?: string): RowsAnswer {
  const answer = part !== undefined && isRow(answered) ? (answered[part] ?? []) : answered
  if (Array.isArray(answer)) {
    const sums = isRow(answered) && isRow(answered.sums) ? answered.sums : undefined
    return { rows: answer.filter(isRow), total: answer.length, isExact: true, sums }
  }
  if (!isRow(answer)) throw new Error('Engine bug: readRows got an answer that holds no rows.')
  const rows = Array.isArray(answer.rows) ? answer.rows.filter(isRow) : []
  return {
    rows,
    total: typeof answer.total === 'number' ? answer.total : rows.length,
    isExact: answer.capped !== true,
    sums: isRow(answer.sums) ? answer.sums : undefined,
  }
}
