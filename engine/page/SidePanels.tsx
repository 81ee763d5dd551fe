import type { BlockPlan } from '../plan/screenPlan'
import { useMedia } from '../render/useMedia'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { BlockView } from './BlockView'

/** Spec §9: the breakpoint of the layout. */
const wide = '(min-width: 1600px)'

/** Approval line and history: side by side with the document where there is room, else below it as tabs. */
export function SidePanels({ blocks }: { readonly blocks: readonly BlockPlan[] }) {
  const { Tabs } = useWidgets()
  const isWide = useMedia(wide)
  if (isWide) {
    return (
      <aside className="document-side" aria-label={say('panels')}>
        {blocks.map(block => (
          <BlockView key={block.id} plan={block} />
        ))}
      </aside>
    )
  }
  const tabs = blocks.map(block => ({
    id: block.id,
    label: 'title' in block && block.title !== undefined ? block.title : block.id,
    body: <BlockView plan={block} />,
  }))
  return <Tabs label={say('panels')} tabs={tabs} />
}
