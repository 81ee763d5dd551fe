import { describe, expect, it, vi } from 'vitest'
import { conditionsOf, valuesOfConditions } from '../../../engine/filter/savedConditions'
import { failure, settle } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import { keepingPlan, listFilter, listGrid } from '../runtime/samplePlans'

const period = { reqDateFrom: '2026-10-20', reqDateTo: '2026-11-20' }
const key = 'search:req.mobile:sampleList'
const list = () => ({ rows: [{ prNo: 'PR202611-000001', title: '의자', version: 1 }], total: 1, sums: {} })
const savedDt = '2026-11-20T09:00:00+09:00'
const conditions = [
  { name: 'reqDate', values: ['2026-10-01', '2026-10-31'] },
  { name: 'title', values: ['모니터'] },
]
const october = { reqDateFrom: '2026-10-01', reqDateTo: '2026-10-31', title: '모니터' }

describe('a search as the server keeps it', () => {
  it('has a period with its two ends, codes as a list, and comes back as it was', () => {
    const values = { ...period, title: '노트북', status: 'DRAFT,APPROVING' }
    const saved = conditionsOf(listFilter, values)
    expect(saved).toContainEqual({ name: 'reqDate', values: ['2026-10-20', '2026-11-20'] })
    expect(saved).toContainEqual({ name: 'status', values: ['DRAFT', 'APPROVING'] })
    expect(valuesOfConditions(listFilter, saved)).toEqual(values)
  })

  it('leaves out what the filter no longer knows', () => {
    const old = [...conditions, { name: 'colour', values: ['red'] }]
    expect(valuesOfConditions(listFilter, old)).toEqual(october)
  })
})

describe('a kept filter', () => {
  it('asks the server only after the first rows, and takes over what was searched in another browser', async () => {
    const { screen, services } = await openSample(keepingPlan, {
      answers: {
        listPr: list,
        getSavedFilter: () => ({ screenId: 'sampleList', isSearched: 'Y', conditions, savedDt }),
      },
    })
    // What asks for it comes when the page rests.
    await vi.waitFor(
      () => expect(services.calls.map(({ operation }) => operation)).toContain('getSavedFilter'),
      10_000,
    )
    await settle()
    expect(services.calls[0]?.operation).toBe('listPr')
    expect(screen.filter('filter').get().values).toEqual(october)
    expect(services.calls.at(-1)?.request).toMatchObject({ title: '모니터' })
    expect(JSON.parse(services.kept.get(key) ?? '')).toEqual(october)
    expect(services.kept.get(`${key}:sent`)).toBe(savedDt)
  })

  it('leaves alone what the user has changed before the answer came', async () => {
    let give: (answer: unknown) => void = () => undefined
    const { screen } = await openSample(keepingPlan, {
      answers: { listPr: list, getSavedFilter: () => new Promise(resolve => (give = resolve)) },
    })
    await settle()
    screen.filter('filter').change({ title: '책상' })
    give({ screenId: 'sampleList', isSearched: 'Y', conditions, savedDt })
    await settle()
    expect(screen.filter('filter').get().values).toMatchObject({ title: '책상' })
  })

  it('does not ask where the address names conditions', async () => {
    const { services } = await openSample(keepingPlan, {
      answers: { listPr: list },
      params: { ...period, title: '의자', isSearched: 'Y' },
    })
    await settle()
    expect(new Set(services.calls.map(call => call.operation))).toEqual(new Set(['listPr']))
  })

  it('stays in this browser where the list says so, which asks the server nothing and searches once', async () => {
    const device = { ...keepingPlan, blocks: [{ ...listFilter, keep: 'device' as const }, listGrid] }
    const first = await openSample(device, { answers: { listPr: list } })
    await settle()
    first.screen.filter('filter').change({ title: '책상' })
    await first.screen.run('search')
    await settle()
    const kept = Object.fromEntries(first.services.kept)
    const again = await openSample(device, { answers: { listPr: list }, kept })
    await settle()
    expect(again.screen.filter('filter').get().values.title).toBe('책상')
    expect(again.services.calls.map(({ operation, request }) => [operation, request.want])).toEqual([
      ['listPr', 'rows'],
      ['listPr', 'totals'],
    ])
    expect(first.services.calls.every(({ operation }) => operation === 'listPr')).toBe(true)
  })

  it('sends a search once, and again only when it is another', async () => {
    const saves = vi.fn(() => ({ screenId: 'sampleList', savedDt }))
    const { screen, services } = await openSample(keepingPlan, {
      answers: { listPr: list, getSavedFilter: () => ({ screenId: 'sampleList' }), saveFilter: saves },
    })
    await settle()
    screen.filter('filter').change({ title: '책상' })
    await screen.run('search')
    await settle()
    await screen.run('search')
    await settle()
    expect(saves).toHaveBeenCalledTimes(1)
    expect(services.kept.get(`${key}:sent`)).toBe(savedDt)
    screen.filter('filter').change({ title: '의자' })
    await screen.run('search')
    await settle()
    expect(saves).toHaveBeenCalledTimes(2)
  })

  it('keeps a search that the server could not take, and sends it with the next visit', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refused = () => {
      throw failure({ kind: 'network', code: 'NETWORK' })
    }
    const { screen, services } = await openSample(keepingPlan, {
      answers: { listPr: list, getSavedFilter: refused, saveFilter: refused },
    })
    screen.filter('filter').change({ title: '책상' })
    await screen.run('search')
    await settle()
    expect(services.kept.get(`${key}:sent`)).toBe('')
    const sent: unknown[] = []
    await openSample(keepingPlan, {
      kept: Object.fromEntries(services.kept),
      answers: {
        listPr: list,
        saveFilter: request => {
          sent.push(request)
          return { screenId: 'sampleList', savedDt }
        },
      },
    })
    await settle()
    expect(sent).toEqual([
      expect.objectContaining({
        screenId: 'sampleList',
        body: expect.objectContaining({ isSearched: 'Y' }),
      }),
    ])
    warn.mockRestore()
  })
})
