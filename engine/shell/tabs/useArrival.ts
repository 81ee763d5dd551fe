import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useStore } from 'zustand'
import { useFrame } from '../frame/frame'
import { keepFocus } from './keepFocus'
import { tabName } from './tabName'
import { useTabKeeper } from './useTabKeeper'

/** After a navigation the focus stands where work begins. Answers the name of the page, to be announced. */
export function useArrival(page: RefObject<HTMLElement | null>, pathname: string): string {
  const { tabs } = useFrame()
  const activeKey = useStore(tabs.store, state => state.activeKey)
  const place = activeKey ?? pathname
  // A page that the browser itself has loaded is entered where pages are entered in a browser.
  const isFirst = useRef(useNavigationType() === 'POP')
  const keeper = useTabKeeper(page, keepFocus)
  const [name, setName] = useState('')

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
  }, [tabs, place, keeper])

  return name
}
