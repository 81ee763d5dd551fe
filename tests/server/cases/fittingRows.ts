import type { ParameterFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { FilterFieldPlan } from '../../../engine/plan/filterPlan'
import { type Row, textOf } from '../../../engine/runtime/row'
import { addDays } from '../../../schemas/shared/calendar'
import {
  codesOfFilter,
  type FilteredList,
  filteredLists,
  type Input,
  isPeriodEnd,
  satisfies,
  shown,
  shownIn,
} from '../contract/listFilters'
import { type AskedList, pooledValue } from './askedLists'
import { keptValues, unjudged, type ValuesOf } from './keptValues'

/** The list as the contract has it; of a page on samples as its operation would be searched. */
function contractList({ grid }: AskedList): FilteredList | undefined {
  const { operation } = grid.source.binding
  const known = filteredLists.find(({ id }) => id === operation)
  const fact = contractFacts[operation]
  if (known || fact?.access !== 'samples') return known
  const filters = Object.values(fact.parameters)
  return { id: operation as FilteredList['id'], fact, filters, isPaged: false, hasTotals: false }
}

/** A condition as it is listed; both ends of a period are one. */
export function conditionName(operation: string, fact: ParameterFact): string {
  return `${operation}.${isPeriodEnd(fact) ? fact.name.replace(/(From|To)$/, '') : fact.name}`
}

const nameOf = ({ grid }: AskedList, fact: ParameterFact) =>
  conditionName(grid.source.binding.operation, fact)

function parameterOf({ grid }: AskedList, name: string): ParameterFact | undefined {
  return contractFacts[grid.source.binding.operation]?.parameters[name]
}

/** A value for the condition that some of the rows show, else one that its field may have. */
export function valuesFor(
  list: AskedList,
  field: FilterFieldPlan,
  parameters: readonly string[],
  keptOf: ValuesOf,
): Input {
  const known = contractList(list)
  const [first = '', last] = parameters
  const fact = parameterOf(list, first)
  const of = (row: Row): readonly string[] => {
    if (!known || !fact) return [textOf(row[first])]
    const kept = keptValues[nameOf(list, fact)]
    if (!kept) return [shown(known, fact, row)]
    return keptOf(nameOf(list, fact), row).map(text => (kept.how === 'begins' ? text.slice(0, 2) : text))
  }
  const values = list.rows.flatMap(of).filter(text => text !== '')
  const middle = values[Math.floor(values.length / 2)]
  if (last !== undefined) {
    const [from = '2026-10-01', to = '2026-10-31'] = thirds(values)
    return { [first]: from, [last]: withinYear(from, to) }
  }
  if (middle !== undefined) return { [first]: middle }
  // What must be given was given when the whole was asked for: with another value it would be another whole.
  const given = list.request[first]
  if (given !== undefined) return { [first]: textOf(given) }
  const [code] = fact ? codesOfFilter(fact) : []
  const choice = 'choices' in field ? field.choices?.[0]?.value : undefined
  const box = field.control === 'check' ? field.value : undefined
  return { [first]: box ?? choice ?? code ?? pooledValue(first, 0) }
}

/** A longer period of days is refused by every list that has one. */
function withinYear(from: string, to: string): string {
  const last = from.length === 'YYYY-MM-DD'.length ? addDays(from, 364) : to
  return to < last ? to : last
}

/** A period in the middle of those that occur. */
function thirds(values: readonly string[]): readonly string[] {
  const sorted = [...values].sort()
  return [1, 2].flatMap(part => sorted[Math.floor((sorted.length * part) / 3)] ?? [])
}

/** The rows of the whole list that a search must find, computed without it; undefined where nobody can say. */
export function fittingRows(list: AskedList, asked: Input, keptOf: ValuesOf): readonly Row[] | undefined {
  // What the whole was asked for finds the whole.
  if (Object.entries(asked).every(([name, value]) => textOf(list.request[name]) === value)) return list.rows
  const known = contractList(list)
  const facts = Object.keys(asked).flatMap(name => parameterOf(list, name) ?? [])
  if (!known || facts.length < Object.keys(asked).length) return undefined
  const isSeen = (fact: ParameterFact) =>
    nameOf(list, fact) in keptValues || shownIn(known, fact) !== undefined
  if (!facts.every(isSeen)) return undefined
  return list.rows.filter(row =>
    facts.every(fact => {
      const kept = keptValues[nameOf(list, fact)]
      if (!kept) return satisfies(known, fact, asked, row)
      const value = asked[fact.name] ?? ''
      return keptOf(nameOf(list, fact), row).some(text => meets[kept.how](text, value, fact))
    }),
  )
}

const meets = {
  equals: (text, value) => value.split(',').includes(text),
  contains: (text, value) => text.toLowerCase().includes(value.trim().toLowerCase()),
  begins: (text, value) => text.startsWith(value),
  atMost: (text, value) => Number(text) <= Number(value),
  period: (text, value, { name }) => (name.endsWith('From') ? text >= value : text <= value),
} as const satisfies Readonly<Record<string, (text: string, value: string, fact: ParameterFact) => boolean>>

/** Why the condition is judged by nothing but the whole; undefined where it is not to be excused. */
export function excuseOf(list: AskedList, asked: Input): string | undefined {
  const [fact] = Object.keys(asked).flatMap(name => parameterOf(list, name) ?? [])
  return fact && unjudged[nameOf(list, fact)]
}
