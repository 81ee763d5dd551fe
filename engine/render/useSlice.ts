import { useSyncExternalStore } from 'react'

interface Readable<Part> {
  get(): Part
  subscribe(listen: () => void): () => void
}

/** What a view sees of a room. `select` gives plain values or parts of the state, so that only real changes redraw it. */
export function useSlice<Part, Seen>(slice: Readable<Part>, select: (part: Part) => Seen): Seen {
  return useSyncExternalStore(slice.subscribe, () => select(slice.get()))
}
