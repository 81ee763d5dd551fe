import { expect, it } from 'vitest'
import { createServerClock } from '../../../engine/auth/serverClock'

const noon = Date.UTC(2026, 10, 20, 3, 0, 0)

it.each([
  ['4:59 late', -299_000, 0],
  ['5:00 late', -300_000, 0],
  ['5:01 late', -301_000, 1],
  ['4:59 early', 299_000, 0],
  ['5:01 early', 301_000, 1],
])('a computer that is %s gets advice %s ms off: %i times', (_, difference, times) => {
  let advised = 0
  const clock = createServerClock(
    () => noon,
    () => {
      advised += 1
    },
  )
  clock.learn(noon + difference, 'exact')
  clock.learn(noon + difference, 'exact')
  expect(advised).toBe(times)
  expect(clock.now()).toBe(noon + difference)
})

it('today is the day in Seoul on the server, not on this computer', () => {
  const clock = createServerClock(
    () => Date.UTC(2020, 0, 1),
    () => undefined,
  )
  clock.learn(Date.UTC(2026, 10, 19, 15, 0, 0), 'exact')
  expect(clock.today()).toBe('2026-11-20')
})

it('a whole-second stamp does not overrule an exact one', () => {
  const clock = createServerClock(
    () => noon,
    () => undefined,
  )
  clock.learn(noon + 60_000, 'exact')
  clock.learn(noon, 'seconds')
  expect(clock.now()).toBe(noon + 60_000)
})
