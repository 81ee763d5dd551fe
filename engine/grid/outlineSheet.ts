import type { RowsRoom } from '../contract/rowsRoom'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import { cellText } from '../record/cellText'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'

/** A tree or groups as a workbook shows them: what is indented on screen is indented there, and the grand total stands last. */
export interface OutlineSheet {
  /** The indented column, written as text. */
  readonly column: string
  readonly rows: readonly Row[]
}

/** Undefined for a grid that is neither. `columns` are those on screen, from left to right. */
export function outlineSheet(
  room: RowsRoom,
  columns: readonly ColumnPlan[],
  codes: CodesPort,
): OutlineSheet | undefined {
  const { plan } = room
  const { places, sums } = room.get()
  const column = columns.find(({ field }) => field === plan.outline?.column) ?? columns[0]
  if (!places || !column) return undefined
  const rows = room.loadedRows().map((row, index) => {
    const { level = 0, label } = places[index] ?? {}
    const text = label ?? cellText(column, row[column.field], row, codes)
    return { ...row, [column.field]: `${'  '.repeat(level)}${text}` }
  })
  return { column: column.field, rows: hasTotal(plan) ? [...rows, totalRow(plan, column, sums)] : rows }
}

/** Plain rows with their totals as the last one. */
export function summedSheet(room: RowsRoom, columns: readonly ColumnPlan[]): OutlineSheet | undefined {
  const [first] = columns
  if (!first) return undefined
  return { column: '', rows: [...room.loadedRows(), totalRow(room.plan, first, room.get().sums)] }
}

function hasTotal({ outline, sums }: GridPlan): boolean {
  return outline?.kind === 'groups' && sums.length > 0
}

function totalRow(plan: GridPlan, column: ColumnPlan, sums: Row): Row {
  const summed = plan.sums.map((field): [string, unknown] => [field, sums[field]])
  const label = textOf(sums[column.field]) === '' ? { [column.field]: say('totals') } : {}
  return { ...Object.fromEntries(summed), ...label }
}
