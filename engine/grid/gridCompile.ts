import type { OperationFact } from '../../codegen/contractFacts'
import { compileBinding, filledParameters } from '../binding/bindingCompile'
import { compileChecks } from '../form/checkCompile'
import type { BindingPlan } from '../plan/bindingPlan'
import type { ColumnPlan, EditedRows, GridPlan, OperationRows, SortKey } from '../plan/gridPlan'
import { callProblems } from '../problem/catalogue/callProblems'
import { gridProblems } from '../problem/catalogue/gridProblems'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { reasons } from '../problem/catalogue/reasons'
import { answerType } from '../scope/answerType'
import { compileValues, withRoots } from '../scope/compiling'
import { typeOfField } from '../scope/fieldType'
import { fittingRows } from '../scope/fittingNames'
import { namedGrids } from '../scope/namedFields'
import type { NormalFilter, NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { detailScope } from '../scope/pageFacts'
import { placeNames, placeType } from '../scope/placeType'
import { reportOf } from '../scope/reportOf'
import { reportUseless } from '../scope/reportUseless'
import { compileButton, compileColumn, lineKey, rowScope } from './columnCompile'
import { checkColumnRoom } from './columnRoomCompile'
import { checkEffects } from './effectCompile'
import { compileNarrow } from './narrowCompile'
import { compileOutline, withOutlineRoom } from './outlineCompile'
import { questionFields, rowKey } from './questionCompile'

/** Rule G4 of the error catalogue: at most 999 lines. */
const mostLines = 999

export function compileGrid(page: Page, grid: NormalGrid, filter: NormalFilter | undefined): GridPlan {
  const facts = page.grids.get(grid.id)
  if (!facts) throw new Error(`Engine bug: compileGrid got "${grid.id}", which pageFacts did not see.`)
  page.on.notes.unfitWords(grid, unfitWords(page, facts))
  page.on.notes.fits(grid, 'rows', () => fittingRows(page.on.world, grid, filter))
  checkSource(page, grid, facts)
  checkOf(page, grid)
  checkTwice(page, grid)
  const { outline } = compileOutline(page, grid, facts)
  const columns = allColumns(page, grid, facts).map(column => withOutlineRoom(column, grid, outline))
  checkColumnRoom(page, grid, facts, columns)
  checkEffects(page, grid, facts, columns)
  const openRow = columns.find(column => column.go)?.go
  return {
    block: 'grid',
    id: grid.id,
    ...(grid.title === undefined ? {} : { title: grid.title }),
    ...(grid.emptyText === undefined ? {} : { emptyText: grid.emptyText }),
    ...(grid.of === undefined ? {} : { of: grid.of }),
    ...compileTyping(page, grid, facts),
    source: sourceOf(page, grid, facts, filter),
    select: grid.readOnly ? 'none' : (grid.select ?? 'none'),
    ...selectChecks(page, grid, facts),
    sort: sortKeys(page, grid, facts),
    columns,
    sums: sums(page, grid, facts),
    ...(outline ? { outline } : {}),
    ...compileNarrow(page, grid, facts),
    ...(grid.readOnly ? { isReadOnly: true } : {}),
    ...compileQuestion(grid, facts),
    ...(openRow ? { openRow } : {}),
    ...reportOf(page, facts.operation),
  }
}

/** Words that say nothing of such rows. */
function unfitWords({ document }: Page, { operation, lines, save }: GridFacts): readonly string[] {
  if (lines !== undefined)
    return ['rows', 'save', 'part', 'with', 'whileTyping', 'set', 'selectChecks', 'tree', 'groupBy']
  if (!operation) return document ? [] : ['lines', 'narrow', 'problems', 'whileTyping', 'set']
  const { page, sort } = operation.parameters
  return [
    ...['lines', 'narrow', 'problems'],
    ...(save ? ['selectChecks', 'tree', 'groupBy'] : ['newRow']),
    ...(document ? [] : ['whileTyping', 'set']),
    ...(page ? ['save', 'tree', 'groupBy'] : []),
    ...(page && !sort ? ['sort'] : []),
    ...(operation.answer.kind === 'value' ? [] : ['part']),
  ]
}

/** Rows that can be checked, or have buttons of their own, are what a question may be about. */
function compileQuestion(
  grid: NormalGrid,
  { operation, fields, columns }: GridFacts,
): Pick<GridPlan, 'question'> {
  const isActedOn = grid.select === 'many' || grid.buttons.length > 0
  if (!operation || !isActedOn) return {}
  return { question: questionFields(fields, rowKey(fields, columns)) }
}

/** What is asked while the header is typed, and what of the answer goes into it. */
function compileTyping(
  page: Page,
  grid: NormalGrid,
  { operation }: GridFacts,
): Pick<GridPlan, 'whileTyping'> {
  const { on } = page
  if (!grid.whileTyping) {
    if (grid.set !== undefined) reportUseless(on.source, grid, 'set', reasons.notTyped)
    return {}
  }
  if (!operation || !page.document || grid.save !== undefined) {
    reportUseless(on.source, grid, 'whileTyping', reasons.onlyTypedRows)
    return {}
  }
  const scope = withRoots(detailScope(page, grid.of), { answer: answerType(operation) })
  const set = compileValues(
    on,
    grid.set,
    scope,
    { thing: 'place', names: () => placeNames(page) },
    (name, record) => placeType(page, name, record),
  )
  return { whileTyping: { set } }
}

/** A list says which of its rows are out of the question before anything is asked about them. */
function selectChecks(page: Page, grid: NormalGrid, facts: GridFacts): Pick<GridPlan, 'selectChecks'> {
  if (grid.selectChecks === undefined) return {}
  const isChecked = facts.operation !== undefined && facts.save === undefined && grid.select === 'many'
  if (!isChecked || grid.readOnly)
    reportUseless(page.on.source, grid, 'selectChecks', reasons.onlyCheckedRows)
  return { selectChecks: compileChecks(page.on, grid.selectChecks, rowScope(page, facts)) }
}

function allColumns(page: Page, grid: NormalGrid, facts: GridFacts): readonly ColumnPlan[] {
  const scope = rowScope(page, facts)
  const buttonsAt = (place: number) =>
    grid.buttons.flatMap(({ at, column }, index) =>
      at === place ? [compileButton(page, facts, column, index, scope)] : [],
    )
  return [
    ...grid.columns.flatMap((column, place) => [
      ...buttonsAt(place),
      ...oneOrNone(compileColumn(page, grid, facts, column, scope)),
    ]),
    ...buttonsAt(grid.columns.length),
  ]
}

function oneOrNone<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item]
}

