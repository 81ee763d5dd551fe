import type { MenuItem } from '../../../codegen/generated/types'
import { PageLink } from '../frame/PageLink'
import { FavouriteStar } from './FavouriteStar'
import styles from './MenuLeafEntry.module.css'
import { leafPath } from './menuTree'

export interface MenuLeafEntryProps {
  readonly leaf: MenuItem
  readonly path: string
  readonly onGo: () => void
}

/** An entry that navigates, with its star. One without an address is left out (spec §2: only leaves navigate). */
export function MenuLeafEntry({ leaf, path, onGo }: MenuLeafEntryProps) {
  const target = leafPath(leaf)
  if (target === undefined) return null
  return (
    <div role="none" className={styles.entry}>
      <PageLink
        className={styles.link}
        role="menuitem"
        tabIndex={-1}
        path={target}
        isCurrent={target === path}
        onGo={onGo}
      >
        {leaf.pgmName}
      </PageLink>
      <FavouriteStar pgmId={leaf.pgmId} name={leaf.pgmName} isInMenu />
    </div>
  )
}
