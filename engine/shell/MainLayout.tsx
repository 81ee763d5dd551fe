import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { homeOf } from '../auth/portalOf'
import { text } from '../i18n/text'
import { atRest } from './atRest'
import { Breadcrumb } from './Breadcrumb'
import { useFrame, useSession } from './frame'
import { Header } from './Header'
import styles from './MainLayout.module.css'
import { movePart } from './movePart'
import { NetworkBanner } from './NetworkBanner'
import { fetchPanels, usePanels } from './panels'
import { isTypingIn, type Shortcut, shortcutOf } from './shortcutOf'
import { hasBareKeys } from './shortcuts'
import { TabStrip } from './TabStrip'
import { useArrival } from './useArrival'
import { useKeptScroll } from './useKeptScroll'
import { useSaveKey } from './useSaveKey'
import { useTabActions } from './useTabActions'
import { useTabHistory } from './useTabHistory'

const NoticeDialog = lazy(() => import('./NoticeDialog').then(piece => ({ default: piece.NoticeDialog })))

/** The frame around every page of a portal: header, way, open screens, and the page in all the room that is left. */
export function MainLayout() {
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const portal = useSession(state => state.portal)
  const [overlay, setOverlay] = useState<'search' | 'shortcuts'>()
  const { showBeside, closeActive } = useTabActions()
  const isAtRest = useRest(pathname)
  const panels = usePanels(overlay !== undefined)
  const page = useRef<HTMLElement>(null)
  useKeptScroll(page)
  useTabHistory()
  const arrivedAt = useArrival(page, pathname)
  const { tabs, storage } = useFrame()
  const save = useCallback(() => {
    const screen = tabs.find(tabs.store.getState().activeKey ?? '')?.screen
    if (screen) screen.save?.()
    // A page without a definition saves by its form.
    else page.current?.querySelector('form')?.requestSubmit()
  }, [tabs])
  useSaveKey(save)
  const openSearch = useCallback(() => setOverlay('search'), [])
  const openShortcuts = useCallback(() => setOverlay('shortcuts'), [])
  const closeOverlay = () => setOverlay(undefined)
  // Suppliers read their notices above their home, which has no page of its own for them.
  const postNo =
    portal === 'external' && pathname === homeOf(portal) && new URLSearchParams(search).get('postNo')

  useEffect(() => {
    const actions: Readonly<Record<Shortcut, () => void>> = {
      menuSearch: () => setOverlay('search'),
      help: () => setOverlay('shortcuts'),
      closeTab: () => void closeActive(),
      nextTab: () => showBeside(1),
      previousTab: () => showBeside(-1),
      nextPart: () => movePart(document, 1),
      previousPart: () => movePart(document, -1),
      extend: () => document.querySelector<HTMLElement>('[data-session-extend]')?.click(),
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isTypingIn(event.target), hasBareKeys(storage))
      if (!shortcut || document.querySelector('dialog[open]')) return
      event.preventDefault()
      actions[shortcut]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [closeActive, showBeside, storage])

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        {text('skipToPage')}
      </a>
      <Header path={pathname} isAtRest={isAtRest} onSearch={openSearch} onShortcuts={openShortcuts} />
      <NetworkBanner />
      <div className={styles.bar}>
        <Breadcrumb path={pathname} homePath={homeOf(portal)} isAtRest={isAtRest} />
        <TabStrip />
      </div>
      <main className={styles.page} id="page" tabIndex={-1} aria-busy={isLoading} ref={page}>
        <Outlet />
        {isLoading && <div className={styles.progress} />}
      </main>
      <p className="visually-hidden" role="status">
        {arrivedAt}
      </p>
      {postNo && (
        <Suspense>
          <NoticeDialog key={postNo} postNo={postNo} />
        </Suspense>
      )}
      {overlay === 'search' && panels && <panels.MenuSearch onClose={closeOverlay} />}
      {overlay === 'shortcuts' && panels && <panels.ShortcutList onClose={closeOverlay} />}
    </div>
  )
}

/** Whether the first page has had its time. Each page that is opened is noted for the person once it has. */
function useRest(path: string): boolean {
  const frame = useFrame()
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    void atRest().then(async () => {
      setIsAtRest(true)
      const panels = await fetchPanels().catch(() => undefined)
      await panels?.myMenusOf(frame).note(path)
    })
  }, [frame, path])
  return isAtRest
}
