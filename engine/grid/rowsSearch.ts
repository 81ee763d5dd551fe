import type { RowsState, SearchOptions } from '../contract/rowsRoom'
import { type RowsAnswer, readRows } from '../record/readRows'
import { sumRows } from '../record/sumRows'
import { isComplete } from '../record/wireRequest'
import { isRefusedByAuthority, isSilent, toFailure } from '../runtime/failure'
import { type FirstCalls, firstAnswer, pageSize } from '../runtime/firstCalls'
import { isRow, type Row } from '../runtime/row'
import { sameRecord } from '../runtime/sameRecord'
import { tellFailure } from '../runtime/tellFailure'
import { addedUp } from './addedUp'
import { newSearch, type Search } from './rowSearch'
import { callPage, callRows, currentRequest, pageRequest } from './rowsCalls'
import { cancelSearch, layOut, loadedRows, type RowsCore, rowsOf } from './rowsCore'
import { keptChecks, keptPlace } from './rowsRefresh'
import { emptyRows, noRows } from './rowsState'

/** Shows nothing, as before the first search. */
export function clearRows(core: RowsCore): void {
  const { slice } = core
  cancelSearch(core)
  core.search = newSearch(core.search.version + 1, {})
  slice.set({ ...emptyRows(slice.get().sort), rows: { ...noRows, version: core.search.version } })
}

interface Asking extends SearchOptions {
  /** What the rows on screen answer, in place of the conditions as they stand now. */
  readonly asked?: Row
}

/** Asks for the first page and its totals. A newer search cancels an older one; its late answer is dropped. */
export async function searchRows(
  core: RowsCore,
  { isRefresh: keeps = false, first, asked }: Asking = {},
): Promise<void> {
  const { binding, host, options, outlining, plan, slice } = core
  const request = asked ?? currentRequest(core)
  // Another question has other rows, whatever brought it about.
  const isRefresh = asked !== undefined || (keeps && sameRecord(request, core.search.request))
  if (options.isReady?.() === false || !isComplete(binding, request)) return clearRows(core)
  const before = isRefresh ? loadedRows(core).map(({ row }) => row) : []
  cancelSearch(core)
  const { sort, phase } = slice.get()
  const mine = newSearch(core.search.version + 1, request)
  mine.before = phase === 'loading' ? core.search.before : core.search
  core.search = mine
  slice.set({ phase: 'loading', isStale: phase !== 'idle', failure: undefined })
  const firstPage = isRefresh && binding.isPaged ? Math.floor(core.visible.first / pageSize) : 0
  const rows = callPage(core, pageRequest(core, mine, firstPage, sort), mine.abort.signal, first)
  const totals = binding.splitsTotals ? fetchTotals(core, mine, first) : undefined
  try {
    const answered = await rows
    const answer = readRows(answered, binding.part)
    if (outlining) core.outline ??= (await outlining).createOutline(plan, host.services.codes)
    if (core.search !== mine) return
    takeRows(core, mine, answer, firstPage, isRefresh ? before : undefined)
    options.onAnswer?.(answered)
  } catch (error) {
    fail(core, mine, error)
  }
  await totals
}

/** `before`: the rows of the same search as they were, where place and checks are kept. */
function takeRows(
  core: RowsCore,
  mine: Search,
  answer: RowsAnswer,
  page: number,
  before: readonly Row[] | undefined,
): void {
  const { slice } = core
  const state = slice.get()
  const { subtotals } = answer.parts
  mine.before = undefined
  if (Array.isArray(subtotals)) mine.subtotals = subtotals.filter(isRow)
  if (core.binding.isPaged) mine.pages.set(page, answer.rows)
  else layOut(core, mine, answer.rows, state.sort)
  const rows = mine.pages.get(page) ?? []
  const isKnown = mine.exact !== undefined
  mine.count = mine.exact ?? answer.total
  slice.set({
    phase: 'ready',
    isStale: false,
    failure: undefined,
    rows: rowsOf(core, mine),
    places: mine.places,
    total: mine.count,
    isCounted: true,
    isTotalExact: isKnown || answer.isExact,
    ...sumsOf(core, mine, answer),
    parts: answer.parts,
    checked: before ? keptChecks(core, state.checked, before, rows, answer) : new Map(),
    selected: before ? keptPlace(core, state, rows, page) : undefined,
  })
  if (!before) core.visible = { first: 0, last: 0 }
}

/** Sums stand beside their own rows only: an early answer waits for them, and a late one takes its place then. */
function sumsOf(
  { binding, plan }: RowsCore,
  mine: Search,
  answer: RowsAnswer,
): Pick<RowsState, 'sums'> | undefined {
  if (binding.splitsTotals) return mine.sums && { sums: mine.sums }
  // Rows that are all here are summed here, where the answer brings no sums.
  return { sums: answer.sums ?? (binding.isPaged ? {} : sumRows(answer.rows, addedUp(plan))) }
}

async function fetchTotals(core: RowsCore, mine: Search, first?: FirstCalls): Promise<void> {
  const { binding, host, slice } = core
  const asked = { operation: binding.operation, request: pageRequest(core, mine, 0, slice.get().sort) }
  const askTotals = () => callRows(core, { ...mine.request, want: 'totals' }, mine.abort.signal)
  try {
    const answer = readRows(await firstAnswer(first, asked, askTotals, 'totals'))
    if (core.search !== mine) return
    const sums = answer.sums ?? {}
    mine.exact = answer.total
    mine.sums = sums
    if (slice.get().phase !== 'ready') return
    const isLonger = mine.count !== answer.total
    mine.count = answer.total
    slice.set({
      sums,
      total: answer.total,
      isTotalExact: true,
      ...(isLonger && { rows: rowsOf(core, mine) }),
    })
  } catch (error) {
    // Without totals the rows still stand; the count then keeps its plus sign and the sums stay away.
    const failure = toFailure(error)
    if (core.search !== mine || isSilent(failure)) return
    slice.set({ sums: {} })
    void tellFailure(host.services.ask, failure)
  }
}

function fail({ host, search, slice }: RowsCore, mine: Search, error: unknown): void {
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
