import type { RoomHost } from '../contract/roomHost'
import type { RowsRoom, RowsState, SearchOptions } from '../contract/rowsRoom'
import { sliceOf } from '../contract/sliceOf'

import type { GridPlan, SortKey } from '../plan/gridPlan'
import { type RowsAnswer, readRows } from '../record/readRows'
import { rowKey } from '../record/rowKey'
import { sortRows } from '../record/sortRows'
import { sortText } from '../record/sortText'
import { sumRows } from '../record/sumRows'
import { bindingOf, isAddressed, wireRequest } from '../record/wireRequest'
import { isRefusedByAuthority, isSilent, toFailure } from '../runtime/failure'
import { type FirstCalls, firstAnswer, pageSize } from '../runtime/firstCalls'
import { type Row, withoutEmptyValues } from '../runtime/row'
import { sameRecord } from '../runtime/sameRecord'
import { tellFailure } from '../runtime/tellFailure'
import { keysOfWay } from '../way/rowWay'
import type { Outline } from './outlineRows'
import { newSearch, type Search } from './rowSearch'
import { emptyRows, noRows, pagedRows } from './rowsState'

interface RowsOptions {
  /** Filter values among the parameters of the operation. */
  request(parameters: readonly string[]): Row
  readonly keyFields?: readonly string[]
  /** Called with another order, for the address of the page. */
  onOrder?(): void
  /** False while the grid has nothing to ask for, since no row is chosen in the grid it hangs on. */
  isReady?(): boolean
  /** Of a grid on which others hang: whether another row may be chosen, where they hold something unsaved. */
  mayChoose?(): true | Promise<boolean>
}

