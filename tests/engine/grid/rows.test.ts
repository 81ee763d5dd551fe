import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { idleText } from '../../../engine/render/emptyText'
import { startFirstRows } from '../../../engine/screen/startFirstRows'

import { failure, fakeServices, pending, settle } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import {
  action,
  column,
  expression,
  listBinding,
  listGrid,
  listPlan,
  member,
  value,
} from '../runtime/samplePlans'

type Request = Readonly<Record<string, unknown>>

const row = (index: number) => ({ prNo: `PR${index}`, status: 'DRAFT', requester: 'req.mobile', version: 1 })

/** A list of so many rows, in pages of the size that is asked for. */
function listOf(total: number) {
  return ({ page, size, want }: Request) => {
    if (want === 'totals') return { rows: [], total, sums: { totalAmtKrw: '5000' } }
    const from = (Number(page) - 1) * Number(size)
    const count = Math.max(Math.min(Number(size), total - from), 0)
    return {
      rows: Array.from({ length: count }, (_, index) => row(from + index)),
      total: Math.min(total, 10_001),
      capped: total > 10_000,
    }
  }
}

describe('rows of a record that the address names', () => {
  const { splitsTotals: _, ...plain } = listBinding
  const binding = {
    ...plain,
    operation: 'listMonthlySettlement',
    parameters: ['calcNo'],
    isPaged: false,
    splitsTotals: false,
    with: { calcNo: member('params', 'calcNo') },
    needs: ['calcNo'],
  }
  const grid = { ...listGrid, source: { from: 'operation', binding } } as const
  const plan = { ...listPlan, blocks: [grid] }
  const answers = { listMonthlySettlement: () => ({ rows: [row(1)], total: 1 }) }

  it('are asked for by its number', async () => {
    const { screen, services } = await openSample(plan, { answers, params: { calcNo: 'MC202611-000001' } })
    expect(services.calls.map(({ request }) => request)).toEqual([{ calcNo: 'MC202611-000001' }])
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'ready', total: 1 })
  })

  it('are not asked for when the page is opened without a number', async () => {
    const { screen, services } = await openSample(plan, { answers })
    expect(services.calls).toEqual([])
    expect(screen.rows('grid').get().phase).toBe('idle')
  })
})

it('a column that a person does not see is in neither his grid nor his workbook', async () => {
  const seen = async (isSeen: boolean) => {
    const columns = [column('prNo'), column('totalAmtKrw', { shownWhen: value(isSeen) }), column('status')]
    const plan = { ...listPlan, blocks: [{ ...listGrid, columns }] }
    const { screen } = await openSample(plan, { answers: { listPr: listOf(1) } })
    return screen.rows('grid').plan.columns.map(({ field }) => field)
  }
  expect(await seen(true)).toEqual(['prNo', 'totalAmtKrw', 'status'])
  expect(await seen(false)).toEqual(['prNo', 'status'])
})

