import { useCallback } from 'react'
import type { GridColumn } from '../../widgets/DataGrid/dataGridContract'
import { openBasis } from '../contract/openBasis'
import type { RoomHost } from '../contract/roomHost'
import type { RowsRoom } from '../contract/rowsRoom'
import type { GridPlan } from '../plan/gridPlan'
import type { ColumnKind } from '../plan/readColumnPlan'
import { rowName } from '../record/rowName'
import { shownFigure } from '../record/unitText'
import { say } from '../runtime/say'

interface Pressing {
  readonly columns: readonly GridColumn[]
  /** What a press on anything else does. */
  readonly follow: (index: number, columnId: string) => void
}

/** A press on a figure of a report shows the documents behind it. */
export function useFigures(room: RowsRoom, host: RoomHost, { columns, follow }: Pressing) {
  const show = useCallback(
    (columnId: string, index?: number) => {
      const { plan } = room
      const { codes } = host.services
      const { sums, places, parts, rows } = room.get()
      const column = plan.columns.find(({ field }) => field === columnId)
      if (!column || plan.report === undefined) return
      const row = (index === undefined ? undefined : rows.rowAt(index)) ?? {}
      const of =
        index === undefined ? say('totals') : (places?.[index]?.label ?? rowName(plan.columns, row, codes))
      const { wonUnit } = host.store.getState()
      const text = shownFigure(column, (index === undefined ? sums : row)[columnId], row, codes, wonUnit)
      const figure = { report: plan.report, field: columnId, label: column.label, of, text, row }
      void openBasis(host, { ...figure, answer: parts, request: room.request() })
    },
    [room, host],
  )
  const press = useCallback(
    (index: number, columnId: string) => {
      const isFigure = columns.find(({ id }) => id === columnId)?.isFigure
      if (isFigure) show(columnId, index)
      else follow(index, columnId)
    },
    [columns, follow, show],
  )
  return { press, showTotal: show }
}

const numbers: ReadonlySet<ColumnKind> = new Set(['integer', 'decimal', 'amount'])

/** Numbers of a report that have a formula are figures; a link stays a link. */
export function withFigures(
  columns: readonly GridColumn[],
  { report, columns: planned }: GridPlan,
  formulas: Readonly<Record<string, string>>,
): readonly GridColumn[] {
  if (report === undefined) return columns
  return columns.map(column => {
    const isFigure =
      planned.some(({ field, go, kind }) => field === column.id && !go && numbers.has(kind)) &&
      column.id in formulas
    return isFigure ? { ...column, isFigure } : column
  })
}
