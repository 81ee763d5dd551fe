import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startChores } from '../../../server/http/chores'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('work by the clock', () => {
  it('runs at its interval, until the server stops', async () => {
    const run = vi.fn(async () => undefined)
    const stop = startChores([{ name: 'sweep', everyMilliseconds: 1_000, run }], () => undefined)
    await vi.advanceTimersByTimeAsync(3_500)
    expect(run).toHaveBeenCalledTimes(3)
    await stop()
    await vi.advanceTimersByTimeAsync(3_500)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('is reported by name when it fails, and tried again at its next turn', async () => {
    const report = vi.fn()
    const run = vi.fn().mockRejectedValueOnce(new Error('disk')).mockResolvedValue(undefined)
    const stop = startChores([{ name: 'sweep', everyMilliseconds: 1_000, run }], report)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([run.mock.calls.length, report.mock.calls]).toEqual([2, [[new Error('disk'), 'sweep']]])
    await stop()
  })

  it('is not overtaken by its own next turn, and the server waits for it', async () => {
    let end = () => {}
    const run = vi.fn(() => new Promise<void>(resolve => (end = resolve)))
    const stop = startChores([{ name: 'slow', everyMilliseconds: 1_000, run }], () => undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(run).toHaveBeenCalledTimes(1)
    const stopped = stop()
    end()
    await stopped
  })
})
