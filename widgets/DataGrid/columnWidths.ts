import { widestColumn } from '../../schemas/shared/columnWidth'
import { defaultWidth, fullLayout, narrowestColumn } from './columnLayout'
import type { GridColumn, GridLayout } from './dataGridContract'
import { gridTexts } from './gridTexts'

/** Widths that the menu of columns offers, by what they are of the usual one. Who wants another drags the edge or uses the keys. */
const choices = [
  { text: 'widthWide', times: 1.5 },
  { text: 'widthWidest', times: 2.5 },
  { text: 'widthNarrow', times: 0.6 },
] as const

function widthOf(column: GridColumn, times: number): number {
  return Math.min(widestColumn, Math.max(narrowestColumn, Math.round(defaultWidth(column) * times)))
}

/** How wide a column is in the words of the menu. */
export function widthName(column: GridColumn, layout: GridLayout | undefined): string {
  const width = layout?.widths[column.id]
  if (width === undefined) return gridTexts.widthAuto
  const choice = choices.find(each => widthOf(column, each.times) === width)
  return choice ? gridTexts[choice.text] : `${width}px`
}

/** The layout with the next width for a column; after the last one it is the column's own again. */
export function turnWidth(
  columns: readonly GridColumn[],
  layout: GridLayout | undefined,
  column: GridColumn,
): GridLayout {
  const full = fullLayout(columns, layout)
  const now = full.widths[column.id]
  const at = choices.findIndex(each => widthOf(column, each.times) === now)
  const { [column.id]: _, ...others } = full.widths
  const next = now === undefined ? choices[0] : at < 0 ? undefined : choices[at + 1]
  return { ...full, widths: next ? { ...others, [column.id]: widthOf(column, next.times) } : others }
}
