import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useFrame } from './frame'
import { keepScroll } from './keptScroll'
import type { KeptScreen, WorkTabsState } from './workTabs'

/** Each tab comes back scrolled as it was left. */
export function useKeptScroll(page: RefObject<HTMLElement | null>): void {
  const { tabs } = useFrame()
  const activeKey = useStore(tabs.store, state => state.activeKey)
  const keeper = useRef<ReturnType<typeof keepScroll>>(undefined)

  useLayoutEffect(() => {
    if (!page.current) return
    const made = keepScroll(page.current)
    keeper.current = made
    // The page below is still drawn when another tab is chosen; a moment later it is not.
    const stopListening = tabs.store.subscribe((now, before) => {
      if (before.activeKey !== undefined && before.activeKey !== now.activeKey) {
        // A new document that gets its number is drawn anew in the same tab.
        const isRenamed = now.activeKey !== undefined && screenOf(before) === screenOf(now)
        made.leave(isRenamed ? (now.activeKey ?? before.activeKey) : before.activeKey)
      }
      if (before.tabs !== now.tabs) made.forget(key => now.tabs.some(tab => tab.key === key))
    })
    return () => {
      stopListening()
      made.stop()
    }
  }, [page, tabs])

  useEffect(() => {
    if (activeKey !== undefined) keeper.current?.enter(activeKey)
  }, [activeKey])
}

/** The screen on top. */
export function screenOf({ tabs, activeKey }: WorkTabsState): KeptScreen | undefined {
  return tabs.find(({ key }) => key === activeKey)?.screen
}
