import { Suspense } from 'react'
import type { BlockPlan } from '../plan/screenPlan'
import { useScreen, useScreenState } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { blockViews, type BlockView as ViewOf } from './blockViews'

/** Draws one block of the plan by its kind, while its condition holds. */
export function BlockView({ plan }: { readonly plan: BlockPlan }) {
  const { Skeleton } = useWidgets()
  const { host } = useScreen()
  const isVisible = useScreenState(() => host.holds(plan.visibleWhen))
  if (!isVisible) return null
  return <Suspense fallback={<Skeleton height={200} rows={4} />}>{draw(plan)}</Suspense>
}

function draw<Kind extends BlockPlan['block']>(plan: Extract<BlockPlan, { block: Kind }>) {
  const View: ViewOf<Kind> = blockViews[plan.block]
  return <View plan={plan} />
}
