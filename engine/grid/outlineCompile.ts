import type { TreeDefinition } from '../../schemas/screen/blockDefinition'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import { gridProblems } from '../problem/catalogue/gridProblems'
import { measureProblems } from '../problem/catalogue/measureProblems'
import { reasons } from '../problem/catalogue/reasons'
import { isCount } from '../scope/measures'
import type { NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { reportUseless } from '../scope/reportUseless'

/** Rows as a tree or in groups: both need all rows at once, and one arrangement excludes the other. */
export function compileOutline(page: Page, grid: NormalGrid, facts: GridFacts): Pick<GridPlan, 'outline'> {
  const { tree, groupBy } = grid
  if (tree === undefined && groupBy === undefined) return {}
  checkFit(page, grid, facts)
  const [firstColumn] = grid.columns
  if (tree) {
    for (const word of ['key', 'parent'] as const) checkField(page, facts, tree[word], tree, word)
    const { key, parent, order } = tree
    if (order !== undefined) checkOrder(page, facts, { ...tree, order })
    return {
      outline: {
        ...{ kind: 'tree', key, parent, column: firstColumn?.field ?? '' },
        ...(order === undefined ? {} : { order }),
      },
    }
  }
  const fields = groupBy ?? []
  fields.forEach((field, index) => {
    checkField(page, facts, field, fields, index)
    checkGroup(page, facts, field, fields, index)
  })
  const column = grid.columns.find(candidate => candidate.field === fields[0]) ?? firstColumn
  return { outline: { kind: 'groups', fields, column: column?.field ?? '' } }
}

/** What stands before the text of an indented column, and behind the name of a group. */
const outlineRoom = { tree: 36, groups: 72 } as const

/** The indented column is wider than the contract says, unless the definition has measured it itself. */
export function withOutlineRoom(
  column: ColumnPlan,
  { columns }: NormalGrid,
  outline: GridPlan['outline'],
): ColumnPlan {
  const written = columns.find(candidate => candidate.field === column.field)
  if (!outline || outline.column !== column.field || written?.width !== undefined) return column
  return { ...column, width: column.width + outlineRoom[outline.kind] }
}

function checkFit({ on }: Page, grid: NormalGrid, { operation }: GridFacts): void {
  const word = grid.tree ? 'tree' : 'groupBy'
  const isPaged = operation?.parameters.page !== undefined
  const isBoth = grid.tree !== undefined && grid.groupBy !== undefined
  if (operation && !isPaged && !isBoth) return
  on.source.report(
    on.source.keyAt(grid, word),
    isBoth
      ? gridProblems.outlineTwofold(word)
      : operation
        ? gridProblems.outlinePaged(word, operation.id)
        : gridProblems.outlineOfLines(word),
  )
}

function checkField(
  { on }: Page,
  facts: GridFacts,
  field: string,
  parent: object,
  place: string | number,
): void {
  on.notes.name(parent, place, { thing: 'field', names: facts.fields })
  const known = Object.values(facts.fields)
  if (known.length === 0 || facts.fields[field]) return
  on.source.report(
    on.source.valueAt(parent, place),
    gridProblems.fieldUnknown(field, { of: facts.operation?.id ?? facts.lines ?? '', known }),
  )
}

/** A row is moved by the save of its document, which is the row itself and takes parent and place. */
function checkOrder(page: Page, facts: GridFacts, tree: TreeDefinition & { readonly order: string }): void {
  checkField(page, facts, tree.order, tree, 'order')
  const { document, on } = page
  const isSaved = [tree.parent, tree.order].every(field => document?.savedHeader[field] !== undefined)
  if (!document || document.load || !isSaved) reportUseless(on.source, tree, 'order', reasons.onlySavedTree)
}

/** Hardly two rows have one amount, so that every row would be a group of its own. */
function checkGroup({ on }: Page, { fields }: GridFacts, field: string, parent: object, place: number): void {
  const fact = fields[field]
  if (!fact || (fact.type !== 'decimal' && !isCount(fact))) return
  on.source.report(on.source.valueAt(parent, place), measureProblems.groupsByAmount(field))
}
