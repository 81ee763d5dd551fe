import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useFrame } from '../frame/frame'
import type { KeptScreen, WorkTabsState } from '../frame/workTabs'

/** Remembers something of the page for each work tab. */
interface TabKeeper {
  readonly leave: (key: string | undefined) => void
  readonly forget: (isOpen: (key: string) => boolean) => void
  readonly stop: () => void
}

/** A keeper of the page that hears which tab is left, while the page below is still drawn, and which are closed. */
export function useTabKeeper<Keeper extends TabKeeper>(
  page: RefObject<HTMLElement | null>,
  make: (page: HTMLElement) => Keeper,
): RefObject<Keeper | undefined> {
  const { tabs } = useFrame()
  const keeper = useRef<Keeper>(undefined)

  useLayoutEffect(() => {
    if (!page.current) return
    const made = make(page.current)
    keeper.current = made
    const stopListening = tabs.store.subscribe((now, before) => {
      if (before.activeKey !== now.activeKey) {
        // A new document that gets its number is drawn again in the same tab, which is not left.
        const isRenamed = screenOf(now) !== undefined && screenOf(now) === screenOf(before)
        made.leave(isRenamed ? now.activeKey : before.activeKey)
      }
      if (before.tabs !== now.tabs) made.forget(key => now.tabs.some(tab => tab.key === key))
    })
    return () => {
      stopListening()
      made.stop()
    }
  }, [page, tabs, make])

  return keeper
}

/** The screen on top. */
function screenOf({ tabs, activeKey }: WorkTabsState): KeptScreen | undefined {
  return tabs.find(({ key }) => key === activeKey)?.screen
}
