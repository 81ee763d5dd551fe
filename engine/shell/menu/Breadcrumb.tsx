import { memo } from 'react'
import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { Dropdown } from '../frame/Dropdown'
import { useSession } from '../frame/frame'
import { usePanels } from '../frame/latePanels'
import { PageLink } from '../frame/PageLink'
import styles from './Breadcrumb.module.css'
import { menuPanels } from './menuPanels'
import { crumbsOf } from './menuTree'

export interface BreadcrumbProps {
  readonly path: string
  readonly homePath: string
  /** The page has had its time: what may come late is drawn. */
  readonly isAtRest: boolean
}

/** Spec §2: three menu levels, each with what stands beside it. */
export const Breadcrumb = memo(function Breadcrumb({ path, homePath, isAtRest }: BreadcrumbProps) {
  const menus = useSession(state => state.menus)
  const panels = usePanels(menuPanels, isAtRest)
  const crumbs = crumbsOf(menus, path)
  const leaf = crumbs.at(-1)
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
                  <span className={styles.name}>{crumb.name}</span>
                  <Icon name="down" size={12} />
                </>
              }
              panels={menuPanels}
              panel={(late, close) => <late.CrumbPanel crumb={crumb} path={path} onGo={close} />}
            />
          </li>
        ))}
      </ol>
      <span className={styles.star}>
        {leaf && panels && <panels.FavouriteStar pgmId={leaf.pgmId} name={leaf.name} />}
      </span>
    </nav>
  )
})
