import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { type ExpressionScope, valueTypeOf } from '../expression/valueType'
import type { BindingPlan, RequestPlan } from '../plan/bindingPlan'
import { callProblems } from '../problem/catalogue/callProblems'
import { compileValues } from '../scope/compiling'
import { filterFacts } from '../scope/filterFacts'
import type { NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { detailScope } from '../scope/pageFacts'

/** Fields an operation takes: its query and path parameters, or the body of a POST without effect. */
export function takenFields(operation: OperationFact) {
  const inBody = operation.body !== undefined && !operation.isEffect
  const parameters = Object.values(operation.parameters).filter(parameter => parameter.in !== 'header')
  const fields = [...parameters, ...(inBody ? Object.values(operation.body?.fields ?? {}) : [])]
  return { inBody, fields: Object.fromEntries(fields.map(fact => [fact.name, fact])) }
}

/** The values written for an operation, each held against the field it fills; names that it does not take are reported. */
export function compileTaken(
  { on }: Page,
  operation: OperationFact,
  taken: Readonly<Record<string, FieldFact>>,
  written: Record<string, string> | undefined,
  scope: ExpressionScope,
) {
  return compileValues(on, written, scope, { thing: 'parameter', names: taken }, (name, record) => {
    const fact = taken[name]
    if (fact) return valueTypeOf(fact)
    const known = Object.values(taken)
    on.source.report(on.source.keyAt(record, name), callProblems.parameterUnknown(operation.id, name, known))
    return undefined
  })
}

/** A block that asks: `word` names its operation. */
interface Asking {
  readonly with?: Record<string, string>
  readonly of?: string
}

/** What a block asks its operation for, handed over by `with` and by the filter. */
export function compileRequest<Word extends string>(
  page: Page,
  block: Asking & { readonly [word in Word]?: string },
  word: Word,
  operation: OperationFact,
  filterNames: readonly string[],
): RequestPlan {
  const { on } = page
  const { inBody, fields } = takenFields(operation)
  on.operations.add(operation.id)
  const values = compileTaken(page, operation, fields, block.with, detailScope(page, block.of))
  const given = new Set([...Object.keys(values), ...filterNames])
  for (const fact of Object.values(fields)) {
    if (!fact.required || given.has(fact.name)) continue
    on.source.report(
      on.source.valueAt(block, word),
      callProblems.parameterMissing(operation.id, fact, 'filter'),
    )
  }
  const paging = ['page', 'size', 'sort', 'want']
  return {
    operation: operation.id,
    with: values,
    parameters: block.of === undefined ? Object.keys(fields).filter(name => !paging.includes(name)) : [],
    inBody,
  }
}

/** Binds a grid to its operation: what it is handed beside the filter, and how its answer is read. */
export function compileBinding(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  operation: OperationFact,
  filterNames: readonly string[],
): BindingPlan {
  const { fields } = takenFields(operation)
  return {
    ...compileRequest(page, grid, 'rows', operation, filterNames),
    answer: operation.answer.kind === 'rows' ? 'rows' : 'list',
    ...(facts.lines === undefined && grid.part !== undefined ? { part: grid.part } : {}),
    isPaged: fields.page !== undefined && fields.size !== undefined,
    splitsTotals: fields.want !== undefined,
  }
}

/** The wire parameters that a filter fills. */
export function filledParameters(
  filter: Parameters<typeof filterFacts>[0],
  grids: readonly GridFacts[],
): string[] {
  return Object.entries(filterFacts(filter, grids)).flatMap(([name, fact]) =>
    fact.name === name ? [name] : [`${name}From`, `${name}To`],
  )
}
