import { useMemo } from 'react'
import type { GridPlan } from '../plan/gridPlan'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { hasOwnToolbar } from '../toolbar/hasOwnToolbar'
import { GridView } from './GridView'
import { RowsToolbar } from './RowsToolbar'
import { useGridLayout } from './useGridLayout'

interface RowsBlockProps {
  readonly plan: GridPlan
  readonly layoutName: string
  readonly onShown: (columns: readonly string[]) => void
}

/** Rows of an operation with what can be done to them; the grid fills the rest of the window. */
export function RowsBlock({ plan, layoutName, onShown }: RowsBlockProps) {
  const screen = useScreen()
  const room = screen.rows(plan.id)
  // Rows stay on screen while others are searched for; nothing around them is redrawn for that.
  const isReady = useSlice(room, state => state.phase === 'ready' || state.rows.count > 0)
  const kept = useGridLayout(layoutName, room.plan.columns, screen.host.services, onShown, isReady)
  const move = useMemo(() => screen.mover(plan.id), [screen, plan.id])
  const label = plan.title ?? screen.plan.title
  return (
    <section className="grid-section" aria-label={label}>
      <RowsToolbar
        room={room}
        host={screen.host}
        label={label}
        hasActions={hasOwnToolbar(screen.plan)}
        kept={kept}
      />
      <GridView
        room={room}
        host={screen.host}
        label={label}
        kept={kept}
        onGo={screen.goFrom}
        onSteps={screen.runFrom}
        onMove={move}
        onRetry={screen.retry}
      />
    </section>
  )
}
