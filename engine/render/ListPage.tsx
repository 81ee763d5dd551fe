import { ActionBar } from '../action/ActionBar'
import { say } from '../runtime/say'
import { BlocksView } from './BlocksView'
import { hasOwnToolbar } from './hasOwnToolbar'
import { useScreen } from './screenContext'
import { Toolbar } from './Toolbar'
import { WorkBar } from './WorkBar'

/** Title, filters and grids from top to bottom; what stands last fills what is left of the window. */
export function ListPage() {
  const { plan } = useScreen()
  const hasHeadActions = !hasOwnToolbar(plan) && plan.actions.some(action => action.place === 'page')
  return (
    <div className="screen" data-page="list">
      <header className="screen-head">
        <h1>{plan.title}</h1>
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
