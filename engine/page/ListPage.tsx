import { lazy, Suspense } from 'react'
import { blocksOf } from '../plan/blocksOf'
import { useScreen } from '../render/screenContext'
import { say } from '../runtime/say'
import { ActionBar } from '../toolbar/ActionBar'
import { hasOwnToolbar } from '../toolbar/hasOwnToolbar'
import { SearchBar } from '../toolbar/SearchBar'
import { Toolbar } from '../toolbar/Toolbar'
import { WorkBar } from '../toolbar/WorkBar'
import { BlocksView } from './BlocksView'

const ReportBar = lazy(() => import('../report/ReportBar').then(({ ReportBar }) => ({ default: ReportBar })))

/** Title, filters and grids from top to bottom; what stands last fills what is left of the window. */
export function ListPage() {
  const { plan } = useScreen()
  const report = blocksOf(plan, 'grid').find(grid => grid.report !== undefined)
  const hasHeadActions = !hasOwnToolbar(plan) && plan.actions.some(action => action.place === 'page')
  return (
    <div className="screen" data-page="list">
      <header className="screen-head">
        <h1>{plan.title}</h1>
        <SearchBar />
        {report && (
          <Suspense fallback={null}>
            <ReportBar grid={report} />
          </Suspense>
        )}
        {!hasOwnToolbar(plan) && <WorkBar />}
        {hasHeadActions && (
          <Toolbar label={say('toolbar', plan.title)}>
            <ActionBar place="page" />
          </Toolbar>
        )}
      </header>
      <BlocksView blocks={plan.blocks} />
    </div>
  )
}
