import type { LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import { chosenValues } from '../lookup/lookupRun'
import type { LookupPlan } from '../plan/formPlan'
import { isRow, type Row } from '../runtime/row'

/**
 * Adds a line for each row that was chosen, filled as the column that opens the same popup fills a line that stands; else as one
 * that finds the same record by another popup.
 */
export function addChosenRows(room: LinesRoom, host: RoomHost, popup: string, picked: Row): boolean {
  const chosen = Array.isArray(picked.rows) ? picked.rows.filter(isRow) : [picked]
  const { columns } = room.plan
  const column =
    columns.find(({ lookup }) => lookup?.popup === popup) ??
    columns.find(({ lookup }) => lookup && chosen.every(row => takesFrom(lookup, row)))
  if (!column?.lookup) throw new Error(`Engine bug: no column of grid "${room.plan.id}" opens "${popup}".`)
  const { lookup, field } = column
  const rows = chosen.map(row => {
    const line = room.newValues()
    return room.calculated({
      ...line,
      ...chosenValues(lookup, field, host, row, { extra: { line, row: line } }),
    })
  })
  return room.insertRows(rows)
}

const takesFrom = ({ value, text }: LookupPlan, row: Row) =>
  row[value] !== undefined && (text === undefined || row[text.field] !== undefined)
