import { expect, it } from 'vitest'
import { Turns } from '../../../server/http/turns'

it('works at a number of calls of one key, lets some wait in their order, and refuses the rest', async () => {
  const turns = new Turns({ working: 2, waiting: 2 })
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
