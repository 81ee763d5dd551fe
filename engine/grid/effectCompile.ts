import type { ColumnPlan } from '../plan/gridPlan'
import { gridProblems } from '../problem/catalogue/gridProblems'
import { reasons } from '../problem/catalogue/reasons'
import type { NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { reportUseless } from '../scope/reportUseless'
import { lineKey } from './columnCompile'

/** Words of a grid that change nothing of what is seen. */
export function checkEffects(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  plans: readonly ColumnPlan[],
): void {
  const { source } = page.on
  for (const column of grid.columns) {
    const plan = plans.find(({ field }) => field === column.field)
    if (plan?.kind === 'radio' && !plan.isEditable)
      reportUseless(source, column, 'as', reasons.notEdited(column.field))
    if (column.merge === true && column.field === uniqueField(page, facts))
      reportUseless(source, column, 'merge', reasons.rowsDiffer(column.field))
  }
  if (grid.readOnly)
    for (const word of ['select', 'newRow'] as const)
      if (grid[word] !== undefined && grid[word] !== 'none')
        reportUseless(source, grid, word, reasons.onlyLookedAt)
  checkOrder(page, grid, facts)
}

/** Behind a field that no two rows share there is nothing left to be put in order. */
function checkOrder(page: Page, grid: NormalGrid, facts: GridFacts): void {
  const parts = (grid.sort ?? '').split(',').map(part => part.trim())
  if (parts.length < 2) return
  const key = uniqueField(page, facts)
  const fields = parts.map(part => part.split(':')[0])
  const at = fields.indexOf(key)
  // A field that is named twice has been reported as such.
  const isTwice = new Set(fields).size < fields.length
  if (key === undefined || at < 0 || at === parts.length - 1 || isTwice) return
  const { source } = page.on
  source.report(
    source.valueAt(grid, 'sort'),
    gridProblems.sortBehindKey(key, grid.sort ?? '', parts.slice(0, at + 1).join(',')),
  )
}

/** The field by which the contract reads one of these rows; of lines the one that the server numbers. */
function uniqueField({ on }: Page, facts: GridFacts): string | undefined {
  const { operation, fields } = facts
  if (!operation) return lineKey(facts) || undefined
  const above = `${operation.path}/{`
  const single = Object.values(on.world.contract).find(
    ({ method, path }) => method === 'GET' && path.startsWith(above) && path.indexOf('}') === path.length - 1,
  )
  const key = single?.path.slice(above.length, -1)
  return key !== undefined && fields[key] ? key : undefined
}
