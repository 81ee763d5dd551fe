import type { GridColumn, GridRow } from './dataGridContract'
import { gridTexts } from './gridTexts'
import { formattedText, groupText, isChecked, isTicked } from './gridValue'

/** Text of a cell for reading aloud. */
export function accessibleText(column: GridColumn, row: GridRow, isGroup?: boolean): string {
  if (isTicked(column)) return isChecked(row[column.id]) ? gridTexts.checked : gridTexts.unchecked
  return (isGroup ? groupText(column, row) : formattedText(column, row)) || gridTexts.blank
}
