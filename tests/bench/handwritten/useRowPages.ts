import { useCallback, useEffect, useRef, useState } from 'react'
import type { PrList, PrRow } from '../../../codegen/generated/types'
import { isFailure } from '../../../engine/auth/apiClient'
import type { CallPort, Failure } from '../../../engine/runtime/services'
import { askFirst, type PrListFirst, type PrListRequest, rowsPerPage } from './prListSearch'

/** A row as the grid takes it: an interface would not do as a record. */
export type PrListRow = Pick<PrRow, keyof PrRow>

export interface ShownRows {
  readonly isLoading: boolean
  readonly rows: {
    readonly count: number
    readonly version: number
    readonly pages: ReadonlyMap<number, readonly PrListRow[]>
    rowAt(index: number): PrListRow | undefined
  }
  readonly total: number
  readonly isExact: boolean
  readonly sum: string | undefined
  readonly failure: Failure | undefined
}

interface Search {
  readonly request: PrListRequest
  readonly sort: string
  readonly version: number
  readonly pages: Map<number, readonly PrListRow[]>
  readonly pending: Set<number>
  readonly abort: AbortController
  count: number
  isExact: boolean
  sum?: string | undefined
}

const nothing: ShownRows = {
  isLoading: true,
  rows: { count: 0, version: 0, pages: new Map(), rowAt: () => undefined },
  total: 0,
  isExact: true,
  sum: undefined,
  failure: undefined,
}

/** Rows by pages of a hundred: what is on screen is fetched, then its neighbours. A newer search cancels an older one. */
export function useRowPages(call: CallPort, first: PrListFirst) {
  const [shown, setShown] = useState(nothing)
  const search = useRef<Search>(undefined)

  const take = useCallback(async (asked: PrListFirst, abort: AbortController) => {
    const mine: Search = {
      request: asked.request,
      sort: asked.sort,
      version: (search.current?.version ?? 0) + 1,
      pages: new Map(),
      pending: new Set(),
      abort,
      count: 0,
      isExact: false,
    }
    search.current?.abort.abort()
    search.current = mine
    setShown(before => ({ ...before, isLoading: true, failure: undefined }))
    const totals = takeTotals(asked.totals, mine, search, setShown)
    try {
      const answer = await asked.rows
      if (search.current !== mine) return
      mine.pages.set(0, answer.rows)
      if (!mine.isExact) mine.count = answer.total
      mine.isExact ||= answer.capped !== true
      setShown(before => ({ ...before, ...shownOf(mine), isLoading: false }))
    } catch (error) {
      if (search.current === mine && isFailure(error) && error.kind !== 'aborted')
        setShown(before => ({ ...before, isLoading: false, failure: error }))
    }
    await totals
  }, [])

  useEffect(() => {
    void take(first, new AbortController())
    return () => search.current?.abort.abort()
  }, [first, take])

  const run = useCallback(
    (request: PrListRequest, sort: string) => {
      const abort = new AbortController()
      return take(askFirst(call, request, sort, abort.signal), abort)
    },
    [call, take],
  )

  const fetchPage = useCallback(
    async (page: number) => {
      const mine = search.current
      if (!mine || page < 0 || page * rowsPerPage >= mine.count) return
      if (mine.pages.has(page) || mine.pending.has(page)) return
      mine.pending.add(page)
      try {
        const { request, sort, abort } = mine
        const answer = await call(
          'listPr',
          { ...request, sort, page: page + 1, size: rowsPerPage, want: 'rows' },
          { signal: abort.signal },
        )
        if (search.current !== mine) return
        mine.pages.set(page, answer.rows)
        setShown(before => ({ ...before, ...shownOf(mine) }))
      } catch (error) {
        if (search.current === mine && isFailure(error) && error.kind !== 'aborted')
          setShown(before => ({ ...before, failure: error }))
      } finally {
        mine.pending.delete(page)
      }
    },
    [call],
  )

  const show = useCallback(
    (from: number, to: number) => {
      const [firstPage, lastPage] = [Math.floor(from / rowsPerPage), Math.floor(to / rowsPerPage)]
      for (let page = firstPage; page <= lastPage; page += 1) void fetchPage(page)
      if (search.current?.pending.size === 0) {
        void fetchPage(lastPage + 1)
        void fetchPage(firstPage - 1)
      }
    },
    [fetchPage],
  )
  return { shown, run, show }
}

async function takeTotals(
  asked: Promise<PrList>,
  mine: Search,
  search: { readonly current: Search | undefined },
  setShown: (change: (before: ShownRows) => ShownRows) => void,
): Promise<void> {
  try {
    const { total, sums } = await asked
    if (search.current !== mine) return
    mine.count = total
    mine.isExact = true
    mine.sum = sums?.totalAmtKrw
    if (mine.pages.size > 0) setShown(before => ({ ...before, ...shownOf(mine) }))
  } catch (error) {
    // The rows still stand without their sum.
    if (!isFailure(error)) throw error
  }
}

function shownOf(search: Search): Pick<ShownRows, 'rows' | 'total' | 'isExact' | 'sum'> {
  const { pages, count, isExact, sum, version } = search
  return {
    total: count,
    isExact,
    sum,
    rows: {
      count,
      version,
      pages,
      rowAt: index => pages.get(Math.floor(index / rowsPerPage))?.[index % rowsPerPage],
    },
  }
}
