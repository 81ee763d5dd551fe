import { Icon } from '../../../widgets/Icon'
import { panelText } from '../../i18n/panelTexts'
import bare from '../frame/BareButton.module.css'
import styles from './FavouriteStar.module.css'
import { useMyMenus } from './useMyMenus'

export interface FavouriteStarProps {
  readonly pgmId: string
  readonly name: string
  /** Stands among the entries of a menu, where the arrow keys walk past it. @default false */
  readonly isInMenu?: boolean
}

/** Stars a menu for oneself, or takes the star away. */
export function FavouriteStar({ pgmId, name, isInMenu = false }: FavouriteStarProps) {
  const { phase, favourites, mine } = useMyMenus()
  const isStarred = favourites.includes(pgmId)
  const label = panelText(isStarred ? 'favouriteRemove' : 'favouriteAdd', [name])
  const role = isInMenu
    ? ({ role: 'menuitemcheckbox', 'aria-checked': isStarred, tabIndex: -1 } as const)
    : ({ 'aria-pressed': isStarred } as const)
  return (
    <button
      type="button"
      {...role}
      className={`${bare.bare} ${styles.star}`}
      data-starred={isStarred}
      data-in-menu={isInMenu}
      disabled={phase !== 'ready'}
      aria-label={label}
      title={label}
      onClick={() => void mine.toggle(pgmId)}
    >
      <Icon name="star" size={14} />
    </button>
  )
}
