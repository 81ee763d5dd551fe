import { useMemo } from 'react'
import { writeLines } from '../grid/linesState'
import type { MatrixPlan } from '../plan/matrixPlan'
import { emptyText } from '../render/emptyText'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { textOf } from '../runtime/row'
import { holds, isFit, matrixTable, pickChanges, picksOf } from './matrixTable'

/** Lines of the document as a table to compare and to pick from. */
export function MatrixView({ plan }: { readonly plan: MatrixPlan }) {
  const screen = useScreen()
  const { document, host, access } = screen
  const { Matrix } = useWidgets()
  if (!document) throw new Error(`Engine bug: matrix "${plan.id}" compares lines, but there is no document.`)
  const room = screen.lines(plan.grid)
  const { phase } = useSlice(document, state => state)
  const lines = useSlice(room, state => state.lines)
  const looks = useMemo(
    () => ({
      columns: room.plan.columns,
      codes: host.services.codes,
      today: () => host.services.clock.today(),
    }),
    [room, host],
  )
  const table = useMemo(() => matrixTable(plan, lines, looks), [plan, lines, looks])
  const { pick } = plan
  // Conditions of the page are asked with each change of the document, of which this view hears.
  const canPick = pick !== undefined && access === 'write' && phase === 'ready' && host.holds(pick.when)
  // What is picked is no entry of the document: it is sent by the transition that reads it, and nothing is unsaved.
  const take = (picks: ReadonlyMap<string, string>) =>
    room.set(writeLines(room.get(), pickChanges(plan, room.get().lines, picks), []))
  return (
    <section className="card" aria-label={plan.title}>
      <header className="card-head">
        <h2>{plan.title}</h2>
      </header>
      <Matrix
        {...table}
        label={plan.title}
        state={stateOf(phase, lines.length)}
        isReadOnly={!canPick}
        emptyText={emptyText(host, plan)}
        onPick={(row, column) => take(new Map([[row, column]]))}
        onPickBest={() =>
          take(picksOf(plan, lines, row => holds(looks, plan.bestWhen, row) && isFit(plan, row, looks.today)))
        }
        onPickColumn={column =>
          take(
            picksOf(plan, lines, row => textOf(row[plan.column]) === column && isFit(plan, row, looks.today)),
          )
        }
      />
    </section>
  )
}

function stateOf(phase: string, count: number): 'loading' | 'ready' | 'empty' {
  if (phase === 'loading') return 'loading'
  return count === 0 ? 'empty' : 'ready'
}
