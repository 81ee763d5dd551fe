import { Outlet, useNavigation } from 'react-router-dom'
import { portalTitle } from '../../../schemas/shared/addresses'
import { homeOf, loginPathOf } from '../../auth/portalOf'
import { text } from '../../i18n/text'
import { useSession } from '../frame/frame'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import { PageLink } from '../frame/PageLink'
import styles from './PublicLayout.module.css'

/** Around the pages that are open to everybody: no menu, no tabs, and the way in. */
export function PublicLayout() {
  const portal = useSession(state => state.portal)
  const isLoading = useNavigation().state !== 'idle'
  // A reloaded page knows its session by the tokens alone; whose it is, the next page asks.
  const isLoggedIn = useSession(state => state.tokens !== undefined)
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <span className={styles.mark}>{portalTitle(portal)}</span>
        <LanguageSwitch />
        <PageLink path={isLoggedIn ? homeOf(portal) : loginPathOf(portal)}>
          {text(isLoggedIn ? 'toHome' : 'toLogin')}
        </PageLink>
      </header>
      <main className={styles.page} id="page" tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
    </div>
  )
}
