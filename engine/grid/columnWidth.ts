import { textPixels } from '../../schemas/shared/textPixels'
import type { ColumnPlan } from '../plan/gridPlan'

const padding = 16
const requiredMark = 12
const sortArrow = 12
/** What is longer than this is read in its tooltip; its column would push the others out of sight. */
const widest = 180
/** Dot, ground and edges of a status chip. */
const chip = 36

/** Pixels that a column needs for its heading to be read, whatever its values need. */
export function headingWidth(title: string, marks: { isRequired: boolean; isSortable: boolean }): number {
  const signs = (marks.isRequired ? requiredMark : 0) + (marks.isSortable ? sortArrow : 0)
  return Math.min(widest, Math.ceil(textPixels(title) + padding + signs))
}

/**
 * Pixels of a column: what the definition or its kind says, and never less than its heading and each text of its codes need, in
 * whatever language they stand.
 */
export function columnWidth(
  column: Pick<ColumnPlan, 'label' | 'width' | 'isRequired' | 'isSortable' | 'hasTone'>,
  codeTexts: readonly string[],
): number {
  const longest = Math.max(0, ...codeTexts.map(textPixels))
  const codes = longest === 0 ? 0 : Math.min(widest, Math.ceil(longest + (column.hasTone ? chip : padding)))
  return Math.max(column.width, headingWidth(column.label, column), codes)
}
