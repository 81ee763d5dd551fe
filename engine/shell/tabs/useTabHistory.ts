import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useFrame, useSession } from '../frame/frame'
import { placesIn, withPlaces } from './tabHistory'

let isRestored = false

/** Brings back the tabs that stood before a reload, once, and notes those that are open with every change. */
export function useTabHistory(): void {
  const { tabs, screens } = useFrame()
  const owner = useSession(state => state.user?.singleid)
  const menus = useSession(state => state.menus)
  const open = useStore(tabs.store, state => state.tabs)
  const { key } = useLocation()
  const written = useRef<readonly [string, unknown]>(undefined)

  useEffect(() => {
    if (owner === undefined) return
    if (!isRestored) {
      isRestored = true
      tabs.restore(placesIn(window.history.state, { owner, screens: screens(), menus }))
      return
    }
    if (written.current?.[0] === key && written.current[1] === open) return
    written.current = [key, open]
    window.history.replaceState(withPlaces(window.history.state, owner, open), '')
  }, [owner, menus, open, key, tabs, screens])
}
