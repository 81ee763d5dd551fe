import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { SeriesDetailDefinition } from '../../schemas/screen/figureDefinition'
import { compileRequest, filledParameters } from '../binding/bindingCompile'
import { checkOf } from '../grid/gridCompile'
import { compileFigureField, reportPart } from '../kpi/figureCompile'
import type { ChartPlan, SeriesPlan } from '../plan/chartPlan'
import { figureProblems } from '../problem/catalogue/figureProblems'
import type { NormalChart, NormalFilter } from '../scope/normalDefinition'
import type { Fields, Page } from '../scope/page'
import { checkChart } from './chartSenseCompile'

/** Pixels; with filter and tiles above it a grid of ten rows still fits on a screen. */
const usualHeight = 220

export function compileChart(page: Page, block: NormalChart, filter: NormalFilter | undefined): ChartPlan {
  const operation = page.on.world.contract[block.rows]
  checkOf(page, block)
  const fields = operation ? rowFields(page, block, operation) : {}
  checkChart(page, block, fields)
  const filled = filter ? filledParameters(filter, [...page.grids.values()]) : []
  return {
    block: 'chart',
    id: block.id,
    title: block.title,
    ...(block.emptyText === undefined ? {} : { emptyText: block.emptyText }),
    request: operation
      ? compileRequest(page, block, 'rows', operation, filled)
      : { operation: block.rows, with: {}, parameters: [], inBody: false },
    ...(block.part === undefined ? {} : { part: block.part }),
    ...(block.of === undefined ? {} : { of: block.of }),
    category: compileFigureField(page, block, 'x', fields, operation, false) ?? { field: block.x, label: '' },
    series: block.series.flatMap(series => compileSeries(page, block, series, fields, operation) ?? []),
    ...(block.shape === undefined ? {} : { shape: block.shape }),
    height: block.height ?? usualHeight,
  }
}

function rowFields(page: Page, block: NormalChart, operation: OperationFact): Fields {
  const { answer } = operation
  if (answer.kind === 'rows' || answer.kind === 'list') {
    if (block.part === undefined) return answer.fields
    reportPart(page, block, 'rows', operation, [])
    return {}
  }
  const lists = Object.values(answer.fields).filter(fact => fact.type === 'list')
  page.on.notes.name(block, 'part', { thing: 'part', names: lists.map(({ name }) => name) })
  const part = block.part === undefined ? undefined : answer.fields[block.part]
  if (part?.type === 'list') return part.fields ?? {}
  reportPart(page, block, 'rows', operation, lists)
  return {}
}

function compileSeries(
  page: Page,
  block: NormalChart,
  series: SeriesDetailDefinition,
  fields: Fields,
  operation: OperationFact | undefined,
): SeriesPlan | undefined {
  const isTwice = block.series.findIndex(other => other.field === series.field) < block.series.indexOf(series)
  const field = compileFigureField(page, series, 'field', fields, operation, isTwice)
  if (!field) return undefined
  checkNumber(page, series, fields[series.field])
  return {
    ...field,
    ...(series.label === undefined ? {} : { label: series.label }),
    as: series.as ?? 'bar',
    axis: series.axis ?? 'left',
  }
}

function checkNumber({ on }: Page, series: SeriesDetailDefinition, fact: FieldFact | undefined): void {
  if (fact?.type === 'decimal' || fact?.type === 'integer') return
  on.source.report(on.source.valueAt(series, 'field'), figureProblems.seriesKind(series.field))
}
