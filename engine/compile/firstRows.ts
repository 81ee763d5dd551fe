import { everyBlock } from '../../schemas/shared/everyBlock'
import { isPeriodToken } from '../../schemas/shared/koreanTime'
import { isMonthPeriodToken } from '../../schemas/shared/monthPeriods'
import type { ExpressionNode } from '../expression/expressionPlan'
import type { DocumentPlan } from '../plan/documentPlan'
import type { FilterFieldPlan, FilterPlan, RangeFilterPlan } from '../plan/filterPlan'
import type { FirstDocument, FirstRows, FirstValue, ScreenPlan } from '../plan/screenPlan'

/**
 * What the route must know to ask for the first rows while the plan is still on its way. None when the first search
 * depends on values that only the page has: expressions beside the filter, or a required field without a first value.
 */
export function firstRows(plan: ScreenPlan): FirstRows | undefined {
  const blocks = everyBlock(plan.blocks)
  const grid = blocks.find(block => block.block === 'grid')
  if (!grid || grid.source.from === 'lines') return undefined
  const { binding } = grid.source
  const filter = blocks.find(block => block.block === 'filter')
  const fields = filter?.fields ?? []
  if (Object.keys(binding.with).length > 0 || fields.some(field => field.isRequired && !firstValue(field)))
    return undefined
  const initial = initialValues(filter)
  const required = fields.flatMap(({ field, isRequired }) => (isRequired && field in initial ? [field] : []))
  return {
    grid: grid.id,
    operation: binding.operation,
    parameters: binding.parameters,
    initial,
    ...(required.length > 0 && { required }),
    sort: grid.sort.map(({ field, direction }) => `${field}:${direction}`).join(','),
    splitsTotals: binding.splitsTotals,
    ...(binding.isPaged ? {} : { isPaged: false }),
    keep: filter !== undefined && filter.keep !== false,
  }
}

/** The document of the page, for its route. What is taken from more than the address is known to the page alone. */
export function firstDocumentOf(document: DocumentPlan): { readonly firstDocument?: FirstDocument } {
  const { load, of, key, with: fixed, loadWith = {} } = document
  if (load === undefined || of || fixed) return {}
  const asked = Object.entries(loadWith).flatMap(([name, { tree }]) => {
    const parameter = addressParameter(tree)
    return parameter === undefined ? [] : [[name, parameter] as const]
  })
  if (asked.length < Object.keys(loadWith).length) return { firstDocument: { key } }
  const beside = asked.length > 0 ? { with: Object.fromEntries(asked) } : {}
  return { firstDocument: { operation: load, key, ...beside } }
}

/** The parameter of the address that an expression is, where it is nothing more. */
function addressParameter([kind, of, name]: ExpressionNode): string | undefined {
  const isParameter = kind === 'member' && Array.isArray(of) && of[0] === 'name' && of[1] === 'params'
  return isParameter ? String(name) : undefined
}

function initialValues(filter: FilterPlan | undefined): Readonly<Record<string, FirstValue>> {
  const values = (filter?.fields ?? []).map((field): [string, FirstValue | undefined] => [
    field.field,
    firstValue(field),
  ])
  return Object.fromEntries(
    values.flatMap(([name, value]): [string, FirstValue][] => (value ? [[name, value]] : [])),
  )
}

function firstValue(field: FilterFieldPlan): FirstValue | undefined {
  switch (field.control) {
    case 'employee':
      return {
        kind: 'employee',
        section: field.section,
        department: field.department,
        person: field.person,
        ...(field.byName && { byName: field.byName }),
      }
    case 'dateRange':
    case 'monthRange':
    case 'numberRange':
      return period(field, field.from, field.to)
    case 'lookup':
    case 'sourcingGroup':
      return undefined
    case 'date':
    case 'month':
    case 'text':
      // A single day, month or year is a period whose two ends are the same parameter.
      return field.initial !== undefined && isToken(field.initial)
        ? period(field, field.field, field.field)
        : textValue(field.initial)
    default:
      return textValue(field.initial)
  }
}

function isToken(initial: string): boolean {
  return isPeriodToken(initial) || isMonthPeriodToken(initial)
}

type TokenFilterPlan = Extract<FilterFieldPlan, { control: 'date' | 'month' | 'text' }> | RangeFilterPlan

function period(field: TokenFilterPlan, from: string, to: string): FirstValue | undefined {
  if (field.initial === undefined) return undefined
  const unit = tokenUnit(field)
  return { kind: 'period', token: field.initial, from, to, ...(unit === undefined ? {} : { unit }) }
}

/** As filterState computes them when the screen opens: the first rows must be asked for with the very same values. */
function tokenUnit({ control }: TokenFilterPlan): 'month' | 'year' | undefined {
  if (control === 'month' || control === 'monthRange') return 'month'
  return control === 'text' ? 'year' : undefined
}

function textValue(initial: string | readonly string[] | undefined): FirstValue | undefined {
  if (initial === undefined) return undefined
  return { kind: 'text', value: typeof initial === 'string' ? initial : initial.join(',') }
}