function sourceOf(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  filter: NormalFilter | undefined,
): GridPlan['source'] {
  if (!facts.operation) return lineSource(page, grid, facts)
  const rows = operationSource(page, grid, facts, filter)
  return facts.save ? editedSource(page, grid, facts, facts.save, rows.binding) : rows
}

function operationSource(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  filter: NormalFilter | undefined,
): OperationRows {
  if (!facts.operation) throw new Error('Engine bug: operationSource got a grid without operation.')
  const filled = filter && facts.of === undefined ? filledParameters(filter, [...page.grids.values()]) : []
  return { from: 'operation', binding: compileBinding(page, grid, facts, facts.operation, filled) }
}

function lineSource(page: Page, grid: NormalGrid, facts: GridFacts): GridPlan['source'] {
  return {
    from: 'lines',
    part: facts.lines ?? '',
    key: lineKey(facts),
    canAdd: facts.canAdd && !grid.readOnly,
    newRow: newRowValues(page, grid, facts),
    maxRows: mostLines,
    saved: Object.keys(facts.saved),
  }
}

function newRowValues(page: Page, grid: NormalGrid, facts: GridFacts) {
  const known = { thing: 'field', names: facts.fields } as const
  return compileValues(page.on, grid.newRow, detailScope(page, facts.of), known, (name, record) =>
    typeOfField(page.on, record, name, facts.fields, 'GRID_FIELD_UNKNOWN'),
  )
}

function editedSource(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  save: OperationFact,
  binding: BindingPlan,
): EditedRows {
  page.on.operations.add(save.id)
  const isFit = checkSave(page, grid, facts, save, binding)
  checkKeys(page, grid, facts)
  const path = Object.values(save.parameters).filter(parameter => parameter.in === 'path')
  for (const { name, label } of path.filter(parameter => isFit && !binding.with[parameter.name])) {
    page.on.source.report(
      page.on.source.valueAt(grid, 'save'),
      callProblems.parameterMissing(save.id, { name, label }, 'gridWith'),
    )
  }
  return {
    from: 'edited',
    binding,
    save: save.id,
    path: path.map(({ name }) => name),
    keys: Object.values(facts.saved).flatMap(fact => (fact.isKey ? [fact.name] : [])),
    canAdd: facts.canAdd && !grid.readOnly,
    newRow: newRowValues(page, grid, facts),
    maxRows: mostLines,
    saved: Object.keys(facts.saved),
  }
}

/** What tells a new row from the others is typed into a column, where it does not come from somewhere else. */
function checkKeys({ on: { source } }: Page, grid: NormalGrid, { saved, canAdd, columns }: GridFacts): void {
  if (!canAdd || grid.readOnly) return
  const missing = Object.values(saved).find(
    ({ name, isKey, required }) =>
      isKey === true && required && !columns.includes(name) && grid.newRow?.[name] === undefined,
  )
  if (missing) source.report(source.valueAt(grid, 'columns'), gridProblems.keyWithoutColumn(missing.name))
}

