import { Icon } from '../../../widgets/Icon'
import { panelText } from '../../i18n/panelTexts'
import { text } from '../../i18n/text'
import bare from '../frame/BareButton.module.css'
import dropdown from '../frame/Dropdown.module.css'
import { useSession } from '../frame/frame'
import { PageLink } from '../frame/PageLink'
import { PanelFailure } from '../frame/PanelFailure'
import styles from './FavouritePanel.module.css'
import { FavouriteStar } from './FavouriteStar'
import { leavesByNumber, type MenuLeaf } from './menuTree'
import { useMyMenus } from './useMyMenus'

/** Starred menus in one's own order, and pages opened lately. One that is not granted any more is in neither. */
export function FavouritePanel({ path, onGo }: { readonly path: string; readonly onGo: () => void }) {
  const menus = useSession(state => state.menus)
  const { phase, failure, favourites, recent, mine } = useMyMenus()
  if (phase === 'failed') return <PanelFailure message={failure} onReload={() => void mine.load()} />
  if (phase === 'loading') return <p className={styles.quiet}>{text('loading')}…</p>
  const starred = leavesByNumber(menus, favourites)
  const opened = leavesByNumber(menus, recent)
  const link = (leaf: MenuLeaf) => (
    <PageLink className={styles.link} path={leaf.path} isCurrent={leaf.path === path} onGo={onGo}>
      {leaf.name}
    </PageLink>
  )
  const mover = (leaf: MenuLeaf, step: 1 | -1) => {
    const label = panelText(step === 1 ? 'favouriteDown' : 'favouriteUp', [leaf.name])
    return (
      <button
        type="button"
        className={`${bare.bare} ${styles.move}`}
        aria-label={label}
        title={label}
        aria-disabled={starred.at(step === 1 ? -1 : 0) === leaf}
        onClick={() => void mine.move(leaf.pgmId, step)}
      >
        <Icon name={step === 1 ? 'down' : 'up'} size={12} />
      </button>
    )
  }
  return (
    <div className={styles.panel}>
      <h2 className={dropdown.heading}>{panelText('favourite')}</h2>
      {starred.length === 0 && <p className={styles.quiet}>{panelText('favouritesEmpty')}</p>}
      <ul>
        {starred.map(leaf => (
          <li key={leaf.pgmId} className={styles.line}>
            {link(leaf)}
            {mover(leaf, -1)}
            {mover(leaf, 1)}
            <FavouriteStar pgmId={leaf.pgmId} name={leaf.name} />
          </li>
        ))}
      </ul>
      <h2 className={dropdown.heading}>{panelText('recent')}</h2>
      {opened.length === 0 && <p className={styles.quiet}>{panelText('recentEmpty')}</p>}
      <ul>
        {opened.map(leaf => (
          <li key={leaf.pgmId} className={styles.line}>
            {link(leaf)}
            <FavouriteStar pgmId={leaf.pgmId} name={leaf.name} />
          </li>
        ))}
      </ul>
    </div>
  )
}
