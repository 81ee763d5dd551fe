import type { FieldFact } from '../../codegen/contractFacts'
import type { GridPlan } from '../plan/gridPlan'
import { mendName, nameHint } from '../problem/nameHint'
import { asWritten, sentences } from '../problem/said'
import type { NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'

/** Which lines are looked at, and what is told at their cells. */
export function compileNarrow(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
): Pick<GridPlan, 'narrow' | 'problems'> {
  const coded = fieldOf(page, grid, facts, 'narrow', isCoded, 'A field with a code group.')
  const told = fieldOf(
    page,
    grid,
    facts,
    'problems',
    isToldList,
    'A list whose entries have "field" and "msg".',
  )
  return {
    ...(coded?.code === undefined
      ? {}
      : { narrow: { field: coded.name, label: coded.label, code: coded.code } }),
    ...(told ? { problems: told.name } : {}),
  }
}

const isCoded = (fact: FieldFact) => fact.code !== undefined

const isToldList = ({ type, fields }: FieldFact) =>
  type === 'list' && fields?.field !== undefined && fields.msg !== undefined

function fieldOf(
  { on }: Page,
  grid: NormalGrid,
  facts: GridFacts,
  word: 'narrow' | 'problems',
  fits: (fact: FieldFact) => boolean,
  expected: string,
): FieldFact | undefined {
  const name = grid[word]
  const fitting = Object.entries(facts.fields).filter(([, fact]) => fits(fact))
  on.notes.name(grid, word, { thing: 'field', names: Object.fromEntries(fitting) })
  // Without rows the missing part has been reported already.
  if (name === undefined || Object.keys(facts.fields).length === 0) return undefined
  const fact = facts.fields[name]
  if (facts.lines !== undefined && fact && fits(fact)) return fact
  const known = Object.values(facts.fields).flatMap(one => (fits(one) ? [one.name] : []))
  on.source.report(on.source.valueAt(grid, word), {
    code: 'GRID_LINES_UNFIT',
    what:
      facts.lines === undefined
        ? `"${word}" is for the lines of a document, and these rows come from an operation.`
        : `"${name}" does not fit "${word}".`,
    expected:
      facts.lines === undefined
        ? 'A grid with "lines".'
        : sentences(asWritten(expected), nameHint(name, known, 'field')),
    mend: facts.lines === undefined ? `remove "${word}".` : mendName(name, known, `remove "${word}"`),
  })
  return undefined
}
