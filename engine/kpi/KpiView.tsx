import type { KpiPlan } from '../plan/kpiPlan'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { failureText } from '../runtime/failure'
import { kpiTiles } from './kpiTiles'

/** Figures of an answer in tiles. */
export function KpiView({ plan }: { readonly plan: KpiPlan }) {
  const screen = useScreen()
  const { KpiTiles } = useWidgets()
  const room = screen.answer(plan.id)
  const { phase, answer, failure } = useSlice(room, state => state)
  return (
    <KpiTiles
      label={plan.title}
      state={phase === 'failed' ? 'failed' : phase === 'loading' ? 'loading' : 'ready'}
      tiles={kpiTiles(plan, answer, screen)}
      failedText={failure && failureText(failure)}
      onRetry={() => void room.search()}
    />
  )
}
