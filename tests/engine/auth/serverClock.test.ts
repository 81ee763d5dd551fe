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
  clock.learn(noon + 60_400, 'exact')
  clock.learn(noon + 60_000, 'seconds')
  expect(clock.now()).toBe(noon + 60_400)
})

it('when somebody sets the clock of this computer meanwhile, the next answer puts it right', () => {
  let local = noon
  const clock = createServerClock(
    () => local,
    () => undefined,
  )
  clock.learn(noon, 'exact')
  local = noon + 3_600_000
  expect(clock.now()).toBe(noon + 3_600_000)
  clock.learn(noon + 1_000, 'seconds')
  expect(clock.now()).toBe(noon + 1_000)
})

it('a computer that was asleep for hours knows the time when it wakes', () => {
  let local = noon
  const clock = createServerClock(
    () => local,
    () => undefined,
  )
  clock.learn(noon + 42_000, 'exact')
  local += 3 * 3_600_000
  expect(clock.now()).toBe(noon + 42_000 + 3 * 3_600_000)
})

it.each([
  ['4:59 early', 299_000, 0],
  ['5:01 early', 301_500, 1],
  ['4:59 late', -299_000, 0],
  ['5:01 late', -301_000, 1],
])('the cut second of a Date header does not turn %s into advice or silence', (_, ahead, times) => {
  let advised = 0
  const server = noon + 999
  const clock = createServerClock(
    () => server + ahead,
    () => {
      advised += 1
    },
  )
  clock.learn(Math.floor(server / 1000) * 1000, 'seconds')
  expect(advised).toBe(times)
})
