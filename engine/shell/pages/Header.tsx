import { memo } from 'react'
import { portalTitle } from '../../../schemas/shared/addresses'
import { Icon } from '../../../widgets/Icon'
import { homeOf } from '../../auth/portalOf'
import { text } from '../../i18n/text'
import { handHeld, narrow, useMedia } from '../../render/useMedia'
import { useSession } from '../frame/frame'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import { PageLink } from '../frame/PageLink'
import { FavouriteMenu } from '../menu/FavouriteMenu'
import { MenuBar } from '../menu/MenuBar'
import { menuPanels } from '../menu/menuPanels'
import { InboxMenu } from '../notices/InboxMenu'
import { DisplayMenu } from '../person/DisplayMenu'
import { PersonMenu } from '../person/PersonMenu'
import { SessionClock } from '../session/SessionClock'
import styles from './Header.module.css'

export interface HeaderProps {
  readonly path: string
  /** The page has had its time: what may come late is asked for. */
  readonly isAtRest: boolean
  readonly onSearch: () => void
  readonly onShortcuts: () => void
}

/** Kept as it is while only the query of the address changes, as with each search. */
export const Header = memo(function Header({ path, isAtRest, onSearch, onShortcuts }: HeaderProps) {
  const portal = useSession(state => state.portal)
  const isNarrow = useMedia(narrow)
  // The search begins with one's own menus, too.
  const isHandHeld = useMedia(handHeld)
  return (
    <header className={styles.header} data-part="">
      <PageLink className={styles.mark} path={homeOf(portal)} title={text('home')}>
        {portalTitle(portal)}
      </PageLink>
      <MenuBar path={path} />
      <div className={styles.right}>
        <button
          type="button"
          className={styles.search}
          // What is read in it is its name, keys included; below 1440 pixels its sign stands alone.
          aria-label={`${text('menuSearch')} Ctrl K`}
          aria-keyshortcuts="Control+K"
          title={`${text('menuSearch')} (Ctrl+K)`}
          onClick={onSearch}
          onPointerEnter={menuPanels.expect}
          onFocus={menuPanels.expect}
        >
          <Icon name="search" size={14} />
          <span className={styles.searchText}>{text('menuSearch')}</span>{' '}
          <kbd className={styles.searchText}>Ctrl K</kbd>
        </button>
        {!isHandHeld && <FavouriteMenu path={path} />}
        <SessionClock />
        <span className={styles.rule} />
        <InboxMenu isAtRest={isAtRest} />
        {!isNarrow && <LanguageSwitch />}
        {!isNarrow && <DisplayMenu />}
        <PersonMenu onShortcuts={onShortcuts} />
      </div>
    </header>
  )
})
