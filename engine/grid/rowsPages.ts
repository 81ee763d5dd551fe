import { readRows } from '../record/readRows'
import { toFailure } from '../runtime/failure'
import { pageSize } from '../runtime/firstCalls'
import { tellFailure } from '../runtime/tellFailure'
import type { Search } from './rowSearch'
import { callPage, pageRequest } from './rowsCalls'
import { type RowsCore, rowsOf } from './rowsCore'

/** Fetches the pages of the rows on screen, and their neighbours ahead of need. */
export function showRows(core: RowsCore, first: number, last: number): void {
  const { binding, search, slice } = core
  core.visible = { first, last }
  if (!binding.isPaged || slice.get().phase !== 'ready') return
  const [from, to] = [Math.floor(first / pageSize), Math.floor(last / pageSize)]
  for (const [page, pending] of search.pending) {
    if (page < from - 1 || page > to + 1) pending.abort()
  }
  for (let page = from; page <= to; page += 1) void fetchPage(core, page)
  // Neighbours only once what is on screen is here: they must not compete with it.
  if (search.pending.size === 0) void fetchNeighbours(core, search, from, to)
}

async function fetchNeighbours(core: RowsCore, of: Search, from: number, to: number): Promise<void> {
  await core.host.services.painted()
  if (core.search !== of) return
  void fetchPage(core, to + 1)
  void fetchPage(core, from - 1)
}

async function fetchPage(core: RowsCore, page: number): Promise<void> {
  const { search: mine, slice } = core
  const isBeyond = page < 0 || page * pageSize >= mine.count
  if (isBeyond || mine.pages.has(page) || mine.pending.has(page)) return
  const abort = new AbortController()
  mine.pending.set(page, abort)
  try {
    const request = pageRequest(core, mine, page, slice.get().sort)
    const answer = readRows(await callPage(core, request, abort.signal))
    if (core.search !== mine) return
    mine.pages.set(page, answer.rows)
    slice.set({ rows: rowsOf(core, mine), failure: undefined })
  } catch (error) {
    const failure = toFailure(error)
    if (core.search !== mine || failure.kind === 'aborted') return
    slice.set({ failure })
    return tellFailure(core.host.services.ask, failure)
  } finally {
    mine.pending.delete(page)
  }
  showRows(core, core.visible.first, core.visible.last)
}
