import { columnProblems } from '../problem/catalogue/columnProblems'
import { reasons } from '../problem/catalogue/reasons'
import { checkCurrency } from './checkCurrency'
import { checkFieldLabels } from './checkFieldLabels'
import { checkLabels } from './checkLabels'
import { checkMessage } from './checkMessages'
import { checkOwnChecks } from './checkOwnChecks'
import { checkShown } from './checkShown'
import { checkTones } from './checkTones'
import type { NormalGrid } from './normalDefinition'
import type { Page } from './page'
import { reportUseless } from './reportUseless'
import type { Source } from './source'

/** Words of cells that are edited, where nobody saves the rows. */
const savedWords = ['required', 'open', 'checks', 'value'] as const

export function checkGridSense({ on, grids }: Page, grid: NormalGrid): void {
  const { source } = on
  const facts = grids.get(grid.id)
  if (!facts) return
  checkPlaces(source, grid)
  checkShown(source, grid, facts)
  checkTones(source, on.world, grid, facts)
  checkOwnChecks(source, grid.columns, facts.root, facts.fields)
  for (const check of grid.selectChecks ?? []) checkMessage(source, check)
  const isSaved = Object.keys(facts.saved).length > 0
  for (const column of grid.columns) {
    if (!facts.fields[column.field]) continue
    const isFieldSaved = facts.saved[column.field] !== undefined
    if (column.required === true && column.edit === false)
      reportUseless(source, column, 'required', reasons.notEdited(column.field))
    for (const word of savedWords) {
      if (column[word] === undefined || column[word] === false) continue
      const isCell = word === 'required' || word === 'open'
      // Lines are calculated and checked in place, whether a field of theirs is saved or not.
      if (isCell ? isFieldSaved : isSaved || facts.lines !== undefined) continue
      source.report(source.keyAt(column, word), columnProblems.editUnsaved(column.field, word))
    }
  }
  checkFieldLabels(source, grid.columns, facts.fields)
  checkCurrency(source, grid.columns, facts.fields)
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

/** Frozen columns stand before all others, and a heading over several columns is drawn where they are neighbours. */
function checkPlaces(source: Source, { columns }: NormalGrid): void {
  const firstLoose = columns.findIndex(({ frozen }) => frozen !== true)
  columns.forEach((column, at) => {
    const loose = columns[firstLoose]
    if (column.frozen === true && loose && firstLoose < at)
      source.warn(column, 'frozen', columnProblems.frozenLate(column.field, loose.field))
    const { group } = column
    const before = columns.slice(0, at)
    const isNew = group !== undefined && before.at(-1)?.group !== group
    if (isNew && before.some(one => one.group === group))
      source.warn(column, 'group', columnProblems.groupApart(group, column.field))
  })
}
