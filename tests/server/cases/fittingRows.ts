import type { ParameterFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { FilterFieldPlan } from '../../../engine/plan/filterPlan'
import { type Row, textOf } from '../../../engine/runtime/row'
import {
  codesOfFilter,
  type FilteredList,
  filteredLists,
  type Input,
  satisfies,
  shown,
  shownIn,
} from '../contract/listFilters'
import { type AskedList, pooledValue } from './askedLists'

/** The list as the contract has it; of a page on samples as far as its operation stands there. */
function contractList({ grid }: AskedList): FilteredList | undefined {
  return filteredLists.find(({ id }) => id === grid.source.binding.operation)
}

function parameterOf({ grid }: AskedList, name: string): ParameterFact | undefined {
  return contractFacts[grid.source.binding.operation]?.parameters[name]
}

/** A value for the condition that some of the rows show, else one that its field may have. */
export function valuesFor(list: AskedList, field: FilterFieldPlan, parameters: readonly string[]): Input {
  const known = contractList(list)
  const [first = '', last] = parameters
  const fact = parameterOf(list, first)
  const values =
    known && fact
      ? list.rows.map(row => shown(known, fact, row)).filter(text => text !== '')
      : list.rows.map(row => textOf(row[first])).filter(text => text !== '')
  const middle = values[Math.floor(values.length / 2)]
  if (last !== undefined) {
    const [from = '2026-10-01', to = '2026-10-31'] = thirds(values)
    return { [first]: from, [last]: to }
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

/** A period in the middle of those that occur. */
function thirds(values: readonly string[]): readonly string[] {
  const sorted = [...values].sort()
  return [1, 2].flatMap(part => sorted[Math.floor((sorted.length * part) / 3)] ?? [])
}

export interface Fitting {
  /** The rows of the whole list that the conditions ask for. */
  readonly expected: readonly Row[]
  /** Whether the rows show everything that is asked for. */
  readonly isShown: boolean
}

/** What a search must find, computed from the rows without it. */
export function fittingRows(list: AskedList, asked: Input): Fitting {
  const known = contractList(list)
  const facts = Object.keys(asked).flatMap(name => parameterOf(list, name) ?? [])
  if (!known || facts.length < Object.keys(asked).length) return { expected: [], isShown: false }
  return {
    expected: list.rows.filter(row => facts.every(fact => satisfies(known, fact, asked, row))),
    isShown: facts.every(fact => shownIn(known, fact) !== undefined && !isWider(known, fact)),
  }
}

const wider = ['popupCategory.catName', 'listMenu.pgmName', 'listPost.title']
const isWider = ({ id }: FilteredList, { name }: ParameterFact) => wider.includes(`${id}.${name}`)
