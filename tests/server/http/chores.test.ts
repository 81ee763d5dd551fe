import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startChores } from '../../../server/http/chores'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const sweep = { name: 'sweep', title: '정리', everyMilliseconds: 1_000 }
const silent = { failed: () => undefined, recovered: () => undefined }

describe('work by the clock', () => {
  it('runs at its interval, until the server stops', async () => {
    const run = vi.fn(async () => undefined)
    const stop = startChores([{ ...sweep, run }], silent)
    await vi.advanceTimersByTimeAsync(3_500)
    expect(run).toHaveBeenCalledTimes(3)
    await stop()
    await vi.advanceTimersByTimeAsync(3_500)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('is reported when it fails, tried again at its next turn, and told once to have recovered', async () => {
    const failed = vi.fn()
    const recovered = vi.fn()
    const run = vi.fn().mockRejectedValueOnce(new Error('disk')).mockResolvedValue(undefined)
    const stop = startChores([{ ...sweep, run }], { failed, recovered })
    await vi.advanceTimersByTimeAsync(1_000)
    expect([failed.mock.calls, recovered.mock.calls.length]).toEqual([
      [[expect.objectContaining({ name: 'sweep' }), new Error('disk')]],
      0,
    ])
    await vi.advanceTimersByTimeAsync(2_000)
    expect([run.mock.calls.length, failed.mock.calls.length, recovered.mock.calls.length]).toEqual([3, 1, 1])
    await stop()
  })

  it('is not overtaken by its own next turn, and the server waits for it', async () => {
    let end = () => {}
    const run = vi.fn(() => new Promise<void>(resolve => (end = resolve)))
    const stop = startChores([{ ...sweep, run }], silent)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(run).toHaveBeenCalledTimes(1)
    const stopped = stop()
    end()
    await stopped
  })
})
