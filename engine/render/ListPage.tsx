import { ActionBar } from '../action/ActionBar'
import { BlocksView } from './BlocksView'
import { hasOwnToolbar } from './hasOwnToolbar'
import { useScreen } from './screenContext'
import { WorkBar } from './WorkBar'

/** Title, filters and grids from top to bottom; what stands last fills what is left of the window. */
export function ListPage() {
  const { plan } = useScreen()
  return (
    <div className="screen" data-page="list">
      <header className="screen-head">
        <h1>{plan.title}</h1>
        {!hasOwnToolbar(plan) && <WorkBar />}
        {!hasOwnToolbar(plan) && <ActionBar place="page" />}
      </header>
      <BlocksView blocks={plan.blocks} />
    </div>
  )
}
