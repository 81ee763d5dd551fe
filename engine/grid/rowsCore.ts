import type { RoomHost } from '../contract/roomHost'
import type { RowsState } from '../contract/rowsRoom'
import type { Slice } from '../contract/slice'
import { sliceOf } from '../contract/sliceOf'
import type { BindingPlan } from '../plan/bindingPlan'
import type { GridPlan, SortKey } from '../plan/gridPlan'
import { rowKey } from '../record/rowKey'
import { sortRows } from '../record/sortRows'
import { bindingOf } from '../record/wireRequest'
import { pageSize } from '../runtime/firstCalls'
import type { Row } from '../runtime/row'
import { keysOfWay } from '../way/rowWay'
import type { Outline } from './outlineRows'
import { newSearch, type Search } from './rowSearch'
import { emptyRows, pagedRows } from './rowsState'

export interface RowsOptions {
  /** Filter values among the parameters of the operation. */
  request(parameters: readonly string[]): Row
  readonly keyFields?: readonly string[]
  /** Called with another order, for the address of the page. */
  onOrder?(): void
  /** Called with each answer that is shown. */
  onAnswer?(answer: unknown): void
  /** False while the grid has nothing to ask for, since no row is chosen in the grid it hangs on. */
  isReady?(): boolean
  /** Of a grid on which others hang: whether another row may be chosen, where they hold something unsaved. */
  mayChoose?(): true | Promise<boolean>
}

/** What the parts of a grid of rows share. */
export interface RowsCore {
  readonly plan: GridPlan
  readonly host: RoomHost
  readonly options: RowsOptions
  readonly binding: BindingPlan
  readonly slice: Slice<RowsState>
  /** Trees and groups are few, so that their code is fetched with the first; a list does without. */
  readonly outlining: Promise<typeof import('./outlineRows')> | undefined
  outline: Outline | undefined
  /** Replaced as a whole, so that nothing of an older one can reach the screen. */
  search: Search
  /** Rows on screen, inclusive. */
  visible: { readonly first: number; readonly last: number }
  keyOf(row: Row): string
}

export function createRowsCore(plan: GridPlan, host: RoomHost, options: RowsOptions): RowsCore {
  const initial = emptyRows(plan.sort)
  const slice = sliceOf(
    host.store,
    state => state.rows[plan.id] ?? initial,
    (state, part) => ({ rows: { ...state.rows, [plan.id]: part } }),
  )
  const keyFields = keyFieldsOf(plan, options.keyFields)
  return {
    plan,
    host,
    options,
    binding: bindingOf(plan),
    slice,
    outlining: plan.outline && import('./outlineRows'),
    outline: undefined,
    search: newSearch(0, {}),
    visible: { first: 0, last: 0 },
    keyOf: row => rowKey(row, keyFields),
  }
}

/** What tells rows apart, where nothing else does: their place in the tree. */
function keyFieldsOf(
  { openRow, outline }: GridPlan,
  given: readonly string[] | undefined,
): readonly string[] {
  const fields = given ?? keysOfWay(openRow)
  return fields.length === 0 && outline?.kind === 'tree' ? [outline.key] : fields
}

/** The rows of a search, wherever they are: those that are not here read as missing. */
export function rowsOf({ binding }: RowsCore, { pages, places, count, version }: Search) {
  return pagedRows(
    pages,
    binding.isPaged ? pageSize : Number.MAX_SAFE_INTEGER,
    places?.length ?? count,
    version,
  )
}

/** Rows on this side with their indexes, without the subtotals of groups. */
export function loadedRows({ search }: RowsCore): readonly { readonly index: number; readonly row: Row }[] {
  const all = [...search.pages].flatMap(([page, rows]) =>
    rows.map((row, index) => ({ index: page * pageSize + index, row })),
  )
  return search.places ? all.filter(({ index }) => !search.places?.[index]?.isGroup) : all
}

/** Rows that are all here, ordered in place; as a tree or in groups where the grid shows them so. */
export function layOut(
  { outline }: RowsCore,
  of: Search,
  all: readonly Row[],
  sort: readonly SortKey[],
): void {
  const laid = outline?.layOut(all, sort, of.subtotals)
  of.all = all
  of.places = laid?.places
  of.pages.set(0, laid?.rows ?? sortRows(all, sort))
}

/** Korean: why a row cannot be checked; undefined when it can. */
export function checkRefusal({ plan, host }: RowsCore, row: Row): string | undefined {
  return plan.selectChecks?.find(({ refuseWhen }) => host.evaluate(refuseWhen, { row }) === true)?.message
}

/** Gives up the search that is under way; the rows before it stay and are gone on with. */
export function giveUpSearch(core: RowsCore): void {
  const { before } = core.search
  if (core.slice.get().phase !== 'loading' || !before) return
  cancelSearch(core)
  core.search = { ...before, pending: new Map(), abort: new AbortController() }
  core.slice.set({ phase: core.slice.get().isCounted ? 'ready' : 'idle', isStale: false })
}

/** Cancels everything that is under way. */
export function cancelSearch({ search }: RowsCore): void {
  search.abort.abort()
  for (const pending of search.pending.values()) pending.abort()
}
