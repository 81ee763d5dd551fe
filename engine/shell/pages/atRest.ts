import { pageAtRest } from '../../settings/delays'

/** Resolves when the page has little to do: for what may come after everything that was asked for. */
export function atRest(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(() => {
      // Not every browser can tell when it is idle.
      if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve())
      else resolve()
    }, pageAtRest)
  })
}
