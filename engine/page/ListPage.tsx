import { useScreen } from '../render/screenContext'
import { say } from '../runtime/say'
import { ActionBar } from '../toolbar/ActionBar'
import { hasOwnToolbar } from '../toolbar/hasOwnToolbar'
import { Toolbar } from '../toolbar/Toolbar'
import { WorkBar } from '../toolbar/WorkBar'
import { BlocksView } from './BlocksView'

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
