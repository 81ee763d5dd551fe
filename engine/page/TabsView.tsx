import type { TabsPlan } from '../plan/screenPlan'
import { useScreen, useScreenState } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { useBlocksView } from './blocksContext'
import './tabsView.css'

/**
 * Sets of blocks of which one is shown; the rooms of the others go on. A set of which nothing may be seen has no tab, and one alone
 * needs none.
 */
export function TabsView({ plan }: { readonly plan: TabsPlan }) {
  const { Tabs } = useWidgets()
  const BlocksView = useBlocksView()
  const { host } = useScreen()
  const hidden = useScreenState(() =>
    plan.tabs
      .filter(({ blocks }) => blocks.every(block => !host.holds(block.visibleWhen)))
      .map(({ id }) => id)
      .join(),
  )
  const shown = plan.tabs.filter(({ id }) => !hidden.split(',').includes(id))
  const [only] = shown
  if (plan.tabs.length > 1 && shown.length === 1 && only) return <BlocksView blocks={only.blocks} />
  const tabs = shown.map(({ id, title, blocks }) => ({
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
