import type { FieldFact } from '../../codegen/contractFacts'
import { measureProblems } from '../problem/catalogue/measureProblems'
import { amountUnit, isCount, isTimeOf } from '../scope/measures'
import type { NormalChart } from '../scope/normalDefinition'
import type { Fields, Page } from '../scope/page'

/** What can be drawn and says nothing: amounts as categories, lines between departments, won and percent on one axis. */
export function checkChart(page: Page, block: NormalChart, fields: Fields): void {
  const category = fields[block.x]
  if (category && isMeasured(category)) reportCategory(page, block, fields)
  else if (category && !isTimeOf(category)) reportLines(page, block, category)
  reportMixedAxes(page, block, fields)
}

/** A line of 90 % says nothing about bars of pieces. */
export function checkTarget(
  { on }: Page,
  { series, target }: NormalChart,
  aim: FieldFact | undefined,
  fields: Fields,
): void {
  const drawn = series.find(({ as, axis, field }) => as !== 'text' && axis !== 'right' && fields[field])
  const unit = amountUnit(fields[drawn?.field ?? ''])
  if (!aim || !target || !drawn || amountUnit(aim) === unit) return
  const problem = measureProblems.targetMixed(
    { name: aim.name, unit: amountUnit(aim) },
    { name: drawn.field, unit },
  )
  on.source.report(on.source.valueAt(target, 'field'), problem)
}

const isMeasured = (fact: FieldFact) => fact.type === 'decimal' || isCount(fact)

function reportCategory({ on }: Page, block: NormalChart, fields: Fields): void {
  const others = Object.values(fields).filter(fact => !isMeasured(fact))
  const names = others.map(({ name }) => name)
  on.source.report(on.source.valueAt(block, 'x'), measureProblems.categoryIsAmount(block.x, names))
}

/** Departments stand in no order, so that the slope between two of them means nothing. */
function reportLines({ on }: Page, block: NormalChart, category: FieldFact): void {
  for (const series of block.series.filter(({ as }) => as === 'line'))
    on.source.report(on.source.valueAt(series, 'as'), measureProblems.lineWithoutOrder(category.name))
}

function reportMixedAxes({ on }: Page, block: NormalChart, fields: Fields): void {
  const first = new Map<string, { readonly name: string; readonly unit: string | undefined }>()
  // A text stands on no axis.
  for (const series of block.series.filter(({ as }) => as !== 'text')) {
    const fact = fields[series.field]
    if (fact === undefined) continue
    const unit = amountUnit(fact)
    const axis = series.axis ?? 'left'
    const other = first.get(axis)
    const { field: name } = series
    if (!other) first.set(axis, { name, unit })
    else if (other.unit !== unit) {
      const problem = measureProblems.axisMixed({ name, unit, axis }, other)
      on.source.report(on.source.valueAt(series, 'field'), problem)
    }
  }
}
