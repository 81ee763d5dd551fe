import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { type ExpressionScope, valueTypeOf } from '../expression/valueType'
import type { BindingPlan, RequestPlan } from '../plan/bindingPlan'
import { callProblems, type ParameterSource } from '../problem/catalogue/callProblems'
import { filterProblems } from '../problem/catalogue/filterProblems'
import { compileValues } from '../scope/compiling'
import { filterFacts } from '../scope/filterFacts'
import { judgeHanded } from '../scope/handed'
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

/** What an operation cannot be called without, and where it is reported as missing. */
interface Needed {
  /** @default what it takes */
  readonly fields?: Readonly<Record<string, FieldFact>>
  /** Names that are filled otherwise. */
  readonly filled: readonly string[]
  readonly at: number
  readonly source: ParameterSource
}

/**
 * The values written for an operation, each held against the field it fills; names that it does not take are reported, and what is
 * missing.
 */
export function compileTaken(
  { on }: Page,
  operation: OperationFact,
  taken: Readonly<Record<string, FieldFact>>,
  written: Readonly<Record<string, string>> | undefined,
  scope: ExpressionScope,
  { fields = taken, filled, at, source }: Needed,
) {
  const needed = Object.values(fields).filter(({ name, required }) => required && !filled.includes(name))
  const { meant, missing } = judgeHanded(
    Object.keys(written ?? {}),
    Object.values(taken),
    needed.map(({ name }) => name),
  )
  for (const fact of needed.filter(({ name }) => missing.includes(name)))
    on.source.report(at, callProblems.parameterMissing(operation.id, fact, source))
  return compileValues(on, written, scope, { thing: 'parameter', names: taken }, (name, record) => {
    const fact = taken[name]
    if (fact) return valueTypeOf(fact)
    const problem = callProblems.parameterUnknown(operation.id, name, Object.values(taken), meant.get(name))
    on.source.report(on.source.keyAt(record, name), problem)
    return undefined
  })
}

/** A block that asks: `word` names its operation. */
interface Asking {
  readonly note?: string
  readonly with?: Record<string, string>
  readonly of?: string
}

/** What is calculated from the filter narrows what it says. */
function isOfFilter(value: string): boolean {
  return /\bfilter\./.test(value)
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
  const at = on.source.valueAt(block, word)
  const values = compileTaken(page, operation, fields, block.with, detailScope(page, block.of), {
    ...{ filled: filterNames, at, source: 'filter' },
  })
  for (const name of Object.keys(block.with ?? {}).filter(one => filterNames.includes(one)))
    if (block.of === undefined && block.note === undefined && !isOfFilter(block.with?.[name] ?? ''))
      on.source.report(
        on.source.keyAt(block.with ?? {}, name),
        filterProblems.overridden(name, name.replace(/(From|To)$/, '')),
      )
  const paging = ['page', 'size', 'sort', 'want']
  const isGiven = (name: string) => values[name] !== undefined || operation.parameters[name]?.in === 'path'
  const needs = Object.values(fields).filter(({ name, required }) => required && isGiven(name))
  return {
    operation: operation.id,
    with: values,
    parameters: block.of === undefined ? Object.keys(fields).filter(name => !paging.includes(name)) : [],
    inBody,
    ...(needs.length > 0 && { needs: needs.map(({ name }) => name) }),
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
