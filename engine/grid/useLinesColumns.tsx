import { useCallback, useMemo } from 'react'
import type { GridColumn } from '../../widgets/DataGrid/dataGridContract'
import type { Line, LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { GridPlan } from '../plan/gridPlan'
import { cellText } from '../record/cellText'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'
import { gridColumns, openColumns } from './gridColumns'
import { useColumnOptions } from './useColumnOptions'

/** The columns of lines as the grid widget takes them. */
export function useLinesColumns(
  room: LinesRoom,
  host: RoomHost,
  currency: string | undefined,
): readonly GridColumn[] {
  const { plan } = room
  const { services } = host
  const options = useColumnOptions(plan.columns, services)
  const { today } = services.clock
  // Read when a cell is entered: which rows the server knows changes, the columns do not.
  const isStored = useCallback((row: Row) => storedRows(room.get().lines).has(row), [room])
  return useMemo(
    () =>
      newOnlyColumns(
        plan,
        gridColumns(openColumns(plan.columns, services), services.codes, options, today, currency),
        isStored,
      ),
    [plan, services, options, today, currency, isStored],
  )
}

/** The row of sums below lines that have any. */
export function useLinesTotals(
  room: LinesRoom,
  lines: readonly Line[],
  codes: CodesPort,
  currency: string | undefined,
) {
  const { plan } = room
  return useMemo(() => {
    if (plan.sums.length === 0 || lines.length === 0) return undefined
    const values = plan.columns
      .filter(column => plan.sums.includes(column.field))
      .map((column): [string, string] => [
        column.field,
        cellText(column, room.sum(column.field), {}, codes, { currency }),
      ])
    return { label: say('totals'), values: Object.fromEntries(values) }
  }, [plan, lines, codes, currency, room])
}

/** Asked for every cell of a paste, so the rows are gathered once for each state of the lines. */
const storedOf = new WeakMap<readonly Line[], ReadonlySet<Row>>()

function storedRows(lines: readonly Line[]): ReadonlySet<Row> {
  const known = storedOf.get(lines)
  if (known) return known
  const rows = new Set(lines.flatMap(line => (line.stored === undefined ? [] : [line.values])))
  storedOf.set(lines, rows)
  return rows
}

/** Fields that tell a row are written once, when it is new. */
function newOnlyColumns(
  plan: GridPlan,
  columns: readonly GridColumn[],
  isStored: (row: Row) => boolean,
): readonly GridColumn[] {
  const names = plan.columns.filter(column => column.isNewOnly).map(column => column.field)
  if (names.length === 0) return columns
  return columns.map(column =>
    names.includes(column.id) ? { ...column, editable: row => !isStored(row) } : column,
  )
}
