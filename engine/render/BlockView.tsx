import { Suspense } from 'react'
import type { BlockPlan } from '../runtime/screenPlan'
import { blockViews, type BlockView as ViewOf } from './blockViews'
import { useWidgets } from './useWidgets'

/** Draws one block of the plan by its kind. */
export function BlockView({ plan }: { readonly plan: BlockPlan }) {
  const { Skeleton } = useWidgets()
  return <Suspense fallback={<Skeleton height={200} rows={4} />}>{draw(plan)}</Suspense>
}

function draw<Kind extends BlockPlan['block']>(plan: Extract<BlockPlan, { block: Kind }>) {
  const View: ViewOf<Kind> = blockViews[plan.block]
  return <View plan={plan} />
}
