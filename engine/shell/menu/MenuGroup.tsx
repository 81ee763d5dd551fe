import type { MenuItem } from '../../../codegen/generated/types'
import styles from './MegaPanel.module.css'
import { MenuLeafEntry } from './MenuLeafEntry'
import { childrenOf } from './menuTree'

export interface MenuGroupProps {
  readonly group: MenuItem
  readonly path: string
  readonly onGo: () => void
}

/** One column: a second-level name and its leaves. A second-level entry that is a leaf itself is its own link. */
export function MenuGroup({ group, path, onGo }: MenuGroupProps) {
  const isLeaf = group.leaf === 'T'
  return (
    <fieldset aria-label={group.pgmName} className={styles.group}>
      {!isLeaf && (
        <div role="none" className={styles.groupName}>
          {group.pgmName}
        </div>
      )}
      {(isLeaf ? [group] : childrenOf(group)).map(leaf => (
        <MenuLeafEntry key={leaf.pgmId} leaf={leaf} path={path} onGo={onGo} />
      ))}
    </fieldset>
  )
}
