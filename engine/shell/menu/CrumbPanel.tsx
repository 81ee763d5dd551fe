import { useState } from 'react'
import type { MenuItem } from '../../../codegen/generated/types'
import { Icon } from '../../../widgets/Icon'
import dropdown from '../frame/Dropdown.module.css'
import { PageLink } from '../frame/PageLink'
import styles from './CrumbPanel.module.css'
import { type Crumb, childrenOf, leafPath } from './menuTree'

export interface CrumbPanelProps {
  readonly crumb: Crumb
  readonly path: string
  readonly onGo: () => void
}

/** What stands beside a level of the way. A branch goes nowhere (spec §2: only leaves navigate); it opens what is below it. */
export function CrumbPanel({ crumb, path, onGo }: CrumbPanelProps) {
  const [openId, setOpenId] = useState<string | undefined>(crumb.pgmId)
  return (
    <ul>
      {crumb.siblings.map(sibling =>
        sibling.leaf === 'T' ? (
          <Leaf key={sibling.pgmId} leaf={sibling} path={path} onGo={onGo} />
        ) : (
          <li key={sibling.pgmId}>
            <button
              type="button"
              className={dropdown.entry}
              aria-expanded={openId === sibling.pgmId}
              onClick={() => setOpenId(openId === sibling.pgmId ? undefined : sibling.pgmId)}
            >
              <span className={dropdown.entryText}>{sibling.pgmName}</span>
              <Icon name={openId === sibling.pgmId ? 'up' : 'down'} size={12} />
            </button>
            {openId === sibling.pgmId && (
              <ul className={styles.below}>
                <Below menus={childrenOf(sibling)} path={path} onGo={onGo} />
              </ul>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

interface BelowProps {
  readonly menus: readonly MenuItem[]
  readonly path: string
  readonly onGo: () => void
}

/** Leaves, under the name of their group where there is one between. */
function Below({ menus, path, onGo }: BelowProps) {
  return menus.map(menu =>
    menu.leaf === 'T' ? (
      <Leaf key={menu.pgmId} leaf={menu} path={path} onGo={onGo} />
    ) : (
      <li key={menu.pgmId}>
        <span className={styles.group}>{menu.pgmName}</span>
        <ul>
          <Below menus={childrenOf(menu)} path={path} onGo={onGo} />
        </ul>
      </li>
    ),
  )
}

function Leaf({ leaf, path, onGo }: { leaf: MenuItem; path: string; onGo: () => void }) {
  const target = leafPath(leaf)
  const isCurrent = target === path || (leaf.sspSubUrls ?? []).includes(path)
  if (target === undefined) return null
  return (
    <li>
      <PageLink className={dropdown.entry} path={target} isCurrent={isCurrent} onGo={onGo}>
        {leaf.pgmName}
      </PageLink>
    </li>
  )
}
