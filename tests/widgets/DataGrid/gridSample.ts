import { arrangeColumns } from '../../../widgets/DataGrid/columnLayout'
import type { GridColumn, GridRow, GridRows } from '../../../widgets/DataGrid/dataGridContract'

const columns: readonly GridColumn[] = [
  { id: 'name', title: '품목명', kind: 'text', editable: true },
  { id: 'qty', title: '수량', kind: 'number', editable: true },
  { id: 'total', title: '금액', kind: 'amount' },
  { id: 'vendor', title: '공급사', kind: 'lookup', editable: true },
]

export const shown = arrangeColumns(columns, undefined)

export function rowsOf(list: readonly GridRow[]): GridRows {
  return { count: list.length, rowAt: index => list[index] }
}

export const isEditable = (column: GridColumn) => column.editable === true