function checkSave(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  save: OperationFact,
  binding: BindingPlan,
): boolean {
  const { source } = page.on
  const isUnfit = Object.keys(facts.saved).length === 0
  if (!isUnfit && !binding.isPaged) return true
  source.report(
    source.valueAt(grid, 'save'),
    isUnfit ? gridProblems.saveTakesNoRows(save.id) : gridProblems.savePaged(binding.operation),
  )
  return false
}

function checkSource({ on, document }: Page, grid: NormalGrid, facts: GridFacts): void {
  const { source } = on
  if ((grid.rows === undefined) === (grid.lines === undefined)) {
    source.report(source.at(grid), gridProblems.sourceUnclear(grid.id, grid.rows !== undefined))
    return
  }
  const part = grid.lines ?? grid.part
  const parts = grid.lines === undefined ? (facts.operation?.answer.fields ?? {}) : (document?.parts ?? {})
  const lists = Object.values(parts).filter(fact => fact.type === 'list')
  const word = grid.lines === undefined ? 'part' : 'lines'
  on.notes.name(grid, word, { thing: 'part', names: lists.map(fact => fact.name) })
  if (grid.lines !== undefined && !document) {
    source.report(source.valueAt(grid, 'lines'), pageProblems.linesNeedDocument())
  } else if (part !== undefined && !lists.some(fact => fact.name === part)) {
    source.report(source.valueAt(grid, word), gridProblems.listUnknown(part, lists))
  } else if (facts.operation?.answer.kind === 'value' && part === undefined) {
    source.report(source.valueAt(grid, 'rows'), gridProblems.listUnclear(facts.operation.id, lists))
  }
  if (grid.save !== undefined && grid.lines !== undefined) {
    source.report(source.keyAt(grid, 'save'), gridProblems.saveOfLines())
  }
  if (grid.newRow && grid.lines === undefined && grid.save === undefined) {
    source.report(source.keyAt(grid, 'newRow'), gridProblems.newRowUnfit())
  }
}

/** A block hangs on a grid of rows that stands before it, so that nothing can hang on itself. */
export function checkOf({ on, grids }: Page, block: { readonly id?: string; readonly of?: string }): void {
  if (block.of === undefined) return
  const ids = [...grids.keys()]
  const before = block.id === undefined || !grids.has(block.id) ? ids : ids.slice(0, ids.indexOf(block.id))
  const known = before.filter(id => grids.get(id)?.operation !== undefined)
  on.notes.name(block, 'of', { thing: 'grid', names: known })
  if (known.includes(block.of)) return
  on.source.report(
    on.source.valueAt(block, 'of'),
    pageProblems.masterGridUnknown(
      block.of,
      namedGrids([...grids.values()].filter(({ id }) => known.includes(id))),
    ),
  )
}

function checkTwice({ on }: Page, grid: NormalGrid): void {
  const seen = new Set<string>()
  for (const column of grid.columns) {
    if (seen.has(column.field)) {
      on.source.report(on.source.valueAt(column, 'field'), gridProblems.fieldTwice(column.field))
    }
    seen.add(column.field)
  }
}

function sortKeys({ on }: Page, grid: NormalGrid, facts: GridFacts): SortKey[] {
  if (grid.sort === undefined) return []
  const { page: paged, sort: taken } = facts.operation?.parameters ?? {}
  if (paged && !taken) reportUseless(on.source, grid, 'sort', reasons.serverOrders)
  // What is computed after the rows are found cannot be asked for in its order.
  const known = Object.values(facts.fields).filter(({ isSortable }) => !paged || isSortable !== false)
  const names = Object.fromEntries(known.map(fact => [fact.name, fact]))
  on.notes.name(grid, 'sort', { thing: 'order', names })
  const seen = new Set<string>()
  return grid.sort.split(',').flatMap((part): SortKey[] => {
    const [field = '', direction = ''] = part.trim().split(':')
    if (seen.has(field)) on.source.report(on.source.valueAt(grid, 'sort'), gridProblems.sortTwice(field))
    seen.add(field)
    if (names[field] && (direction === 'asc' || direction === 'desc')) return [{ field, direction }]
    on.source.report(on.source.valueAt(grid, 'sort'), gridProblems.sortUnknown(part.trim(), known))
    return []
  })
}

function sums({ on }: Page, grid: NormalGrid, facts: GridFacts): string[] {
  const summed = grid.columns.filter(column => column.sum === true && facts.fields[column.field])
  const answered =
    facts.operation?.answer.kind === 'rows' && grid.groupBy === undefined
      ? facts.operation.answer.sums
      : Object.values(facts.fields)
          .filter(fact => fact.type === 'decimal' || fact.type === 'integer')
          .map(fact => fact.name)
  for (const column of summed.filter(({ field }) => !answered.includes(field))) {
    on.source.report(
      on.source.valueAt(column, 'sum'),
      gridProblems.sumUnanswered(
        column.field,
        answered.map(name => facts.fields[name] ?? name),
        facts.operation,
      ),
    )
  }
  return summed.map(({ field }) => field)
}
