import type { MatrixPickDefinition } from '../../schemas/screen/matrixDefinition'
import type { ExpressionScope } from '../expression/valueType'
import type { MatrixPickPlan, MatrixPlan } from '../plan/matrixPlan'
import { gridProblems } from '../problem/catalogue/gridProblems'
import { pageProblems } from '../problem/catalogue/pageProblems'
import type { Named } from '../problem/nearestName'
import { compileCondition, withRoots } from '../scope/compiling'
import type { NormalGrid, NormalMatrix } from '../scope/normalDefinition'
import type { Page } from '../scope/page'

/** Names are checked against the columns of the grid, which say how the values look. */
export function compileMatrix(page: Page, block: NormalMatrix, grids: readonly NormalGrid[]): MatrixPlan {
  const { on } = page
  const grid = findGrid(page, block, grids)
  const facts = grid && page.grids.get(grid.id)
  const scope = facts ? withRoots(page.scope, { line: facts.rowType }) : page.scope
  const columns = grid?.columns.map(({ field, label = facts?.fields[field]?.label }) => ({
    name: field,
    label,
  }))
  for (const key of ['row', 'column', 'columnName'] as const)
    checkField(page, block, key, block[key], columns)
  for (const list of [block.rowFields, block.columnFields ?? [], block.cellFields])
    for (const [index, field] of list.entries()) checkField(page, list, index, field, columns)
  return {
    block: 'matrix',
    id: block.id,
    title: block.title,
    ...(block.emptyText === undefined ? {} : { emptyText: block.emptyText }),
    grid: block.grid,
    row: block.row,
    rowFields: block.rowFields,
    column: block.column,
    columnName: block.columnName,
    columnFields: block.columnFields ?? [],
    cellFields: block.cellFields,
    ...compileCondition(on, block, 'bestWhen', scope),
    ...compileCondition(on, block, 'bestColumnWhen', scope),
    ...(block.pick ? { pick: compilePick(page, block.pick, scope, columns) } : {}),
  }
}

function compilePick(
  page: Page,
  pick: MatrixPickDefinition,
  scope: ExpressionScope,
  columns: readonly Named[] | undefined,
): MatrixPickPlan {
  checkField(page, pick, 'field', pick.field, columns)
  if (pick.sum !== undefined) checkField(page, pick, 'sum', pick.sum, columns)
  return {
    field: pick.field,
    ...(pick.sum === undefined ? {} : { sum: pick.sum }),
    ...compileCondition(page.on, pick, 'when', page.scope),
    ...compileCondition(page.on, pick, 'fitWhen', scope),
  }
}

function findGrid({ on }: Page, block: NormalMatrix, grids: readonly NormalGrid[]): NormalGrid | undefined {
  const known = grids.filter(({ lines }) => lines !== undefined)
  const ids = known.map(({ id }) => id)
  on.notes.name(block, 'grid', { thing: 'grid', names: ids })
  const found = known.find(({ id }) => id === block.grid)
  if (found) return found
  on.source.report(on.source.valueAt(block, 'grid'), pageProblems.matrixGridUnknown(block.grid, ids))
  return undefined
}

function checkField(
  { on }: Page,
  parent: object,
  key: string | number,
  field: string,
  columns: readonly Named[] | undefined,
): void {
  on.notes.name(parent, key, { thing: 'field', names: columns?.map(({ name }) => name) ?? {} })
  if (!columns || columns.some(({ name }) => name === field)) return
  on.source.report(on.source.valueAt(parent, key), gridProblems.columnUnknown(field, columns))
}
