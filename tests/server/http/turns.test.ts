import { afterEach, expect, it, vi } from 'vitest'
import { Refusals, Turns } from '../../../server/http/turns'

afterEach(() => vi.useRealTimers())

it('works at a number of calls of one key, lets some wait in their order, and refuses the rest', async () => {
  const turns = new Turns({ working: 2, waiting: 2 }, new Refusals(0))
  const [first, second] = [await turns.take('buy.mobile'), await turns.take('buy.mobile')]
  const order: string[] = []
  const waiting = ['third', 'fourth'].map(async name => {
    const end = await turns.take('buy.mobile')
    order.push(name)
    return end
  })
  await expect(turns.take('buy.mobile')).rejects.toMatchObject({
    ...{ status: 429, code: 'tooManyCalls' },
    place: { retryAfterSeconds: 2 },
  })
  // Nobody else hears of it.
  ;(await turns.take('buy.semi'))()
  expect(order).toEqual([])
  first()
  // Twice is once.
  first()
  const end = await waiting[0]
  expect(order).toEqual(['third'])
  second()
  end?.()
  await Promise.all(waiting.map(async each => (await each)()))
  expect(order).toEqual(['third', 'fourth'])
})

it('holds a refusal back until its caller may ask again, so many at a time', async () => {
  vi.useFakeTimers()
  const refusals = new Refusals(1)
  const refused: string[] = []
  const ask = (name: string) => refusals.refuse().catch(() => refused.push(name))
  const [held] = [ask('held'), ask('at once')]
  await vi.advanceTimersByTimeAsync(1_990)
  expect(refused).toEqual(['at once'])
  await vi.advanceTimersByTimeAsync(10)
  await held
  expect(refused).toEqual(['at once', 'held'])
  void ask('held again')
  await vi.advanceTimersByTimeAsync(1_990)
  expect(refused).toHaveLength(2)
})
