import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import { useFrame } from '../frame/frame'
import { keepScroll } from './keepScroll'
import { useTabKeeper } from './useTabKeeper'

/** Each tab comes back scrolled as it was left. */
export function useKeptScroll(page: RefObject<HTMLElement | null>): void {
  const { tabs } = useFrame()
  const activeKey = useStore(tabs.store, state => state.activeKey)
  const keeper = useTabKeeper(page, keepScroll)

  useEffect(() => {
    if (activeKey !== undefined) keeper.current?.enter(activeKey)
  }, [activeKey, keeper])
}
