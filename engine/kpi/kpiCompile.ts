import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { FigureDetailDefinition } from '../../schemas/screen/figureDefinition'
import { compileRequest, filledParameters } from '../binding/bindingCompile'
import { type ExpressionScope, type ObjectValueType, objectTypeOf, textType } from '../expression/valueType'
import { checkOf } from '../grid/gridCompile'
import type { FigurePlan, KpiPlan } from '../plan/kpiPlan'
import { measureProblems } from '../problem/catalogue/measureProblems'
import { booleanType, compileExpression, withRoots } from '../scope/compiling'
import { amountUnit } from '../scope/measures'
import type { NormalFilter, NormalKpi } from '../scope/normalDefinition'
import type { Fields, Page } from '../scope/page'
import { detailScope } from '../scope/pageFacts'
import { reportOf } from '../scope/reportOf'
import { compileRowGo } from '../way/goCompile'
import { screenPlace } from '../way/goNumberCompile'
import { compileFigureField, reportPart } from './figureCompile'

export function compileKpi(page: Page, block: NormalKpi, filter: NormalFilter | undefined): KpiPlan {
  const operation = page.on.world.contract[block.load]
  checkOf(page, block)
  const fields = operation ? figureFields(page, block, operation) : {}
  const filled = filter ? filledParameters(filter, [...page.grids.values()]) : []
  const type = objectTypeOf(fields, 'the figures')
  const scope = withRoots(detailScope(page, block.of), { row: type })
  return {
    block: 'kpi',
    id: block.id,
    title: block.title,
    request: operation
      ? compileRequest(page, block, 'load', operation, filled)
      : { operation: block.load, with: {}, parameters: [], inBody: false },
    ...reportOf(page, operation),
    ...(block.part === undefined ? {} : { part: block.part }),
    ...(block.of === undefined ? {} : { of: block.of }),
    figures: block.fields.flatMap(
      figure => compileFigure(page, { block, figure, fields, operation, scope, type }) ?? [],
    ),
  }
}

/** Parts of an answer that are one object: sums and figures beside rows, or the answer itself. */
function figureFields(page: Page, block: NormalKpi, operation: OperationFact): Fields {
  const { answer } = operation
  const parts = answer.kind === 'rows' ? (answer.parts ?? {}) : answer.kind === 'list' ? {} : answer.fields
  page.on.notes.name(block, 'part', { thing: 'part', names: objectsOf(parts).map(({ name }) => name) })
  if (block.part === undefined) {
    if (answer.kind === 'value') return answer.fields
    reportPart(page, block, 'load', operation, objectsOf(parts))
    return {}
  }
  const part = parts[block.part]
  if (part?.type === 'object') return part.fields ?? {}
  reportPart(page, block, 'load', operation, objectsOf(parts))
  return {}
}

function objectsOf(parts: Fields): readonly FieldFact[] {
  return Object.values(parts).filter(fact => fact.type === 'object')
}

interface FigureTask {
  readonly block: NormalKpi
  readonly figure: FigureDetailDefinition
  readonly fields: Fields
  readonly operation: OperationFact | undefined
  readonly scope: ExpressionScope
  readonly type: ObjectValueType
}

function compileFigure(page: Page, task: FigureTask): FigurePlan | undefined {
  const { on } = page
  const { block, figure, fields, operation, scope, type } = task
  const isTwice = block.fields.findIndex(other => other.field === figure.field) < block.fields.indexOf(figure)
  const field = compileFigureField(page, figure, 'field', fields, operation, isTwice)
  if (!field) return undefined
  const change =
    figure.change === undefined
      ? undefined
      : compileFigureField(page, figure, 'change', fields, operation, false)
  if (change) checkChange(page, figure, fields)
  const written = typeof figure.go === 'string' ? { screen: figure.go } : figure.go
  const way = written && {
    ...{ on, screen: written.screen, with: written.with, scope },
    ...{ at: screenPlace(on.source, figure), note: figure.note },
  }
  const go = way && compileRowGo(way, figure, type, 'row')
  return {
    ...field,
    ...(figure.label === undefined ? {} : { label: figure.label }),
    ...(change ? { change } : {}),
    ...(go ? { go } : {}),
    ...(figure.open ? { steps: page.compileSteps(page, [openStep(page, figure.open)], scope) } : {}),
    ...(figure.tone === undefined ? {} : { tone: compileExpression(on, figure, 'tone', scope, textType) }),
    ...(figure.visibleWhen === undefined
      ? {}
      : { visibleWhen: compileExpression(on, figure, 'visibleWhen', scope, booleanType) }),
  }
}

const openStep = ({ on }: Page, open: NonNullable<FigureDetailDefinition['open']>) =>
  on.source.standsFor({ step: 'open' as const, ...open }, open)

/** Below a figure stands in percent how it has changed; an amount would be read as a rate. */
function checkChange({ on }: Page, figure: FigureDetailDefinition, fields: Fields): void {
  const { change = '' } = figure
  if (amountUnit(fields[change]) === '%') return
  const rates = Object.values(fields).filter(fact => amountUnit(fact) === '%')
  const problem = measureProblems.changeIsNoRate(
    change,
    rates.map(({ name }) => name),
  )
  on.source.report(on.source.valueAt(figure, 'change'), problem)
}
