import type { RowPlace } from '../contract/rowsRoom'
import type { Row } from '../runtime/row'

/** One search with its pages. */
export interface Search {
  readonly version: number
  readonly request: Row
  readonly pages: Map<number, readonly Row[]>
  readonly pending: Map<number, AbortController>
  readonly abort: AbortController
  /** Until it is answered: the search whose rows are still on screen. */
  before?: Search | undefined
  /** Rows that the grid shows: the exact total, or the capped one until that is known. */
  count: number
  exact?: number
  sums?: Row
  /** All rows of an operation without pages, in the order of the answer. */
  all?: readonly Row[]
  /** Subtotals of groups that the operation has worked out itself. */
  subtotals?: readonly Row[]
  /** Of those that show. */
  places?: readonly RowPlace[] | undefined
}

export function newSearch(version: number, request: Row): Search {
  return { version, request, pages: new Map(), pending: new Map(), abort: new AbortController(), count: 0 }
}
