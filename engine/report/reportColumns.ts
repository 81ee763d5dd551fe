import { formulasOf } from '../contract/openBasis'
import { blocksOf } from '../plan/blocksOf'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import type { ScreenPlan } from '../plan/screenPlan'

/** The grid of a page that shows the rows of a report. */
const reportGrid = (plan: ScreenPlan): GridPlan | undefined =>
  blocksOf(plan, 'grid').find(({ report, source }) => report !== undefined && source.from === 'operation')

export interface FormulaLine {
  readonly field: string
  readonly label: string
  readonly formula: string
}

/** Every figure of a page with its formula, once: columns first, then tiles and series that are none. */
export function formulaLines(plan: ScreenPlan, answer: unknown): readonly FormulaLine[] {
  const formulas = formulasOf(answer)
  const grid = reportGrid(plan)
  const named = [
    ...(grid?.columns ?? []),
    ...blocksOf(plan, 'kpi').flatMap(({ figures }) => figures),
    ...blocksOf(plan, 'chart').flatMap(({ series }) => series),
  ]
  const seen = new Set<string>()
  return named.flatMap(({ field, label }) => {
    const formula = formulas[field]
    if (formula === undefined || seen.has(field)) return []
    seen.add(field)
    return [{ field, label, formula }]
  })
}

/** Columns of numbers that have a formula: what can be compared. */
export function reportFigures(grid: GridPlan, answer: unknown): readonly ColumnPlan[] {
  const formulas = formulasOf(answer)
  return grid.columns.filter(
    ({ field, kind }) => field in formulas && (kind === 'integer' || kind === 'decimal' || kind === 'amount'),
  )
}
