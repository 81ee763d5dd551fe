import { formatDecimal } from '../../schemas/shared/decimal'
import type { RoomHost } from '../contract/roomHost'
import type { RowsRoom } from '../contract/rowsRoom'
import { shownFigure } from '../record/unitText'
import { useSlice } from '../render/useSlice'
import { useWonUnit } from '../render/useWonUnit'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { ActionBar } from '../toolbar/ActionBar'
import { Toolbar } from '../toolbar/Toolbar'
import { WorkBar } from '../toolbar/WorkBar'
import { addedUp } from './addedUp'
import { ColumnMenu } from './ColumnMenu'

import type { KeptLayout } from './useGridLayout'
import './rowsToolbar.css'

interface RowsToolbarProps {
  readonly room: RowsRoom
  readonly host: RoomHost
  /** Of the grid. */
  readonly label: string
  readonly hasActions: boolean
  /** The choice of columns; without it the toolbar offers none. */
  readonly kept?: KeptLayout
}

/** Count, checked rows and sums at the left, what can be done at the right. */
export function RowsToolbar({ room, host, label, hasActions, kept }: RowsToolbarProps) {
  const { plan } = room
  return (
    <div className="rows-toolbar">
      <RowsFacts room={room} host={host} />
      {(hasActions || kept) && (
        <Toolbar label={say('toolbar', label)}>
          {hasActions && <WorkBar />}
          {hasActions && <ActionBar place="page" />}
          {kept && <ActionBar place="grid" grid={plan.id} />}
          {kept && <ColumnMenu columns={plan.columns} services={host.services} kept={kept} />}
        </Toolbar>
      )}
    </div>
  )
}

/** Changes with every answer; the buttons beside it do not. */
function RowsFacts({ room, host }: Pick<RowsToolbarProps, 'room' | 'host'>) {
  const total = useSlice(room, state => state.total)
  const isExact = useSlice(room, state => state.isTotalExact)
  const checked = useSlice(room, state => state.checked.size)
  const sums = useSlice(room, state => state.sums)
  const isCounted = useSlice(room, state => state.isCounted)
  const wonUnit = useWonUnit(host)
  const { plan } = room
  const added = addedUp(plan)
  const shown = plan.columns.filter(
    column => added.includes(column.field) && textOf(sums[column.field]) !== '',
  )
  return (
    <div className="rows-toolbar-facts">
      {plan.title !== undefined && <h2>{plan.title}</h2>}
      {isCounted && (
        <span role="status">
          {isExact
            ? say('count', formatDecimal(String(total)))
            : say('countCapped', formatDecimal(String(total - 1)))}
        </span>
      )}
      {/* There before it says anything: what comes together with its text is not announced. */}
      <span className="rows-toolbar-checked" role="status">
        {checked > 0 && say('countChecked', checked)}
      </span>
      {shown.map(column => (
        <span key={column.field}>
          {say(
            'sum',
            column.label,
            shownFigure(column, sums[column.field], {}, host.services.codes, wonUnit),
          )}
        </span>
      ))}
    </div>
  )
}
