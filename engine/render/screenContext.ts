import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Screen } from '../contract/screen'
import type { ScreenState } from '../contract/screenState'

export const ScreenContext = createContext<Screen | undefined>(undefined)

export function useScreen(): Screen {
  const screen = useContext(ScreenContext)
  if (!screen) throw new Error('Engine bug: useScreen is called outside of ScreenView.')
  return screen
}

/** A part of the screen's state; `select` gives plain values or parts of it. */
export function useScreenState<Seen>(select: (state: ScreenState) => Seen): Seen {
  const { store } = useScreen()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}

/** Before the ids of all controls of a popup, which may show a field of the same name as the page below. */
export const IdPrefixContext = createContext('')

export function useControlId(place: string): string {
  return useContext(IdPrefixContext) + place
}
