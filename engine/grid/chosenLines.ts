import { chosenValues } from '../popup/lookupRun'
import type { RoomHost } from '../runtime/roomHost'
import { isRow, type Row } from '../runtime/row'
import type { LinesRoom } from './linesRun'

/** Adds a line for each row that was chosen, filled as the column that opens the same popup fills a line that stands. */
export function addChosenRows(room: LinesRoom, host: RoomHost, popup: string, picked: Row): boolean {
  const column = room.plan.columns.find(({ lookup }) => lookup?.popup === popup)
  if (!column?.lookup) throw new Error(`Engine bug: no column of grid "${room.plan.id}" opens "${popup}".`)
  const { lookup, field } = column
  const chosen = Array.isArray(picked.rows) ? picked.rows.filter(isRow) : [picked]
  const rows = chosen.map(row => {
    const line = room.newValues()
    return room.calculated({
      ...line,
      ...chosenValues(lookup, field, host, row, { extra: { line, row: line } }),
    })
  })
  return room.insertRows(rows)
}