describe('rows of a list', () => {
  it('rows and totals travel as two parallel calls', async () => {
    const { screen, services } = await openSample(listPlan, { answers: { listPr: listOf(250) } })
    expect(services.calls.map(call => call.request.want)).toEqual(['rows', 'totals'])
    const { phase, total, sums, rows } = screen.rows('grid').get()
    expect({ phase, total, sums }).toEqual({ phase: 'ready', total: 250, sums: { totalAmtKrw: '5000' } })
    expect(rows.rowAt(0)).toEqual(row(0))
    expect(rows.rowAt(150)).toBeUndefined()
  })

  it('a capped total is shown as such until the exact one arrives', async () => {
    const totals = pending<unknown>()
    const list = listOf(50_000)
    const listPr = (request: Request) => (request.want === 'totals' ? totals.promise : list(request))
    const { screen } = await openSample(listPlan, { answers: { listPr } })
    expect(screen.rows('grid').get()).toMatchObject({ total: 10_001, isTotalExact: false })
    totals.resolve({ rows: [], total: 50_000 })
    await settle()
    expect(screen.rows('grid').get()).toMatchObject({ total: 50_000, isTotalExact: true })
    expect(screen.rows('grid').get().rows.count).toBe(50_000)
  })

  it('scrolling fetches the page on screen first and its neighbours after it', async () => {
    const { screen, services } = await openSample(listPlan, { answers: { listPr: listOf(1000) } })
    services.calls.length = 0
    screen.rows('grid').show(310, 330)
    await settle()
    expect(services.calls.map(call => call.request.page)).toEqual([4, 5, 3])
    expect(screen.rows('grid').get().rows.rowAt(320)).toEqual(row(320))
  })

  it('the newest search wins: the late answer of an older one is dropped and its call cancelled', async () => {
    const slow = pending<unknown>()
    const signals: (AbortSignal | undefined)[] = []
    const list = listOf(3)
    const { screen } = await openSample(listPlan, {
      answers: {
        listPr: (request: Request, { signal }) => {
          if (request.want === 'rows') signals.push(signal)
          return request.want === 'rows' && signals.length === 1 ? slow.promise : list(request)
        },
      },
    })
    await screen.run('search')
    slow.resolve({ rows: [row(99)], total: 1 })
    await settle()
    expect(signals[0]?.aborted).toBe(true)
    expect(screen.rows('grid').get().rows.rowAt(0)).toEqual(row(0))
  })

  it('a search never clears what is on screen until the answer is there', async () => {
    const later = pending<unknown>()
    let isSlow = false
    const list = listOf(3)
    const { screen } = await openSample(listPlan, {
      answers: {
        listPr: (request: Request) => (isSlow && request.want === 'rows' ? later.promise : list(request)),
      },
    })
    isSlow = true
    const search = screen.run('search')
    await settle()
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'loading', isStale: true })
    expect(screen.rows('grid').get().rows.rowAt(0)).toEqual(row(0))
    later.resolve({ rows: [row(7)], total: 1 })
    await search
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'ready', isStale: false })
    expect(screen.rows('grid').get().rows.rowAt(0)).toEqual(row(7))
  })

  it('a search that takes long can be given up: its calls are cancelled, and the rows before it stay and are gone on with', async () => {
    const signals: (AbortSignal | undefined)[] = []
    let isSlow = false
    const list = listOf(250)
    const { screen, services } = await openSample(listPlan, {
      answers: {
        listPr: (request: Request, { signal }) => {
          if (!isSlow) return list(request)
          signals.push(signal)
          return pending<unknown>().promise
        },
      },
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    isSlow = true
    const search = screen.run('search')
    await vi.advanceTimersByTimeAsync(900)
    expect(screen.store.getState().searching).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    screen.store.getState().searching?.cancel()
    await search
    expect(signals.map(signal => signal?.aborted)).toEqual([true, true])
    expect(screen.store.getState().searching).toBeUndefined()
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'ready', isStale: false, total: 250 })
    expect(services.asked.alerts).toEqual([])
    isSlow = false
    screen.rows('grid').show(110, 120)
    await vi.advanceTimersByTimeAsync(0)
    expect(screen.rows('grid').get().rows.rowAt(110)).toEqual(row(110))
  })

  it('a page whose first search was given up says so until the next one', async () => {
    const { screen, services } = await openSample(listPlan, {
      answers: { listPr: () => pending<unknown>().promise },
    })
    expect(services.calls).not.toEqual([])
    const { host, store } = screen
    expect(idleText(host, listGrid)).toBe('조회 조건을 입력하고 조회해 주세요.')
    await vi.waitFor(() => expect(store.getState().searching).toBeDefined(), { timeout: 3_000 })
    store.getState().searching?.cancel()
    expect(screen.rows('grid').get().phase).toBe('idle')
    expect(idleText(host, listGrid)).toBe('조회를 취소했습니다. 다시 조회하거나 조건을 좁혀 조회해 주세요.')
    void screen.run('search')
    await settle()
    expect(store.getState().isGivenUp).toBe(false)
  })

  it('a first search that fails or is refused tells no count, a later one keeps the count of its rows', async () => {
    for (const status of [500, 403]) {
      const { screen } = await openSample(listPlan, {
        answers: {
          listPr: () => {
            throw failure({ kind: 'failed', status })
          },
        },
      })
      expect(screen.rows('grid').get().isCounted).toBe(false)
    }
    let isBroken = false
    const list = listOf(3)
    const { screen } = await openSample(listPlan, {
      answers: {
        listPr: (request: Request) => {
          if (isBroken) throw failure({ kind: 'failed', status: 502 })
          return list(request)
        },
      },
    })
    isBroken = true
    await screen.rows('grid').search()
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'failed', isCounted: true, total: 3 })
  })

  it('a failed search says so in an alert and in its block, keeps the rows, and a retry heals it', async () => {
    let isBroken = false
    const list = listOf(3)
    const { screen, services } = await openSample(listPlan, {
      answers: {
        listPr: (request: Request) => {
          if (isBroken) throw failure({ kind: 'failed', status: 502 })
          return list(request)
        },
      },
    })
    isBroken = true
    await screen.rows('grid').search()
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'failed', isStale: true })
    expect(screen.rows('grid').get().rows.count).toBe(3)
    expect(services.asked.alerts).toEqual(['거부되었습니다.'])
    isBroken = false
    await screen.rows('grid').search()
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'ready', isStale: false, failure: undefined })
  })

  it('rows that may not be seen are taken off the screen', async () => {
    const { screen } = await openSample(listPlan, {
      answers: {
        listPr: () => {
          throw failure({ status: 403 })
        },
      },
    })
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'refused', total: 0 })
  })

  it('checked rows are known by their number and forgotten by a new search', async () => {
    const { screen } = await openSample(listPlan, { answers: { listPr: listOf(5) } })
    const grid = screen.rows('grid')
    grid.check(new Set([1, 3]))
    expect(grid.selection()).toEqual([row(1), row(3)])
    expect([...grid.checkedIndexes(grid.get())]).toEqual([1, 3])
    await screen.run('search')
    expect(grid.selection()).toEqual([])
  })

  const acting = (name: string) =>
    action(name, {
      steps: [
        { step: 'call', operation: 'getExchangeRate', with: {}, set: {} },
        { step: 'search', grids: ['grid'] },
      ],
    })

  const named = {
    ...listGrid,
    columns: listGrid.columns.map((each, at) => ({ ...each, isFrozen: at === 0 })),
  }
  it.each([
    ['known by their key', listPlan],
    [
      'known by what stays on screen of them',
      { ...listPlan, blocks: [named], actions: listPlan.actions.slice(0, 1) },
    ],
  ])('stay checked with their new state behind an action that searches them again: %s', async (_, of) => {
    let isDone = false
    const rows = () =>
      [0, 1, 2]
        .filter(at => !isDone || at !== 2)
        .map(at => ({ ...row(at), status: isDone && at === 1 ? 'SUBMITTED' : 'DRAFT' }))
    const listPr = ({ want }: Request) => {
      const found = rows()
      return { rows: want === 'totals' ? [] : found, total: found.length, capped: false }
    }
    const plan = { ...of, actions: [...of.actions, acting('act')] }
    const { screen } = await openSample(plan, {
      answers: {
        listPr,
        getExchangeRate: () => {
          isDone = true
          return {}
        },
      },
    })
    const grid = screen.rows('grid')
    grid.check(new Set([0, 1, 2]))
    await screen.run('act')
    expect(grid.selection()).toEqual([row(0), { ...row(1), status: 'SUBMITTED' }])
    await screen.run('search')
    expect(grid.selection()).toEqual([])
  })

  it('that the definition leaves out are never checked, and lose their check when they become so', async () => {
    let isClosed = false
    const listPr = ({ want }: Request) => ({
      rows:
        want === 'totals'
          ? []
          : [0, 1].map(at => ({ ...row(at), status: at === 1 && !isClosed ? 'DRAFT' : 'CLOSED' })),
      total: 2,
      capped: false,
    })
    const refuseWhen = expression(['==', member('row', 'status').tree, value('CLOSED').tree])
    const grid = { ...listGrid, selectChecks: [{ refuseWhen, message: '마감된 정산월입니다.' }] }
    const plan = {
      ...listPlan,
      blocks: [...listPlan.blocks.filter(block => block.block !== 'grid'), grid],
      actions: [...listPlan.actions, acting('act')],
    }
    const { screen } = await openSample(plan, {
      answers: {
        listPr,
        getExchangeRate: () => {
          isClosed = true
          return {}
        },
      },
    })
    const room = screen.rows('grid')
    room.check(new Set([0, 1]))
    expect([...room.checkedIndexes(room.get())]).toEqual([1])
    expect(room.checkRefusal(row(0))).toBeUndefined()
    await screen.run('act')
    expect(room.selection()).toEqual([])
    expect(room.checkRefusal(room.get().rows.rowAt(1) ?? {})).toBe('마감된 정산월입니다.')
  })

  it('several columns order the list together', async () => {
    const { screen, services } = await openSample(listPlan, { answers: { listPr: listOf(5) } })
    await screen.rows('grid').order([
      { field: 'status', direction: 'asc' },
      { field: 'prNo', direction: 'desc' },
    ])
    expect(services.calls.at(-2)?.request.sort).toBe('status:asc,prNo:desc')
  })

  it('the order stands in the address, so that reload and back keep it', async () => {
    const { screen, services } = await openSample(listPlan, { answers: { listPr: listOf(5) } })
    await screen.rows('grid').order([{ field: 'status', direction: 'asc' }])
    expect(services.went.params.at(-1)).toMatchObject({ sort: 'status:asc', isSearched: 'Y' })
  })

  it('rows that the route has asked for already are not asked for again', async () => {
    const services = fakeServices({ answers: { listPr: listOf(3) } })
    const first = startFirstRows(
      {
        grid: 'grid',
        operation: 'listPr',
        parameters: ['prNo', 'title', 'status', 'section', 'deptcd', 'requester', 'reqDateFrom', 'reqDateTo'],
        initial: {
          reqDate: { kind: 'period', token: 'pastMonth', from: 'reqDateFrom', to: 'reqDateTo' },
          requester: { kind: 'employee', section: 'section', department: 'deptcd', person: 'requester' },
        },
        sort: 'prNo:desc',
        splitsTotals: true,
        keep: true,
      },
      'sampleList',
      services,
      {},
    )
    const { screen, services: own } = await openSample(listPlan, { first })
    expect(own.calls).toEqual([])
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'ready', total: 3 })
  })

  it('early rows that answer other conditions are left aside', async () => {
    const first = {
      operation: 'listPr',
      request: { title: '다른 조건' },
      answer: Promise.resolve({ rows: [], total: 0 }),
    }
    const { screen, services } = await openSample(listPlan, { first, answers: { listPr: listOf(3) } })
    expect(services.calls.length).toBe(2)
    expect(screen.rows('grid').get().total).toBe(3)
  })

  it('a changed definition keeps the conditions', async () => {
    const { screen } = await openSample(listPlan, { answers: { listPr: listOf(3) } })
    screen.filter('filter').change({ title: '의자' })
    screen.replacePlan({ ...listPlan, title: '새 제목' })
    await settle()
    expect(screen.filter('filter').get().values.title).toBe('의자')
    expect(screen.revision()).toBe(1)
  })

  it('a changed column keeps checked rows, and asks what was asked rather than a condition nobody searched for', async () => {
    const { screen, services } = await openSample(listPlan, { answers: { listPr: listOf(5) } })
    screen.rows('grid').check(new Set([1, 3]))
    screen.filter('filter').change({ title: '의자' })
    const asked = services.calls.length
    screen.replacePlan({
      ...listPlan,
      blocks: listPlan.blocks.map(block =>
        block.block === 'grid' ? { ...block, columns: block.columns.slice(0, 2) } : block,
      ),
    })
    await settle()
    const grid = screen.rows('grid')
    expect([...grid.checkedIndexes(grid.get())]).toEqual([1, 3])
    expect(grid.selection()).toHaveLength(2)
    expect(services.calls.slice(asked).map(({ request }) => request.title)).toEqual([undefined, undefined])
  })

  it('a grid whose definition names another operation is asked from the top', async () => {
    const { screen, services } = await openSample(listPlan, {
      answers: { listPr: listOf(5), listPo: listOf(2) },
    })
    screen.rows('grid').check(new Set([1]))
    screen.replacePlan({
      ...listPlan,
      blocks: listPlan.blocks.map(block =>
        block.block === 'grid' && block.source.from === 'operation'
          ? {
              ...block,
              source: { ...block.source, binding: { ...block.source.binding, operation: 'listPo' } },
            }
          : block,
      ),
    })
    await settle()
    expect(services.calls.at(-1)?.operation).toBe('listPo')
    expect(screen.rows('grid').get()).toMatchObject({ total: 2, checked: new Map() })
  })
})
