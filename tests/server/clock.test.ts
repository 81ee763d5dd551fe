import { describe, expect, it } from 'vitest'
import { createClock, startClock } from '../../server/clock'

const instant = '2026-11-20T23:59:59.900+09:00'

describe('the clock', () => {
  it('pinned, it stands still at its instant and tells the day in Seoul', () => {
    const clock = createClock('2026-11-20T15:30:00Z')
    expect(clock.now().toISOString()).toBe('2026-11-20T15:30:00.000Z')
    expect(clock.today()).toBe('2026-11-21')
  })

  it('started at an instant, it goes on from there', async () => {
    const clock = startClock(instant)
    const first = clock.now().getTime()
    expect(first).toBeGreaterThanOrEqual(Date.parse(instant))
    await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first)
    await expect.poll(() => clock.today()).toBe('2026-11-21')
  })
})
