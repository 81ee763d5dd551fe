import { pageAtRest } from '../../settings/delays'

/** Resolves when the page has little left to do, for work that may wait until everything else is on the screen. */
export function atRest(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(() => {
      // Not every browser can tell when it is idle.
      if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve())
      else resolve()
    }, pageAtRest)
  })
}