export function createRowsRoom(plan: GridPlan, host: RoomHost, options: RowsOptions): RowsRoom {
  const binding = bindingOf(plan)
  const slice = sliceOf(
    host.store,
    state => state.rows[plan.id] ?? initial,
    (state, part) => ({ rows: { ...state.rows, [plan.id]: part } }),
  )
  const initial = emptyRows(plan.sort)
  const keyFields = keyFieldsOf(plan, options.keyFields)
  // Trees and groups are few; a list does without them.
  const outlining = plan.outline && import('./outlineRows')
  let outline: Outline | undefined

  /** Replaced as a whole, so that nothing of an older one can reach the screen. */
  let search: Search = newSearch(0, {})
  let visible = { first: 0, last: 0 }

  function currentRequest(): Row {
    return { ...options.request(binding.parameters), ...withoutEmptyValues(host.evaluateAll(binding.with)) }
  }

  /** Two grids of a page may ask different operations for the same. */
  function call(request: Row, signal: AbortSignal, first?: FirstCalls): Promise<unknown> {
    return firstAnswer(first, { operation: binding.operation, request }, () => ask(request, signal))
  }

  function ask(request: Row, signal: AbortSignal): Promise<unknown> {
    return host.services.call.byName(binding.operation, wireRequest(binding, request), { signal })
  }

  function pageRequest(of: Search, page: number, sort: readonly SortKey[]): Row {
    if (!binding.isPaged) return of.request
    return {
      ...of.request,
      page: page + 1,
      size: pageSize,
      ...(sort.length > 0 && { sort: sortText(sort) }),
      ...(binding.splitsTotals && { want: 'rows' }),
    }
  }

  function clear(): void {
    search.abort.abort()
    for (const pending of search.pending.values()) pending.abort()
    search = newSearch(search.version + 1, {})
    slice.set({ ...emptyRows(slice.get().sort), rows: { ...noRows, version: search.version } })
  }

  async function runSearch({ isRefresh: keeps = false, first }: SearchOptions = {}): Promise<void> {
    const request = currentRequest()
    // Another question has other rows, whatever brought it about.
    const isRefresh = keeps && sameRecord(request, search.request)
    if (options.isReady?.() === false || !isAddressed(binding, request)) return clear()
    const before = isRefresh ? loaded().map(({ row }) => row) : []
    search.abort.abort()
    for (const pending of search.pending.values()) pending.abort()
    const mine = newSearch(search.version + 1, request)
    search = mine
    const { sort, phase } = slice.get()
    slice.set({ phase: 'loading', isStale: phase !== 'idle', failure: undefined })
    const firstPage = isRefresh && binding.isPaged ? Math.floor(visible.first / pageSize) : 0
    const rows = call(pageRequest(mine, firstPage, sort), mine.abort.signal, first)
    const totals = binding.splitsTotals ? fetchTotals(mine, first) : undefined
    try {
      const answer = readRows(await rows, binding.part)
      if (outlining) outline ??= (await outlining).createOutline(plan, host.services.codes)
      if (search !== mine) return
      takeRows(mine, answer, firstPage, isRefresh ? before : undefined)
    } catch (error) {
      fail(mine, error)
    }
    await totals
  }

  /** `before`: the rows of the same search as they were, where place and checks are kept. */
  function takeRows(
    mine: Search,
    answer: RowsAnswer,
    page: number,
    before: readonly Row[] | undefined,
  ): void {
    const state = slice.get()
    if (binding.isPaged) mine.pages.set(page, answer.rows)
    else layOut(mine, answer.rows, state.sort)
    const rows = mine.pages.get(page) ?? []
    const isKnown = mine.exact !== undefined
    mine.count = mine.exact ?? answer.total
    slice.set({
      phase: 'ready',
      isStale: false,
      failure: undefined,
      rows: rowsOf(mine),
      places: mine.places,
      total: mine.count,
      isCounted: true,
      isTotalExact: isKnown || answer.isExact,
      ...sumsOf(mine, answer),
      checked: before ? refreshed(state.checked, rows, before, answer) : new Map(),
      selected: before ? keptPlace(state, rows, page) : undefined,
    })
    if (!before) visible = { first: 0, last: 0 }
  }

  /** The cursor stays on its row, wherever that is now; a grid on which others hang chooses no other in its place. */
  function keptPlace({ selected, rows }: RowsState, fresh: readonly Row[], page: number): number | undefined {
    const before = selected === undefined ? undefined : rows.rowAt(selected)
    if (!before) return selected
    const at = fresh.findIndex(row => keyOf(row) === keyOf(before))
    if (at >= 0) return page * pageSize + at
    return options.mayChoose ? undefined : selected
  }

  /** Sums stand beside their own rows only: an early answer waits for them, and a late one takes its place then. */
  function sumsOf(mine: Search, answer: RowsAnswer): Pick<RowsState, 'sums'> | undefined {
    const sums = binding.splitsTotals ? mine.sums : (answer.sums ?? ownSums(answer))
    return sums && { sums }
  }

  /** Rows that are all here, ordered in place; as a tree or in groups where the grid shows them so. */
  function layOut(of: Search, all: readonly Row[], sort: readonly SortKey[]): void {
    const laid = outline?.layOut(all, sort)
    of.all = all
    of.places = laid?.places
    of.pages.set(0, laid?.rows ?? sortRows(all, sort))
  }

  /** Rows that are all here are summed here, where the answer brings no sums. */
  function ownSums({ rows }: RowsAnswer): Row {
    return binding.isPaged ? {} : sumRows(rows, plan.sums)
  }

  /**
   * Checked rows that came back carry their new state and version, and are judged again. Of the others those stay as they were
   * that may stand on a page which was not asked for; where all rows are here, they are gone.
   */
  function refreshed(
    checked: RowsState['checked'],
    rows: readonly Row[],
    before: readonly Row[],
    { total, isExact }: RowsAnswer,
  ): RowsState['checked'] {
    const fresh = new Map(rows.map(row => [keyOf(row), row]))
    const byName = onlyOnes(rows)
    const isNamed = onlyOnes(before)
    const isWhole = isExact && rows.length >= total
    const kept = [...checked].flatMap(([key, row]): (readonly [string, Row])[] => {
      const named = isNamed.has(nameOf(row)) ? byName.get(nameOf(row)) : undefined
      const now = fresh.get(key) ?? named ?? (isWhole ? undefined : row)
      return now && checkRefusal(now) === undefined ? [[keyOf(now), now]] : []
    })
    return new Map(kept)
  }

  /** What stays on screen of a row: its number, where the list has one. A row without a key is known by it when it has changed. */
  function nameOf(row: Row): string {
    return JSON.stringify(plan.columns.flatMap(({ field, isFrozen }) => (isFrozen ? [row[field]] : [])))
  }

  /** Rows whose name no other has. */
  function onlyOnes(rows: readonly Row[]): ReadonlyMap<string, Row> {
    const found = new Map<string, Row>()
    const twice = new Set<string>()
    for (const row of rows) {
      if (found.has(nameOf(row))) twice.add(nameOf(row))
      found.set(nameOf(row), row)
    }
    for (const name of twice) found.delete(name)
    return found
  }

  function checkRefusal(row: Row): string | undefined {
    return plan.selectChecks?.find(({ refuseWhen }) => host.evaluate(refuseWhen, { row }) === true)?.message
  }

  async function fetchTotals(mine: Search, first?: FirstCalls): Promise<void> {
    const asked = { operation: binding.operation, request: pageRequest(mine, 0, slice.get().sort) }
    const askTotals = () => ask({ ...mine.request, want: 'totals' }, mine.abort.signal)
    try {
      const answer = readRows(await firstAnswer(first, asked, askTotals, 'totals'))
      if (search !== mine) return
      const sums = answer.sums ?? {}
      mine.exact = answer.total
      mine.sums = sums
      if (slice.get().phase !== 'ready') return
      const isLonger = mine.count !== answer.total
      mine.count = answer.total
      slice.set({ sums, total: answer.total, isTotalExact: true, ...(isLonger && { rows: rowsOf(mine) }) })
    } catch (error) {
      // Without totals the rows still stand; the count then keeps its plus sign and the sums stay away.
      const failure = toFailure(error)
      if (search !== mine || isSilent(failure)) return
      slice.set({ sums: {} })
      void tellFailure(host.services.ask, failure)
    }
  }

  function fail(mine: Search, error: unknown): void {
    const failure = toFailure(error)
    if (search !== mine || failure.kind === 'aborted') return
    void tellFailure(host.services.ask, failure)
    const isRefused = isRefusedByAuthority(failure)
    slice.set({
      phase: isRefused ? 'refused' : 'failed',
      failure,
      isStale: slice.get().rows.count > 0,
      ...(isRefused && { rows: noRows, total: 0, isCounted: false }),
    })
  }

  function rowsOf(of: Search) {
    const count = of.places?.length ?? of.count
    return pagedRows(of.pages, binding.isPaged ? pageSize : Number.MAX_SAFE_INTEGER, count, of.version)
  }

  function show(first: number, last: number): void {
    visible = { first, last }
    if (!binding.isPaged || slice.get().phase !== 'ready') return
    const [from, to] = [Math.floor(first / pageSize), Math.floor(last / pageSize)]
    for (const [page, pending] of search.pending) {
      if (page < from - 1 || page > to + 1) pending.abort()
    }
    for (let page = from; page <= to; page += 1) void fetchPage(page)
    // Neighbours only once what is on screen is here: they must not compete with it.
    if (search.pending.size === 0) void fetchNeighbours(search, from, to)
  }

  async function fetchNeighbours(of: Search, from: number, to: number): Promise<void> {
    await host.services.painted()
    if (search !== of) return
    void fetchPage(to + 1)
    void fetchPage(from - 1)
  }

  async function fetchPage(page: number): Promise<void> {
    const mine = search
    const isBeyond = page < 0 || page * pageSize >= mine.count
    if (isBeyond || mine.pages.has(page) || mine.pending.has(page)) return
    const abort = new AbortController()
    mine.pending.set(page, abort)
    try {
      const answer = readRows(await call(pageRequest(mine, page, slice.get().sort), abort.signal))
      if (search !== mine) return
      mine.pages.set(page, answer.rows)
      slice.set({ rows: rowsOf(mine), failure: undefined })
    } catch (error) {
      const failure = toFailure(error)
      if (search !== mine || failure.kind === 'aborted') return
      slice.set({ failure })
      return tellFailure(host.services.ask, failure)
    } finally {
      mine.pending.delete(page)
    }
    show(visible.first, visible.last)
  }

  async function order(sort: readonly SortKey[]): Promise<void> {
    if (options.mayChoose && !(await options.mayChoose())) return
    slice.set({ sort })
    options.onOrder?.()
    if (search.all === undefined) return runSearch()
    search = { ...search, version: search.version + 1, pages: new Map() }
    layOut(search, search.all ?? [], sort)
    slice.set({ rows: rowsOf(search), places: search.places, selected: undefined })
  }

  /** The cursor stays on its row, or goes to the closed row that it has vanished below. */
  function turn(index: number, isOpen: boolean): void {
    const place = slice.get().places?.[index]
    if (!outline || place?.isOpen === undefined) return
    const before = chosen()
    const laid = outline.turn(place.key, isOpen)
    search = { ...search, version: search.version + 1, pages: new Map([[0, laid.rows]]), places: laid.places }
    const at = before ? laid.rows.indexOf(before) : -1
    const selected = before && (at >= 0 ? at : index)
    slice.set({ rows: rowsOf(search), places: laid.places, selected })
  }

  function keyOf(row: Row): string {
    return rowKey(row, keyFields)
  }

  function check(indexes: ReadonlySet<number>): void {
    const { rows, checked } = slice.get()
    const next = new Map(checked)
    for (const { index, row } of loaded()) {
      if (indexes.has(index) && checkRefusal(row) === undefined) next.set(keyOf(row), row)
      else next.delete(keyOf(row))
    }
    if (rows.count > 0) slice.set({ checked: next })
  }

  function chosen(): Row | undefined {
    const { selected, rows, places } = slice.get()
    return selected === undefined || places?.[selected]?.isGroup ? undefined : rows.rowAt(selected)
  }

  function select(index: number): void {
    if (index === slice.get().selected) return
    const may = options.mayChoose?.() ?? true
    if (may === true) slice.set({ selected: index })
    else void may.then(isLeft => isLeft && slice.set({ selected: index }))
  }

  function choose(fits: (row: Row) => boolean): boolean {
    const found = loaded().find(({ row }) => fits(row))
    if (found) slice.set({ selected: found.index })
    return found !== undefined
  }

  function loaded(): readonly { readonly index: number; readonly row: Row }[] {
    const all = [...search.pages].flatMap(([page, rows]) =>
      rows.map((row, index) => ({ index: page * pageSize + index, row })),
    )
    return search.places ? all.filter(({ index }) => !search.places?.[index]?.isGroup) : all
  }

  return {
    ...slice,
    plan,
    with: binding.with,
    search: runSearch,
    clear,
    hasUnsaved: () => false,
    failure: () => slice.get().failure,
    show,
    order,
    check,
    checkRefusal,
    checkedIndexes: ({ checked }) => {
      if (checked.size === 0) return new Set()
      return new Set(loaded().flatMap(({ index, row }) => (checked.has(keyOf(row)) ? [index] : [])))
    },
    select,
    choose,
    turn,
    chosen,
    selection: () => {
      if (plan.select === 'many') return [...slice.get().checked.values()]
      const row = chosen()
      return row ? [row] : []
    },
    keyOf,
    request: () => search.request,
    loadedRows: () => [...search.pages].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows),
    dispose: () => {
      search.abort.abort()
      for (const pending of search.pending.values()) pending.abort()
      search = newSearch(search.version + 1, {})
    },
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
