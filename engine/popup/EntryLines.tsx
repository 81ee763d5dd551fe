import { lazy, Suspense, useMemo } from 'react'
import { actionWordLabels } from '../../schemas/screen/actionWords'
import type { LinesRoom } from '../contract/linesRoom'
import type { EntryPopup } from '../contract/popup'
import { ProblemSummary } from '../document/ProblemSummary'
import { ColumnMenu } from '../grid/ColumnMenu'
import { LinesView } from '../grid/LinesView'
import { createShownLines } from '../grid/shownLines'
import { useGridLayout } from '../grid/useGridLayout'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { rowKeys } from '../toolbar/rowKeyOf'
import { Toolbar } from '../toolbar/Toolbar'
import { goFrom } from '../way/rowWay'

import '../grid/rowsToolbar.css'

const NarrowBar = lazy(() => import('../grid/NarrowBar').then(({ NarrowBar }) => ({ default: NarrowBar })))

const unheard = () => undefined

interface EntryLinesProps {
  readonly popup: EntryPopup
  readonly lines: LinesRoom
}

/** The lines of a popup, with what can be done to them where rows may be added. */
export function EntryLines({ popup, lines }: EntryLinesProps) {
  const { Button } = useWidgets()
  const { host, room } = popup
  const { plan, source } = lines
  const isEditable = useSlice(room, () => room.isEditable())
  const shown = useMemo(
    () => (plan.narrow || plan.problems !== undefined ? createShownLines(lines) : lines),
    [lines, plan],
  )
  const { columns } = plan
  const kept = useGridLayout(`popup:${popup.plan.popup}`, columns, host.services, unheard, true)
  const count = useSlice(lines, state => state.lines.length)
  const currency = useSlice(room, ({ header }) => textOf(header.currency))
  const isReady = useSlice(room, state => state.phase === 'ready')
  const canAdd = isEditable && source.canAdd
  const label = plan.title ?? popup.plan.title
  return (
    <section aria-label={label}>
      <ProblemSummary room={room} />
      <div className="rows-toolbar">
        <div className="rows-toolbar-facts">
          {plan.title !== undefined && <h2>{plan.title}</h2>}
          {(isReady || count > 0) && <span role="status">{say('count', count)}</span>}
        </div>
        {plan.narrow && (
          <Suspense fallback={null}>
            <NarrowBar narrow={plan.narrow} room={lines} codes={host.services.codes} />
          </Suspense>
        )}
        <Toolbar label={say('toolbar', label)}>
          {canAdd && (
            <Button label={actionWordLabels.addRow} icon="plus" hint={rowKeys.addRow} onPress={lines.add} />
          )}
          {canAdd && (
            <Button
              label={actionWordLabels.deleteRow}
              icon="minus"
              hint={rowKeys.deleteRow}
              onPress={lines.remove}
            />
          )}
          <ColumnMenu columns={columns} services={host.services} kept={kept} />
        </Toolbar>
      </div>
      <LinesView
        room={shown}
        host={host}
        label={label}
        kept={kept}
        isEditable={isEditable && !plan.isReadOnly}
        isCheckable={canAdd}
        isAwaited={!isReady}
        onAddRow={canAdd ? lines.add : undefined}
        onDeleteRow={canAdd ? lines.remove : undefined}
        currency={currency}
        onGo={(way, row) => {
          // Another page comes in front, and back from there this one stands as it was.
          popup.drop()
          goFrom(way, host, row)
        }}
      />
    </section>
  )
}
