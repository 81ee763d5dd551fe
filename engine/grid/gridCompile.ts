import type { OperationFact } from '../../codegen/contractFacts'
import { compileBinding, filledParameters } from '../binding/bindingCompile'
import { compileChecks } from '../form/checkCompile'
import type { BindingPlan } from '../plan/bindingPlan'
import type { ColumnPlan, EditedRows, GridPlan, OperationRows, SortKey } from '../plan/gridPlan'
import { mendName, nameHint, quoted } from '../problem/nameHint'
import { asWritten, sentences } from '../problem/said'
import { compileValues } from '../scope/compiling'
import { typeOfField } from '../scope/fieldType'
import type { NormalFilter, NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { detailScope } from '../scope/pageFacts'
import { reportUseless } from '../scope/reportUseless'
import { compileButton, compileColumn, lineKey, rowScope } from './columnCompile'
import { compileNarrow } from './narrowCompile'
import { compileOutline, withOutlineRoom } from './outlineCompile'
import { questionFields, rowKey } from './questionCompile'

/** Rule G4 of the error catalogue: at most 999 lines. */
const mostLines = 999

export function compileGrid(page: Page, grid: NormalGrid, filter: NormalFilter | undefined): GridPlan {
  const facts = page.grids.get(grid.id)
  if (!facts) throw new Error(`Engine bug: compileGrid got "${grid.id}", which pageFacts did not see.`)
  checkSource(page, grid, facts)
  checkOf(page, grid)
  checkTwice(page, grid)
  const { outline } = compileOutline(page, grid, facts)
  const columns = allColumns(page, grid, facts).map(column => withOutlineRoom(column, grid, outline))
  const openRow = columns.find(column => column.go)?.go
  return {
    block: 'grid',
    id: grid.id,
    ...(grid.title === undefined ? {} : { title: grid.title }),
    ...(grid.emptyText === undefined ? {} : { emptyText: grid.emptyText }),
    ...(grid.of === undefined ? {} : { of: grid.of }),
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
  }
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

/** A list says which of its rows are out of the question before anything is asked about them. */
function selectChecks(page: Page, grid: NormalGrid, facts: GridFacts): Pick<GridPlan, 'selectChecks'> {
  if (grid.selectChecks === undefined) return {}
  const isChecked = facts.operation !== undefined && facts.save === undefined && grid.select === 'many'
  if (!isChecked || grid.readOnly)
    reportUseless(
      page.on.source,
      grid,
      'selectChecks',
      'only rows of an operation with "select": "many" are checked',
    )
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
  const isFit = checkSave(page, grid, facts, binding)
  const path = Object.values(save.parameters).filter(parameter => parameter.in === 'path')
  for (const { name, label } of path.filter(parameter => isFit && !binding.with[parameter.name])) {
    page.on.source.report(page.on.source.valueAt(grid, 'save'), {
      code: 'PARAMETER_MISSING',
      what: `"${save.id}" cannot be called without "${name}".`,
      expected: `${label}, from "with" of the grid: rows are saved where they were asked for.`,
      mend: `add "with": { "${name}": … }.`,
    })
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

function checkSave(page: Page, grid: NormalGrid, facts: GridFacts, binding: BindingPlan): boolean {
  const { source } = page.on
  const isUnfit = Object.keys(facts.saved).length === 0
  if (!isUnfit && !binding.isPaged) return true
  source.report(source.valueAt(grid, 'save'), {
    code: 'GRID_SAVE_UNFIT',
    what: isUnfit
      ? `"${grid.save}" takes no changed rows.`
      : `"${binding.operation}" answers its rows page by page, and only rows that are all here can be edited in place.`,
    expected: isUnfit
      ? 'An operation whose body has "rows", each with its "rowState".'
      : 'An operation without "page" and "size".',
    mend: isUnfit
      ? 'name another operation, or add "rows" with "rowState" to its body in schemas/openapi and run npm run codegen.'
      : 'remove "save", or take "page" and "size" out of the operation in schemas/openapi and run npm run codegen.',
  })
  return false
}

function checkSource({ on, document }: Page, grid: NormalGrid, facts: GridFacts): void {
  const { source } = on
  if ((grid.rows === undefined) === (grid.lines === undefined)) {
    source.report(source.at(grid), {
      code: 'GRID_SOURCE_UNCLEAR',
      what: `Grid "${grid.id}" says ${grid.rows === undefined ? 'neither "rows" nor "lines"' : 'both "rows" and "lines"'}.`,
      expected: '"rows": the operation that answers them, or "lines": a part of the document.',
      mend: 'say exactly one of the two.',
    })
    return
  }
  const part = grid.lines ?? grid.part
  const parts = grid.lines === undefined ? (facts.operation?.answer.fields ?? {}) : (document?.parts ?? {})
  const lists = Object.values(parts).filter(fact => fact.type === 'list')
  const word = grid.lines === undefined ? 'part' : 'lines'
  on.notes.name(grid, word, { thing: 'part', names: lists.map(fact => fact.name) })
  if (grid.lines !== undefined && !document) {
    source.report(source.valueAt(grid, 'lines'), {
      code: 'BLOCK_NEEDS_DOCUMENT',
      what: `A grid of lines needs the document that has them.`,
      mend: 'add "document" with its workflow and load operation to the screen.',
    })
  } else if (part !== undefined && !lists.some(fact => fact.name === part)) {
    const known = lists.map(fact => fact.name)
    source.report(source.valueAt(grid, word), {
      code: 'GRID_PART_UNKNOWN',
      what: `The answer has no list "${part}".`,
      expected: nameHint(part, known, 'list'),
      mend: mendName(part, known, 'add the list to the answer in schemas/openapi and run npm run codegen'),
    })
  } else if (facts.operation?.answer.kind === 'value' && part === undefined) {
    source.report(source.valueAt(grid, 'rows'), {
      code: 'GRID_PART_UNKNOWN',
      what: `"${facts.operation.id}" answers one object; which list of it are the rows?`,
      expected: `Lists: ${quoted(lists.map(fact => fact.name))}.`,
      mend: 'add "part".',
    })
  }
  if (grid.save !== undefined && grid.lines !== undefined) {
    source.report(source.keyAt(grid, 'save'), {
      code: 'GRID_SAVE_UNFIT',
      what: 'Lines are saved together with their document.',
      mend: 'remove "save".',
    })
  }
  if (grid.newRow && grid.lines === undefined && grid.save === undefined) {
    source.report(source.keyAt(grid, 'newRow'), {
      code: 'GRID_ROWS_NOT_ADDABLE',
      what: 'Only lines of a document and rows with "save" can be added.',
      mend: 'remove "newRow", or add "save".',
    })
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
  on.source.report(on.source.valueAt(block, 'of'), {
    code: 'GRID_OF_UNKNOWN',
    what: `No grid of rows with the id "${block.of}" stands before this block.`,
    expected: nameHint(block.of, known, 'grid'),
    mend: mendName(block.of, known, 'give the grid above this "id"'),
  })
}

function checkTwice({ on }: Page, grid: NormalGrid): void {
  const seen = new Set<string>()
  for (const column of grid.columns) {
    if (seen.has(column.field)) {
      on.source.report(on.source.valueAt(column, 'field'), {
        code: 'GRID_FIELD_TWICE',
        what: `"${column.field}" stands in this grid twice.`,
        mend: 'remove one of the two columns.',
      })
    }
    seen.add(column.field)
  }
}

function sortKeys({ on }: Page, grid: NormalGrid, facts: GridFacts): SortKey[] {
  if (grid.sort === undefined) return []
  on.notes.name(grid, 'sort', { thing: 'order', names: facts.fields })
  return grid.sort.split(',').flatMap((part): SortKey[] => {
    const [field = '', direction = ''] = part.trim().split(':')
    if (facts.fields[field] && (direction === 'asc' || direction === 'desc')) return [{ field, direction }]
    const known = Object.keys(facts.fields)
    on.source.report(on.source.valueAt(grid, 'sort'), {
      code: 'GRID_SORT_UNKNOWN',
      what: `"${part.trim()}" is no order of these rows.`,
      expected: sentences(asWritten('A field, ":" and "asc" or "desc".'), nameHint(field, known, 'field')),
      mend: mendName(field, known, 'write for example "prNo:desc"'),
    })
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
    on.source.report(on.source.valueAt(column, 'sum'), {
      code: 'GRID_SUM_UNANSWERED',
      what: facts.operation
        ? `"${facts.operation.id}" does not answer the sum of "${column.field}".`
        : `"${column.field}" is no number and has no sum.`,
      expected: nameHint(column.field, answered, 'sum'),
      mend: facts.operation
        ? `remove "sum", or add "${column.field}" to sums in schemas/openapi/${facts.operation.file} and run npm run codegen.`
        : 'remove "sum".',
    })
  }
  return summed.map(({ field }) => field)
}
