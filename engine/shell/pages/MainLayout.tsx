import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { homeOf } from '../../auth/portalOf'
import { text } from '../../i18n/text'
import { useFrame, useSession } from '../frame/frame'
import { usePanels } from '../frame/latePanels'
import { keyboardPanels } from '../keyboard/keyboardPanels'
import { movePart } from '../keyboard/movePart'
import { isTypingIn, type Shortcut, shortcutOf } from '../keyboard/shortcutOf'
import { hasBareKeys } from '../keyboard/shortcuts'
import { useSaveKey } from '../keyboard/useSaveKey'
import { Breadcrumb } from '../menu/Breadcrumb'
import { menuPanels } from '../menu/menuPanels'
import { noticePanels } from '../notices/noticePanels'
import { personPanels } from '../person/personPanels'
import { TabStrip } from '../tabs/TabStrip'
import { tabPanels } from '../tabs/tabPanels'
import { useArrival } from '../tabs/useArrival'
import { useKeptScroll } from '../tabs/useKeptScroll'
import { useTabActions } from '../tabs/useTabActions'
import { useTabHistory } from '../tabs/useTabHistory'
import { atRest } from './atRest'
import { Header } from './Header'
import styles from './MainLayout.module.css'
import { NetworkBanner } from './NetworkBanner'

const OpeningNotices = lazy(() =>
  import('../notices/OpeningNotices').then(piece => ({ default: piece.OpeningNotices })),
)
const NoticeDialog = lazy(() =>
  import('../notices/NoticeDialog').then(piece => ({ default: piece.NoticeDialog })),
)

/** The frame around every page of a portal: header, way, open screens, and the page in all the room that is left. */
export function MainLayout() {
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const portal = useSession(state => state.portal)
  const [overlay, setOverlay] = useState<'search' | 'shortcuts'>()
  const { showBeside, closeActive } = useTabActions()
  const isAtRest = useRest(pathname)
  const menu = usePanels(menuPanels, overlay === 'search')
  const keyboard = usePanels(keyboardPanels, overlay === 'shortcuts')
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
  // Suppliers read their notices and answers above their home, which has no page of its own for them.
  const asked = new URLSearchParams(portal === 'external' && pathname === homeOf(portal) ? search : '')
  const postNo = asked.get('postNo') ?? asked.get('faqNo')
  const navigate = useNavigate()

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
          <NoticeDialog
            key={postNo}
            boardId={asked.has('postNo') ? 'ogpms' : 'faq'}
            postNo={postNo}
            onClose={() => void navigate(homeOf(portal))}
          />
        </Suspense>
      )}
      {isAtRest && !postNo && (
        <Suspense>
          <OpeningNotices />
        </Suspense>
      )}
      {overlay === 'search' && menu && <menu.MenuSearch onClose={closeOverlay} />}
      {overlay === 'shortcuts' && keyboard && <keyboard.ShortcutList onClose={closeOverlay} />}
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
      for (const late of [noticePanels, personPanels, tabPanels, keyboardPanels]) late.expect()
      const menu = await menuPanels.fetch().catch(() => undefined)
      await menu?.myMenusOf(frame).note(path)
    })
  }, [frame, path])
  return isAtRest
}
