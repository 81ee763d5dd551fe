import type { MenuItem } from '../../codegen/generated/types'
import styles from './MegaMenu.module.css'
import { childrenOf, leafPath } from './menuTree'
import { PageLink } from './PageLink'

export interface MenuGroupProps {
  readonly group: MenuItem
  readonly path: string
  readonly onGo: () => void
}

/** One column: a second-level name and its leaves. A second-level entry that is a leaf itself is its own link. */
export function MenuGroup({ group, path, onGo }: MenuGroupProps) {
  const leaves = group.leaf === 'T' ? [group] : childrenOf(group)
  return (
    <div>
      {group.leaf !== 'T' && <h3 className={styles.groupName}>{group.pgmName}</h3>}
      <ul>
        {leaves.map(leaf => {
          const target = leafPath(leaf)
          return (
            target !== undefined && (
              <li key={leaf.pgmId}>
                <PageLink className={styles.leaf} path={target} isCurrent={target === path} onGo={onGo}>
                  {leaf.pgmName}
                </PageLink>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
