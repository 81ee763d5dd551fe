import type { PrintStep } from '../../schemas/screen/stepDefinition'
import { compileOperationValues } from '../binding/operationCompile'
import type { ExpressionScope } from '../expression/valueType'
import type { PrintFieldPlan, PrintStepPlan } from '../plan/printPlan'
import { mendName, nameHint } from '../problem/nameHint'
import { compileExpression } from '../scope/compiling'
import { readField } from '../scope/fieldKind'
import type { Page } from '../scope/page'
import { reportUseless } from '../scope/reportUseless'

/** Undefined on a page that has no document to print. */
export function compilePrint(page: Page, step: PrintStep, scope: ExpressionScope): PrintStepPlan | undefined {
  const { on, document } = page
  if (step.sheets !== undefined) return compileSheets(page, step, step.sheets, scope)
  if (!document) {
    on.source.report(on.source.at(step), {
      code: 'PRINT_WITHOUT_DOCUMENT',
      what: 'This page has no document that could be printed.',
      expected: 'A page with "document".',
      mend: 'remove the step.',
    })
    return undefined
  }
  for (const word of ['title', 'fields'] as const)
    if (step[word] === undefined) reportMissing(page, step, word)
  const fields = step.fields ?? []
  return {
    step: 'print',
    title: step.title ?? '',
    fields: fields.flatMap((field, index) => compileField(page, fields, field, index) ?? []),
    ...(step.lines ? { lines: compileLines(page, step.lines) } : {}),
    ...(step.amount === undefined
      ? {}
      : { amount: compileExpression(on, step, 'amount', scope, { kind: 'decimal' }) }),
    hasApproval: step.approval ?? false,
  }
}

/** Sheets come whole, so nothing of them is said here. */
function compileSheets(
  page: Page,
  step: PrintStep,
  sheets: string,
  scope: ExpressionScope,
): PrintStepPlan | undefined {
  const { on } = page
  const operation = on.world.contract[sheets]
  if (!operation) return undefined
  for (const word of documentWords)
    if (step[word] !== undefined) reportUseless(on.source, step, word, 'sheets of an operation come whole')
  if (operation.answer.fields.sheets?.type !== 'list')
    on.source.report(on.source.valueAt(step, 'sheets'), {
      code: 'OPERATION_UNKNOWN',
      what: `"${sheets}" answers no sheets.`,
      expected: 'An operation whose answer has the list "sheets".',
      mend: 'name the operation that answers what is printed.',
    })
  const call = on.source.standsFor({ operation: sheets, ...(step.with ? { with: step.with } : {}) }, step)
  return { step: 'print', sheets, with: compileOperationValues(page, call, operation, scope) }
}

const documentWords = ['title', 'fields', 'lines', 'amount', 'approval'] as const

function reportMissing({ on }: Page, step: PrintStep, word: 'title' | 'fields'): void {
  on.source.report(on.source.at(step), {
    code: 'WORD_MISSING',
    what: `"${word}" is missing here.`,
    expected: 'What the sheet of the document shows, or "sheets" with the operation that answers them.',
    mend: `add "${word}", or "sheets".`,
  })
}

function compileField(
  { on, document }: Page,
  fields: readonly string[],
  field: string,
  index: number,
): PrintFieldPlan | undefined {
  const header = document?.header ?? {}
  on.notes.name(fields, index, { thing: 'field', names: header })
  const fact = header[field]
  if (fact) return readField(fact)
  const known = Object.keys(header)
  on.source.report(on.source.valueAt(fields, index), {
    code: 'FORM_FIELD_UNKNOWN',
    what: `The header has no field "${field}".`,
    expected: nameHint(field, known, 'field'),
    mend: mendName(field, known, 'remove it'),
  })
  return undefined
}

function compileLines({ on, grids }: Page, lines: NonNullable<PrintStep['lines']>) {
  const grid = grids.get(lines.grid)
  const known = [...grids.values()].filter(each => each.lines !== undefined).map(({ id }) => id)
  on.notes.name(lines, 'grid', { thing: 'grid', names: known })
  if (!grid || !known.includes(lines.grid)) {
    on.source.report(on.source.valueAt(lines, 'grid'), {
      code: 'GRID_UNKNOWN',
      what: `The document has no lines "${lines.grid}".`,
      expected: nameHint(lines.grid, known, 'grid'),
      mend: mendName(lines.grid, known, 'give the grid this "id"'),
    })
    return { grid: '', columns: [] }
  }
  const fields = Object.keys(grid.fields)
  for (const [index, column] of lines.columns.entries()) {
    on.notes.name(lines.columns, index, { thing: 'field', names: grid.fields })
    if (fields.includes(column)) continue
    on.source.report(on.source.valueAt(lines.columns, index), {
      code: 'GRID_FIELD_UNKNOWN',
      what: `The rows of grid "${lines.grid}" have no field "${column}".`,
      expected: nameHint(column, fields, 'field'),
      mend: mendName(column, fields, 'remove it'),
    })
  }
  return { grid: lines.grid, columns: lines.columns }
}
