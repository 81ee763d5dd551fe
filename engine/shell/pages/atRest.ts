/** By then the first rows stand on the screen, also on a slow machine; whoever opens something earlier does not wait for it. */
const restMilliseconds = 1500

/** Resolves when the page has little to do: for what may come after everything that was asked for. */
export function atRest(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(() => {
      // Not every browser can tell when it is idle.
      if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve())
      else resolve()
    }, restMilliseconds)
  })
}
