import type { OperationFact } from '../../codegen/contractFacts'
import type { PrintStep } from '../../schemas/screen/stepDefinition'
import { compileOperationValues } from '../binding/operationCompile'
import type { ExpressionScope } from '../expression/valueType'
import type { PrintFieldPlan, PrintStepPlan } from '../plan/printPlan'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { formProblems } from '../problem/catalogue/formProblems'
import { gridProblems } from '../problem/catalogue/gridProblems'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { reasons } from '../problem/catalogue/reasons'
import { compileExpression } from '../scope/compiling'
import { readField } from '../scope/fieldKind'
import { namedGrids } from '../scope/namedFields'
import { noteOperation } from '../scope/noteOperation'
import type { Fields, Page } from '../scope/page'
import { reportUseless } from '../scope/reportUseless'

/** Undefined on a page that has no document to print. */
export function compilePrint(page: Page, step: PrintStep, scope: ExpressionScope): PrintStepPlan | undefined {
  const { on, document } = page
  if (step.sheets !== undefined) return compileSheets(page, step, step.sheets, scope)
  if (!document) {
    on.source.report(on.source.at(step), actionProblems.printWithoutDocument())
    return undefined
  }
  for (const word of ['title', 'fields'] as const)
    if (step[word] === undefined) reportMissing(page, step, word)
  const fields = step.fields ?? []
  checkWon(page, document.header, step)
  return {
    step: 'print',
    title: step.title ?? '',
    fields: fields.flatMap((field, index) => compileField(page, fields, field, index) ?? []),
    ...(step.lines ? { lines: compileLines(page, step.lines) } : {}),
    ...(step.tables
      ? { tables: step.tables.map((_, index) => compileLinesGrid(page, step.tables ?? [], index)?.id ?? '') }
      : {}),
    ...(step.charts ? { hasCharts: true } : {}),
    ...(step.amount === undefined
      ? {}
      : { amount: compileExpression(on, step, 'amount', scope, { kind: 'decimal' }) }),
    hasApproval: step.approval ?? false,
  }
}

/** The amount is spoken in won, so that of two it is the one in won. */
function checkWon({ on: { source } }: Page, header: Fields, step: PrintStep): void {
  const [, field] = /^\s*header\.(\w+)\s*$/.exec(step.amount ?? '') ?? []
  if (field === undefined || !header[field] || !header[`${field}Krw`]) return
  const problem = meantProblems.amountInCurrency(`header.${field}`, `header.${field}Krw`)
  source.report(source.valueAt(step, 'amount'), problem)
}

const answersSheets = ({ answer }: OperationFact) => answer.fields.sheets?.type === 'list'

/** Sheets come whole, so nothing of them is said here. */
function compileSheets(
  page: Page,
  step: PrintStep,
  sheets: string,
  scope: ExpressionScope,
): PrintStepPlan | undefined {
  const { on } = page
  noteOperation(on, step, 'sheets', answersSheets)
  const operation = on.world.contract[sheets]
  if (!operation) return undefined
  for (const word of documentWords)
    if (step[word] !== undefined) reportUseless(on.source, step, word, reasons.sheetsComeWhole)
  if (!answersSheets(operation))
    on.source.report(on.source.valueAt(step, 'sheets'), actionProblems.answersNoSheets(sheets))
  const call = on.source.standsFor({ operation: sheets, ...(step.with ? { with: step.with } : {}) }, step)
  return { step: 'print', sheets, with: compileOperationValues(page, call, operation, scope) }
}

const documentWords = ['title', 'fields', 'lines', 'tables', 'charts', 'amount', 'approval'] as const

function reportMissing({ on }: Page, step: PrintStep, word: 'title' | 'fields'): void {
  on.source.report(on.source.at(step), actionProblems.printWordMissing(word))
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
  const problem = formProblems.headerFieldUnknown(field, Object.values(header))
  on.source.report(on.source.valueAt(fields, index), problem)
  return undefined
}

/** The grid with lines that a word, or a place of a list, names. */
function compileLinesGrid<Named extends object>(
  { on, grids }: Page,
  named: Named,
  key: keyof Named & (string | number),
) {
  const name = String(named[key])
  const grid = grids.get(name)
  const known = [...grids.values()].filter(each => each.lines !== undefined)
  on.notes.name(named, key, { thing: 'grid', names: known.map(({ id }) => id) })
  if (grid && known.includes(grid)) return grid
  on.source.report(on.source.valueAt(named, key), pageProblems.linesUnknown(name, namedGrids(known)))
  return undefined
}

function compileLines(page: Page, lines: NonNullable<PrintStep['lines']>) {
  const { on } = page
  const grid = compileLinesGrid(page, lines, 'grid')
  if (!grid) return { grid: '', columns: [] }
  for (const [index, column] of lines.columns.entries()) {
    on.notes.name(lines.columns, index, { thing: 'field', names: grid.fields })
    if (grid.fields[column]) continue
    on.source.report(
      on.source.valueAt(lines.columns, index),
      gridProblems.gridFieldUnknown(lines.grid, column, Object.values(grid.fields)),
    )
  }
  return { grid: lines.grid, columns: lines.columns }
}
