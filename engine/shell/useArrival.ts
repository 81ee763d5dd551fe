import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useStore } from 'zustand'
import { keepArrivals } from './arrival'
import { useFrame } from './frame'
import { tabName } from './tabName'
import { screenOf } from './useKeptScroll'

/** After a navigation the focus stands where work begins. Answers the name of the page, to be announced. */
export function useArrival(page: RefObject<HTMLElement | null>, pathname: string): string {
  const { tabs } = useFrame()
  const activeKey = useStore(tabs.store, state => state.activeKey)
  const place = activeKey ?? pathname
  // A page that the browser itself has loaded is entered where pages are entered in a browser.
  const isFirst = useRef(useNavigationType() === 'POP')
  const keeper = useRef<ReturnType<typeof keepArrivals>>(undefined)
  const [name, setName] = useState('')

  useLayoutEffect(() => {
    if (!page.current) return
    const made = keepArrivals(page.current)
    keeper.current = made
    const stopListening = tabs.store.subscribe((now, before) => {
      if (before.activeKey !== now.activeKey) {
        // A new document that gets its number is drawn again in the same tab; the focus stays where it is.
        const isRenamed = screenOf(now) !== undefined && screenOf(now) === screenOf(before)
        made.leave(isRenamed ? now.activeKey : before.activeKey)
      }
      if (before.tabs !== now.tabs) made.forget(key => now.tabs.some(tab => tab.key === key))
    })
    return () => {
      stopListening()
      made.stop()
    }
  }, [page, tabs])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what is arrived at.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const { activeKey: key } = tabs.store.getState()
    keeper.current?.enter(key, heading => {
      const tab = key === undefined ? undefined : tabs.find(key)
      setName(tab ? tabName(tab) : heading.innerText)
    })
  }, [tabs, place])

  return name
}
