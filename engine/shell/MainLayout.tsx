import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { homeOf } from '../auth/portalOf'
import { text } from '../i18n/text'
import { Breadcrumb } from './Breadcrumb'
import { useSession } from './frame'
import { Header } from './Header'
import styles from './MainLayout.module.css'
import { MenuSearch } from './MenuSearch'
import { NetworkBanner } from './NetworkBanner'
import { ShortcutList } from './ShortcutList'
import { isTypingIn, type Shortcut, shortcutOf } from './shortcutOf'
import { TabStrip } from './TabStrip'
import { useTabActions } from './useTabActions'

const NoticeDialog = lazy(() => import('./NoticeDialog').then(piece => ({ default: piece.NoticeDialog })))

/** The frame around every page of a portal: header, way, open screens, and the page in all the room that is left. */
export function MainLayout() {
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const portal = useSession(state => state.portal)
  const [overlay, setOverlay] = useState<'search' | 'shortcuts'>()
  const { showBeside, closeActive } = useTabActions()
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
      extend: () => document.querySelector<HTMLElement>('[data-session-extend]')?.click(),
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isTypingIn(event.target))
      if (!shortcut || document.querySelector('dialog[open]')) return
      event.preventDefault()
      actions[shortcut]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [closeActive, showBeside])

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        {text('skipToPage')}
      </a>
      <Header path={pathname} onSearch={openSearch} onShortcuts={openShortcuts} />
      <NetworkBanner />
      <div className={styles.bar}>
        <Breadcrumb path={pathname} homePath={homeOf(portal)} />
        <TabStrip />
      </div>
      <main className={styles.page} id="page" tabIndex={-1} aria-busy={isLoading}>
        {isLoading && <div className={styles.progress} />}
        <Outlet />
      </main>
      {postNo && (
        <Suspense>
          <NoticeDialog key={postNo} postNo={postNo} />
        </Suspense>
      )}
      {overlay === 'search' && <MenuSearch onClose={closeOverlay} />}
      {overlay === 'shortcuts' && <ShortcutList onClose={closeOverlay} />}
    </div>
  )
}
