import type { FieldFact } from '../../codegen/contractFacts'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { saidProblems } from '../problem/catalogue/saidProblems'
import { isForeign } from './checkCurrency'
import { isCount, isPartOfSum } from './measures'
import type { NormalGrid } from './normalDefinition'
import type { Fields, GridFacts } from './page'
import type { Source } from './source'

/** Columns that show something else than their reader looks for, and orders and groups by what has no column. */
export function checkShown(source: Source, grid: NormalGrid, facts: GridFacts): void {
  for (const column of grid.columns) {
    const fact = facts.fields[column.field]
    // What an operation answers as a total is right, whatever it is a total of.
    if (column.sum === true && fact && facts.lines !== undefined && isNoSum(fact))
      source.report(source.keyAt(column, 'sum'), meantProblems.sumOfNothing(column.field, fact.label))
    else if (column.sum === true && fact && isSummedHere(facts) && isInCurrencies(fact, facts.fields))
      source.report(source.keyAt(column, 'sum'), saidProblems.sumOfCurrencies(column.field, fact.label))
  }
  if (facts.operation === undefined) return
  if (facts.save === undefined) checkNames(source, grid, facts.fields)
  // Orders and groups that the operation does not bear are reported as such.
  const isPaged = facts.operation.parameters.page !== undefined
  const shown = new Set(facts.columns)
  const [sorted = ''] = (grid.sort ?? '').split(/[:,]/)
  if (sorted !== '' && facts.fields[sorted] && !shown.has(sorted))
    source.warn(grid, 'sort', meantProblems.sortUnseen(sorted))
  for (const [index, field] of (isPaged ? [] : (grid.groupBy ?? [])).entries())
    if (facts.fields[field] && !isFigure(facts.fields[field]) && !shown.has(field))
      source.report(source.valueAt(grid.groupBy ?? grid, index), meantProblems.groupUnseen(field))
}

/** Of a record with some amounts in won the others are in won as well, unless they stand there twice. */
function isInCurrencies(fact: FieldFact, fields: Fields): boolean {
  const isInWon = Object.keys(fields).some(name => name.endsWith('Krw')) && !fields[`${fact.name}Krw`]
  return fields.currency !== undefined && isForeign(fact) && !isInWon
}

/** The server adds up what it answers in pages; the browser adds up lines and lists as they stand. */
function isSummedHere({ operation, lines }: GridFacts): boolean {
  return lines !== undefined || operation?.answer.kind !== 'rows'
}

/** By a figure nobody groups, which is reported as such. */
function isFigure({ type }: FieldFact): boolean {
  return type === 'decimal' || type === 'integer'
}

function isNoSum(fact: FieldFact): boolean {
  if (fact.type === 'integer') return !isCount(fact) && /(No|Seq|version|Year)$/.test(fact.name)
  return !isPartOfSum(fact)
}

/** Ids that nobody knows by heart, unlike the number of a company or the code of an account. */
const idsOf = ['singleid', 'deptcd']

/** What a person or a department is called, where a record has it beside the id. */
export function hiddenName(fact: FieldFact | undefined, fields: Fields): string | undefined {
  const { text, value = '' } = fact?.lookup ?? {}
  return text !== undefined && idsOf.includes(value) && fields[text] ? text : undefined
}

/** The id of a person or a department, where a name stands in the same row and is not shown. */
function checkNames(source: Source, { columns }: NormalGrid, fields: Fields): void {
  for (const column of columns) {
    const name = hiddenName(fields[column.field], fields)
    if (name === undefined || columns.some(({ field }) => field === name)) continue
    source.warn(column, 'field', meantProblems.numberForName(column.field, name))
  }
}
