import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitBriefly } from '../../../engine/routing/waitBriefly'

const later = (milliseconds: number, isFailing = false) =>
  new Promise((resolve, reject) => {
    setTimeout(() => (isFailing ? reject(new Error('refused')) : resolve('rows')), milliseconds)
  })

describe('the wait of an opened page for its first rows', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['rows that are there', Promise.resolve(), 0],
    ['rows that come soon', 30, 30],
    ['a refusal that comes soon', -30, 30],
    ['rows that take long', 5_000, 100],
    ['rows that never come', new Promise(() => undefined), 100],
  ])('ends, with %s, after %s ms', async (_what, answer, expected) => {
    const began = Date.now()
    const coming = typeof answer === 'number' ? later(Math.abs(answer), answer < 0) : answer
    coming.catch(() => undefined)
    const waited = waitBriefly(coming).then(() => Date.now() - began)
    await vi.advanceTimersByTimeAsync(200)
    expect(await waited).toBe(expected)
  })
})
