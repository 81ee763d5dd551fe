import type { TabsPlan } from '../plan/screenPlan'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { useBlocksView } from './blocksContext'
import './tabsView.css'

/** Sets of blocks of which one is shown; the rooms of the others go on. */
export function TabsView({ plan }: { readonly plan: TabsPlan }) {
  const { Tabs } = useWidgets()
  const BlocksView = useBlocksView()
  const tabs = plan.tabs.map(({ id, title, blocks }) => ({
    id,
    label: title,
    body: <BlocksView blocks={blocks} />,
  }))
  return (
    <div className="tabs-block">
      <Tabs label={say('panels')} tabs={tabs} />
    </div>
  )
}
