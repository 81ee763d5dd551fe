import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { ScreenState } from '../contract/screenState'
import { IdPrefixContext } from './screenContext'

/** Brings the focus to the place that the runtime asks for: a control, or the block of that name. */
export function useFocusPlace(store: StoreApi<ScreenState>): void {
  const prefix = useContext(IdPrefixContext)
  const focus = useSyncExternalStore(store.subscribe, () => store.getState().focus)
  useEffect(() => {
    if (!focus) return
    focusPlace(prefix + focus.place)
  }, [focus, prefix])
}

/** The control may stand on a page that has not been drawn yet: then the next frame finds it. */
export function focusPlace(id: string): void {
  const find = () => document.getElementById(id)
  const go = (element: HTMLElement | null) => {
    element?.scrollIntoView({ block: 'nearest' })
    element?.focus({ preventScroll: true })
  }
  const element = find()
  if (element) go(element)
  else requestAnimationFrame(() => go(find()))
}
