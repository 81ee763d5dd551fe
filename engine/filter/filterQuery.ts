import type { FilterValues } from '../contract/filterRoom'
import type { FilterPlan } from '../plan/filterPlan'
import type { SortKey } from '../plan/gridPlan'
import { readSort, sortText } from '../record/sortText'
import { filterNames, withoutEmpty } from './filterState'

/** Query parameter that says that a search has been made: then the address says all conditions. */
const searchedName = 'isSearched'
const sortName = 'sort'

export interface FilterQuery {
  readonly values: FilterValues
  readonly isSearched: boolean
  readonly sort: readonly SortKey[] | undefined
}

/** The last search as the query of the page's address, so that back, forward and reload bring it back. */
export function writeQuery(values: FilterValues, sort: readonly SortKey[]): Readonly<Record<string, string>> {
  return withoutEmpty({ ...values, [searchedName]: 'Y', [sortName]: sortText(sort) })
}

export function readQuery(plan: FilterPlan, params: Readonly<Record<string, string>>): FilterQuery {
  const names = filterNames(plan)
  const values = Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)))
  const sort = params[sortName]
  return {
    values: withoutEmpty(values),
    isSearched: params[searchedName] === 'Y',
    sort: sort === undefined ? undefined : readSort(sort),
  }
}

/**
 * The conditions a page opens with. A searched address says all of them, but a required one that is missing takes its
 * first value; else what the address names lies over the kept search or the first values.
 */
export function openingValues(
  plan: FilterPlan,
  query: FilterQuery,
  initial: FilterValues,
  kept: FilterValues | undefined,
): FilterValues {
  if (!query.isSearched) {
    const isNamed = Object.keys(query.values).length > 0
    return isNamed || kept === undefined ? { ...initial, ...query.values } : kept
  }
  const required = plan.fields
    .filter(field => field.isRequired)
    .flatMap(field => filterNames({ ...plan, fields: [field] }))
  const fallback = Object.fromEntries(Object.entries(initial).filter(([name]) => required.includes(name)))
  return { ...fallback, ...query.values }
}
