import { memo } from 'react'
import { homeOf, portalTitle } from '../auth/portalOf'
import { text } from '../i18n/text'
import { useSession } from './frame'
import styles from './Header.module.css'
import { Icon } from './Icon'
import { InboxMenu } from './InboxMenu'
import { MegaMenu } from './MegaMenu'
import { PageLink } from './PageLink'
import { PersonMenu } from './PersonMenu'
import { SessionClock } from './SessionClock'
import { ThemeMenu } from './ThemeMenu'

export interface HeaderProps {
  readonly path: string
  readonly onSearch: () => void
  readonly onShortcuts: () => void
}

/** Kept as it is while only the query of the address changes, as with each search. */
export const Header = memo(function Header({ path, onSearch, onShortcuts }: HeaderProps) {
  const portal = useSession(state => state.portal)
  return (
    <header className={styles.header}>
      <PageLink className={styles.mark} path={homeOf(portal)} title={text('home')}>
        {portalTitle(portal)}
      </PageLink>
      <MegaMenu path={path} />
      <div className={styles.right}>
        <button type="button" className={styles.search} title="Ctrl+K" onClick={onSearch}>
          <Icon name="search" size={14} />
          <span className={styles.searchText}>{text('menuSearch')}</span>
          <kbd className={styles.searchText}>Ctrl K</kbd>
        </button>
        <SessionClock />
        <span className={styles.rule} />
        {portal === 'internal' && <InboxMenu />}
        <ThemeMenu />
        <PersonMenu onShortcuts={onShortcuts} />
      </div>
    </header>
  )
})
