import { openBasis } from '../contract/openBasis'
import type { FigurePlan, KpiPlan } from '../plan/kpiPlan'
import { givenUpText } from '../render/emptyText'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { useWonUnit } from '../render/useWonUnit'
import { failureText } from '../runtime/failure'
import { kpiTiles } from './kpiTiles'

/** Figures of an answer in tiles. */
export function KpiView({ plan }: { readonly plan: KpiPlan }) {
  const screen = useScreen()
  const { KpiTiles } = useWidgets()
  const room = screen.answer(plan.id)
  const { phase, answer, failure } = useSlice(room, state => state)
  // Drawn again with another unit.
  useWonUnit(screen.host)
  const givenUp = givenUpText(screen.host, plan, phase)
  const { report } = plan
  function showBasis({ field, label }: FigurePlan, text: string): void {
    const request = room.request()
    void openBasis(screen.host, { report: report ?? '', field, label, text, request, row: {}, answer })
  }
  return (
    <KpiTiles
      label={plan.title}
      state={
        phase === 'failed' || givenUp !== undefined ? 'failed' : phase === 'loading' ? 'loading' : 'ready'
      }
      tiles={kpiTiles(plan, answer, screen, report === undefined ? undefined : showBasis)}
      failedText={givenUp ?? (failure && failureText(failure))}
      onRetry={screen.retry}
    />
  )
}
