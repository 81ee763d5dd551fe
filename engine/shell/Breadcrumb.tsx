import { memo } from 'react'
import { text } from '../i18n/text'
import styles from './Breadcrumb.module.css'
import { Dropdown } from './Dropdown'
import dropdown from './Dropdown.module.css'
import { useSession } from './frame'
import { Icon } from './Icon'
import { crumbsOf } from './menuTree'
import { PageLink } from './PageLink'

export interface BreadcrumbProps {
  readonly path: string
  readonly homePath: string
}

/** Spec §2: three menu levels, each with what stands beside it. */
export const Breadcrumb = memo(function Breadcrumb({ path, homePath }: BreadcrumbProps) {
  const menus = useSession(state => state.menus)
  const crumbs = crumbsOf(menus, path)
  return (
    <nav className={styles.breadcrumb} aria-label={text('breadcrumb')}>
      <ol className={styles.levels}>
        <li>
          <PageLink className={styles.home} path={homePath} title={text('home')}>
            <Icon name="home" size={14} />
            <span className="visually-hidden">{text('home')}</span>
          </PageLink>
        </li>
        {crumbs.map(crumb => (
          <li key={crumb.pgmId} className={styles.level}>
            <Icon name="right" size={12} />
            <Dropdown
              label={text('breadcrumbSwitch', [crumb.name])}
              button={
                <>
                  {crumb.name}
                  <Icon name="down" size={12} />
                </>
              }
            >
              {close => (
                <ul>
                  {crumb.siblings.map(sibling => (
                    <li key={sibling.pgmId}>
                      {sibling.path !== undefined && (
                        <PageLink
                          className={dropdown.entry}
                          path={sibling.path}
                          isCurrent={sibling.pgmId === crumb.pgmId}
                          onGo={close}
                        >
                          {sibling.name}
                        </PageLink>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </Dropdown>
          </li>
        ))}
      </ol>
    </nav>
  )
})
