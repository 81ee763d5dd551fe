/** The cells on screen, as glide counts them; partly visible ones included. */
interface GridRegion {
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
}

/** Hands the region to the few parts that follow scrolling, past the grid itself, which then need not render. */
export interface GridRegionSource {
  get(): GridRegion
  set(region: GridRegion): void
  subscribe(listener: (region: GridRegion) => void): () => void
}

export function createRegionSource(): GridRegionSource {
  let current: GridRegion = { top: 0, left: 0, rows: 0, columns: 0 }
  const listeners = new Set<(region: GridRegion) => void>()
  return {
    get: () => current,
    set(region) {
      current = region
      for (const listener of listeners) listener(region)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
