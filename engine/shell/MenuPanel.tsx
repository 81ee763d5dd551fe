import type { MenuItem } from '../../codegen/generated/types'
import { text } from '../i18n/text'
import styles from './MegaMenu.module.css'
import { MenuGroup } from './MenuGroup'
import { childrenOf } from './menuTree'

export interface MenuPanelProps {
  /** First-level entries to show. */
  readonly menus: readonly MenuItem[]
  /** Names the first level too, when several stand below each other. */
  readonly isAll: boolean
  readonly path: string
  readonly onGo: () => void
}

/** The second level in columns, the third below each. */
export function MenuPanel({ menus, isAll, path, onGo }: MenuPanelProps) {
  return (
    <div className={styles.panel} data-all={isAll}>
      {menus.length === 0 && <p className={styles.empty}>{text('menuEmpty')}</p>}
      <div className={styles.sections}>
        {menus.map(menu => (
          <section key={menu.pgmId} className={styles.section} aria-label={menu.pgmName}>
            {isAll && <h2 className={styles.sectionName}>{menu.pgmName}</h2>}
            <div className={styles.columns}>
              {childrenOf(menu).map(group => (
                <MenuGroup key={group.pgmId} group={group} path={path} onGo={onGo} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
