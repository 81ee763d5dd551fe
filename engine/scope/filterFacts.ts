import type { FieldFact } from '../../codegen/contractFacts'
import { namedParameters } from './namedParameters'
import type { NormalFilter } from './normalDefinition'
import type { Fields, GridFacts } from './page'

/** Parameters that paging uses; a filter never shows them. */
export const pagingParameters: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'want'])

/** The parameters that the grids under a filter understand together. */
export function filterParameters(grids: readonly GridFacts[]): Fields {
  const all: Record<string, FieldFact> = {}
  for (const { operation, of } of grids) {
    // What hangs on a chosen row is told by that row alone.
    if (of !== undefined) continue
    const facts = operation?.body && !operation.isEffect ? operation.body.fields : operation?.parameters
    for (const fact of Object.values(facts ?? {})) {
      if (!pagingParameters.has(fact.name)) all[fact.name] ??= fact
    }
  }
  return all
}

/** Names a filter may use: each parameter, and each period by the name its two parameters share. */
export function filterNames(parameters: Fields): string[] {
  const periods = Object.keys(parameters)
    .filter(name => name.endsWith('From') && Object.hasOwn(parameters, `${name.slice(0, -4)}To`))
    .map(name => name.slice(0, -4))
  const parts = new Set(periods.flatMap(name => [`${name}From`, `${name}To`]))
  return [...Object.keys(parameters).filter(name => !parts.has(name)), ...periods]
}

/** Everything that a filter over these grids may name, by the name that it has there. */
export function conditionFacts(grids: readonly GridFacts[]): Fields {
  const parameters = filterParameters(grids)
  return Object.fromEntries(
    filterNames(parameters).flatMap(name => {
      const fact = parameters[name] ?? parameters[`${name}From`]
      return fact ? [[name, { ...fact, name }]] : []
    }),
  )
}

/** The fact of each field of the filter by its name; a period has the fact of its `…From`. Unknown names are left out. */
export function filterFacts(filter: NormalFilter, grids: readonly GridFacts[]): Fields {
  const parameters = filterParameters(grids)
  const names = filter.fields.flatMap(namedParameters)
  return Object.fromEntries(
    names.flatMap(name => {
      const fact = parameters[name] ?? parameters[`${name}From`]
      return fact ? [[name, fact]] : []
    }),
  )
}

/** A looked-up code goes by the name of the text beside it (구매담당, not 구매담당 ID), unless the contract names the condition. */
export function conditionLabel(fact: FieldFact | undefined, grids: readonly GridFacts[]): string | undefined {
  const { text, condition } = fact?.lookup ?? {}
  if (condition !== undefined) return condition
  const beside = text === undefined ? undefined : grids.find(grid => grid.fields[text])
  return (text === undefined ? undefined : beside?.fields[text]?.label) ?? fact?.label
}
