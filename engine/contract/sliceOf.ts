import type { StoreApi } from 'zustand/vanilla'
import type { ScreenState } from './screenState'
import type { Slice } from './slice'

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
