import { columnProblems } from '../problem/catalogue/columnProblems'
import { reasons } from '../problem/catalogue/reasons'
import { checkLabels } from './checkLabels'
import type { NormalGrid } from './normalDefinition'
import type { Page } from './page'
import { reportUseless } from './reportUseless'

/** Words of cells that are edited, where nobody saves the rows. */
const savedWords = ['required', 'open', 'checks', 'value'] as const

/** Pixels of two digits beside the padding of a cell. */
const narrowest = 40

export function checkGridSense({ on, grids }: Page, grid: NormalGrid): void {
  const { source } = on
  const facts = grids.get(grid.id)
  if (!facts) return
  for (const column of grid.columns) {
    const { field, width = narrowest } = column
    // A width of nothing has been reported as such.
    if (width >= 1 && width < narrowest)
      source.warn(column, 'width', columnProblems.columnNarrow(field, width, narrowest))
  }
  const isSaved = Object.keys(facts.saved).length > 0
  for (const column of grid.columns) {
    if (!facts.fields[column.field]) continue
    const isFieldSaved = facts.saved[column.field] !== undefined
    for (const word of savedWords) {
      if (column[word] === undefined || column[word] === false) continue
      const isCell = word === 'required' || word === 'open'
      // Lines are calculated and checked in place, whether a field of theirs is saved or not.
      if (isCell ? isFieldSaved : isSaved || facts.lines !== undefined) continue
      source.report(source.keyAt(column, word), columnProblems.editUnsaved(column.field, word))
    }
  }
  checkLabels(
    source,
    grid.columns.map(column => ({
      entry: column,
      label: column.label ?? facts.fields[column.field]?.label,
      isWritten: column.label !== undefined,
      place: column.group ?? '',
    })),
  )
  if (grid.lines === undefined) return
  for (const word of ['with', 'part'] as const) {
    if (grid[word] === undefined || grid.rows !== undefined) continue
    reportUseless(source, grid, word, reasons.linesCallNothing)
  }
}
