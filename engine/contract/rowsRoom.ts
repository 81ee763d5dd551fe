import type { BindingPlan } from '../plan/bindingPlan'
import type { GridPlan, SortKey } from '../plan/gridPlan'
import type { FirstCalls } from '../runtime/firstCalls'
import type { Row } from '../runtime/row'
import type { Failure } from '../runtime/services'
import type { Slice } from './slice'

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
  /** What the answer holds beside rows, totals and sums: texts and objects by name. */
  readonly parts: Row
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

/** Rows of an operation at work. */
export interface RowsRoom extends Slice<RowsState> {
  readonly plan: GridPlan
  readonly with: BindingPlan['with']
  /** Runs the operation with the filter as it stands now. A newer search cancels an older one; its late answer is dropped. */
  search(options?: SearchOptions): Promise<void>
  /** Gives up the search that is under way; the rows before it stay. */
  cancel(): void
  /** After a change of the definition: asks again what the room before this one had asked; place and checks stay. */
  resume(asked: Row): Promise<void>
  /** Rows on screen, inclusive: their pages are fetched, and the neighbours ahead of need. */
  show(first: number, last: number): void
  order(sort: readonly SortKey[]): Promise<void>
  check(indexes: ReadonlySet<number>): void
  /** Korean: why a row cannot be checked; undefined when it can. */
  checkRefusal(row: Row): string | undefined
  /** Indexes of the checked rows among those that are loaded. */
  checkedIndexes(state: Pick<RowsState, 'checked'>): ReadonlySet<number>
  select(index: number): void
  /** Opens or closes a row of a tree or a group. */
  turn(index: number, isOpen: boolean): void
  /** Moves the cursor to the first loaded row that fits, without asking; false when there is none. */
  choose(fits: (row: Row) => boolean): boolean
  /** The row under the cursor. */
  chosen(): Row | undefined
  /** Checked rows, or the row under the cursor in a grid where one is chosen. */
  selection(): readonly Row[]
  keyOf(row: Row): string
  /** What the last search asked, without page and order; for an export. */
  request(): Row
  /** Rows on this side as they stand, subtotals of groups included. */
  loadedRows(): readonly Row[]
  /** Shows nothing, as before the first search. */
  clear(): void
  hasUnsaved(): boolean
  failure(): Failure | undefined
  dispose(): void
}

export interface SearchOptions {
  /** Keeps the place and the checks, as after a change of a row. @default from the top */
  readonly isRefresh?: boolean
  readonly first?: FirstCalls
}
