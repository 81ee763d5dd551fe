import { lazy, Suspense, useMemo } from 'react'
import type { GridPlan } from '../plan/gridPlan'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { ActionBar } from '../toolbar/ActionBar'
import { Toolbar } from '../toolbar/Toolbar'
import { useRowKeys } from '../toolbar/useRowKeys'
import { ColumnMenu } from './ColumnMenu'
import { ImportNotice } from './ImportNotice'
import { LinesView } from './LinesView'
import { createShownLines } from './shownLines'
import { useGridLayout } from './useGridLayout'

const NarrowBar = lazy(() => import('./NarrowBar').then(({ NarrowBar }) => ({ default: NarrowBar })))

interface LinesBlockProps {
  readonly plan: GridPlan
  readonly layoutName: string
  readonly onShown: (columns: readonly string[]) => void
}

/** The lines of a document with what can be done to them. */
export function LinesBlock({ plan, layoutName, onShown }: LinesBlockProps) {
  const screen = useScreen()
  const { document } = screen
  if (!document) throw new Error(`Engine bug: grid "${plan.id}" shows lines, but there is no document.`)
  const isEditable = useSlice(document, () => document.isEditable())
  const room = screen.lines(plan.id)
  const shown = useMemo(
    () => (plan.narrow || plan.problems !== undefined ? createShownLines(room) : room),
    [room, plan],
  )
  const isReady = useSlice(document, state => state.phase === 'ready')
  const kept = useGridLayout(layoutName, plan.columns, screen.host.services, onShown, isReady)
  const count = useSlice(room, state => state.lines.length)
  const currency = useSlice(document, ({ header }) => textOf(header.currency))
  const rowKeys = useRowKeys(screen, plan.id)
  const label = plan.title ?? screen.plan.title
  return (
    <section
      className="card"
      aria-label={plan.title}
      onKeyDownCapture={event => {
        // The grid undoes what was typed into it; rows that came in from a workbook are taken back before that.
        if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return
        if (!room.get().imported) return
        event.preventDefault()
        event.stopPropagation()
        room.undoInsert()
      }}
    >
      <header className="card-head">
        <h2>{plan.title}</h2>
        {(isReady || count > 0) && (
          <span className="card-fact" role="status">
            {say('count', count)}
          </span>
        )}
        {plan.narrow && (
          <Suspense fallback={null}>
            <NarrowBar narrow={plan.narrow} room={room} codes={screen.host.services.codes} />
          </Suspense>
        )}
        <Toolbar label={say('toolbar', label)}>
          <ActionBar place="grid" grid={plan.id} />
          <ColumnMenu columns={plan.columns} services={screen.host.services} kept={kept} />
        </Toolbar>
      </header>
      <ImportNotice room={room} />
      <LinesView
        room={shown}
        host={screen.host}
        label={label}
        kept={kept}
        isEditable={isEditable && !plan.isReadOnly}
        currency={currency}
        onGo={screen.goFrom}
        onSteps={screen.runFrom}
        {...rowKeys}
      />
    </section>
  )
}
