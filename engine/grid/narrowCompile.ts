import type { FieldFact } from '../../codegen/contractFacts'
import type { GridPlan } from '../plan/gridPlan'
import { gridProblems } from '../problem/catalogue/gridProblems'
import type { NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'

/** Which lines are looked at, and what is reported at their cells. */
export function compileNarrow(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
): Pick<GridPlan, 'narrow' | 'problems'> {
  const coded = fieldOf(page, grid, facts, 'narrow', isCoded)
  const reported = fieldOf(page, grid, facts, 'problems', isReportedList)
  return {
    ...(coded?.code === undefined
      ? {}
      : { narrow: { field: coded.name, label: coded.label, code: coded.code } }),
    ...(reported ? { problems: reported.name } : {}),
  }
}

const isCoded = (fact: FieldFact) => fact.code !== undefined

const isReportedList = ({ type, fields }: FieldFact) =>
  type === 'list' && fields?.field !== undefined && fields.msg !== undefined

function fieldOf(
  { on }: Page,
  grid: NormalGrid,
  facts: GridFacts,
  word: 'narrow' | 'problems',
  fits: (fact: FieldFact) => boolean,
): FieldFact | undefined {
  const name = grid[word]
  const names = () => Object.fromEntries(Object.entries(facts.fields).filter(([, fact]) => fits(fact)))
  on.notes.name(grid, word, { thing: 'field', names })
  // Without rows the missing part has been reported already.
  if (name === undefined || Object.keys(facts.fields).length === 0) return undefined
  const fact = facts.fields[name]
  if (facts.lines !== undefined && fact && fits(fact)) return fact
  const known = Object.values(facts.fields).filter(fits)
  on.source.report(
    on.source.valueAt(grid, word),
    facts.lines === undefined
      ? gridProblems.linesWordOfRows(word)
      : gridProblems.linesFieldUnfit(word, name, known),
  )
  return undefined
}
