import { useMemo } from 'react'
import type { GridPlan } from '../plan/gridPlan'
import { givenUpText, idleText, noLinesText } from '../render/emptyText'
import { LoadFailure } from '../render/LoadFailure'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { failureText } from '../runtime/failure'
import { say } from '../runtime/say'
import { ActionBar } from '../toolbar/ActionBar'
import { hasOwnToolbar } from '../toolbar/hasOwnToolbar'
import { Toolbar } from '../toolbar/Toolbar'
import { useRowKeys } from '../toolbar/useRowKeys'
import { WorkBar } from '../toolbar/WorkBar'
import { ColumnMenu } from './ColumnMenu'
import { ImportNotice } from './ImportNotice'
import { LinesView } from './LinesView'
import { createTreeLines } from './treeLines'
import { useGridLayout } from './useGridLayout'
import './rowsToolbar.css'

interface EditedBlockProps {
  readonly plan: GridPlan
  readonly layoutName: string
  readonly onShown: (columns: readonly string[]) => void
}

/** Rows that are edited in place, with what can be done to them; the grid fills the rest of its column. */
export function EditedBlock({ plan, layoutName, onShown }: EditedBlockProps) {
  const screen = useScreen()
  const { host } = screen
  const room = screen.edited(plan.id)
  const tree = useMemo(
    () => (plan.outline?.kind === 'tree' ? createTreeLines(room, plan.outline) : undefined),
    [room, plan],
  )
  const phase = useSlice(room.load, state => state.phase)
  const kept = useGridLayout(layoutName, plan.columns, host.services, onShown, phase === 'ready')
  const failure = useSlice(room.load, state => state.failure)
  const count = useSlice(room, state => state.lines.length)
  const unsaved = useSlice(room, state => state.lines.filter(line => line.mark !== undefined).length)
  const isEditable = useSlice(room, () => room.isEditable())
  const label = plan.title ?? screen.plan.title
  const hasPageActions = hasOwnToolbar(screen.plan)
  const emptyText =
    phase === 'idle' ? idleText(host, plan) : noLinesText(host, plan, isEditable && room.source.canAdd)
  const givenUp = givenUpText(host, plan, phase)
  const rowKeys = useRowKeys(screen, plan.id)
  return (
    <section className="grid-section" aria-label={label}>
      <div className="rows-toolbar">
        <div className="rows-toolbar-facts">
          {plan.title !== undefined && <h2>{plan.title}</h2>}
          {(phase === 'ready' || count > 0) && <span role="status">{say('count', count)}</span>}
          <span className="rows-toolbar-checked" role="status">
            {unsaved > 0 && say('countUnsaved', unsaved)}
          </span>
        </div>
        <Toolbar label={say('toolbar', label)}>
          {hasPageActions && <WorkBar />}
          {hasPageActions && <ActionBar place="page" />}
          <ActionBar place="grid" grid={plan.id} />
          <ColumnMenu columns={plan.columns} services={host.services} kept={kept} />
        </Toolbar>
      </div>
      <ImportNotice room={room} />
      {phase === 'refused' && failure ? (
        <LoadFailure failure={failure} onRetry={() => void room.search()} />
      ) : (
        <LinesView
          room={tree ?? room}
          tree={tree}
          host={host}
          label={label}
          kept={kept}
          isEditable={isEditable && !plan.isReadOnly}
          isWritable={room.mayEdit() && !plan.isReadOnly}
          onGo={screen.goFrom}
          onSteps={screen.runFrom}
          {...rowKeys}
          loading={{
            phase: givenUp === undefined ? phase : 'failed',
            emptyText,
            failedText: givenUp ?? (failure && failureText(failure)),
            onRetry: () => void room.search(),
          }}
        />
      )}
    </section>
  )
}
