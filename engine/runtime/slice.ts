import type { StoreApi } from 'zustand/vanilla'
import type { ScreenState } from './screenState'

/** One room's part of the state. */
export interface Slice<Part> {
  get(): Part
  set(change: Partial<Part>): void
  /** Called after any change of the screen's state; compare what `get` gives. */
  subscribe(listen: () => void): () => void
}

export function sliceOf<Part extends object>(
  store: StoreApi<ScreenState>,
  read: (state: ScreenState) => Part,
  write: (state: ScreenState, part: Part) => Partial<ScreenState>,
): Slice<Part> {
  return {
    get: () => read(store.getState()),
    set: change => store.setState(state => write(state, { ...read(state), ...change })),
    subscribe: listen => store.subscribe(listen),
  }
}
