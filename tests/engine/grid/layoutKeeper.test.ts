import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitLayout } from '../../../engine/grid/fitLayout'
import { layoutKeeper } from '../../../engine/grid/layoutKeeper'
import { failure, fakeServices } from '../runtime/fakeServices'

const layout = { order: ['title', 'prNo', 'status'], widths: { title: 319.6 }, hidden: ['status'] }
const columns = [{ field: 'title', width: 320 }, { field: 'prNo' }, { field: 'status', hidden: true }]
const done = () => ({ success: true })

describe('a layout on the server', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is asked for once in a session', async () => {
    const services = fakeServices({ answers: { getGridLayout: () => ({ gridKey: 'prList:grid', columns }) } })
    expect(await layoutKeeper(services, 'prList:grid').find()).toEqual({
      layout: { ...layout, widths: { title: 320 } },
    })
    expect(await layoutKeeper(services, 'prList:grid').find()).toBeUndefined()
    expect(services.calls).toHaveLength(1)
  })

  it('is sent when the hand has come to rest, and once', async () => {
    const services = fakeServices({ answers: { saveGridLayout: done } })
    const keeper = layoutKeeper(services, 'prList:grid')
    keeper.keep({ ...layout, widths: {} })
    await vi.advanceTimersByTimeAsync(500)
    keeper.keep(layout)
    await vi.advanceTimersByTimeAsync(999)
    expect(services.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(services.calls.map(call => call.request)).toEqual([{ body: { gridKey: 'prList:grid', columns } }])
  })

  it('is forgotten there when the person goes back to the layout of the definition', async () => {
    const services = fakeServices({ answers: { saveGridLayout: done } })
    layoutKeeper(services, 'prList:grid').keep(undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(services.calls[0]?.request).toEqual({ body: { gridKey: 'prList:grid', columns: [] } })
  })

  it('does not undo what the person has arranged while the answer was on its way', async () => {
    const services = fakeServices({
      answers: { getGridLayout: () => ({ gridKey: 'prList:grid', columns }), saveGridLayout: done },
    })
    const keeper = layoutKeeper(services, 'prList:grid')
    const found = keeper.find()
    keeper.keep(undefined)
    expect(await found).toBeUndefined()
  })

  it('stays in the browser where the server cannot be reached', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const services = fakeServices({
      answers: {
        getGridLayout: () => {
          throw failure({ kind: 'network' })
        },
      },
    })
    expect(await layoutKeeper(services, 'prList:grid').find()).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

describe('a kept layout on a changed definition', () => {
  it('drops columns that are gone and puts new ones at their defined place', () => {
    const fields = ['prNo', 'dept', 'title', 'amount']
    expect(fitLayout({ ...layout, widths: { title: 300, status: 90 } }, fields)).toEqual({
      order: ['title', 'amount', 'prNo', 'dept'],
      widths: { title: 300 },
      hidden: [],
    })
  })

  it('a new first column stands first', () => {
    expect(fitLayout(layout, ['new', 'prNo', 'title', 'status']).order[0]).toBe('new')
  })
})
