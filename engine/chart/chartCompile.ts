import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { SeriesDetailDefinition } from '../../schemas/screen/figureDefinition'
import { compileRequest, filledParameters } from '../binding/bindingCompile'
import { objectTypeOf, textType } from '../expression/valueType'
import { checkOf } from '../grid/gridCompile'
import { compileFigureField, reportPart } from '../kpi/figureCompile'
import type { ChartPlan, SeriesPlan } from '../plan/chartPlan'
import { figureProblems } from '../problem/catalogue/figureProblems'
import { compileExpression, withRoots } from '../scope/compiling'
import { isPartOfSum, isTimeOf } from '../scope/measures'
import type { NormalChart, NormalFilter } from '../scope/normalDefinition'
import type { Fields, Page } from '../scope/page'
import { detailScope } from '../scope/pageFacts'
import { reportOf } from '../scope/reportOf'
import { checkChart, checkTarget } from './chartSenseCompile'

/** Pixels; with filter and tiles above it a grid of ten rows still fits on a screen. Names below each other need more. */
const usualHeight = 220
const paretoHeight = 260
const axisHeight = 60
const nameHeight = 16

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
    ...reportOf(page, operation),
    ...(block.part === undefined ? {} : { part: block.part }),
    ...(block.of === undefined ? {} : { of: block.of }),
    category: compileFigureField(page, block, 'x', fields, operation, false) ?? { field: block.x, label: '' },
    ...compileApart(page, block, fields, operation),
    series: block.series.flatMap(series => compileSeries(page, block, series, fields, operation) ?? []),
    ...(block.shape === undefined ? {} : { shape: block.shape }),
    isAcross: isAcross(block, fields),
    ...mostOf(block, fields),
    ...(block.order === undefined ? {} : { order: block.order }),
    ...compileTarget(page, block, operation, fields),
    ...(block.address === undefined
      ? {}
      : { address: compileExpression(page.on, block, 'address', rowScope(page, block, fields), textType) }),
    height: block.height ?? usualHeightOf(block, fields),
  }
}

function compileApart(
  page: Page,
  { apart, x }: NormalChart,
  fields: Fields,
  operation: OperationFact | undefined,
): Pick<ChartPlan, 'apart'> {
  if (!apart) return {}
  const isTwice = (index: number) => [x, ...apart].indexOf(apart[index] ?? '') <= index
  return {
    apart: apart.flatMap(
      (_, index) => compileFigureField(page, apart, index, fields, operation, isTwice(index)) ?? [],
    ),
  }
}

const rowScope = (page: Page, block: NormalChart, fields: Fields) =>
  withRoots(detailScope(page, block.of), { row: objectTypeOf(fields, 'a row') })

/** So many names at most: more bars are not read any more. */
const usualMost = 15

const isNamed = (block: NormalChart, fields: Fields): boolean => {
  const category = fields[block.x]
  return category !== undefined && !isTimeOf(category)
}

/** Names are read from left to right; a cumulative line, steps and a second axis stand upright. */
function isAcross(block: NormalChart, fields: Fields): boolean {
  const isUpright =
    block.shape === 'pareto' ||
    block.shape === 'waterfall' ||
    block.series.some(({ as, axis }) => as === 'line' || axis === 'right')
  return isNamed(block, fields) && !isUpright
}

/** Of a Pareto the names may stand aslant under the bars. */
function usualHeightOf(block: NormalChart, fields: Fields): number {
  if (isAcross(block, fields)) return axisHeight + nameHeight * Math.max(usualMost, block.most ?? 0)
  return block.shape === 'pareto' ? paretoHeight : usualHeight
}

function mostOf(block: NormalChart, fields: Fields): Pick<ChartPlan, 'most'> {
  if (block.most !== undefined) return { most: block.most }
  const isCut = isNamed(block, fields) && block.shape !== 'waterfall' && block.shape !== 'radar'
  return isCut ? { most: usualMost } : {}
}

function compileTarget(
  page: Page,
  block: NormalChart,
  operation: OperationFact | undefined,
  fields: Fields,
): Pick<ChartPlan, 'target'> {
  const { target } = block
  if (!target || !operation) return {}
  const parts = operation.answer.kind === 'rows' ? (operation.answer.parts ?? {}) : operation.answer.fields
  const objects = Object.values(parts).filter(fact => fact.type === 'object')
  const part = parts[target.part]
  if (part?.type !== 'object') {
    reportPart(page, target, 'part', operation, objects)
    return {}
  }
  const figure = compileFigureField(page, target, 'field', part.fields ?? {}, operation, false)
  checkTarget(page, block, part.fields?.[target.field], fields)
  return figure ? { target: { part: target.part, figure } } : {}
}

function rowFields(page: Page, block: NormalChart, operation: OperationFact): Fields {
  const { answer } = operation
  const holdsRows = answer.kind === 'rows' || answer.kind === 'list'
  if (holdsRows && block.part === undefined) return answer.fields
  const parts = holdsRows ? (answer.parts ?? {}) : answer.fields
  const lists = Object.values(parts).filter(fact => fact.type === 'list')
  page.on.notes.name(block, 'part', { thing: 'part', names: lists.map(({ name }) => name) })
  const part = block.part === undefined ? undefined : parts[block.part]
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
  const fact = fields[series.field]
  checkNumber(page, series, fact)
  return {
    ...field,
    ...(series.label === undefined ? {} : { label: series.label }),
    as: series.as ?? 'bar',
    axis: series.axis ?? 'left',
    addsUp: fact !== undefined && isPartOfSum(fact),
  }
}

function checkNumber({ on }: Page, series: SeriesDetailDefinition, fact: FieldFact | undefined): void {
  if (fact?.type === 'decimal' || fact?.type === 'integer') return
  on.source.report(on.source.valueAt(series, 'field'), figureProblems.seriesKind(series.field))
}
