import { describe, expect, it, vi } from 'vitest'
import {
  chunkLoss,
  isChunkFailure,
  mayReload,
  withChunkTimeout,
} from '../../../../engine/shell/frame/chunkFailure'

describe('a piece of the product that does not come', () => {
  it.each([
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('%s is known as such', message => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('is given up after 120 seconds, and not before', async () => {
    vi.useFakeTimers()
    try {
      let failure: unknown
      void withChunkTimeout(new Promise(() => undefined)).catch((error: unknown) => {
        failure = error
      })
      await vi.advanceTimersByTimeAsync(119_999)
      expect(failure).toBeUndefined()
      await vi.advanceTimersByTimeAsync(1)
      expect(isChunkFailure(failure)).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['a page that was opened', 'navigate', 1_000, true],
    ['a page that was reloaded just now', 'reload', 1_000, false],
    ['a page that was reloaded a minute ago', 'reload', 61_000, true],
  ])('%s offers one reload, not a second one within a minute', (_, type, age, mayAgain) => {
    const [entry] = [Object.assign(performance.mark('navigation'), { type })]
    expect(mayReload({ now: () => age, getEntriesByType: () => [entry] })).toBe(mayAgain)
  })

  it.each([
    ['a server that answers has another build', () => Promise.resolve({ ok: true }), 'build'],
    ['a gateway without its server is the network', () => Promise.resolve({ ok: false }), 'network'],
    ['no answer is the network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ] as const)('%s', async (_, ask, loss) => {
    expect(await chunkLoss(ask)).toBe(loss)
  })
})
