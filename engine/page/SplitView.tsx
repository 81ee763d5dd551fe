import type { CSSProperties } from 'react'
import type { SplitPlan } from '../plan/screenPlan'
import { useBlocksView } from './blocksContext'
import './splitView.css'

/** Two columns of blocks; in narrow windows they keep their shares, down to a width at which a grid can still be read. */
export function SplitView({ plan }: { readonly plan: SplitPlan }) {
  const BlocksView = useBlocksView()
  const [left, right] = plan.ratio
  return (
    <div
      className="split"
      style={{ '--split-columns': `minmax(280px, ${left}fr) minmax(280px, ${right}fr)` } as CSSProperties}
    >
      <div className="split-side">
        <BlocksView blocks={plan.left} />
      </div>
      <div className="split-side">
        <BlocksView blocks={plan.right} />
      </div>
    </div>
  )
}
